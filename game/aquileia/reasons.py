"""Reasons why an action is not legal; used only after `legal` has refused it, so legality has one source."""

from collections.abc import Callable
from typing import Any

from game.aquileia import actions as act
from game.aquileia.actions import AquileiaAction, Bid, Build, Buy, Place, Play, RollBlue, Swap
from game.aquileia.board import (
    ARENA,
    EQUI,
    EXCHANGES,
    GOLD_SIDE,
    METALS,
    PORTUS,
    SERVI_SPACES,
    SILVER_SIDE,
    SITES,
    STADIUM,
    Coins,
)
from game.aquileia.cards import FIGHTING, NAMES, NOTHING, SERVI_1, SERVI_2
from game.aquileia.legal import decision, legal
from game.aquileia.limits import has_house, heads, is_on, raised, servi_supply
from game.aquileia.state import HOUSES, NOBODY, State
from game.core.actions import Word
from game.core.reasons import Reason, because

NOT_NOW = because("aq-why-not-now")


def why_not(state: State, action: AquileiaAction) -> Reason | None:
    if action in legal(state):
        return None
    now = decision(state)
    if now is None:
        return because("aq-why-match-over")
    if action == act.DECLINE and state.step in (*ARENA, *STADIUM):
        return because("aq-why-must-take-part")
    explain = _REASONS.get((type(action), now.kind))
    return (explain and explain(state, now.seat, action)) or NOT_NOW


# Placing (AQ 3)


def _why_not_placed(state: State, seat: int, action: Place) -> Reason | None:
    space = action.space
    if not state.henchmen[seat]:
        return because("aq-why-no-henchman")
    if state.spaces[space] != NOBODY:
        return because("aq-why-space-taken", owner=state.spaces[space])
    if space in GOLD_SIDE and is_on(state, seat, SILVER_SIDE):
        return because("aq-why-on-silver-side")
    if space in SILVER_SIDE and is_on(state, seat, GOLD_SIDE):
        return because("aq-why-on-gold-side")
    if is_on(state, seat, PORTUS):
        return because("aq-why-one-workshop-space")
    return because("aq-why-no-port-coin", metal=METALS[space - PORTUS.start])


def _why_no_word(state: State, seat: int, action: Word) -> Reason | None:
    if action == act.TIEBREAKER:
        return because("aq-why-tiebreaker-placed" if seat in state.track else "aq-why-only-pass")
    return because("aq-why-only-tiebreaker") if action == act.PASS else None


# The market (AQ 4.1)


def _why_no_exchange(state: State, seat: int, action: Swap) -> Reason | None:
    return _why_too_few_coins(state, seat, EXCHANGES[action.line].give)


def _why_not_bought(state: State, seat: int, action: Buy) -> Reason | None:
    if state.step in EQUI:
        if action.count > 1:
            return because("aq-why-one-card")
        if state.row[state.step - EQUI.start] == NOTHING:
            return because("aq-why-nothing-sold")
        return _why_too_few_coins(state, seat, (1, 0, 0))
    metal = state.step - SERVI_SPACES.start
    if action.count > metal + 1:
        return because("aq-why-servi-limit", most=metal + 1)
    if action.count > servi_supply(state):
        return because("aq-why-servi-gone", have=servi_supply(state))
    cost = [0, 0, 0]
    cost[metal] = action.count
    return _why_too_few_coins(state, seat, (cost[0], cost[1], cost[2]))


def _why_too_few_coins(state: State, seat: int, cost: Coins) -> Reason | None:
    """AQ 1.1: no metal stands in for another."""
    for metal, need in enumerate(cost):
        have = state.coins[seat][metal]
        if have < need:
            return because("aq-why-coins", metal=METALS[metal], have=have, need=need)
    return None


# Contests (AQ 4.2, AQ 4.3)


def _why_not_played(state: State, seat: int, action: Play) -> Reason | None:
    contest = state.contest
    assert contest is not None
    metal = contest.metals[contest.turn]
    if action.card not in FIGHTING[metal]:
        return because("aq-why-card-not-here", card=NAMES[action.card], metal=METALS[metal])
    return because("aq-why-not-in-hand", card=NAMES[action.card])


def _why_no_blue(state: State, seat: int, action: RollBlue) -> Reason | None:
    return because("aq-why-blue-left", have=state.blue_left)


def _why_no_prize(state: State, seat: int, action: Word) -> Reason | None:
    is_card = action == act.FOR_CARD and state.step == ARENA.start
    return because("aq-why-servi-gone", have=0) if is_card else None


# Theatre, forum, port (AQ 4.4 to 4.6)


def _why_no_bid(state: State, seat: int, action: Bid) -> Reason | None:
    auction = state.auction
    assert auction is not None
    return _why_too_few_coins(state, seat, raised(auction.bid, action.metal))


def why_not_built(state: State, seat: int, action: Build) -> Reason | None:
    site, hand = SITES[action.site], state.hands[seat]
    if state.sites[action.site] != NOBODY:
        return because("aq-why-site-taken", owner=state.sites[action.site])
    if not has_house(state, seat):
        return because("aq-why-houses", most=HOUSES)
    missing = _why_too_few_coins(state, seat, site.cost)
    if missing:
        return missing
    if heads(hand) < site.servi:
        return because("aq-why-servi", have=heads(hand), need=site.servi)
    for card, wanted in ((SERVI_1, action.ones), (SERVI_2, action.twos)):
        if hand[card] < wanted:
            return because("aq-why-not-in-hand", card=NAMES[card])
    paid = action.ones + 2 * action.twos
    key = "aq-why-servi-paid" if paid < site.servi else "aq-why-servi-wasted"
    return because(key, paid=paid, need=site.servi)


def _why_not_activated(state: State, seat: int, action: Word) -> Reason | None:
    if action != act.ACTIVATE:
        return None
    return because("aq-why-port-unpaid", metal=METALS[state.step - PORTUS.start])


_REASONS: dict[tuple[type, str], Callable[[State, int, Any], Reason | None]] = {
    (Place, "place"): _why_not_placed,
    (Word, "place"): _why_no_word,
    (Swap, "pecunia"): _why_no_exchange,
    (Buy, "equi"): _why_not_bought,
    (Buy, "servi"): _why_not_bought,
    (Play, "cards"): _why_not_played,
    (RollBlue, "blue"): _why_no_blue,
    (Word, "prize"): _why_no_prize,
    (Bid, "bid"): _why_no_bid,
    (Build, "build"): why_not_built,
    (Word, "port"): _why_not_activated,
}

ALL_REASONS = tuple(
    f"aq-why-{key}"
    for key in (
        "not-now", "match-over", "must-take-part", "no-henchman", "space-taken", "on-silver-side", "on-gold-side",
        "one-workshop-space", "no-port-coin", "tiebreaker-placed", "only-pass", "only-tiebreaker", "one-card",
        "nothing-sold", "servi-limit", "servi-gone", "coins", "card-not-here", "not-in-hand", "blue-left",
        "site-taken", "houses", "servi", "servi-paid", "servi-wasted", "port-unpaid",
    )
)  # fmt: skip
