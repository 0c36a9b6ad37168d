"""Short notices over everything, which disappear by themselves."""

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
"""Duration of a notice."""
BESIDE_SECONDS = 2.5
"""Duration of a notice beside a widget."""
WIDEST = 1100
"""Largest width before the text wraps."""
GAP = 8.0
LOWEST = 836.0
"""Lower edge of the notices; below it lie hands of cards and rows of buttons."""
STYLE = ON_WOOD.centered


@dataclass(frozen=True, slots=True)
class Toast:
    """Describe one notice; one that belongs to a scene (`of`) disappears with it."""

    text: str
    of: "Scene | None"
    beside: Rect | None
    """Rectangle of the thing it is about; None shows it in the usual place."""
    keep_no_longer: Callable[[], None]
    """Cancels the timer that removes it."""


class Toasts:
    """Hold and draw the notices shown now, the newest lowest."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._shown: list[Toast] = []

    @property
    def texts(self) -> list[str]:
        """Return the texts shown now."""
        return [toast.text for toast in self._shown]

    def show(self, text: str, of: "Scene | None" = None, beside: Rect | None = None) -> None:
        """Show a notice, unless the same text is shown already.

        `of` is the scene it belongs to; `beside` places it at a rectangle and replaces other such notices.
        """
        if text in self.texts:
            return
        if beside:
            self.put_away_beside()
        seconds = BESIDE_SECONDS if beside else SECONDS
        keep_no_longer = self._app.timers.after(seconds, lambda: self.put_away(text))
        self._shown.append(Toast(text, of, beside, keep_no_longer))
        self._app.redraw()

    def put_away(self, text: str) -> None:
        """Remove the notice with this text."""
        self._drop([toast for toast in self._shown if toast.text == text])

    def put_away_of(self, scene: "Scene") -> None:
        """Remove the notices of a scene that is covered or leaves."""
        self._drop([toast for toast in self._shown if toast.of is scene])

    def put_away_beside(self) -> None:
        """Remove the notices beside widgets, since those of neighbours would overlap."""
        self._drop([toast for toast in self._shown if toast.beside])

    def draw(self, canvas: Canvas) -> None:
        """Draw all notices."""
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
        """Return rectangles below each other; the top scene may propose a better place than the usual one."""
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
