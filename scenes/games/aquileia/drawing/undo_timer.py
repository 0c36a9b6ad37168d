"""The time left to take back a placed piece: a ring around it that runs out, with the sign of Undo."""

from collections.abc import Iterable
from math import cos, pi, sin

from game.aquileia import events as e
from game.core.events import Event
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point, Rect
from scenes.engine.theme import BURGUNDY, CREAM
from scenes.games.aquileia.layout import space_rect, track_rect

_BEYOND, _WIDTH = 7.0, 5.0
_SEAL = 14.0
_STEPS = 48
"""Number of segments of a whole ring."""
_TRACK = (40, 24, 14)


def placed_last(latest: Iterable[Event], seat: int) -> Rect | None:
    """Return where the last action put a piece of that seat; None if it put none."""
    for event in latest:
        match event:
            case e.HenchmanPlaced() if event.seat == seat:
                return space_rect(event.space)
            case e.TiebreakerPlaced() if event.seat == seat:
                return track_rect(event.place - 1)
            case e.PortCoinLaid():
                continue
        return None
    return None


def draw_sand(canvas: Canvas, place: Rect, left: float) -> None:
    """Draw the ring with this share of the time left."""
    (x, y), radius = place.center, place.w / 2 + _BEYOND
    canvas.circle(place.center, radius + 1, _TRACK, _WIDTH + 2)
    if left > 0:
        canvas.polygon(_arc(place.center, radius, left), BURGUNDY)
    seal = x + radius * 0.62, y + radius * 0.78
    canvas.circle(seal, _SEAL, BURGUNDY)
    canvas.circle(seal, _SEAL, CREAM, 2)
    canvas.icon("undo", seal, _SEAL * 1.3, CREAM)


def _arc(center: Point, radius: float, share: float) -> list[Point]:
    """Return the outline of the remaining part of the ring, which ends at the top."""
    steps = max(2, round(_STEPS * share))
    turns = [-pi / 2 - 2 * pi * share * step / steps for step in range(steps + 1)]
    outer = [(center[0] + radius * cos(turn), center[1] + radius * sin(turn)) for turn in turns]
    within = radius - _WIDTH
    inner = [(center[0] + within * cos(turn), center[1] + within * sin(turn)) for turn in reversed(turns)]
    return outer + inner
