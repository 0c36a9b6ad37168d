"""The ribbon that says what to do now."""

from collections.abc import Callable

from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.theme import BODY
from scenes.core.widgets import Look, Widget

_STYLE = BODY.but(size=25, align="center", smallest=0.6)


class Ribbon(Widget):
    """One sentence with the crest of whose turn it is; it glows while it calls the person."""

    def __init__(self, id: str, rect: Rect, text: str, crest: str, glow: Callable[[], float]) -> None:  # noqa: A002
        super().__init__(id, rect)
        self.text, self.crest, self.glow = text, crest, glow

    def draw(self, canvas: Canvas, look: Look) -> None:
        if strength := self.glow():
            with canvas.faded(strength):
                canvas.skin("glow", self.rect.inset(30, 6))
        canvas.skin("ribbon", self.rect)
        inner = self.rect.inset(84, 0).trimmed(bottom=15)
        canvas.image_fitted(self.crest, Rect(inner.x - 4, inner.y, 40, inner.h))
        canvas.text(self.text, inner.trimmed(left=44), _STYLE)
