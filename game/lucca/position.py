"""A position as one object of plain values, and back (the format is described in RULES.md)."""

from typing import Any

from game.core.plain import read
from game.lucca.cards import CARD_OF, NAMES
from game.lucca.quarters import Palace, Quarter, palace_of
from game.lucca.state import BETWEEN, KEEP, NOBODY, OVER, PLAY, State

_STAGES = {KEEP: "starting cards", PLAY: "play", BETWEEN: "between turns", OVER: "over"}
_PLAIN_FIELDS = ("turn", "place", "has_opened")


def to_plain(state: State) -> dict[str, Any]:
    plain: dict[str, Any] = {name: getattr(state, name) for name in _PLAIN_FIELDS}
    plain["stage"] = _STAGES[state.stage]
    plain["order"] = list(state.order)
    plain["seats"] = [
        {"hand": _names(hand), "kept": _names(kept), **_quarter_to_plain(quarter)}
        for hand, kept, quarter in zip(state.hands, state.kept, state.quarters, strict=True)
    ]
    plain["triplets"] = [
        {"cards": _names(cards), "taken_by": None if taker == NOBODY else taker}
        for cards, taker in zip(state.triplets, state.takers, strict=True)
    ]
    plain["placing"] = _names(state.placing)
    plain["deck"] = _names(state.deck[::-1])
    plain["discards"] = _names(state.discards)
    return plain


def from_plain(plain: dict[str, Any]) -> State:
    return read(_from_plain, plain)


def _from_plain(plain: dict[str, Any]) -> State:
    seats, triplets = plain["seats"], plain["triplets"]
    return State(
        quarters=[_quarter_from_plain(seat) for seat in seats],
        hands=[_cards(seat["hand"]) for seat in seats],
        kept=[_cards(seat["kept"]) for seat in seats],
        deck=list(reversed(_cards(plain["deck"]))),
        triplets=[_cards(triplet["cards"]) for triplet in triplets],
        takers=[NOBODY if triplet["taken_by"] is None else triplet["taken_by"] for triplet in triplets],
        placing=_cards(plain["placing"]),
        discards=list(_cards(plain["discards"])),
        order=tuple(plain["order"]),
        stage=next(stage for stage, name in _STAGES.items() if name == plain["stage"]),
        **{name: plain[name] for name in _PLAIN_FIELDS},
    )


def _quarter_to_plain(quarter: Quarter) -> dict[str, Any]:
    return {
        "site": _palaces_to_plain(quarter.site),
        "completed": _palaces_to_plain(quarter.completed),
        "opened": _palaces_to_plain(quarter.opened),
        "walls": _names(quarter.walls),
        "towers": quarter.towers,
        "window_points": quarter.window_points,
        "opening_points": quarter.opening_points,
    }


def _quarter_from_plain(plain: dict[str, Any]) -> Quarter:
    return Quarter(
        _palaces_from_plain(plain["site"]),
        _palaces_from_plain(plain["completed"]),
        _palaces_from_plain(plain["opened"]),
        _cards(plain["walls"]),
        plain["towers"],
        plain["window_points"],
        plain["opening_points"],
    )


def _palaces_to_plain(palaces: tuple[Palace, ...]) -> list[list[str]]:
    """Return each palace by its cards, the oldest first."""
    return [_names(palace.cards) for palace in palaces]


def _palaces_from_plain(palaces: list[list[str]]) -> tuple[Palace, ...]:
    return tuple(palace_of(_cards(names)) for names in palaces)


def _names(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [NAMES[card] for card in cards]


def _cards(names: list[str]) -> tuple[int, ...]:
    return tuple(CARD_OF[name] for name in names)
