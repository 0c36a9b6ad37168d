"""Short notices over everything, gone by themselves."""

from typing import TYPE_CHECKING

from scenes.core.canvas import Canvas
from scenes.core.layout import SCREEN, Rect
from scenes.core.theme import ON_WOOD

if TYPE_CHECKING:
    from scenes.core.app import App

SECONDS = 5.0
WIDEST = 1100
LOWEST = 836.0
"""Hands of cards and rows of buttons lie below and stay in sight."""
STYLE = ON_WOOD.but(size=24, align="center")


class Toasts:
    """The notices that can be seen now, the newest lowest."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self.texts: list[str] = []

    def show(self, text: str) -> None:
        if text in self.texts:
            return
        self.texts.append(text)
        self._app.timers.after(SECONDS, lambda: self._drop(text))
        self._app.redraw()

    def draw(self, canvas: Canvas) -> None:
        y = LOWEST
        for text in reversed(self.texts):
            width, height = canvas.measure(text, STYLE)
            if width > WIDEST:
                width, height = canvas.measure(text, STYLE, WIDEST)
            y -= height + 36
            rect = Rect((SCREEN.w - width) / 2 - 30, y, width + 60, height + 28)
            canvas.skin("panel_wood", rect)
            canvas.paragraph(text, rect.inset(26, 12), STYLE)

    def _drop(self, text: str) -> None:
        self.texts.remove(text)
        self._app.redraw()
