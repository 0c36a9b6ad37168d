"""The rules of Lorenzo il Magnifico in the form of game.core.rules."""

from collections.abc import Callable
from typing import Any

from game.core.actions import Word
from game.core.chance import Chance
from game.core.events import Emit
from game.lorenzo import church, drafting, leading, placing, rounds, working
from game.lorenzo.actions import LorenzoAction, Named, Numbered, Place, parse_action
from game.lorenzo.legal import decision, legal
from game.lorenzo.position import from_plain, to_plain
from game.lorenzo.reasons import why_not
from game.lorenzo.scoring import result, score, tie_break
from game.lorenzo.settling import settle
from game.lorenzo.setup import new_match as new
from game.lorenzo.state import (
    BONUS_TILES,
    DRAFT,
    Copying,
    Granting,
    Losing,
    Manning,
    Ordering,
    Paying,
    Raising,
    State,
    Supporting,
    Taking,
    Working,
)
from game.lorenzo.views import determinise, missing_cards, observe

__all__ = [
    "apply", "decision", "determinise", "from_plain", "legal", "missing_cards", "new", "observe", "parse_action",
    "result", "score", "seats", "tie_break", "to_plain", "turn", "why_not",
]  # fmt: skip

_Handler = Callable[[State, Any, Chance, Emit | None], None]

_TURN_ACTIONS: dict[type, _Handler] = {Place: placing.place, Named: leading.step}
_TURN_WORDS: dict[str, _Handler] = {"pass": rounds.pass_turn, "end": rounds.end_turn}
_CHOICES: dict[type, _Handler] = {
    Manning: placing.man,
    Taking: placing.take,
    Paying: placing.pay_for_card,
    Ordering: placing.order,
    Granting: placing.choose_privilege,
    Losing: placing.choose_loss,
    Working: working.choose_work,
    Raising: leading.raise_member,
    Copying: leading.copy,
    Supporting: church.answer,
}


def seats(state: State) -> int:
    return len(state.players)


def turn(state: State) -> int:
    return max(1, state.round)


def apply(state: State, action: LorenzoAction, chance: Chance, emit: Emit | None = None) -> None:
    if state.stack:
        _CHOICES[type(state.stack[-1])](state, action, chance, emit)
    elif state.stage == BONUS_TILES:
        assert isinstance(action, Numbered)
        drafting.choose_bonus_tile(state, action, chance, emit)
    elif state.stage == DRAFT:
        assert isinstance(action, Named)
        drafting.keep_leader(state, action, chance, emit)
    elif isinstance(action, Word):
        _TURN_WORDS[action.text](state, action, chance, emit)
    else:
        _TURN_ACTIONS[type(action)](state, action, chance, emit)
    _go_on(state, chance, emit)


def _go_on(state: State, chance: Chance, emit: Emit | None) -> None:
    """Go on to the next decision; after a church report without a choice, close the round."""
    settle(state, emit)
    if not state.stack:
        rounds.advance(state, chance, emit)
        if state.stack:
            settle(state, emit)
            if not state.stack:
                rounds.advance(state, chance, emit)
