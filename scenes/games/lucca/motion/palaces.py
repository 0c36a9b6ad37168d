"""Palaces that are completed, with roof and payment, and that open with lights, banners, guests and payers."""

from functools import partial
from math import pi, sin

from game.lucca import events as e
from game.lucca.quarters import Palace
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point, Rect
from scenes.engine.motion.tween import Animation, InTurn, Wait, ease_evenly
from scenes.games.lucca.drawing.painting import ART, roof_place
from scenes.games.lucca.position import LuccaPosition
from scenes.games.lucca.street_layout import Street
from scenes.games.lucca.widgets.family_plates import points_name
from scenes.games.lucca.widgets.quarter import house_id, street_of
from scenes.kit.motion.motion import Leg, Movement, Pose, PoseAt, Step, Trip, fade_out, glide
from scenes.kit.motion.movements import RISE, rising_points
from scenes.kit.motion.plan import Plan

_ROOF, _FALL = 0.45, 2.4
"""Seconds in which a roof comes down, and from how far above, in its heights."""
_STOREY, _LIT = 0.14, 0.05
_BANNERS = 0.4
_WALK = 0.9
_OWN_FEAST = 1.3
"""Factor on the duration of the viewer's own opening; a rival's keeps others waiting."""
_GUESTS = (("people_1", -1, 0.0), ("people_2", 1, 0.25))
"""Picture of each guest, the side from which it comes, and its delay in seconds."""
_GUEST = 0.46
"""Width of a guest, in card widths."""
_GUEST_RATIO = 61 / 52
_WAY = 1.6
_NEXT_DOOR, _PER_UNIT, _LONGEST_WAY = 0.5, 1 / 4000, 0.7
"""Seconds of a palace's glide to its next area: at least, more per unit of distance, and at most."""
_BEHIND, _DWINDLES = 12.0, 0.1
"""Height above the others and loss of size of a palace that glides behind them, both at half of its path."""


class _Walk:
    """Hold the way of a palace to its next area, behind its neighbours."""

    def __init__(self, plan: Plan, seat: int, colour: int) -> None:
        self.name = house_id(seat, colour)
        self.streets = street_of(plan.before, seat), street_of(plan.after, seat)
        self.before, self.after = (palace_of(street, colour) for street in self.streets)
        self.start, self.end = (
            street.column(palace) for street, palace in zip(self.streets, (self.before, self.after), strict=True)
        )
        self.seconds = min(_LONGEST_WAY, _NEXT_DOOR + abs(self.start.center[0] - self.end.center[0]) * _PER_UNIT)
        self._cards = {("card", card) for card in self.after.cards}

    def is_part(self, trip: Trip) -> bool:
        """Return whether an item is a part of the palace."""
        name = trip.item.name
        return name in self._cards or (isinstance(name, tuple) and name[1:2] == (self.name,))

    def leg(self, look: float | None = None) -> Leg:
        """Return the leg of a part; with a `look` it keeps that one on the way."""

        def pose(trip: Trip, share: float) -> Pose:
            place = self.behind(trip.start.lerp(trip.end, share), share)
            return Pose(place, share if look is None else look)

        return Leg(pose, self.seconds, ease_evenly)

    def behind(self, place: Rect, share: float) -> Rect:
        away, street = sin(pi * share), self.streets[1]
        about = self.start.lerp(self.end, share).center[0], street.foot
        return _shrunk(place, about, 1 - _DWINDLES * away).moved(dy=-_BEHIND * away)


def _shrunk(place: Rect, about: Point, factor: float) -> Rect:
    x, y = about
    return Rect(x + (place.x - x) * factor, y + (place.y - y) * factor, place.w * factor, place.h * factor)


def palace_of(street: Street, colour: int) -> Palace:
    """Return the palace of a colour on a street."""
    return next(palace for palace in street.quarter.palaces if palace.colour == colour)


def above(house: Rect) -> Point:
    """Return the point at which a house's points begin to rise."""
    return house.center[0], house.y - 10


# Completing (LC 4.2 b)


def _complete(plan: Plan) -> None:
    """Replace the scaffold with a roof where the palace was built, pay, and let it glide to the completed ones."""
    event = plan.event
    assert isinstance(event, e.PalaceCompleted)
    walk = _Walk(plan, event.seat, event.colour)
    street, built = walk.streets[0], walk.streets[0].house(walk.before)
    for trip in plan.trips:
        if trip.kind == "roof" and walk.is_part(trip):
            plan.move(trip, _roof(walk, roof_place(street, walk.before)))
        elif walk.is_part(trip) and trip.before and trip.after:
            plan.move(trip, Movement((walk.leg(),), RISE, layer=-1))
        elif trip.before and trip.after:
            plan.move(trip, glide(walk.seconds, ease_evenly), RISE)
    plan.pay(points_name(event.seat), event.points, built, _ROOF / 2)
    plan.beside.append(rising_points(plan.stage, event.points, above(built), street.area))


def _roof(walk: _Walk, built: Rect) -> Movement:
    def fall(trip: Trip, share: float) -> Pose:
        return Pose(built.moved(dy=-(1 - share) * _FALL * built.h), 1.0)

    def go(trip: Trip, share: float) -> Pose:
        return Pose(walk.behind(built.lerp(trip.end, share), share), 1.0)

    rest: PoseAt = lambda trip, share: Pose(built, 1.0)  # noqa: E731
    return Movement((Leg(fall, _ROOF), Leg(rest, RISE - _ROOF), Leg(go, walk.seconds, ease_evenly)), layer=-1)


# Opening (LC 4.1, LC 5.2)


def _open(plan: Plan) -> None:
    """Let the palace glide to the opened ones and open with its party."""
    event = plan.event
    assert isinstance(event, e.PalaceOpened)
    walk, pace = _Walk(plan, event.seat, event.colour), _OWN_FEAST if plan.is_own else 1.0
    street, storeys = walk.streets[1], len(walk.after.cards)
    for trip in plan.trips:
        if trip.kind == "banner" and walk.is_part(trip):
            plan.move(trip, _banner(pace), walk.seconds + pace * _STOREY * storeys)
        elif trip.kind == "card" and walk.is_part(trip):
            plan.move(trip, _lighting(walk, trip, pace))
        elif walk.is_part(trip) and trip.before and trip.after:
            plan.move(trip, Movement((walk.leg(),), layer=-1))
        elif trip.before and trip.after:
            plan.move(trip, glide(walk.seconds, ease_evenly))
    house = street.house(walk.after)
    for payer, points in enumerate(event.paid_by):
        plan.pay(points_name(event.seat), points, _house(plan.after, payer, event.colour), walk.seconds)
    party: list[Animation] = [*_guests(plan, street, house, pace)]
    party.append(rising_points(plan.stage, event.points, above(house), street.area))
    plan.beside += [InTurn([Wait(walk.seconds), each]) for each in party]


def _lighting(walk: _Walk, trip: Trip, pace: float) -> Movement:
    """Return the movement of a storey, which is lit when it is its turn, from the foot up."""
    card = trip.item.name[1] if isinstance(trip.item.name, tuple) else 0
    level = len(walk.after.cards) - 1 - walk.after.cards.index(card)
    wait: PoseAt = lambda trip, share: Pose(trip.end, 0.0)  # noqa: E731
    light: PoseAt = lambda trip, share: Pose(trip.end, share)  # noqa: E731
    return Movement((walk.leg(look=0.0), Leg(wait, pace * _STOREY * (level + 1) - _LIT), Leg(light, _LIT)), layer=-1)


def _banner(pace: float) -> Movement:
    return Movement((Leg(lambda trip, share: Pose(trip.end, 1.0, part=share), pace * _BANNERS),), layer=-1)


def _guests(plan: Plan, street: Street, house: Rect, pace: float) -> list[Animation]:
    """Let guests walk to the door from both sides and go in."""
    width = street.card_width * _GUEST
    size = width, width * _GUEST_RATIO
    door = Rect(house.center[0] - size[0] / 2, street.foot - size[1], *size)
    found: list[Animation] = []
    for picture, side, later in _GUESTS:
        start = door.moved(dx=side * house.w * _WAY).kept_inside(street.area)
        walk = plan.stage.playing(partial(_draw_guest, picture, start, door), pace * _WALK)
        found.append(InTurn([Wait(pace * later), walk]))
    return found


def _draw_guest(picture: str, start: Rect, door: Rect, canvas: Canvas, share: float) -> None:
    with canvas.faded(min(1.0, 5 * share, 5 * (1 - share))):
        canvas.image(ART + picture, start.lerp(door, share))


def _house(position: LuccaPosition, seat: int, colour: int) -> Rect:
    street = street_of(position, seat)
    return (
        street.house(palace_of(street, colour))
        if any(palace.colour == colour for palace in street.quarter.palaces)
        else street.area
    )


_DOWN = dict.fromkeys(("posts", "scaffold", "foot"), fade_out(_ROOF))
COMPLETED = Step(leaves=_DOWN, plan=_complete)
OPENED = Step(plan=_open)
