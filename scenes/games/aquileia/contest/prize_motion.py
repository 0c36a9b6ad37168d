"""Animations of a contest's prizes: one after the other leaves its winner's line and lands with the owner."""

from game.aquileia import events as e
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Animation, InTurn
from scenes.games.aquileia.contest.closing import standing
from scenes.games.aquileia.contest.fighter_line import LAUREL, parts_of
from scenes.games.aquileia.contest.motion import line_rect
from scenes.games.aquileia.motion.anchors import card, hand, medal, purse
from scenes.games.aquileia.motion.durations import BREATH
from scenes.games.aquileia.motion.stage import CityStage
from scenes.games.aquileia.position import AquileiaPosition
from scenes.kit.motion.stage import Paint

_GOING = 0.4
AWARDED = 0.6
"""Seconds of a laurel's flight; it is slow because a laurel decides about villas."""
_WON = (e.PointsScored, e.CardDrawn, e.LaurelTaken)


def is_prize(event: object, position: AquileiaPosition) -> bool:
    """Return whether the event is a prize of a contest."""
    return isinstance(event, (e.CoinsTaken, *_WON)) and standing(position).view.contest is not None


def prize_rect(position: AquileiaPosition, seat: int) -> Rect:
    """Return the place of the prize at the right of a seat's line."""
    return parts_of(line_rect(standing(position), seat))[-1]


def coins(stage: CityStage, event: e.CoinsTaken, position: AquileiaPosition) -> Animation:
    """Fly a rank's coins to their seat."""
    flights = stage.coins(event.coins, prize_rect(position, event.seat), purse(position, event.seat), taker=event.seat)
    return stage.resting(flights, BREATH)


def points(stage: CityStage, event: e.PointsScored, position: AquileiaPosition) -> Animation:
    """Let a rank's points travel to their seat."""
    start, seat = prize_rect(position, event.seat), event.seat
    return stage.travelling(event.points, start, medal(position, seat), seat)


def servi(stage: CityStage, event: e.CardDrawn, position: AquileiaPosition, kind: int) -> Animation:
    """Fly a card won in the arena to its seat."""
    taken = out_of_line(stage, card(kind), position, event.seat, hand(position, event.seat, kind))
    return stage.resting(stage.arriving(taken, event.seat, kind), BREATH)


def lying_rect(position: AquileiaPosition, seat: int) -> Rect:
    """Return the place where a won laurel lies at the right of the line before it leaves."""
    return prize_rect(position, seat).centered(*LAUREL)


def lying(stage: CityStage, paint: Paint, position: AquileiaPosition, seat: int) -> Animation:
    """Show the won laurel lying in its line for a moment."""
    won = lying_rect(position, seat)
    return stage.flight(paint, won, won, seconds=BREATH)


def homeward(
    stage: CityStage, paint: Paint, won: Rect, home: Rect, hides: str = "", seconds: float = _GOING
) -> Animation:
    """Fly a won piece from its line to its owner."""
    return stage.flight(paint, won, home, hides, seconds)


def out_of_line(
    stage: CityStage,
    paint: Paint,
    position: AquileiaPosition,
    seat: int,
    home: Rect,
    hides: str = "",
    seconds: float = _GOING,
) -> Animation:
    """Show the piece lying in the line for a moment, then fly it to its owner."""
    going = homeward(stage, paint, lying_rect(position, seat), home, hides, seconds)
    return InTurn([lying(stage, paint, position, seat), going])
