"""Short notices over everything, gone by themselves."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.theme import ON_WOOD
from scenes.engine.widgets.tooltip import draw_tooltip

if TYPE_CHECKING:
    from scenes.engine.app import App
    from scenes.engine.scene import Scene

SECONDS = 5.0
BESIDE_SECONDS = 2.5
WIDEST = 1100
GAP = 8.0
LOWEST = 836.0
"""Hands of cards and rows of buttons lie below and stay in sight."""
STYLE = ON_WOOD.but(size=24, align="center")


@dataclass(frozen=True, slots=True)
class Toast:
    """One notice; what only one scene has to say goes with it."""

    text: str
    of: "Scene | None"
    beside: Rect | None
    """What it is said of; elsewhere it would hide what has nothing to do with it."""
    keep_no_longer: Callable[[], None]


class Toasts:
    """The notices that can be seen now, the newest lowest."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._shown: list[Toast] = []

    @property
    def texts(self) -> list[str]:
        return [toast.text for toast in self._shown]

    def show(self, text: str, of: "Scene | None" = None, beside: Rect | None = None) -> None:
        if text in self.texts:
            return
        if beside:
            self.put_away_beside()
        seconds = BESIDE_SECONDS if beside else SECONDS
        keep_no_longer = self._app.timers.after(seconds, lambda: self.put_away(text))
        self._shown.append(Toast(text, of, beside, keep_no_longer))
        self._app.redraw()

    def put_away(self, text: str) -> None:
        """What it says is over."""
        self._drop([toast for toast in self._shown if toast.text == text])

    def put_away_of(self, scene: "Scene") -> None:
        """The scene is covered, or leaves."""
        self._drop([toast for toast in self._shown if toast.of is scene])

    def put_away_beside(self) -> None:
        """Of one thing after the other is said why: neighbours' words would lie over each other."""
        self._drop([toast for toast in self._shown if toast.beside])

    def draw(self, canvas: Canvas) -> None:
        for toast in self._shown:
            if toast.beside:
                draw_tooltip(canvas, toast.beside, toast.text)
        texts = [toast.text for toast in self._shown if not toast.beside]
        for text, place in zip(texts, self._places([self._size(canvas, text) for text in texts]), strict=True):
            canvas.skin("panel_wood", place)
            canvas.paragraph(text, place.inset(26, 12), STYLE)

    @staticmethod
    def _size(canvas: Canvas, text: str) -> tuple[float, float]:
        width, height = canvas.measure(text, STYLE)
        if width > WIDEST:
            width, height = canvas.measure(text, STYLE, WIDEST)
        return width + 60, height + 28

    def _places(self, sizes: Sequence[tuple[float, float]]) -> list[Rect]:
        """Below each other; a scene may have a better place for them than the usual."""
        if not sizes:
            return []
        block = max(width for width, _ in sizes), sum(height + GAP for _, height in sizes)
        usual = Rect((SCREEN.w - block[0]) / 2, LOWEST - block[1], *block)
        top = self._app.stack.top
        area = top.notice_place(usual) if top is not None else usual
        rows = area.stack([height for _, height in sizes], GAP)
        return [row.centered(width, row.h) for row, (width, _) in zip(rows, sizes, strict=True)]

    def _drop(self, toasts: Sequence[Toast]) -> None:
        for toast in toasts:
            toast.keep_no_longer()
            self._shown.remove(toast)
            self._app.redraw()
