"""A position as one object of plain values, and back (the format is described in RULES.md)."""

from typing import Any

from game.core.plain import choice_from_plain, choice_to_plain, kinds_by_name, read
from game.core.scores import ScoreTable
from game.san_gimignano.cards import KIND_OF, NAMES, counted, in_deck, kind_in_deck, seen_in_deck, spread
from game.san_gimignano.scoring import CATEGORIES
from game.san_gimignano.state import (
    BETWEEN,
    OVER,
    PLAY,
    Donating,
    Drawing,
    Giving,
    Jousting,
    Laying,
    Playing,
    Protecting,
    Returning,
    State,
)
from game.san_gimignano.towers import Tower

_STAGES = {PLAY: "play", BETWEEN: "between games", OVER: "over"}
_FRAMES = kinds_by_name(Drawing, Laying, Playing, Jousting, Returning, Donating, Protecting, Giving)
_PLAIN_FIELDS = ("nobles", "series", "game", "dealer", "active", "turn", "passes", "end_phase", "declarer", "piece")


def to_plain(state: State) -> dict[str, Any]:
    plain: dict[str, Any] = {name: getattr(state, name) for name in _PLAIN_FIELDS}
    plain["stage"] = _STAGES[state.stage]
    plain["hands"] = [_names(spread(hand)) for hand in state.hands]
    plain["known"] = [_names(spread(known)) for known in state.known]
    plain["deck"] = _deck_to_plain(state.deck)
    plain["noble_deck"] = _deck_to_plain(state.noble_deck)
    plain["market"] = _names(state.market)
    plain["towers"] = [[_tower_to_plain(tower) for tower in towers] for towers in state.towers]
    plain["used"] = list(state.used)
    plain["played"] = [_names(pile) for pile in state.played]
    plain["removed"] = _names(state.removed)
    plain["choices"] = [choice_to_plain(frame) for frame in state.stack]
    plain["past"] = [
        {"points": [list(row) for row in table.points], "winners": list(table.winners)} for table in state.past
    ]
    return plain


def from_plain(plain: dict[str, Any]) -> State:
    return read(_from_plain, plain)


def _from_plain(plain: dict[str, Any]) -> State:
    state = State(**{name: plain[name] for name in _PLAIN_FIELDS})
    state.stage = next(stage for stage, name in _STAGES.items() if name == plain["stage"])
    state.hands = [counted(_kinds(hand)) for hand in plain["hands"]]
    state.known = [counted(_kinds(known)) for known in plain["known"]]
    state.deck = _deck_from_plain(plain["deck"])
    state.noble_deck = _deck_from_plain(plain["noble_deck"])
    state.market = _kinds(plain["market"])
    state.towers = [[_tower_from_plain(tower) for tower in towers] for towers in plain["towers"]]
    state.used = list(plain["used"])
    state.played = [_kinds(pile) for pile in plain["played"]]
    state.removed = _kinds(plain["removed"])
    state.stack = [choice_from_plain(frame, _FRAMES) for frame in plain["choices"]]
    state.past = [
        ScoreTable(CATEGORIES, tuple(tuple(row) for row in table["points"]), tuple(table["winners"]))
        for table in plain["past"]
    ]
    return state


def _names(kinds: list[int]) -> list[str]:
    return [NAMES[kind] for kind in kinds]


def _kinds(names: list[str]) -> list[int]:
    return [KIND_OF[name] for name in names]


def _deck_to_plain(deck: list[int]) -> list[dict[str, Any]]:
    """Return the deck, the top card first; `seen_by` lists the seats that know the card is there."""
    return [
        {"card": NAMES[kind_in_deck(code)], "seen_by": [seat for seat in (0, 1) if seen_in_deck(code) >> seat & 1]}
        for code in reversed(deck)
    ]


def _deck_from_plain(cards: list[dict[str, Any]]) -> list[int]:
    return [in_deck(KIND_OF[card["card"]], sum(1 << int(seat) for seat in card["seen_by"])) for card in reversed(cards)]


def _tower_to_plain(tower: Tower) -> dict[str, Any]:
    """Return the tower; `numbers` from the foot up, `fine_stones` as levels from the foot, from 1."""
    return {
        "kind": "plain" if tower.is_plain else "banded",
        "numbers": tower.numbers(),
        "fine_stones": [level + 1 for level in range(tower.levels) if tower.fine >> level & 1],
        "complete": tower.is_complete,
    }


def _tower_from_plain(plain: dict[str, Any]) -> Tower:
    numbers = plain["numbers"]
    fine = sum(1 << (int(level) - 1) for level in plain["fine_stones"])
    return Tower(plain["kind"] == "plain", int(numbers[-1]), len(numbers), fine, bool(plain["complete"]))
