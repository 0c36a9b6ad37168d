"""The legal actions of every decision: the one source of legality."""

from collections.abc import Callable
from functools import cache

from game.aquileia import actions as act
from game.aquileia.actions import AquileiaAction
from game.aquileia.board import (
    ARENA,
    COPPER,
    DOLUS,
    EQUI,
    EXCHANGES,
    FORUM,
    LATRO,
    MARKET,
    METALS,
    PECUNIA,
    PORTUS,
    POTENTIA,
    SERVI_SPACES,
    SITES,
    SPACES,
    STADIUM,
    THEATRUM,
)
from game.aquileia.cards import FIGHTING, NOTHING, SERVI_1, SERVI_2
from game.aquileia.limits import can_bid, can_pay, has_house, most_servi, open_spaces, payments, servi_supply
from game.aquileia.state import (
    BLUE,
    NOBODY,
    OVER,
    PLACING,
    PLAYING,
    ROLLING,
    Auction,
    Contest,
    State,
)
from game.core.decision import Decision

Actions = list[AquileiaAction]

_KINDS_OF_STEP = {
    DOLUS: "dolus", PECUNIA: "pecunia", POTENTIA: "potentia", THEATRUM: "reveal", LATRO: "latro",
    **dict.fromkeys(EQUI, "equi"), **dict.fromkeys(SERVI_SPACES, "servi"), **dict.fromkeys(FORUM, "build"),
    **dict.fromkeys(PORTUS, "port"),
}  # fmt: skip
_KINDS_OF_STAGE = ("roll", "cards", "blue", "prize")


_decision = cache(Decision)


def decision(state: State) -> Decision | None:
    step = state.step
    if step == PLACING:
        return _decision(state.active, "place", is_turn=True, is_light=True)
    if step == OVER:
        return None
    contest, auction = state.contest, state.auction
    if contest:
        is_first = contest.stage == ROLLING
        return _decision(contest.fighters[contest.turn], _KINDS_OF_STAGE[contest.stage], is_turn=is_first)
    if auction:
        return _decision(auction.bidder, "bid")
    return _decision(state.spaces[step], _KINDS_OF_STEP[step], is_turn=not state.built, is_light=step in MARKET)


def legal(state: State) -> Actions:
    return _LEGAL[state.step](state)


def _placing(state: State) -> Actions:
    """AQ 3.1, AQ 3.2: without a legal space the pass is forced."""
    seat = state.active
    if not state.henchmen[seat]:
        return [act.TIEBREAKER]
    places = act.PLACES
    actions: Actions = [places[space] for space in open_spaces(state, seat)]
    if actions and seat not in state.track:
        actions.append(act.TIEBREAKER)
    actions.append(act.PASS)
    return actions


def _dolus(state: State) -> Actions:
    return [act.ROLL, act.DECLINE]


def _pecunia(state: State) -> Actions:
    coins = state.coins[state.spaces[PECUNIA]]
    actions: Actions = [swap for swap, line in zip(act.SWAPS, EXCHANGES, strict=True) if can_pay(coins, line.give)]
    actions.append(act.DECLINE)
    return actions


def _equi(state: State) -> Actions:
    has_coin = state.coins[state.spaces[state.step]][COPPER]
    is_sold = has_coin and state.row[state.step - EQUI.start] != NOTHING
    return [act.BUYS[1], act.DECLINE] if is_sold else [act.DECLINE]


def _servi(state: State) -> Actions:
    most = most_servi(state, state.spaces[state.step])
    return [*act.BUYS[1 : most + 1], act.DECLINE]


def _potentia(state: State) -> Actions:
    return [act.TAKE, act.DECLINE]


def _contest(state: State) -> Actions:
    contest = state.contest
    assert contest is not None
    stage = contest.stage
    if stage == ROLLING:
        return [act.ROLL]
    if stage == PLAYING:
        return _cards(state, contest)
    if stage == BLUE:
        return [*act.BLUES[: state.blue_left + 1]]
    if state.step == ARENA.start:
        return [act.FOR_POINTS, act.FOR_CARD] if servi_supply(state) else [act.FOR_POINTS]
    return [act.KEEP_SHOWN, act.KEEP_DRAWN]


def _cards(state: State, contest: Contest) -> Actions:
    """AQ 4.2.3, AQ 4.3.3."""
    seat, metal = contest.fighters[contest.turn], contest.metals[contest.turn]
    hand, plays = state.hands[seat], act.PLAYS
    actions: Actions = [plays[kind] for kind in FIGHTING[metal] if hand[kind]]
    actions.append(act.STAND)
    return actions


def _theatre(state: State) -> Actions:
    auction = state.auction
    return _bids(state, auction) if auction else [act.REVEAL]


def _bids(state: State, auction: Auction) -> Actions:
    """AQ 4.4.1: own coins staked earlier count."""
    metals = range(len(METALS))
    actions: Actions = [act.BIDS[metal] for metal in metals if can_bid(state, auction.bidder, auction.bid, metal)]
    actions.append(act.PASS)
    return actions


def _forum(state: State) -> Actions:
    seat = state.spaces[state.step]
    actions: Actions = []
    if has_house(state, seat):
        coins, hand = state.coins[seat], state.hands[seat]
        ones, twos = hand[SERVI_1], hand[SERVI_2]
        for number, owner in enumerate(state.sites):
            if owner == NOBODY and can_pay(coins, SITES[number].cost):
                actions += [act.build(number, *paid) for paid in payments(ones, twos, SITES[number].servi)]
    actions.append(act.DECLINE)
    return actions


def _port(state: State) -> Actions:
    """AQ 4.6.2: with the coin laid there, or with another of that metal."""
    metal = state.step - PORTUS.start
    can_act = state.port[metal] or state.coins[state.spaces[state.step]][metal]
    return [act.ACTIVATE, act.DECLINE] if can_act else [act.DECLINE]


def _over(state: State) -> Actions:
    return []


def _by_step() -> tuple[Callable[[State], Actions], ...]:
    table: dict[int, Callable[[State], Actions]] = {
        DOLUS: _dolus, PECUNIA: _pecunia, POTENTIA: _potentia, THEATRUM: _theatre, LATRO: _dolus,
        PLACING: _placing, OVER: _over, **dict.fromkeys(EQUI, _equi), **dict.fromkeys(SERVI_SPACES, _servi),
        **dict.fromkeys((*ARENA, *STADIUM), _contest), **dict.fromkeys(FORUM, _forum), **dict.fromkeys(PORTUS, _port),
    }  # fmt: skip
    return tuple(table[step] for step in range(SPACES + 2))


_LEGAL = _by_step()
