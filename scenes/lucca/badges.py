"""What the smallest and the largest address bring, on a pill: it goes from one holder to the next (LC 5.4)."""

from collections.abc import Mapping
from functools import partial

from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.tweens import Call, InTurn
from scenes.kit.seen import Seen
from scenes.kit.stage import Stage
from scenes.lucca.painting import area_of
from scenes.lucca.pieces import bonus_place, paint_bonus
from scenes.lucca.quarter_view import bonus_holders, house_id, street_of

_WAY = 0.5


class Badges:
    """`follow` each position, and whether it goes on from the one before."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._held: Mapping[int, tuple[str, Rect]] = {}
        """By the points: the palace, and where its pill is."""
        self.away: set[int] = set()
        """On its way, and not to be seen where it goes."""

    def follow(self, seen: Seen, goes_on: bool) -> None:
        before, self._held = self._held, _held(seen)
        for points, (palace, place) in self._held.items() if goes_on else ():
            holder, start = before.get(points, (palace, place))
            if holder != palace:
                self._fly(points, start, place)

    def _fly(self, points: int, start: Rect, end: Rect) -> None:
        def paint(canvas: Canvas, share: float) -> None:
            paint_bonus(points, canvas, start.lerp(end, share))

        self.away.add(points)
        flight = InTurn([self._stage.playing(paint, _WAY), Call(partial(self._land, points))])
        flight.advance(0.0)  # no frame passes in which it is nowhere
        self._stage.scene.animate(flight)

    def _land(self, points: int) -> None:
        self.away.discard(points)
        self._stage.dress()


def _held(seen: Seen) -> dict[int, tuple[str, Rect]]:
    return {points: _palace(seen, *holder) for points, holder in bonus_holders(seen).items()}


def _palace(seen: Seen, seat: int, colour: int) -> tuple[str, Rect]:
    street = street_of(seen, seat)
    palace = next(each for each in street.quarter.palaces if each.colour == colour)
    area = area_of(palace, street.quarter.completed, street.quarter.opened)
    return house_id(seat, colour), bonus_place(street, palace, area)
