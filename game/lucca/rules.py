"""The rules of Lucca Città in the form of game.core.rules."""

from collections.abc import Callable
from typing import Any

from game.core.chance import Chance
from game.core.events import Emit
from game.lucca import turns
from game.lucca.actions import Deal, Keep, LuccaAction, Open, Place, Take, parse_action
from game.lucca.legal import decision, legal
from game.lucca.position import from_plain, to_plain
from game.lucca.reasons import why_not
from game.lucca.scoring import result, score, tie_break
from game.lucca.setup import new_match as new
from game.lucca.state import State
from game.lucca.views import determinise, missing_cards, observe

__all__ = [
    "apply", "decision", "determinise", "from_plain", "legal", "missing_cards", "new", "observe", "parse_action",
    "result", "score", "seats", "tie_break", "to_plain", "turn", "why_not",
]  # fmt: skip

_HANDLERS: dict[type, Callable[[State, Any, Chance, Emit | None], None]] = {
    Deal: turns.deal,
    Keep: turns.keep_cards,
    Open: turns.open_palace,
    Take: turns.take_triplet,
    Place: turns.place_card,
}


def seats(state: State) -> int:
    return len(state.quarters)


def turn(state: State) -> int:
    return state.turn


def apply(state: State, action: LuccaAction, chance: Chance, emit: Emit | None = None) -> None:
    _HANDLERS[type(action)](state, action, chance, emit)
