"""The five player colours as the screen shows them: ink for their names, pictures of their arms."""

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import BODY, BURGUNDY, LAPIS, VIOLET, Colour

INKS: dict[str, Colour] = {"L": BURGUNDY, "F": LAPIS, "Q": (34, 84, 46), "T": VIOLET, "S": (126, 56, 8)}

_LEAST = 30.0
_LETTER = 16.5
"""Eleven pixels in the smallest window."""


def crest(colour: str) -> str:
    return f"common/art/crest_{colour}"


def draw_badge(canvas: Canvas, disc: Rect, colour: str) -> None:
    """The owner's badge: a shape of its own with the letter, so that no owner is told by colour alone."""
    disc = disc.centered(max(disc.w, _LEAST), max(disc.h, _LEAST))
    canvas.image(f"common/art/badge_{colour}", disc)
    letter = disc.trimmed(bottom=disc.h * 0.14)
    size = max(_LETTER, disc.h * 0.42)
    style = BODY.but(size=size / canvas.text_scale, align="center", face="title")
    canvas.text(colour, letter.outset(0, _LETTER), style)
