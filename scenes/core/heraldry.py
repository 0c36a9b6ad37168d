"""The five player colours as the screen shows them: ink for their names, pictures of their arms."""

from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.theme import BODY, BURGUNDY, LAPIS, VIOLET, Colour

INKS: dict[str, Colour] = {"L": BURGUNDY, "F": LAPIS, "Q": (34, 84, 46), "T": VIOLET, "S": (126, 56, 8)}

LEAST_BADGE = 28.0
_LETTER = 16.5
"""Eleven pixels in the smallest window."""


def crest(colour: str) -> str:
    return f"common/art/crest_{colour}"


def badge(colour: str) -> str:
    """The small disc with the letter."""
    return f"common/art/badge_{colour}"


def draw_badge(canvas: Canvas, disc: Rect, colour: str) -> None:
    """The owner's badge: a shape of its own with the letter, so that no owner is told by colour alone."""
    canvas.image(badge(colour), disc)
    letter = disc.trimmed(bottom=disc.h * 0.14)
    size = max(_LETTER, disc.h * 0.42) / canvas.text_scale
    canvas.text(colour, letter.outset(0, _LETTER), BODY.but(size=size, align="center", face="title"))
