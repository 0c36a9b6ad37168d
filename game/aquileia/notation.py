"""A short text form of positions for tests, puzzles and bug reports.

Lines of `key: value`; a missing line keeps what a new match begins with, but the hands are empty. Seats are 0 to 4:

    seats: 4
    starter: 0
    round: 2
    step: forum_1                   (placing, or the space that acts)
    active: 1                       (who places next; without the line the starter)
    coins 0: 2 1 1                  (copper, silver, gold)
    hand 0: servi_1 weapon_3
    points 0: 4 0 10 0              (pecunia, arena, forum, workshops)
    laurels 0: blue blue_yellow points_5      (seen by everybody; `blue@02` by seats 0 and 2)
    spaces: arena_1=0 arena_2=1 portus_copper=2    (with a coin under it; `portus_copper=2!`: stolen)
    track: 2 0 3 1
    sites: pistrina=0 villa_blue_6=1
    row: weapon_1 - gold_horse_2    (- an empty place)
    servi: servi_1 servi_2          (deck, top first; the other cards are discarded)
    gear: weapon_1                  (deck, top first)
    shown: white
    stadium: blue points_10         (deck, top first; the other laurels are discarded)
    theatre: white_blue             (deck, top first)
    blue: 0 4                       (holder and dice left)
"""

from collections.abc import Callable

from game.aquileia import laurels
from game.aquileia.board import PORTUS, SITE_OF, SPACE_OF
from game.aquileia.cards import KIND_OF, NOTHING, SERVI, counted
from game.aquileia.laurels import everybody, laurel
from game.aquileia.rounds import open_contest
from game.aquileia.state import HENCHMEN, NOBODY, PLACING, State, empty_table
from game.aquileia.views import unseen_cards, unseen_laurels

_STEPS = {**SPACE_OF, "placing": PLACING}


def position(text: str) -> State:
    lines = [line.partition(":") for line in text.splitlines() if line.strip()]
    seats = next((int(value) for key, _, value in lines if key.strip() == "seats"), 4)
    state = empty_table(seats)
    state.coins = [[2, 1, 1] for _ in range(seats)]
    for key, _, value in lines:
        _read(state, key.split("(")[0].split(), value.split("  (")[0].split())
    _complete(state, {key.split()[0] for key, _, _ in lines})
    return state


def _complete(state: State, given: set[str]) -> None:
    """Complete the position: cards not named are in decks that were not given, or discarded."""
    if "active" not in given:
        state.active = state.starter
    for kind in unseen_cards(state):
        deck = state.servi_deck if kind in SERVI else state.gear_deck
        if ("servi" if kind in SERVI else "gear") in given:
            state.discards[kind] += 1
        else:
            deck.append(kind)
    for kind in unseen_laurels(state):
        is_theatre = kind in laurels.THEATRE
        if ("theatre" if is_theatre else "stadium") in given:
            state.gone.append(laurel(kind, 0))
        else:
            (state.theatre_deck if is_theatre else state.stadium_deck).append(laurel(kind, 0))
    state.henchmen = [HENCHMEN - state.spaces.count(seat) for seat in range(state.seats)]
    open_contest(state)


def _read(state: State, key: list[str], words: list[str]) -> None:
    name, seat = key[0], int(key[1]) if len(key) > 1 else NOBODY
    if name not in _READERS:
        raise ValueError(f"a position has no line '{name}'")
    _READERS[name](state, seat, words)


def _read_hand(state: State, seat: int, words: list[str]) -> None:
    state.hands[seat] = counted([KIND_OF[word] for word in words])


def _read_coins(state: State, seat: int, words: list[str]) -> None:
    state.coins[seat] = [int(word) for word in words]


def _read_points(state: State, seat: int, words: list[str]) -> None:
    state.points[seat] = tuple(int(word) for word in words)


def _read_laurels(state: State, seat: int, words: list[str]) -> None:
    state.laurels[seat] = tuple(_laurel(state, word) for word in words)


def _laurel(state: State, word: str) -> int:
    name, at, seats = word.partition("@")
    seen = sum(1 << int(seat) for seat in seats) if at else everybody(state.seats)
    return laurel(laurels.KIND_OF[name], seen)


def _read_spaces(state: State, seat: int, words: list[str]) -> None:
    for word in words:
        name, _, holder = word.partition("=")
        space = SPACE_OF[name]
        state.spaces[space] = int(holder.removesuffix("!"))
        if space in PORTUS and not holder.endswith("!"):
            state.port[space - PORTUS.start] = 1


def _read_sites(state: State, seat: int, words: list[str]) -> None:
    for word in words:
        name, _, owner = word.partition("=")
        state.sites[SITE_OF[name]] = int(owner)


def _read_track(state: State, seat: int, words: list[str]) -> None:
    state.track = [int(word) for word in words]


def _read_row(state: State, seat: int, words: list[str]) -> None:
    state.row = [NOTHING if word == "-" else KIND_OF[word] for word in words]


def _read_servi(state: State, seat: int, words: list[str]) -> None:
    state.servi_deck = [KIND_OF[word] for word in reversed(words)]


def _read_gear(state: State, seat: int, words: list[str]) -> None:
    state.gear_deck = [KIND_OF[word] for word in reversed(words)]


def _read_shown(state: State, seat: int, words: list[str]) -> None:
    state.shown = laurel(laurels.KIND_OF[words[0]], everybody(state.seats))


def _read_stadium(state: State, seat: int, words: list[str]) -> None:
    state.stadium_deck = [laurel(laurels.KIND_OF[word], 0) for word in reversed(words)]


def _read_theatre(state: State, seat: int, words: list[str]) -> None:
    state.theatre_deck = [laurel(laurels.KIND_OF[word], 0) for word in reversed(words)]


def _read_blue(state: State, seat: int, words: list[str]) -> None:
    state.blue_holder, state.blue_left = int(words[0]), int(words[1])


def _read_step(state: State, seat: int, words: list[str]) -> None:
    state.step = _STEPS[words[0]]


def _read_passed(state: State, seat: int, words: list[str]) -> None:
    for word in words:
        state.passed[int(word)] = True


def _read_number(name: str) -> Callable[[State, int, list[str]], None]:
    return lambda state, seat, words: setattr(state, name, int(words[0]))


_READERS: dict[str, Callable[[State, int, list[str]], None]] = {
    "seats": _read_number("seats"),
    "starter": _read_number("starter"),
    "round": _read_number("round"),
    "active": _read_number("active"),
    "step": _read_step,
    "coins": _read_coins,
    "hand": _read_hand,
    "points": _read_points,
    "laurels": _read_laurels,
    "spaces": _read_spaces,
    "passed": _read_passed,
    "track": _read_track,
    "sites": _read_sites,
    "row": _read_row,
    "servi": _read_servi,
    "gear": _read_gear,
    "shown": _read_shown,
    "stadium": _read_stadium,
    "theatre": _read_theatre,
    "blue": _read_blue,
}
