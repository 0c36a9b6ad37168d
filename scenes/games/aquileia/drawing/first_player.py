"""The mark of the starting player: beside a rival's name, or below the own points."""

from collections.abc import Hashable
from functools import partial

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import CREAM, SMALL, Colour
from scenes.games.aquileia.layout import place, rival_rect

FIRST_MARK = (62.0, 26.0)
_WORD = SMALL.but(size=19, face="strong", colour=CREAM, align="center", smallest=0.6)
_GROUND: Colour = (158, 68, 38)
_POINTS = 48.0
"""Width of the disc with the points at the right of a rival's panel."""


FORECAST = ("forecast",)
"""Name of the own score if the match ended now, as a tracked item."""


def points_name(seat: int) -> Hashable:
    """Return the name of a seat's points as a tracked item."""
    return "points", seat


def points_disc() -> Rect:
    """Return the place of the coin with the own points."""
    badge = place("badge").inset(10, 6)
    return Rect(badge.right - 104, badge.y - 2, 82, 82)


def first_mark(viewer: int, seats: int, seat: int) -> Rect:
    """Return the place of the mark on a seat's panel."""
    if seat == viewer:
        below = points_disc()
        return Rect(below.center[0] - FIRST_MARK[0] / 2, below.bottom, *FIRST_MARK)
    head = rival_rect(viewer, seats, seat).inset(16, 7).split_top(32)[0].trimmed(right=_POINTS)
    return Rect(head.right - FIRST_MARK[0], head.center[1] - FIRST_MARK[1] / 2, *FIRST_MARK)


def draw_first(canvas: Canvas, rect: Rect, words: str) -> None:
    """Draw the mark, of which there is one."""
    canvas.thing(("first",), rect, partial(_paint_first, words))


def _paint_first(words: str, canvas: Canvas, rect: Rect) -> None:
    canvas.fill(rect, _GROUND, 1, 13)
    canvas.text(words, rect.inset(4, 0), _WORD)
