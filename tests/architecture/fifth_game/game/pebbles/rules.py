"""The rules of Pebbles."""

import random
from dataclasses import asdict
from typing import Any

from game.core.chance import Chance
from game.core.decision import Decision
from game.core.events import Emit
from game.core.plain import read
from game.core.reasons import Reason, because
from game.core.rules import Options
from game.core.scores import Result, ScoreTable
from game.pebbles.actions import Take, parse_action
from game.pebbles.events import PebblesTaken
from game.pebbles.state import HEAPS, MOST_TAKEN, State

__all__ = [
    "apply", "decision", "determinise", "from_plain", "legal", "missing_cards", "new", "observe", "parse_action",
    "result", "score", "seats", "tie_break", "to_plain", "turn", "why_not",
]  # fmt: skip

CATEGORIES = ("pebbles",)


def new(options: Options, seats: int, chance: Chance) -> State:
    """PB 1: chance says in which order the heaps lie."""
    return State(chance.shuffled(HEAPS))


def seats(state: State) -> int:
    return len(state.taken)


def decision(state: State) -> Decision | None:
    return Decision(state.active, "turn", is_turn=True) if any(state.heaps) else None


def turn(state: State) -> int:
    return state.turn


def legal(state: State) -> list[Take]:
    """PB 2: one to three pebbles of one heap."""
    return [Take(heap, count) for heap in range(len(HEAPS)) for count in range(1, _most(state, heap) + 1)]


def _most(state: State, heap: int) -> int:
    return min(state.heaps[heap], MOST_TAKEN)


def why_not(state: State, action: Take) -> Reason | None:
    if action in legal(state):
        return None
    pebbles = state.heaps[action.heap] if action.heap < len(state.heaps) else 0
    return because("pb-why-too-many", have=pebbles, most=MOST_TAKEN)


def apply(state: State, action: Take, chance: Chance, emit: Emit | None = None) -> None:
    seat = state.active
    state.heaps[action.heap] -= action.count
    state.taken[seat] += action.count
    state.active, state.turn = 1 - seat, state.turn + 1
    if not any(state.heaps):
        state.last = seat
    if emit:
        emit(PebblesTaken(seat, action.heap, action.count))


def observe(state: State, seat: int) -> State:
    """Nothing is hidden."""
    return state.clone()


def determinise(view: State, seat: int, source: random.Random) -> State:
    return view.clone()


def missing_cards(state: State) -> list[int]:
    """All pebbles are numbered alike: how many there are too few."""
    return [1] * (sum(HEAPS) - sum(state.heaps) - sum(state.taken))


def score(state: State) -> ScoreTable:
    """PB 3: a point for each pebble; PB 3.1: of equals, whoever took the last one is ahead."""
    most = max(state.taken)
    equals = tuple(seat for seat, points in enumerate(state.taken) if points == most)
    winners = (state.last,) if state.last in equals else equals
    return ScoreTable(CATEGORIES, tuple((points,) for points in state.taken), winners)


def result(state: State) -> Result:
    table = score(state)
    return Result((table,), table.totals, table.winners)


def tie_break(state: State) -> Reason | None:
    return because("pb-tie-last") if result(state).is_tie_broken else None


def to_plain(state: State) -> dict[str, Any]:
    return asdict(state)


def from_plain(plain: dict[str, Any]) -> State:
    return read(_from_plain, plain)


def _from_plain(plain: dict[str, Any]) -> State:
    numbers = {name: int(plain[name]) for name in ("active", "turn", "last")}
    return State([int(heap) for heap in plain["heaps"]], [int(taken) for taken in plain["taken"]], **numbers)
