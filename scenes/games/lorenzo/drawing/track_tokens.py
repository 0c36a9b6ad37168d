"""The families' tokens on a track: those that would overlap move apart, the viewer's own lies on top."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point, Rect
from scenes.games.lorenzo.drawing.painting import paint_token

Ends = tuple[float, float]
"""Smallest and largest x of a token's middle."""
PIN = 26.0
PITCH = 18.0
"""Width of each token that stays visible at least, enough for its letter."""


@dataclass(frozen=True, slots=True)
class Families:
    """Hold the colours of all families by seat, and the viewer's seat."""

    colours: tuple[str, ...]
    viewer: int


def draw_pins(canvas: Canvas, families: Families, track: str, feet: Sequence[Point], ends: Ends) -> None:
    """Draw the tokens on a track; `feet` holds by seat the middle of the lower edge that a token alone would have."""
    places = apart([x for x, _ in feet], PITCH, ends)
    for seat in sorted(range(len(feet)), key=lambda seat: (seat == families.viewer, seat)):
        pin = Rect(places[seat] - PIN / 2, feet[seat][1] - PIN, PIN, PIN)
        canvas.thing((track, seat), pin, partial(paint_token, families.colours[seat]))


def apart(places: Sequence[float], pitch: float, ends: Ends) -> list[float]:
    """Return places as near to the given ones as they can be with `pitch` between any two, within the ends.

    The result changes gradually while one of them moves.
    """
    order = sorted(range(len(places)), key=lambda index: (places[index], index))
    groups: list[list[float]] = []
    for rank, index in enumerate(order):
        groups.append([places[index] - rank * pitch])
        while len(groups) > 1 and _mean(groups[-2]) > _mean(groups[-1]):
            groups[-2:] = [groups[-2] + groups[-1]]
    least, most = ends[0], ends[1] - (len(places) - 1) * pitch
    moved = [min(max(_mean(group), least), most) for group in groups for _ in group]
    found = {index: moved[rank] + rank * pitch for rank, index in enumerate(order)}
    return [found[index] for index in range(len(places))]


def _mean(group: Sequence[float]) -> float:
    return sum(group) / len(group)
