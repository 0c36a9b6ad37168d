"""The badges of the smallest and the largest address: they fly from one holder to the next (LC 5.4)."""

from collections.abc import Mapping
from functools import partial

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Call, InTurn
from scenes.games.lucca.drawing.painting import area_of
from scenes.games.lucca.position import LuccaPosition
from scenes.games.lucca.widgets.pieces import bonus_place, paint_bonus
from scenes.games.lucca.widgets.quarter import bonus_holders, house_id, street_of
from scenes.kit.motion.stage import Stage

_WAY = 0.5


class AddressBadges:
    """Fly the badges; `follow` gets each position, and whether it continues the one before."""

    def __init__(self, stage: Stage[LuccaPosition]) -> None:
        self._stage = stage
        self._held: Mapping[int, tuple[str, Rect]] = {}
        """Palace and place of each badge, by its points."""
        self.away: set[int] = set()
        """Points of badges that are flying and hidden at their goal."""

    def follow(self, position: LuccaPosition, goes_on: bool) -> None:
        before, self._held = self._held, _held(position)
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


def _held(position: LuccaPosition) -> dict[int, tuple[str, Rect]]:
    return {points: _palace(position, *holder) for points, holder in bonus_holders(position).items()}


def _palace(position: LuccaPosition, seat: int, colour: int) -> tuple[str, Rect]:
    street = street_of(position, seat)
    palace = next(each for each in street.quarter.palaces if each.colour == colour)
    area = area_of(palace, street.quarter.completed, street.quarter.opened)
    return house_id(seat, colour), bonus_place(street, palace, area)
