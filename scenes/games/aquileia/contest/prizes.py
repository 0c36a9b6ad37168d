"""The prizes of a contest: one after the other leaves its winner's line and lands with the owner."""

from collections.abc import Sequence

from game.aquileia import events as e
from scenes.engine.layout import Rect
from scenes.games.aquileia.contest.fighter_line import LAUREL, parts_of
from scenes.games.aquileia.contest.layout import fighter_rects
from scenes.games.aquileia.motion.places import BREATH
from scenes.games.aquileia.position import AquileiaPosition
from scenes.kit.motion.motion import Leg, Movement, Pose, Trip
from scenes.kit.motion.plan import Plan
from scenes.kit.motion.stage import Paint

_GOING = 0.4
_WON = (e.CoinsTaken, e.PointsScored, e.CardDrawn, e.LaurelTaken)


def is_prize(event: object, position: AquileiaPosition) -> bool:
    """Return whether the event is a prize of a contest, given the position after it."""
    return isinstance(event, _WON) and position.past.view_before_event(position.viewer).contest is not None


def line_rect(position: AquileiaPosition, seat: int) -> Rect:
    """Return the rectangle of a seat's line."""
    contest = position.view.contest
    assert contest is not None
    return fighter_rects(len(contest.fighters))[contest.fighters.index(seat)]


def prize_rect(position: AquileiaPosition, seat: int) -> Rect:
    """Return the place of the prize at the right of a seat's line."""
    return parts_of(line_rect(position, seat))[-1]


def lying_rect(position: AquileiaPosition, seat: int) -> Rect:
    """Return the place where a won card or laurel lies at the right of the line before it leaves."""
    return prize_rect(position, seat).centered(*LAUREL)


def send_prize(plan: Plan, won: Sequence[Trip], paint: Paint, home: Rect, seconds: float = _GOING) -> None:
    """Let a prize lie in its winner's line for a moment, then fly to its owner; `won` are items that it becomes."""
    lying = lying_rect(plan.before, getattr(plan.event, "seat", plan.after.viewer))
    for trip in won:
        plan.move(trip, _out_of_line(lying, seconds))
    if not won:
        plan.fly(paint, lying, lying, BREATH)
        plan.fly(paint, lying, home, seconds, BREATH)


def _out_of_line(lying: Rect, seconds: float) -> Movement:
    lie = Leg(lambda trip, share: Pose(lying, 1.0), BREATH)
    go = Leg(lambda trip, share: Pose(lying.lerp(trip.end, share), 1.0), seconds)
    return Movement((lie, go), layer=1)
