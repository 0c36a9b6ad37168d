"""Bonus tiles and leaders of the advanced game (LM 2.5)."""

from game.core.chance import Chance
from game.core.events import Emit
from game.lorenzo.actions import Named, Numbered
from game.lorenzo.board import LEADERS_EACH
from game.lorenzo.events import BonusTileChosen, LeaderKept
from game.lorenzo.leaders import LEADER_NAMES
from game.lorenzo.legal import choosing_seat
from game.lorenzo.rounds import begin_round
from game.lorenzo.state import DRAFT, State


def choose_bonus_tile(state: State, action: Numbered, chance: Chance, emit: Emit | None) -> None:
    seat = choosing_seat(state)
    state.players[seat].bonus_tile = action.number
    if emit:
        emit(BonusTileChosen(seat, action.number))
    state.turn += 1
    if state.turn == len(state.players):
        state.turn, state.stage = 0, DRAFT


def keep_leader(state: State, action: Named, chance: Chance, emit: Emit | None) -> None:
    seat = state.active
    player = state.players[seat]
    player.pack = tuple(leader for leader in player.pack if leader != action.index)
    player.hand += (action.index,)
    if emit:
        emit(LeaderKept(seat, LEADER_NAMES[action.index], 1 << seat))
    state.turn += 1
    if state.turn == len(state.players):
        state.turn = 0
        _pass_packs(state)
        if len(player.hand) == LEADERS_EACH:
            begin_round(state, chance, emit)


def _pass_packs(state: State) -> None:
    """Pass the packs; the neighbour on the right has the seat number one lower."""
    packs = [player.pack for player in state.players]
    for seat in range(len(packs)):
        deal_pack(state, seat, packs[(seat + 1) % len(packs)])


def deal_pack(state: State, seat: int, pack: tuple[int, ...]) -> None:
    """Give the seat a pack, and note it as seen (LM 7)."""
    player = state.players[seat]
    player.pack = pack
    if pack:
        player.seen += (pack,)
