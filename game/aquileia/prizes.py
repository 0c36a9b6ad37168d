"""The prizes of the ranks of a contest: coins at once, then the winner's choice (AQ 4.2.6, AQ 4.3.5)."""

from game.aquileia import actions as act
from game.aquileia.actions import AquileiaAction
from game.aquileia.board import ARENA
from game.aquileia.cards import NOTHING, SERVI
from game.aquileia.events import LaurelDiscarded, LaurelSeen, LaurelTaken
from game.aquileia.laurels import kind_of, seen_by, shown_to
from game.aquileia.moves import draw_card, of_metal, score_points, take_from_bank
from game.aquileia.state import BY_ARENA, Contest, State
from game.core.chance import Chance
from game.core.events import Emit

_COINS = (3, 2, 1)
_POINTS_PER_STRENGTH = 2


def settle(state: State, ranked: Contest, emit: Emit | None) -> None:
    """Give coins to the first three, and show the winner the top laurel of the stadium's deck."""
    for seat, metal, count in zip(ranked.fighters, ranked.metals, _COINS, strict=False):
        take_from_bank(state, seat, of_metal(metal, count), emit)
    if state.step != ARENA.start:
        winner = ranked.fighters[0]
        state.stadium_deck[-1] = shown_to(state.stadium_deck[-1], 1 << winner)
        if emit:
            emit(LaurelSeen(winner, kind_of(state.stadium_deck[-1]), witnesses=1 << winner))


def award(state: State, ranked: Contest, action: AquileiaAction, chance: Chance, emit: Emit | None) -> None:
    """Do the winner's choice, and give the second what is left."""
    if state.step == ARENA.start:
        _award_arena(state, ranked, action == act.FOR_POINTS, chance, emit)
    else:
        _award_laurels(state, ranked, action == act.KEEP_SHOWN, emit)
    state.contest = None


def _award_arena(state: State, ranked: Contest, is_for_points: bool, chance: Chance, emit: Emit | None) -> None:
    """AQ 4.2.6: the second scores the own strength; with one fighter the other prize lapses."""
    for rank, seat in enumerate(ranked.fighters[:2]):
        if is_for_points == (rank == 0):
            score_points(state, seat, _POINTS_PER_STRENGTH * ranked.strengths[rank], BY_ARENA, emit)
        else:
            draw_card(state, seat, SERVI, chance, emit)


def _award_laurels(state: State, ranked: Contest, keeps_shown: bool, emit: Emit | None) -> None:
    """AQ 4.3.5: the deck's laurel stays hidden from those who do not get it."""
    for rank, from_deck in enumerate((not keeps_shown, keeps_shown)):
        laurel = state.stadium_deck.pop() if from_deck else take_shown(state)
        if rank < len(ranked.fighters):
            _take_laurel(state, ranked.fighters[rank], laurel, emit)
        else:
            discard_laurel(state, laurel, emit)


def take_shown(state: State) -> int:
    laurel, state.shown = state.shown, NOTHING
    return laurel


def _take_laurel(state: State, seat: int, laurel: int, emit: Emit | None) -> None:
    laurel = shown_to(laurel, 1 << seat)
    state.laurels[seat] += (laurel,)
    if emit:
        emit(LaurelTaken(seat, kind_of(laurel), witnesses=seen_by(laurel)))


def discard_laurel(state: State, laurel: int, emit: Emit | None) -> None:
    """Discard a laurel without showing it to anybody."""
    state.gone.append(laurel)
    if emit:
        emit(LaurelDiscarded(kind_of(laurel), witnesses=seen_by(laurel)))
