"""The church report (LM 5.1, R36, R37)."""

from game.core.actions import Word
from game.core.chance import Chance
from game.core.events import Emit
from game.lorenzo import actions as act
from game.lorenzo.board import CHURCH_FAITH, FAITH_POINTS
from game.lorenzo.events import ChurchSupported, Excommunicated
from game.lorenzo.goods import FAITH, POINTS
from game.lorenzo.powers import powers_of
from game.lorenzo.state import CHURCH, State, Supporting
from game.lorenzo.tiles import TILE_NAMES


def call_report(state: State) -> None:
    """Ask every seat in turn order whether it supports the church."""
    state.stage = CHURCH
    state.stack += [Supporting(seat) for seat in reversed(state.order)]


def is_faithful(state: State, seat: int) -> bool:
    """LM R37: a seat at or above the threshold may choose."""
    return state.players[seat].goods[FAITH] >= CHURCH_FAITH[state.period - 1]


def answer(state: State, action: Word, chance: Chance, emit: Emit | None) -> None:
    frame = state.stack.pop()
    assert isinstance(frame, Supporting)
    if action == act.SUPPORT:
        _support(state, frame.seat, emit)
    else:
        _excommunicate(state, frame.seat, True, emit)


def excommunicate_unfaithful(state: State, emit: Emit | None) -> None:
    frame = state.stack.pop()
    _excommunicate(state, frame.seat, False, emit)


def support_points(state: State, seat: int) -> int:
    """LM 5.1, R36."""
    player = state.players[seat]
    return FAITH_POINTS[player.goods[FAITH]] + powers_of(player).support_points


def _support(state: State, seat: int, emit: Emit | None) -> None:
    goods, points = state.players[seat].goods, support_points(state, seat)
    faith, goods[FAITH] = goods[FAITH], 0
    goods[POINTS] += points
    if emit:
        emit(ChurchSupported(seat, faith, points))


def _excommunicate(state: State, seat: int, is_refused: bool, emit: Emit | None) -> None:
    """Give the seat the period's tile, which lasts to the end; its faith is kept."""
    player, tile = state.players[seat], state.tiles[state.period - 1]
    player.tiles += (tile,)
    if emit:
        emit(Excommunicated(seat, TILE_NAMES[tile], player.goods[FAITH], is_refused))
