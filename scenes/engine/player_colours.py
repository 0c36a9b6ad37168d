"""The five player colours on the screen: ink for names, pictures of crests and badges."""

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import BODY, BURGUNDY, LAPIS, VIOLET, Colour

INKS: dict[str, Colour] = {"L": BURGUNDY, "F": LAPIS, "Q": (34, 84, 46), "T": VIOLET, "S": (126, 56, 8)}
"""Colour of a player's name, by the letter of the player colour."""

_LEAST = 30.0
"""Smallest width of a badge in design units."""
_LETTER = 16.5
"""Smallest size of a badge's letter in design units: eleven pixels in the smallest window."""


def crest(colour: str) -> str:
    """Return the name of the picture with this player colour's coat of arms."""
    return f"common/art/crest_{colour}"


def draw_badge(canvas: Canvas, disc: Rect, colour: str) -> None:
    """Draw an owner's badge: shape and letter differ too, so that nobody depends on the colour alone."""
    disc = disc.centered(max(disc.w, _LEAST), max(disc.h, _LEAST))
    canvas.image(f"common/art/badge_{colour}", disc)
    letter = disc.trimmed(bottom=disc.h * 0.14)
    size = max(_LETTER, disc.h * 0.42)
    style = BODY.but(size=size / canvas.text_scale, align="center", face="title")
    canvas.text(colour, letter.outset(0, _LETTER), style)
