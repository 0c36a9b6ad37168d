"""A highlight over a place: a glowing frame and a light tint under which everything stays readable."""

import math

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import Colour

_LIGHT: Colour = (255, 214, 96)
_WASH, _FRAME, _HALO = 0.16, 4.0, 70.0


def draw_highlight(canvas: Canvas, rect: Rect, strength: float = 1.0) -> None:
    """Draw a glowing frame, and a tint so light that names and numbers are read through it."""
    with canvas.faded(strength):
        for side in _frame(rect.outset(_HALO), _HALO):
            with canvas.clipped(side):
                canvas.skin("glow", rect)
        canvas.fill(rect, _LIGHT, _WASH)
        for edge in _frame(rect, _FRAME):
            canvas.fill(edge, _LIGHT, 1)


def pulse(share: float) -> float:
    """Return the strength of a highlight over time: it appears quickly, stays, and fades."""
    return min(1.0, 1.6 * math.sin(math.pi * share))


def _frame(rect: Rect, width: float) -> list[Rect]:
    """Return the four strips along the inside of the edges."""
    above, rest = rect.split_top(width, 0)
    middle, below = rest.split_bottom(width, 0)
    left, rest = middle.split_left(width, 0)
    return [above, left, rest.split_right(width, 0)[1], below]
