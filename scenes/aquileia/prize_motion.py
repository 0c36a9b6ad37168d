"""What a contest brings leaves the winner's line, one prize after the other, and lands with its owner."""

from math import inf

from game.aquileia import events as e
from scenes.aquileia.contest_motion import line_rect
from scenes.aquileia.fighter_line import LAUREL, parts_of
from scenes.aquileia.parting import standing
from scenes.aquileia.pauses import BREATH
from scenes.aquileia.stage import CityStage
from scenes.aquileia.whereabouts import card, hand, medal, purse
from scenes.core.layout import Rect
from scenes.core.tweens import Animation, InTurn
from scenes.kit.seen import Seen
from scenes.kit.stage import Paint

_GOING = 0.4
_WON = (e.PointsScored, e.CardDrawn, e.LaurelTaken)
_QUICKEST, _QUICKEST_COINS = 1.8, 2.6
"""Three follow each other; they are what all dice and cards were for."""


def is_prize(event: object, seen: Seen) -> bool:
    """It is won in a contest."""
    return isinstance(event, (e.CoinsTaken, *_WON)) and standing(seen).view.contest is not None


def quickest(event: object, seen: Seen) -> float:
    if isinstance(event, e.AuctionWon) or is_prize(event, seen):
        return _QUICKEST_COINS if isinstance(event, e.CoinsTaken) else _QUICKEST
    return inf


def prize_rect(seen: Seen, seat: int) -> Rect:
    """What the rank brings, at the right of the line."""
    return parts_of(line_rect(standing(seen), seat))[-1]


def coins(stage: CityStage, event: e.CoinsTaken, seen: Seen) -> Animation:
    flights = stage.coins(event.coins, prize_rect(seen, event.seat), purse(seen, event.seat), taker=event.seat)
    return stage.resting(flights, BREATH)


def points(stage: CityStage, event: e.PointsScored, seen: Seen) -> Animation:
    start, seat = prize_rect(seen, event.seat), event.seat
    return stage.travelling(event.points, start, medal(seen, seat), seat)


def servi(stage: CityStage, event: e.CardDrawn, seen: Seen, kind: int) -> Animation:
    taken = out_of_line(stage, card(kind), seen, event.seat, hand(seen, event.seat, kind))
    return stage.resting(stage.arriving(taken, event.seat, kind), BREATH)


def lying_rect(seen: Seen, seat: int) -> Rect:
    """What was won lies at the right of the line before it goes."""
    return prize_rect(seen, seat).centered(*LAUREL)


def lying(stage: CityStage, paint: Paint, seen: Seen, seat: int) -> Animation:
    won = lying_rect(seen, seat)
    return stage.flight(paint, won, won, seconds=BREATH)


def homeward(stage: CityStage, paint: Paint, won: Rect, home: Rect, hides: str = "") -> Animation:
    return stage.flight(paint, won, home, hides, _GOING)


def out_of_line(stage: CityStage, paint: Paint, seen: Seen, seat: int, home: Rect, hides: str = "") -> Animation:
    """It lies there for a moment before it goes."""
    going = homeward(stage, paint, lying_rect(seen, seat), home, hides)
    return InTurn([lying(stage, paint, seen, seat), going])
