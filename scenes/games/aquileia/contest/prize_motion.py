"""What a contest brings leaves the winner's line, one prize after the other, and lands with its owner."""

from math import inf

from game.aquileia import events as e
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Animation, InTurn
from scenes.games.aquileia.contest.closing import standing
from scenes.games.aquileia.contest.fighter_line import LAUREL, parts_of
from scenes.games.aquileia.contest.motion import line_rect
from scenes.games.aquileia.motion.anchors import card, hand, medal, purse
from scenes.games.aquileia.motion.durations import BREATH
from scenes.games.aquileia.motion.stage import CityStage
from scenes.kit.motion.stage import Paint
from scenes.kit.position_view import PositionView

_GOING = 0.4
AWARDED = 0.6
"""A laurel decides on villas: the eye goes with it."""
_WON = (e.PointsScored, e.CardDrawn, e.LaurelTaken)
_QUICKEST, _QUICKEST_LAUREL = 1.8, 1.0
"""Three follow each other; they are what all dice and cards were for, a laurel above all."""
_QUICKEST_OF_PRIZES = {e.CoinsTaken: 2.6, e.LaurelTaken: _QUICKEST_LAUREL}
_QUICKEST_OF = {e.StrengthRolled: 1.8, e.CardPlayed: 2.2, e.ContestDecided: 1.6, e.LaurelSeen: _QUICKEST_LAUREL}
"""Also where one only looks on: what the dice show is read before the next rolls."""


def is_prize(event: object, position: PositionView) -> bool:
    """It is won in a contest."""
    return isinstance(event, (e.CoinsTaken, *_WON)) and standing(position).view.contest is not None


def quickest(event: object, position: PositionView) -> float:
    if isinstance(event, e.AuctionWon) or is_prize(event, position):
        return _QUICKEST_OF_PRIZES.get(type(event), _QUICKEST)
    return _QUICKEST_OF.get(type(event), inf)


def prize_rect(position: PositionView, seat: int) -> Rect:
    """What the rank brings, at the right of the line."""
    return parts_of(line_rect(standing(position), seat))[-1]


def coins(stage: CityStage, event: e.CoinsTaken, position: PositionView) -> Animation:
    flights = stage.coins(event.coins, prize_rect(position, event.seat), purse(position, event.seat), taker=event.seat)
    return stage.resting(flights, BREATH)


def points(stage: CityStage, event: e.PointsScored, position: PositionView) -> Animation:
    start, seat = prize_rect(position, event.seat), event.seat
    return stage.travelling(event.points, start, medal(position, seat), seat)


def servi(stage: CityStage, event: e.CardDrawn, position: PositionView, kind: int) -> Animation:
    taken = out_of_line(stage, card(kind), position, event.seat, hand(position, event.seat, kind))
    return stage.resting(stage.arriving(taken, event.seat, kind), BREATH)


def lying_rect(position: PositionView, seat: int) -> Rect:
    """What was won lies at the right of the line before it goes."""
    return prize_rect(position, seat).centered(*LAUREL)


def lying(stage: CityStage, paint: Paint, position: PositionView, seat: int) -> Animation:
    won = lying_rect(position, seat)
    return stage.flight(paint, won, won, seconds=BREATH)


def homeward(
    stage: CityStage, paint: Paint, won: Rect, home: Rect, hides: str = "", seconds: float = _GOING
) -> Animation:
    return stage.flight(paint, won, home, hides, seconds)


def out_of_line(
    stage: CityStage,
    paint: Paint,
    position: PositionView,
    seat: int,
    home: Rect,
    hides: str = "",
    seconds: float = _GOING,
) -> Animation:
    """It lies there for a moment before it goes."""
    going = homeward(stage, paint, lying_rect(position, seat), home, hides, seconds)
    return InTurn([lying(stage, paint, position, seat), going])
