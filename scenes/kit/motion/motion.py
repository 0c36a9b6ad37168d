"""What a game says about motion. What it does not name glides to its new place, fades in or fades out."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import dist
from typing import TYPE_CHECKING, Literal, Self

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import TrackedItem
from scenes.engine.motion.tween import Ease, ease_in_out, ease_out
from scenes.kit.motion.stage import FLIGHT, GLIDE, TURN, Paint

if TYPE_CHECKING:
    from scenes.kit.motion.plan import Plan

_NEAR, _FARTHEST = 420.0, 1.4
"""Distance that pieces fly in the usual time, and the largest factor on that time."""
_CHANGES = 0.3
"""Share of the way in which a piece that flies changes its look."""
_COMES, _GOES = 0.25, 0.35
"""Seconds of fading in and out."""
FLYING, COVERING = 1, 2


@dataclass(frozen=True, slots=True)
class Trip:
    """Hold an item that differs between two pictures; one that enters or leaves starts and ends at its only place."""

    before: TrackedItem | None
    after: TrackedItem | None
    start: Rect
    end: Rect
    owners: tuple[str, str] = ("", "")
    """Ids of the widgets that draw it before and after, as far as it is there."""

    @property
    def crosses(self) -> bool:
        """Return whether it goes from one widget to another, and so flies over everything."""
        return bool(self.before and self.after) and self.owners[0] != self.owners[1]

    @property
    def item(self) -> TrackedItem:
        """Return the item as it will be, or as it was if it leaves."""
        item = self.after or self.before
        assert item is not None
        return item

    @property
    def kind(self) -> str:
        """Return the kind of the item."""
        return kind_of(self.item.name)


def kind_of(name: Hashable) -> str:
    """Return the kind of an item: the first part of a name such as `("card", 33)`."""
    return str(name[0]) if isinstance(name, tuple) and name else ""


@dataclass(frozen=True, slots=True)
class Pose:
    """Describe how an item is drawn at one moment: its place, and which of its looks is seen."""

    place: Rect
    look: float
    """0 for the look before, 1 for the look after; between them one fades into the other."""
    alpha: float = 1.0
    width: float = 1.0
    """Share of its width that is seen of a card that is turned over."""
    part: float = 1.0
    """Share of its height that is seen, from above."""


PoseAt = Callable[[Trip, float], Pose]
"""Returns the pose at a share of the time."""


@dataclass(frozen=True, slots=True)
class Leg:
    """Describe one part of a movement; without `seconds` it takes as long as the distance wants."""

    pose: PoseAt
    seconds: float | None = None
    ease: Ease = ease_in_out

    def lasts(self, trip: Trip, is_own: bool) -> float:
        """Return the seconds; only the viewer's own pieces may take longer over a long distance."""
        if self.seconds is not None:
            return self.seconds
        far = dist(trip.start.center, trip.end.center) / _NEAR
        return FLIGHT * min(_FARTHEST, max(1.0, far)) if is_own else FLIGHT


@dataclass(frozen=True, slots=True)
class Movement:
    """Describe how an item moves: its legs one after the other."""

    legs: tuple[Leg, ...]
    delay: float = 0.0
    waits: bool = False
    """True if it begins when everything that flies has landed."""
    layer: int = 0
    """`FLYING` to move over everything else, `COVERING` to be seen over that too, below 0 to move behind."""
    back: Paint | None = None
    """Paints the other side of a card: the look before of one that enters, the look after of any other."""
    draw: Callable[[Canvas, Trip, Pose], None] | None = None
    """Draws something beside the item, which itself stays as it is."""

    def after(self, delay: float) -> Self:
        """Return the movement with a delay in seconds."""
        return replace(self, delay=delay)

    def waiting(self) -> Self:
        """Return the movement so that it begins when everything that flies has landed."""
        return replace(self, waits=True)


# Poses


def _on_the_way(trip: Trip, share: float) -> Pose:
    return Pose(trip.start.lerp(trip.end, share), share)


def _arriving(trip: Trip, share: float) -> Pose:
    """Return the pose of an item that changes its look only near its end, so that it is clear on its way."""
    return Pose(trip.start.lerp(trip.end, share), max(0.0, 1 - (1 - share) / _CHANGES))


def _face_as_before(trip: Trip, share: float) -> Pose:
    return Pose(trip.start.lerp(trip.end, share), 0.0)


def _face_as_after(trip: Trip, share: float) -> Pose:
    return Pose(trip.start.lerp(trip.end, share), 1.0)


def turning(place: Rect, share: float) -> Pose:
    """Return the pose of a card that turns over where it is."""
    return Pose(place, float(share >= 0.5), width=abs(1 - 2 * share))


def resting(trip: Trip, share: float) -> Pose:
    """Return the pose of an item that waits where it was."""
    return Pose(trip.start, 0.0)


def at_end(trip: Trip, share: float) -> Pose:
    """Return the pose of an item that has arrived."""
    return Pose(trip.end, 1.0)


# Movements


def glide(seconds: float = GLIDE, ease: Ease = ease_in_out) -> Movement:
    """Return the movement of an item to its new place, as its look changes."""
    return Movement((Leg(_on_the_way, seconds, ease),))


def fly(seconds: float | None = None) -> Movement:
    """Return the movement of an item over everything else; without `seconds` a long way may take longer."""
    return Movement((Leg(_arriving, seconds),), layer=FLYING)


def fade_in(seconds: float = _COMES) -> Movement:
    """Return the movement of an item that appears where it is."""
    return Movement((Leg(lambda trip, share: Pose(trip.end, 1.0, share), seconds),))


def fade_out(seconds: float = _GOES) -> Movement:
    """Return the movement of an item that disappears where it was."""
    return Movement((Leg(lambda trip, share: Pose(trip.start, 0.0, 1 - share), seconds, ease_out),))


def stay(seconds: float = 0.0) -> Movement:
    """Return the movement of an item that leaves but is seen until the event has landed, after `seconds` at least."""
    return Movement((Leg(resting, seconds),))


def sweep(way: float, seconds: float) -> Movement:
    """Return the movement of an item that slides aside and fades."""
    return Movement((Leg(lambda trip, share: Pose(trip.start.moved(way * share), 0.0, 1 - share), seconds),))


def turn_and_fly(back: Paint | None = None) -> Movement:
    """Return the movement of a card that turns over where it is, then flies."""
    turn = Leg(lambda trip, share: turning(trip.start, share), TURN)
    return Movement((turn, Leg(_face_as_after)), layer=FLYING, back=back)


def fly_and_turn() -> Movement:
    """Return the movement of a card that flies, then turns over where it is."""
    return Movement((Leg(_face_as_before), Leg(lambda trip, share: turning(trip.end, share), TURN)), layer=FLYING)


def come_from(place: Rect, seconds: float = FLIGHT) -> Movement:
    """Return the movement of an item that flies in from a place."""
    return Movement((Leg(lambda trip, share: Pose(place.lerp(trip.end, share), 1.0), seconds),), layer=FLYING)


def put_away(place: Rect, seconds: float = FLIGHT, fades: float = 0.0) -> Movement:
    """Return the movement of an item that flies to a place and is seen no more, as a card below others.

    It may fade out there for some seconds.
    """
    gone = Leg(lambda trip, share: Pose(place, 0.0, 1 - share), fades)
    return Movement((Leg(lambda trip, share: Pose(trip.start.lerp(place, share), 0.0), seconds), gone), layer=FLYING)


def appear(seconds: float) -> Movement:
    """Return the movement of an item that is seen only after some seconds, because something else becomes it."""
    return Movement((Leg(lambda trip, share: Pose(trip.end, 1.0, 0.0), seconds), Leg(at_end, 0.0)))


def change(seconds: float) -> Movement:
    """Return the movement of an item that stays where it is and looks as after the event from that second on."""
    return Movement((Leg(resting, seconds), Leg(at_end, 0.0)))


def deal_from(place: Rect, back: Paint) -> Movement:
    """Return the movement of a card that flies in from a place, its back up, then turns over."""
    return Movement(
        (
            Leg(lambda trip, share: Pose(place.lerp(trip.end, share), 0.0), FLIGHT),
            Leg(lambda trip, share: turning(trip.end, share), TURN),
        ),
        layer=FLYING,
        back=back,
    )


def turn_from(place: Rect, back: Paint) -> Movement:
    """Return the movement of a card that turns over while it flies in from a place."""

    def pose(trip: Trip, share: float) -> Pose:
        return turning(place.lerp(trip.end, share), share)

    return Movement((Leg(pose, TURN),), layer=FLYING, back=back)


def _nothing_follows(trip: Trip) -> tuple[Movement, ...]:
    return ()


def _nothing_more(plan: "Plan") -> None:
    """Leave a plan as it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """Say what is special about the motion of one type of event."""

    upon: Literal["before", "after"] = "before"
    """The position that is shown meanwhile; `after` for an event that lays cards on a ground that comes with them."""
    flies: Movement | None = None
    """For items that go from one widget to another; the game's movement if None."""
    glides: Movement | None = None
    """For items that move within a widget; the game's movement if None."""
    enters: Mapping[str, Movement] = field(default_factory=dict)
    leaves: Mapping[str, Movement] = field(default_factory=dict)
    """For items that come or go, by their kind."""
    deals: bool = False
    """True if all items of `enters` come anew, as in a deal: none of them was anywhere before."""
    plan: "Callable[[Plan], None] | None" = None
    """Adds what a difference of two pictures cannot know, such as coins or guests."""
    pause: float = 0.0
    """Seconds of rest where nothing moves."""
    rest: float = 0.0
    rival_rest: float = 0.0
    """Seconds of rest after it has landed: for any event, and at least for one of another seat."""
    rival: "Step | None" = None
    """Step for events of other seats; None if they move alike."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Motion:
    """Say how a game moves: for all events together, and one step for each event with something special."""

    events: Mapping[type, Step] = field(default_factory=dict)
    flies: Movement = field(default_factory=fly)
    glides: Movement = field(default_factory=glide)
    enters: Mapping[str, Movement] = field(default_factory=dict)
    leaves: Mapping[str, Movement] = field(default_factory=dict)
    follows: Callable[[Trip], Sequence[Movement]] = _nothing_follows
    """Returns the movements of what changes once the event has landed, while the match goes on."""
    plan: "Callable[[Plan], None]" = _nothing_more
    """Changes the plan of every event, before that of its step, as where dialogs open and close."""
    row_of: Callable[[str], str] = str
    """Returns the row of a widget by its id; items that go from one to another of a row glide as within a widget."""

    def step(self, event: object, is_own: bool) -> Step:
        """Return the step of an event."""
        step = self.events.get(type(event), _USUAL)
        return step if is_own or step.rival is None else step.rival


_USUAL = Step()
