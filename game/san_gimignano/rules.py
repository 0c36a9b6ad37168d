"""The rules of San Gimignano in the form of game.core.rules."""

from collections.abc import Callable
from typing import Any

from game.core.chance import Chance
from game.core.events import Emit
from game.san_gimignano import building, donations, drawing, nobles, turns
from game.san_gimignano.actions import (
    Build,
    CardAction,
    Complete,
    Exchange,
    Extend,
    SanGimignanoAction,
    parse_action,
)
from game.san_gimignano.legal import decision, legal
from game.san_gimignano.position import from_plain, to_plain
from game.san_gimignano.reasons import why_not
from game.san_gimignano.scoring import result, score, tie_break
from game.san_gimignano.setup import new_match as new
from game.san_gimignano.state import (
    PLAY,
    Donating,
    Drawing,
    Giving,
    Jousting,
    Laying,
    Protecting,
    Returning,
    State,
)
from game.san_gimignano.views import determinise, missing_cards, observe

__all__ = [
    "apply", "decision", "determinise", "from_plain", "legal", "missing_cards", "new", "observe", "parse_action",
    "result", "score", "seats", "tie_break", "to_plain", "turn", "why_not",
]  # fmt: skip

_Handler = Callable[[State, Any, Chance, Emit | None], None]

_TURN_ACTIONS: dict[type, _Handler] = {
    Exchange: drawing.exchange,
    Build: building.build,
    Extend: building.extend,
    Complete: building.complete,
    CardAction: nobles.play_noble,
}
_TURN_WORDS: dict[str, _Handler] = {"buy": drawing.buy, "declare": turns.declare}
_CHOICES: dict[type, _Handler] = {
    Drawing: drawing.draw,
    Laying: building.settle_laying,
    Jousting: nobles.answer_joust,
    Returning: nobles.return_card,
    Donating: donations.donate,
    Protecting: donations.answer_strike,
    Giving: donations.give_back,
}


def seats(state: State) -> int:
    return len(state.hands)


def turn(state: State) -> int:
    return state.turn


def apply(state: State, action: SanGimignanoAction, chance: Chance, emit: Emit | None = None) -> None:
    if state.stack:
        _CHOICES[type(state.stack[-1])](state, action, chance, emit)
    elif action.text == "pass":
        turns.pass_turn(state, action, chance, emit)  # type: ignore[arg-type]
    elif state.stage != PLAY:
        turns.deal(state, action, chance, emit)  # type: ignore[arg-type]
        return
    else:
        state.passes = 0
        handler = _TURN_ACTIONS.get(type(action)) or _TURN_WORDS[action.text]
        handler(state, action, chance, emit)
    if not state.stack and state.stage == PLAY:
        turns.end_action(state, emit)
