"""The plan of one event's motion: which item moves how, and when."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import pi, sin
from typing import Any

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import Number, TrackedItem
from scenes.engine.motion.tween import Animation, InTurn, Wait
from scenes.engine.widgets import Widget
from scenes.kit.motion.motion import COVERING, FLYING, Leg, Movement, Pose, Step, Trip, appear, at_end, resting, stay
from scenes.kit.motion.stage import COIN_FLIGHT, COIN_STEP, MOST_COINS, Paint, Stage, in_shares
from scenes.kit.position_view import AnyPosition

ValueAt = Callable[[float], int]
"""Returns the number that is shown after so many seconds."""


@dataclass(slots=True)
class Track:
    """Hold the movement of one item from the second `start` on."""

    trip: Trip
    movement: Movement
    start: float
    lengths: tuple[float, ...]
    value: ValueAt | None = None
    """For a number that is counted while others move."""

    @property
    def is_in_flight(self) -> bool:
        """Return whether it moves over everything else."""
        return self.movement.layer > 0

    @property
    def is_beside(self) -> bool:
        """Return whether the item itself stays, and only something beside it is drawn."""
        return self.movement.draw is not None

    @property
    def end(self) -> float:
        """Return the second in which it has arrived."""
        return self.start + sum(self.lengths)

    @property
    def goal(self) -> Rect:
        """Return the place where it arrives."""
        return self.pose(self.end).place

    @property
    def widest(self) -> float:
        """Return the largest width in which it is drawn where one of its legs begins or ends."""
        return max(leg.pose(self.trip, share).place.w for leg in self.movement.legs for share in (0.0, 1.0))

    def pose(self, now: float) -> Pose:
        """Return the pose after so many seconds."""
        left = now - self.start
        for leg, length in zip(self.movement.legs, self.lengths, strict=True):
            if left < length:
                return leg.pose(self.trip, leg.ease(max(0.0, left) / length))
            left -= length
        return self.movement.legs[-1].pose(self.trip, 1.0)


@dataclass(slots=True)
class Plan:
    """Hold the motion of one event; the step of a game may change and complete it."""

    event: object
    before: AnyPosition
    after: AnyPosition
    step: Step
    stage: Stage[Any]
    is_own: bool
    trips: list[Trip]
    """Items that move, enter or leave with the event."""
    numbers: list[Trip]
    """Numbers with another value."""
    picture: list[Trip]
    """All items of the picture after, where they are; with the look before of those that were there already."""
    widgets: tuple[Sequence[Widget], Sequence[Widget]] = ((), ())
    """The widgets of the board before and after the event."""
    shown: list[Trip] = field(default_factory=list)
    """All items of the picture before, where they are."""
    undrawn: set[str] = field(default_factory=set)
    """Ids of widgets that are not drawn until the event has landed, because an animation draws them."""
    _tracks: dict[int, Track] = field(default_factory=dict)
    later: list[Track] = field(default_factory=list)
    """Movements after the event has landed, which everybody waits for."""
    beside: list[Animation] = field(default_factory=list)
    """Animations that run along from the start."""
    beneath: list[Animation] = field(default_factory=list)
    """The same, for drawings below the items that move, such as a dialog that opens."""
    afterwards: list[Animation] = field(default_factory=list)
    """Animations below the items that move once the event has landed."""
    rests_first: bool = False
    """True if the event is told and read while the position before is still shown."""

    def move(self, trip: Trip, movement: Movement, delay: float = 0.0) -> Track:
        """Let an item move in this way; what was planned for it before is dropped."""
        self.drop(trip)
        track = Track(trip, movement, delay + movement.delay, self._lengths(trip, movement))
        self._tracks[id(trip.item)] = track
        return track

    def let_wait(self) -> None:
        """Let what waits begin when everything that flies has landed."""
        landed = max((track.end for track in self.flights), default=0.0)
        for track in self.tracks:
            if track.movement.waits:
                track.start += landed

    def _lengths(self, trip: Trip, movement: Movement) -> tuple[float, ...]:
        return tuple(leg.lasts(trip, self.is_own) for leg in movement.legs)

    @property
    def tracks(self) -> list[Track]:
        """Return what is planned, in no order."""
        return list(self._tracks.values())

    @property
    def flights(self) -> list[Track]:
        """Return the tracks of items that fly over everything else."""
        return [track for track in self.tracks if track.movement.layer == FLYING]

    @property
    def end(self) -> float:
        """Return the second in which everything planned so far has arrived."""
        return max((track.end for track in self.tracks), default=0.0)

    @property
    def rest(self) -> float:
        """Return the seconds of rest after the event has landed."""
        rest = max(self.step.rest, 0.0 if self.is_own else self.step.rival_rest)
        return rest if self.tracks else max(rest, self.step.pause)

    def of(self, *kinds: str) -> list[Trip]:
        """Return the items of these kinds that move, enter or leave."""
        return [trip for trip in self.trips if trip.kind in kinds]

    def lying_in(self, area: Rect) -> list[Trip]:
        """Return the items of the picture after that lie within an area."""
        return [trip for trip in self.picture if area.contains(trip.end.center)]

    def turn_into(self, left: Trip, entered: Trip, movement: Movement) -> None:
        """Let an item that leaves become one that enters, such as a hidden card that is turned up."""
        self._tracks.pop(id(left.item), None)
        self._tracks.pop(id(entered.item), None)
        owners = left.owners[0], entered.owners[1]
        self.move(replace(left, after=entered.after, end=entered.end, owners=owners), movement)

    def drop(self, trip: Trip) -> None:
        """Let an item stay as it is until the event has landed."""
        self._tracks.pop(id(trip.item), None)

    def postpone(self, trip: Trip, movement: Movement) -> None:
        """Let an item stay as it is until the event has landed, and then move in this way."""
        self.drop(trip)
        self.hold(trip, movement)

    def part(self, trip: Trip) -> tuple[Trip, Trip]:
        """Let an item leave and another one enter where the one would have become the other; return both."""
        self._tracks.pop(id(trip.item), None)
        left, entered = replace(trip, after=None, end=trip.start), replace(trip, before=None, start=trip.end)
        self.move(left, stay())
        self.move(entered, appear(0.0))
        return left, entered

    def parts_of(self, before: str, after: str) -> tuple[list[Trip], list[Trip]]:
        """Return the items that a widget draws before, and that one draws after the event; nothing is planned for them.

        A widget may have another id afterwards.
        """
        shown = [trip for trip in self.shown if trip.owners[0] == before]
        picture = [trip for trip in self.picture if trip.owners[1] == after]
        items = {id(trip.item) for trip in (*shown, *picture)}
        gone = [key for key, track in self._tracks.items() if items & {id(track.trip.before), id(track.trip.after)}]
        for key in gone:
            del self._tracks[key]
        return shown, picture

    def cover(self, name: Hashable, *, is_before: bool = False, layer: int = COVERING) -> None:
        """Draw an item that stays over everything that flies, as it was before or as it is after the event."""
        for trip in [each for each in self.picture if each.item.name == name]:
            self.move(trip, Movement((Leg(resting if is_before else at_end, 0.0),), layer=layer))

    def clear(self) -> None:
        """Let nothing move."""
        self._tracks.clear()

    def _number(self, name: Hashable) -> Trip | None:
        found = (trip for trip in (*self.numbers, *self.picture) if trip.item.name == name)
        return next(found, None)

    def pay(self, name: Hashable, points: int, source: Rect, delay: float = 0.0) -> None:
        """Let coins carry points to the number with this name, which counts them as they arrive.

        Lost points go the other way.
        """
        trip = self._number(name)
        if trip is None or not points:
            return
        start, end = (source, trip.end) if points > 0 else (trip.end, source)
        self.beside.append(self.stage.flying_coins(points, start, end, delay))
        self._count(trip, [
            (delay + COIN_STEP * number + COIN_FLIGHT, share)
            for number, share in enumerate(in_shares(points, MOST_COINS))
        ])  # fmt: skip

    def fly(
        self, paint: Paint, start: Rect, end: Rect, seconds: float, delay: float = 0.0, *, swells: float = 0.0
    ) -> None:
        """Let a drawing fly that is no item of either picture, such as goods; the sound is heard from its end.

        `swells` is the share by which it is larger halfway, so that it is noticed.
        """

        def draw(canvas: Canvas, share: float) -> None:
            place = start.lerp(end, share)
            with canvas.zoomed(1 + swells * sin(pi * share), place.center):
                paint(canvas, place)

        self.stage.goal = end
        self.beside.append(InTurn([Wait(delay), self.stage.playing(draw, seconds)]))

    def count(self, name: Hashable, seconds: float, delay: float = 0.0) -> None:
        """Let the numbers with this name change gradually, after a delay."""
        for trip in [each for each in self.numbers if each.item.name == name]:
            self.move(trip, stay(delay + seconds)).value = partial(_counted, trip, seconds, delay)

    def _count(self, trip: Trip, arrivals: Sequence[tuple[float, int]]) -> None:
        known = self._tracks.get(id(trip.item))
        earlier, first = known.value if known else None, _value(trip.before)

        def value(now: float) -> int:
            arrived = sum(share for second, share in arrivals if second <= now)
            return (earlier(now) if earlier else first) + arrived

        lasts = max(known.end if known else 0.0, *(second for second, _ in arrivals))
        self.move(trip, stay(lasts)).value = value

    def count_flights(self, name: Hashable, others: Sequence[float] = (), kind: str = "card") -> None:
        """Let a number go down by one with each item of this kind that sets out, and at the seconds of `others`."""
        begun = [track.start for track in self.flights if track.trip.kind == kind]
        self.count_steps(name, [(start, -1) for start in (*others, *begun)])

    def count_steps(self, name: Hashable, steps: Sequence[tuple[float, int]]) -> None:
        """Let a number change at these seconds, by so much each, until it has its value; it covers what flies."""
        found = (each for each in (*self.trips, *self.numbers, *self.picture) if each.after and each.item.name == name)
        if trip := next(found, None):
            known, last = self._tracks.get(id(trip.item)), _value(trip.after)
            still = Movement((Leg(at_end, max((second for second, _ in steps), default=0.0)),))
            movement = known.movement if known and trip.before else still
            self.move(trip, replace(movement, layer=COVERING)).value = partial(_reached, last, steps)

    def hold(self, trip: Trip, movement: Movement) -> Track:
        """Let an item move in this way after the event has landed."""
        self.later.append(Track(trip, movement, movement.delay, self._lengths(trip, movement)))
        return self.later[-1]

    def count_later(self, name: Hashable, seconds: float) -> None:
        """Let the numbers with this name change gradually after the event has landed."""
        for trip in [each for each in self.numbers if each.item.name == name]:
            self.hold(trip, stay(seconds)).value = partial(_counted, trip, seconds, 0.0)

    # Numbers that count a pile

    def count_piles(self) -> None:
        """Let each number of a pile change as items leave and reach the pile."""
        known = {id(trip.item): trip for trip in (*self.trips, *self.numbers)}
        for trip in [known.get(id(each.item), each) for each in self.picture]:
            if isinstance(trip.item.paint, Number) and trip.item.paint.of is not None:
                self._count_pile(trip, trip.item.paint)

    def _count_pile(self, trip: Trip, number: Number) -> None:
        steps, later = (list(_steps(trip, number, tracks)) for tracks in (self.tracks, self.later))
        to_come = sum(change for _, change in later)
        if later:
            self.hold(trip, stay()).value = partial(_reached, number.value, later)
        if steps or (later and trip.before is not None):
            track = self._tracks.get(id(trip.item)) or self.move(trip, stay())
            track.value = partial(_reached, number.value - to_come, steps)


def _steps(trip: Trip, number: Number, tracks: Sequence[Track]) -> Iterator[tuple[float, int]]:
    """Yield when items leave and reach the pile that a number counts, and by how much it changes."""
    for track in tracks:
        (start, end), moving = track.trip.owners, track.trip
        is_within = moving.before is not None and moving.after is not None and not moving.crosses
        if moving.item.name != number.of or is_within:
            continue
        if moving.before and start == trip.owners[0]:
            yield track.start, -1
        if moving.after and end == trip.owners[1]:
            yield track.end, 1


def _reached(last: int, steps: Sequence[tuple[float, int]], now: float) -> int:
    """Return the number at a second, of which only the last value is known, and by how much it changes when."""
    return last - sum(change for second, change in steps if second > now)


def _counted(trip: Trip, seconds: float, delay: float, now: float) -> int:
    share = min(1.0, max(0.0, now - delay) / seconds)
    return round(_value(trip.before) * (1 - share) + _value(trip.after) * share)


def _value(item: TrackedItem | None) -> int:
    assert item is not None and isinstance(item.paint, Number)
    return item.paint.value
