"""Short notices over everything, which disappear by themselves."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.theme import ON_WOOD
from scenes.engine.timers import Timers
from scenes.engine.widgets.tooltip import draw_tooltip

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
    of: object
    beside: Rect | None
    """Rectangle of the thing it is about; None shows it in the usual place."""
    keep_no_longer: Callable[[], None]
    """Cancels the timer that removes it."""


class Toasts:
    """Hold and draw the notices shown now, the newest lowest."""

    def __init__(self, timers: Timers, redraw: Callable[[], None]) -> None:
        self._timers, self._redraw = timers, redraw
        self._shown: list[Toast] = []

    @property
    def texts(self) -> list[str]:
        """Return the texts shown now."""
        return [toast.text for toast in self._shown]

    def show(self, text: str, of: object = None, beside: Rect | None = None) -> None:
        """Show a notice, unless the same text is shown already.

        `of` is the scene it belongs to; `beside` places it at a rectangle and replaces other such notices.
        """
        if text in self.texts:
            return
        if beside:
            self.put_away_beside()
        seconds = BESIDE_SECONDS if beside else SECONDS
        keep_no_longer = self._timers.after(seconds, lambda: self.put_away(text))
        self._shown.append(Toast(text, of, beside, keep_no_longer))
        self._redraw()

    def put_away(self, text: str) -> None:
        """Remove the notice with this text."""
        self._drop([toast for toast in self._shown if toast.text == text])

    def put_away_of(self, scene: object) -> None:
        """Remove the notices of a scene that is covered or leaves."""
        self._drop([toast for toast in self._shown if toast.of is scene])

    def put_away_beside(self) -> None:
        """Remove the notices beside widgets, since those of neighbours would overlap."""
        self._drop([toast for toast in self._shown if toast.beside])

    def draw(self, canvas: Canvas, place: Callable[[Rect], Rect]) -> None:
        """Draw all notices; `place` returns where those that need the size of a rectangle hide least."""
        for toast in self._shown:
            if toast.beside:
                draw_tooltip(canvas, toast.beside, toast.text)
        texts = [toast.text for toast in self._shown if not toast.beside]
        rows = _rows([self._size(canvas, text) for text in texts], place)
        for text, row in zip(texts, rows, strict=True):
            canvas.skin("panel_wood", row)
            canvas.paragraph(text, row.inset(26, 12), STYLE)

    @staticmethod
    def _size(canvas: Canvas, text: str) -> tuple[float, float]:
        width, height = canvas.measure(text, STYLE)
        if width > WIDEST:
            width, height = canvas.measure(text, STYLE, WIDEST)
        return width + 60, height + 28

    def _drop(self, toasts: Sequence[Toast]) -> None:
        for toast in toasts:
            toast.keep_no_longer()
            self._shown.remove(toast)
            self._redraw()


def _rows(sizes: Sequence[tuple[float, float]], place: Callable[[Rect], Rect]) -> list[Rect]:
    """Return rectangles of these sizes below each other, where `place` wants them instead of the usual place."""
    if not sizes:
        return []
    block = max(width for width, _ in sizes), sum(height + GAP for _, height in sizes)
    area = place(Rect((SCREEN.w - block[0]) / 2, LOWEST - block[1], *block))
    rows = area.stack([height for _, height in sizes], GAP)
    return [row.centered(width, row.h) for row, (width, _) in zip(rows, sizes, strict=True)]
