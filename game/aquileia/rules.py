"""The rules of Aquileia in the form of game.core.rules."""

from collections.abc import Callable

from game.aquileia import contests, forum, market, placement, port, theatre
from game.aquileia.actions import AquileiaAction, parse_action
from game.aquileia.board import (
    ARENA,
    DOLUS,
    EQUI,
    FORUM,
    LATRO,
    PECUNIA,
    PORTUS,
    POTENTIA,
    SERVI_SPACES,
    SPACES,
    STADIUM,
    THEATRUM,
)
from game.aquileia.legal import decision, legal
from game.aquileia.position import from_plain, to_plain
from game.aquileia.reasons import why_not
from game.aquileia.rounds import go_on
from game.aquileia.scoring import result, score, tie_break
from game.aquileia.setup import new_match as new
from game.aquileia.state import PLACING, State
from game.aquileia.views import determinise, missing_cards, observe
from game.core.chance import Chance
from game.core.events import Emit

__all__ = [
    "apply", "decision", "determinise", "from_plain", "legal", "missing_cards", "new", "observe", "parse_action",
    "result", "score", "seats", "tie_break", "to_plain", "turn", "why_not",
]  # fmt: skip

_Handler = Callable[[State, AquileiaAction, Chance, Emit | None], bool]
"""Do the action; return True when the step of the round is over."""


def _by_step() -> tuple[_Handler, ...]:
    table: dict[int, _Handler] = {
        DOLUS: market.dolus, PECUNIA: market.pecunia, POTENTIA: market.potentia, THEATRUM: theatre.theatre,
        LATRO: port.latro, PLACING: placement.place, **dict.fromkeys(EQUI, market.equi_et_arma),
        **dict.fromkeys(SERVI_SPACES, market.servi), **dict.fromkeys((*ARENA, *STADIUM), contests.contest),
        **dict.fromkeys(FORUM, forum.forum), **dict.fromkeys(PORTUS, port.portus),
    }  # fmt: skip
    return tuple(table[step] for step in range(SPACES + 1))


_HANDLERS = _by_step()


def seats(state: State) -> int:
    return state.seats


def turn(state: State) -> int:
    return state.round


def apply(state: State, action: AquileiaAction, chance: Chance, emit: Emit | None = None) -> None:
    if _HANDLERS[state.step](state, action, chance, emit):
        go_on(state, chance, emit)
