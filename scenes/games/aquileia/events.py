"""How each event of Aquileia is told: sound, banner, pace, and which laurels brought points."""

from collections.abc import Callable
from math import inf

from game.aquileia import events as e
from game.aquileia.board import PORTUS
from game.aquileia.limits import has_to_place
from game.aquileia.scoring import laurel_points, villa_points, villa_sums
from game.aquileia.state import NOBODY, ROUNDS, State, turn_order
from game.core.events import Event
from scenes.games.aquileia.areas import area_of
from scenes.games.aquileia.contest.prizes import is_prize
from scenes.games.aquileia.position import AquileiaPosition
from scenes.kit.announcement import Announcement
from scenes.kit.event_ui import EventTable, EventUi
from scenes.kit.motion.stage import Dealt


def _round(event: e.RoundBegun | Dealt, position: AquileiaPosition) -> Announcement:
    t, view = position.wording.catalog, position.view
    first = position.people[view.starter].name
    note = t("aq-last-round") if view.round == ROUNDS else t("aq-round-begins", round=view.round, name=first)
    title = t("aq-round-of", round=view.round, rounds=ROUNDS)
    return Announcement(title, note, view.round, ROUNDS, turn_order(view))


def _acting(event: Event, position: AquileiaPosition) -> Announcement | None:
    """Return the banner after the last piece is placed: which area acts first (AQ 4).

    It waits for the coin that is laid in the port and for the tie-breaker of a seat that passes.
    """
    t, view = position.wording.catalog, position.view
    taken = [space for space, seat in enumerate(view.spaces) if seat != NOBODY]
    lays_coin = isinstance(event, e.HenchmanPlaced) and event.space in PORTUS
    waits = lays_coin or any(seat not in view.track or has_to_place(view, seat) for seat in range(view.seats))
    if waits or not taken:
        return None
    return Announcement(t("aq-acting"), t("aq-acting-first", area=t(f"aq-area-{area_of(taken[0])}")), comes_last=True)


def brought_points(event: e.LaurelTaken, end: State, category: str) -> bool:
    """Return whether a laurel brought points: by its number, or by villas of its colours (AQ 5.1, AQ 5.2)."""
    points = {
        "laurels": laurel_points([event.laurel]), "villas": villa_points(villa_sums(end, event.seat), [event.laurel]),
    }  # fmt: skip
    return any(count for name, count in points.items() if category in (name, ""))


def _as_prize(factor: float) -> Callable[[Event, AquileiaPosition], float]:
    """Return a function for the highest factor on the speed of an event that is a prize of a contest."""
    return lambda event, position: factor if is_prize(event, position) else inf


# Dice must be readable before the next roll, also for who only watches; a laurel matters most.
EVENTS: EventTable[AquileiaPosition] = {
    Dealt: EventUi(banner=_round),
    e.HenchmanPlaced: EventUi(sound="stone", banner=_acting),
    e.PortCoinLaid: EventUi(sound="coin", banner=_acting),
    e.TiebreakerPlaced: EventUi(sound="stone", banner=_acting),
    e.Passed: EventUi(sound="click", banner=_acting),
    e.ActionDeclined: EventUi(sound="click"),
    e.DiceRolled: EventUi(sound="aquileia/dice"),
    e.CoinsTaken: EventUi(sound="aquileia/coin_silver", quickest=_as_prize(2.6)),
    e.CoinsExchanged: EventUi(sound="aquileia/coin_gold", lasting=True),
    e.PointsScored: EventUi(sound="bell", lasting=True, quickest=_as_prize(1.8)),
    e.CardBought: EventUi(sound="card", lasting=True),
    e.ServiBought: EventUi(sound="card", lasting=True),
    e.CardDrawn: EventUi(sound="card", quickest=_as_prize(1.8)),
    e.DeckReshuffled: EventUi(sound="shuffle"),
    e.RowRefilled: EventUi(sound="shuffle"),
    e.PotentiaTaken: EventUi(sound="aquileia/dice"),
    e.ContestBegun: EventUi(sound="aquileia/crowd"),
    e.StrengthRolled: EventUi(sound="aquileia/dice", lasting=True, quickest=1.8),
    e.CardPlayed: EventUi(sound="card", quickest=2.2),
    e.FighterStood: EventUi(sound="click"),
    e.ContestDecided: EventUi(sound="aquileia/hooves", lasting=True, quickest=1.6),
    e.LaurelSeen: EventUi(sound="card", quickest=1.0),
    e.LaurelTaken: EventUi(sound="fanfare", lasting=True, quickest=_as_prize(1.0), counted_late=brought_points),
    e.LaurelDiscarded: EventUi(sound="card"),
    e.LaurelRevealed: EventUi(sound="fanfare", lasting=True),
    e.LaurelTurnedUp: EventUi(sound="card"),
    e.BidMade: EventUi(sound="aquileia/coin_copper"),
    e.BidPassed: EventUi(sound="click"),
    e.AuctionWon: EventUi(sound="aquileia/hammer", lasting=True, quickest=1.8),
    e.BuildingBuilt: EventUi(sound="stone", lasting=True),
    e.CoinsStolen: EventUi(sound="trade", lasting=True),
    e.PortPaid: EventUi(sound="aquileia/water"),
    e.BuildingsActivated: EventUi(sound="coin", lasting=True),
    e.RoundBegun: EventUi(sound="turn", banner=_round),
    e.MatchEnded: EventUi(),
}
