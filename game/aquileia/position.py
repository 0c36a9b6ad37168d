"""A position as one object of plain values, and back (the format is described in RULES.md)."""

from collections.abc import Sequence
from typing import Any

from game.aquileia import cards, laurels
from game.aquileia.board import METALS, SITES, SPACE_NAMES, Coins
from game.aquileia.cards import NOTHING, counted, spread
from game.aquileia.state import NOBODY, SOURCES, Auction, Contest, State
from game.core.plain import read

_STEPS = (*SPACE_NAMES, "placing", "over")
_STAGES = ("rolling", "playing", "blue", "prize")
_PLAIN_FIELDS = ("seats", "starter", "round", "active", "built", "blue_holder", "blue_left")


def to_plain(state: State) -> dict[str, Any]:
    plain: dict[str, Any] = {name: getattr(state, name) for name in _PLAIN_FIELDS}
    plain["step"] = _STEPS[state.step]
    plain["coins"] = [_coins_to_plain(coins) for coins in state.coins]
    plain["points"] = [dict(zip(SOURCES, points, strict=True)) for points in state.points]
    plain["hands"] = [_names(spread(hand)) for hand in state.hands]
    plain["known"] = [_names(spread(list(known))) for known in state.known]
    plain["laurels"] = [_laurels_to_plain(held) for held in state.laurels]
    plain["henchmen"] = list(state.henchmen)
    plain["passed"] = list(state.passed)
    plain["track"] = list(state.track)
    plain["spaces"] = {name: seat for name, seat in zip(SPACE_NAMES, state.spaces, strict=True) if seat != NOBODY}
    plain["port"] = _coins_to_plain(state.port)
    plain["sites"] = {SITES[number].name: seat for number, seat in enumerate(state.sites) if seat != NOBODY}
    plain["servi_deck"] = _names(state.servi_deck[::-1])
    plain["gear_deck"] = _names(state.gear_deck[::-1])
    plain["row"] = [None if card == NOTHING else cards.NAMES[card] for card in state.row]
    plain["discards"] = _names(spread(state.discards))
    plain["stadium_deck"] = _laurels_to_plain(state.stadium_deck[::-1])
    plain["shown"] = None if state.shown == NOTHING else _laurel_to_plain(state.shown)
    plain["theatre_deck"] = _laurels_to_plain(state.theatre_deck[::-1])
    plain["gone"] = _laurels_to_plain(state.gone)
    plain["contest"] = _contest_to_plain(state.contest)
    plain["auction"] = _auction_to_plain(state.auction)
    return plain


def from_plain(plain: dict[str, Any]) -> State:
    return read(_from_plain, plain)


def _from_plain(plain: dict[str, Any]) -> State:
    numbers: dict[str, Any] = {name: _whole(plain[name]) for name in _PLAIN_FIELDS}
    state = State(**numbers)
    state.step = _STEPS.index(plain["step"])
    state.coins = [list(_coins_from_plain(coins)) for coins in plain["coins"]]
    state.points = [tuple(_whole(points[source]) for source in SOURCES) for points in plain["points"]]
    state.hands = [counted(_kinds(hand)) for hand in plain["hands"]]
    state.known = [tuple(counted(_kinds(known))) for known in plain["known"]]
    state.laurels = [tuple(_laurels_from_plain(held)) for held in plain["laurels"]]
    state.henchmen = _numbers(plain["henchmen"])
    state.passed = [bool(passed) for passed in plain["passed"]]
    state.track = _numbers(plain["track"])
    state.spaces = [_whole(plain["spaces"].get(name, NOBODY)) for name in SPACE_NAMES]
    state.port = list(_coins_from_plain(plain["port"]))
    state.sites = [_whole(plain["sites"].get(site.name, NOBODY)) for site in SITES]
    state.servi_deck = _kinds(plain["servi_deck"][::-1])
    state.gear_deck = _kinds(plain["gear_deck"][::-1])
    state.row = [NOTHING if name is None else cards.KIND_OF[name] for name in plain["row"]]
    state.discards = counted(_kinds(plain["discards"]))
    state.stadium_deck = _laurels_from_plain(plain["stadium_deck"][::-1])
    state.shown = NOTHING if plain["shown"] is None else _laurel_from_plain(plain["shown"])
    state.theatre_deck = _laurels_from_plain(plain["theatre_deck"][::-1])
    state.gone = _laurels_from_plain(plain["gone"])
    state.contest = _contest_from_plain(plain["contest"])
    state.auction = _auction_from_plain(plain["auction"])
    _check_seats(state)
    return state


def _check_seats(state: State) -> None:
    for name in ("coins", "points", "hands", "known", "laurels", "henchmen", "passed"):
        if len(getattr(state, name)) != state.seats:
            raise ValueError(f"'{name}': it needs one entry for each of the seats")


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{value!r} is no whole number")
    return value


def _numbers(values: Sequence[Any]) -> list[int]:
    return [_whole(value) for value in values]


def _names(kinds: Sequence[int]) -> list[str]:
    return [cards.NAMES[kind] for kind in kinds]


def _kinds(names: Sequence[str]) -> list[int]:
    return [cards.KIND_OF[name] for name in names]


def _coins_to_plain(coins: Sequence[int]) -> dict[str, int]:
    return dict(zip(METALS, coins, strict=True))


def _coins_from_plain(plain: dict[str, Any]) -> Coins:
    copper, silver, gold = (_whole(plain[metal]) for metal in METALS)
    return copper, silver, gold


def _laurel_to_plain(code: int) -> dict[str, Any]:
    """Return the laurel as plain values; `seen_by` lists the seats that know it."""
    seats = laurels.seen_by(code)
    seen = [seat for seat in range(seats.bit_length()) if seats >> seat & 1]
    return {"laurel": laurels.NAMES[laurels.kind_of(code)], "seen_by": seen}


def _laurel_from_plain(plain: dict[str, Any]) -> int:
    return laurels.laurel(laurels.KIND_OF[plain["laurel"]], sum(1 << _whole(seat) for seat in plain["seen_by"]))


def _laurels_to_plain(codes: Sequence[int]) -> list[dict[str, Any]]:
    return [_laurel_to_plain(code) for code in codes]


def _laurels_from_plain(plain: Sequence[dict[str, Any]]) -> list[int]:
    return [_laurel_from_plain(one) for one in plain]


def _contest_to_plain(contest: Contest | None) -> dict[str, Any] | None:
    if contest is None:
        return None
    return {
        "fighters": list(contest.fighters),
        "strengths": list(contest.strengths),
        "metals": [METALS[metal] for metal in contest.metals],
        "stage": _STAGES[contest.stage],
        "turn": contest.turn,
        "laid": contest.laid,
    }


def _contest_from_plain(plain: dict[str, Any] | None) -> Contest | None:
    if plain is None:
        return None
    return Contest(
        tuple(_numbers(plain["fighters"])),
        tuple(_numbers(plain["strengths"])),
        tuple(METALS.index(metal) for metal in plain["metals"]),
        _STAGES.index(plain["stage"]),
        _whole(plain["turn"]),
        _whole(plain["laid"]),
    )


def _auction_to_plain(auction: Auction | None) -> dict[str, Any] | None:
    if auction is None:
        return None
    passed = [seat for seat in range(auction.passed.bit_length()) if auction.passed >> seat & 1]
    bid = _coins_to_plain(auction.bid)
    return {"bidder": auction.bidder, "bid": bid, "leader": auction.leader, "passed": passed}


def _auction_from_plain(plain: dict[str, Any] | None) -> Auction | None:
    if plain is None:
        return None
    passed = sum(1 << seat for seat in _numbers(plain["passed"]))
    return Auction(_whole(plain["bidder"]), _coins_from_plain(plain["bid"]), _whole(plain["leader"]), passed)
