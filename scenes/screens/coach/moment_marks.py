"""The marks of moments: a red disc with a number, or a green one with a crown.

They differ in shape and colour. A moment that is not finally judged has no number yet.
"""

from game.coach.summary import Moment
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point, Rect
from scenes.engine.theme import BURGUNDY, CREAM, GOLD_DARK, GREEN, PARCHMENT_LIGHT, Colour, TextStyle

LARGE, SMALL = 21.0, 18.0
ABOUT = "≈"
_NUMBER = TextStyle(face="title", align="center", colour=CREAM)
_CROWN: Colour = (255, 214, 90)


def draw_mark(canvas: Canvas, center: Point, moment: Moment, radius: float) -> None:
    """Draw the mark of a moment."""
    for colour, more in ((GOLD_DARK, 3.5), (PARCHMENT_LIGHT, 2.0)):
        canvas.circle(center, radius + more, colour)
    canvas.circle(center, radius, ink_of(moment))
    if moment.is_praise:
        canvas.icon("crown", center, radius * 1.3, _CROWN)
        return
    disc = Rect(center[0] - radius, center[1] - radius, 2 * radius, 2 * radius)
    canvas.text(str(moment.number or ABOUT), disc, _NUMBER.sized(radius * 1.15))


def ink_of(moment: Moment) -> Colour:
    """Return the colour of a moment."""
    return GREEN if moment.is_praise else BURGUNDY
