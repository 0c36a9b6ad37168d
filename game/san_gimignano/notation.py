"""A short text form of positions for tests, puzzles and bug reports.

Lines of `key: value`; a missing line keeps the default. Cards are numbers and noble names, seats are 0 and 1:

    active: 0
    hand 0: 7 7 7 9
    hand 1: 5 joust
    market: 5 6 10
    deck: 8 9 10              (top first; the rest of the cards are out of the game)
    nobles: joust city_wall   (top first; the line alone turns the variant on)
    towers 0: 7-7-7, 10-9-8!, 9-8-7*    (from the foot up; ! complete, * a fine stone in that place)
    played 1: rognosa
    used: 0 1
    piece: 0
    end phase: yes
    series: two
"""

from collections.abc import Callable

from game.san_gimignano.cards import KIND_OF, NAMES, counted, in_deck, kind_in_deck, spread
from game.san_gimignano.state import NOBODY, State
from game.san_gimignano.towers import Tower, tower_of
from game.san_gimignano.views import missing_cards


def position(text: str) -> State:
    state = State(active=0)
    for line in text.splitlines():
        if line.strip():
            key, _, value = line.partition(":")
            _read(state, key.split(), value.strip())
    state.removed += missing_cards(state)
    return state


def _read(state: State, key: list[str], value: str) -> None:
    name, seat = " ".join(word for word in key if not word.isdigit()), int(key[-1]) if key[-1].isdigit() else NOBODY
    if name not in _READERS:
        raise ValueError(f"a position has no line '{' '.join(key)}'")
    _READERS[name](state, seat, value)


def _cards(value: str) -> list[int]:
    return [KIND_OF[word] for word in value.split()]


def _read_hand(state: State, seat: int, value: str) -> None:
    state.hands[seat] = counted(_cards(value))


def _read_deck(state: State, seat: int, value: str) -> None:
    state.deck = [in_deck(kind, 0) for kind in reversed(_cards(value))]


def _read_nobles(state: State, seat: int, value: str) -> None:
    state.nobles = True
    state.noble_deck = [in_deck(kind, 0) for kind in reversed(_cards(value))]


def _read_market(state: State, seat: int, value: str) -> None:
    state.market = _cards(value)


def _read_towers(state: State, seat: int, value: str) -> None:
    state.towers[seat] = [_tower(word.strip()) for word in value.split(",") if word.strip()]


def _read_played(state: State, seat: int, value: str) -> None:
    state.played[seat] = _cards(value)


def _read_used(state: State, seat: int, value: str) -> None:
    state.used = [int(word) for word in value.split()]


def _read_number(name: str) -> Callable[[State, int, str], None]:
    return lambda state, seat, value: setattr(state, name, int(value))


def _read_end_phase(state: State, seat: int, value: str) -> None:
    state.end_phase = value == "yes"


def _read_series(state: State, seat: int, value: str) -> None:
    state.series = value


_READERS: dict[str, Callable[[State, int, str], None]] = {
    "hand": _read_hand,
    "deck": _read_deck,
    "nobles": _read_nobles,
    "market": _read_market,
    "towers": _read_towers,
    "played": _read_played,
    "used": _read_used,
    "active": _read_number("active"),
    "piece": _read_number("piece"),
    "dealer": _read_number("dealer"),
    "passes": _read_number("passes"),
    "declarer": _read_number("declarer"),
    "end phase": _read_end_phase,
    "series": _read_series,
}


def _tower(word: str) -> Tower:
    stones = word.removesuffix("!").split("-")
    fine = sum(stone.endswith("*") << level for level, stone in enumerate(stones))
    tower = tower_of(tuple(int(stone.removesuffix("*")) for stone in stones), fine)
    return tower.completed() if word.endswith("!") else tower


def tower_text(tower: Tower) -> str:
    stones = [f"{number}{'*' * (tower.fine >> level & 1)}" for level, number in enumerate(tower.numbers())]
    return "-".join(stones) + "!" * tower.is_complete


def position_text(state: State) -> str:
    """Return the lines of a position between two actions; `position` reads them back."""
    lines = [f"active: {state.active}", f"piece: {state.piece}", f"used: {state.used[0]} {state.used[1]}"]
    lines += [f"dealer: {state.dealer}", f"declarer: {state.declarer}", f"passes: {state.passes}"]
    lines += [f"end phase: {'yes' if state.end_phase else 'no'}", f"series: {state.series}"]
    if state.nobles:
        lines.append(f"nobles: {_words([kind_in_deck(code) for code in reversed(state.noble_deck)])}")
    for seat in (0, 1):
        lines.append(f"hand {seat}: {_words(spread(state.hands[seat]))}")
        lines.append(f"towers {seat}: {', '.join(tower_text(tower) for tower in state.towers[seat])}")
        lines.append(f"played {seat}: {_words(state.played[seat])}")
    lines.append(f"market: {_words(state.market)}")
    lines.append(f"deck: {_words([kind_in_deck(code) for code in reversed(state.deck)])}")
    return "\n".join(lines)


def _words(kinds: list[int]) -> str:
    return " ".join(NAMES[kind] for kind in kinds)
