"""The finished city of a family for the finale: all towers side by side at the foot of a rectangle."""

from game.san_gimignano.state import State
from game.san_gimignano.towers import Tower
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.games.san_gimignano.drawing.painting import draw_tower
from scenes.games.san_gimignano.layout import CAP_RATIO, FLAG_RATIO, LEAST_STOREY, STOREY_RATIO, Skyline

_PITCH = 1.3
"""Distance from tower to tower, in tower widths."""


def draw_city(canvas: Canvas, view: State, seat: int, colour: str, rect: Rect) -> None:
    """Draw the city; both cities have one scale, and the towers are centred."""
    towers = view.towers[seat]
    storey = _storey(view, rect)
    pitch = storey * STOREY_RATIO * _PITCH
    left = rect.center[0] - pitch * len(towers) / 2
    for index, tower in enumerate(towers):
        _draw(canvas, tower, colour, (left + pitch * (index + 0.5), rect.bottom), storey / LEAST_STOREY)


def _storey(view: State, rect: Rect) -> float:
    """Return the largest height of a storey with which all towers fit, with their flags."""
    towers = [tower for city in view.towers for tower in city]
    tallest = max((len(Skyline.shown_levels(tower)) for tower in towers), default=0) + CAP_RATIO + FLAG_RATIO
    most = max(1, *(len(city) for city in view.towers))
    return min(rect.h / tallest, rect.w / (most * STOREY_RATIO * _PITCH))


def _draw(canvas: Canvas, tower: Tower, colour: str, foot: tuple[float, float], factor: float) -> None:
    skyline = Skyline([tower], is_own=True, storey=LEAST_STOREY)
    own = skyline.center_x(0), skyline.foot
    with canvas.shifted(foot[0] - own[0], foot[1] - own[1]), canvas.zoomed(factor, own):
        draw_tower(canvas, skyline, 0, tower, colour)
