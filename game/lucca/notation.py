"""A short text form of positions for tests, puzzles and bug reports.

Lines of `key: value`; a missing line keeps the default. Cards are addresses and `tower`, seats count from 0:

    players: 4
    turn: 2
    order: 2 0 1 3
    active: 0
    site 0: 12-18, 45         (a palace by its cards, the newest last)
    completed 0: 2-11-13-24
    opened 1: 5-8-16-21
    walls 0: 9 15
    towers 0: 1
    points 0: 9 4             (for windows and openings, so far)
    triplets: 1 29 30, -, 33 34 tower, 35 36 37, 40 41 42    (- was taken)
    takers: - 2 - - -
    placing: 50 51            (cards of the taken triplet still to be played)
    opened: yes               (the active seat has opened a palace in this turn)
    deck: 60 61               (top first; the rest of the cards are discarded)
    stage: play               (or `keep`, `between`, `over`)
    hand 0: 1 2 3 4           (before the starting cards are revealed)
    kept 0: 1 2
"""

from collections.abc import Callable
from typing import Any

from game.lucca.cards import CARD_OF, NAMES
from game.lucca.quarters import Palace, palace_of
from game.lucca.state import BETWEEN, KEEP, NOBODY, OVER, PLAY, State, empty_state
from game.lucca.views import missing_cards

_STAGES = {"keep": KEEP, "play": PLAY, "between": BETWEEN, "over": OVER}
_NONE = "-"


def position(text: str) -> State:
    lines = [line.partition(":") for line in text.splitlines() if line.strip()]
    values = {key.strip(): value.strip() for key, _, value in lines}
    seats = int(values.pop("players", "3"))
    state = empty_state(seats)
    state.stage, state.order = PLAY, tuple(range(seats))
    active = values.pop("active", None)
    for key, value in values.items():
        _read(state, key.split(), value)
    state.takers = state.takers or [NOBODY] * len(state.triplets)
    if active is not None:
        state.place = state.order.index(int(active))
    state.discards += missing_cards(state)
    return state


def _read(state: State, key: list[str], value: str) -> None:
    reader = (_OF_SEATS if key[-1].isdigit() else _OF_TABLE).get(key[0])
    if reader is None:
        raise ValueError(f"a position has no line '{' '.join(key)}'")
    reader(state, int(key[-1]) if key[-1].isdigit() else NOBODY, value)


def _cards(value: str) -> tuple[int, ...]:
    return tuple(CARD_OF[word] for word in value.split())


def _palaces(value: str) -> tuple[Palace, ...]:
    stacks = [stack.strip() for stack in value.split(",") if stack.strip()]
    return tuple(palace_of(tuple(int(card) for card in stack.split("-"))) for stack in stacks)


def _quarter_reader(name: str, read: Callable[[str], Any]) -> "Reader":
    def set_field(state: State, seat: int, value: str) -> None:
        state.quarters[seat] = state.quarters[seat]._replace(**{name: read(value)})

    return set_field


def _field_reader(name: str, read: Callable[[str], object]) -> "Reader":
    return lambda state, seat, value: setattr(state, name, read(value))


def _read_points(state: State, seat: int, value: str) -> None:
    windows, openings = map(int, value.split())
    state.quarters[seat] = state.quarters[seat]._replace(window_points=windows, opening_points=openings)


def _read_hand(state: State, seat: int, value: str) -> None:
    state.hands[seat] = _cards(value)


def _read_kept(state: State, seat: int, value: str) -> None:
    state.kept[seat] = _cards(value)


def _triplets(value: str) -> list[tuple[int, ...]]:
    return [() if part.strip() == _NONE else _cards(part) for part in value.split(",")]


def _takers(value: str) -> list[int]:
    return [NOBODY if word == _NONE else int(word) for word in value.split()]


def _seats(value: str) -> tuple[int, ...]:
    return tuple(map(int, value.split()))


Reader = Callable[[State, int, str], None]
_OF_SEATS: dict[str, Reader] = {
    "site": _quarter_reader("site", _palaces),
    "completed": _quarter_reader("completed", _palaces),
    "opened": _quarter_reader("opened", _palaces),
    "walls": _quarter_reader("walls", _cards),
    "towers": _quarter_reader("towers", int),
    "points": _read_points,
    "hand": _read_hand,
    "kept": _read_kept,
}
_OF_TABLE: dict[str, Reader] = {
    "turn": _field_reader("turn", int),
    "order": _field_reader("order", _seats),
    "triplets": _field_reader("triplets", _triplets),
    "takers": _field_reader("takers", _takers),
    "placing": _field_reader("placing", _cards),
    "deck": _field_reader("deck", lambda value: list(reversed(_cards(value)))),
    "opened": _field_reader("has_opened", lambda value: value == "yes"),
    "stage": _field_reader("stage", lambda value: _STAGES[value]),
}


def palaces_text(palaces: tuple[Palace, ...]) -> str:
    return ", ".join("-".join(NAMES[card] for card in palace.cards) for palace in palaces)


def position_text(state: State) -> str:
    """Return the lines of a position; `position` reads them back, but for the order of the discards."""
    stage = next(name for name, stage in _STAGES.items() if stage == state.stage)
    lines = [f"players: {len(state.quarters)}", f"turn: {state.turn}", f"stage: {stage}"]
    if state.order:
        lines += [f"order: {' '.join(map(str, state.order))}", f"active: {state.active}"]
    for seat in range(len(state.quarters)):
        lines += _seat_lines(state, seat)
    lines.append(f"triplets: {', '.join(_words(triplet) or _NONE for triplet in state.triplets)}")
    lines.append(f"takers: {' '.join(_NONE if taker == NOBODY else str(taker) for taker in state.takers)}")
    lines.append(f"placing: {_words(state.placing)}")
    lines.append(f"opened: {'yes' if state.has_opened else 'no'}")
    lines.append(f"deck: {_words(state.deck[::-1])}")
    return "\n".join(lines)


def _seat_lines(state: State, seat: int) -> list[str]:
    quarter = state.quarters[seat]
    values = {
        "site": palaces_text(quarter.site),
        "completed": palaces_text(quarter.completed),
        "opened": palaces_text(quarter.opened),
        "walls": _words(quarter.walls),
        "towers": str(quarter.towers or ""),
        "points": f"{quarter.window_points} {quarter.opening_points}" if quarter.points else "",
        "hand": _words(state.hands[seat]),
        "kept": _words(state.kept[seat]),
    }
    return [f"{name} {seat}: {value}" for name, value in values.items() if value]


def _words(cards: list[int] | tuple[int, ...]) -> str:
    return " ".join(NAMES[card] for card in cards)
