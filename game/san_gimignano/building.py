"""Building, extending and completing towers (SG 3.3 to 3.5), with fine stones among the stones (SG 8.3)."""

from game.core.actions import Word
from game.core.chance import Chance
from game.core.events import Emit
from game.san_gimignano import actions as act
from game.san_gimignano.actions import Build, Complete, Extend
from game.san_gimignano.cards import FINE_STONE, stones_of
from game.san_gimignano.events import StonesLaid, StonesTakenBack, TowerBuilt, TowerCompleted, TowerExtended
from game.san_gimignano.jousting import ask_joust, cancel
from game.san_gimignano.limits import remaining_stones, topple_targets
from game.san_gimignano.moves import claim_piece, join_hand, leave_hand, start_drawing
from game.san_gimignano.state import NOBODY, Donating, Drawing, Laying, State
from game.san_gimignano.towers import Tower, tower_of

_DONATIONS_TO_CHOOSE = (8, 9, 10)
"""SG 5.2 to 5.4: 5, 6 and 7 do nothing when built."""


def build(state: State, action: Build, chance: Chance, emit: Emit | None) -> None:
    _lay(state, Laying(state.active, NOBODY, action.numbers, action.fine), emit)


def extend(state: State, action: Extend, chance: Chance, emit: Emit | None) -> None:
    _lay(state, Laying(state.active, action.tower, action.numbers, action.fine), emit)


def complete(state: State, action: Complete, chance: Chance, emit: Emit | None) -> None:
    """SG 3.5."""
    seat = state.active
    for index in action.towers:
        tower = state.towers[seat][index].completed()
        state.towers[seat][index] = tower
        if emit:
            emit(TowerCompleted(seat, index, tower.top, tower.is_plain, tower.levels))


def _lay(state: State, frame: Laying, emit: Emit | None) -> None:
    for card in stones_of(frame.numbers, frame.fine):
        leave_hand(state, frame.seat, card)
    if not frame.fine:
        _stand(state, frame, emit)
        return
    state.used[frame.seat] += frame.fine.bit_count()
    state.stack.append(frame)
    if emit:
        emit(StonesLaid(frame.seat, frame.numbers, frame.fine))
    _ask_for_stones(state, emit)


def _ask_for_stones(state: State, emit: Emit | None) -> None:
    """SG 8.5, SG 8.3: each fine stone may be jousted; then the tower stands, or its builder decides."""
    frame = state.stack.pop()
    assert isinstance(frame, Laying)
    for level in range(frame.asked, len(frame.numbers)):
        if frame.fine >> level & 1:
            state.stack.append(frame._replace(asked=level))
            if ask_joust(state, frame.seat, FINE_STONE):
                return
            state.stack.pop()
    if frame.cancelled:
        state.stack.append(frame)
    else:
        _stand(state, frame, emit)


def stone_answered(state: State, frame: Laying, is_cancelled: bool, emit: Emit | None) -> None:
    cancelled = frame.cancelled | is_cancelled << frame.asked
    state.stack.append(frame._replace(cancelled=cancelled, asked=frame.asked + 1))
    if is_cancelled:
        cancel(state, frame.seat, FINE_STONE, emit)
    _ask_for_stones(state, emit)


def settle_laying(state: State, action: Word, chance: Chance, emit: Emit | None) -> None:
    """SG 8.3: lay what is left after jousts, or take it back."""
    frame = state.stack.pop()
    assert isinstance(frame, Laying)
    if action == act.PROCEED:
        _stand(state, frame, emit)
    else:
        _take_back(state, frame, emit)


def _take_back(state: State, frame: Laying, emit: Emit | None) -> None:
    numbers, fine = remaining_stones(frame)
    for card in stones_of(numbers, fine):
        join_hand(state, frame.seat, card)
    state.used[frame.seat] -= fine.bit_count()
    if emit:
        cards = tuple(number for level, number in enumerate(numbers) if not fine >> level & 1)
        emit(StonesTakenBack(frame.seat, cards, fine.bit_count()))


def _stand(state: State, frame: Laying, emit: Emit | None) -> None:
    numbers, fine = remaining_stones(frame) if frame.cancelled else (frame.numbers, frame.fine)
    if frame.tower == NOBODY:
        _stand_new(state, frame.seat, numbers, fine, emit)
    else:
        _stand_taller(state, frame.seat, frame.tower, numbers, fine, emit)


def _stand_new(state: State, seat: int, numbers: tuple[int, ...], fine: int, emit: Emit | None) -> None:
    """SG 3.3; SG 5.1: the donation of a plain tower may be used once, now, but not in the end phase."""
    tower = tower_of(numbers, fine)
    towers = state.towers[seat]
    towers.append(tower)
    if emit:
        emit(TowerBuilt(seat, len(towers) - 1, numbers, fine))
    claim_piece(state, seat, tower.levels, emit)
    if tower.is_plain and not state.end_phase and _has_donation(state, seat, tower):
        state.stack.append(Donating(seat, tower.top, tower.levels, len(towers) - 1))


def _has_donation(state: State, seat: int, tower: Tower) -> bool:
    """SG 5.7: a 10 with no tower to tear down does nothing."""
    if tower.top == 10:
        return bool(topple_targets(state, seat, len(state.towers[seat]) - 1))
    return tower.top in _DONATIONS_TO_CHOOSE


def _stand_taller(state: State, seat: int, index: int, numbers: tuple[int, ...], fine: int, emit: Emit | None) -> None:
    """SG 3.4; SG 4.2: no cards are drawn in the end phase."""
    tower = state.towers[seat][index].extended(numbers, fine)
    state.towers[seat][index] = tower
    if emit:
        emit(TowerExtended(seat, index, numbers, fine, tower.levels))
    claim_piece(state, seat, tower.levels, emit)
    if not state.end_phase:
        start_drawing(state, Drawing(seat, len(numbers), refill=True), emit)
