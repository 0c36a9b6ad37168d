"""Harvest and production: the cards used, all payments first, then all gains (LM 4.2, R22, R23)."""

from game.core.actions import Word
from game.core.chance import Chance
from game.core.events import Emit
from game.lorenzo.actions import BONUS_TILE, Activate, Omit
from game.lorenzo.cards import ACTIVATIONS, CARD_NAMES
from game.lorenzo.effects import TARGET_NAMES, Privileges
from game.lorenzo.events import WorkDone
from game.lorenzo.gains import pay, receive
from game.lorenzo.goods import plus, single
from game.lorenzo.immediate import per_card, perform
from game.lorenzo.limits import usable_cards
from game.lorenzo.payments import BONUS_TILE_USED, OPTION_BITS, option_of, payment_of, use_of
from game.lorenzo.state import State, Working
from game.lorenzo.tiles import BONUS_LEAST, BONUS_TILES

_TILE_NAME = "bonus_tile"


def begin_work(state: State, seat: int, work: int, value: int) -> None:
    """Begin a work; everything that is free is used, unless the player leaves it out."""
    used = [BONUS_TILE_USED] if value >= BONUS_LEAST else []
    for card in usable_cards(state.players[seat], work, value):
        activation = ACTIVATIONS[card]
        assert activation is not None
        if activation.options[0].is_free:
            used.append(use_of(card, 0))
    state.stack.append(Working(seat, work, value, tuple(used)))


def choose_work(state: State, action: Activate | Omit | Word, chance: Chance, emit: Emit | None) -> None:
    frame = state.stack.pop()
    assert isinstance(frame, Working)
    if isinstance(action, Activate):
        state.stack.append(frame._replace(used=(*frame.used, use_of(action.card, action.option))))
    elif isinstance(action, Omit):
        kept = tuple(code for code in frame.used if code >> OPTION_BITS != action.card)
        state.stack.append(frame._replace(used=kept))
    else:
        _finish(state, frame, emit)


def _finish(state: State, frame: Working, emit: Emit | None) -> None:
    """LM R22: everything is paid before anything is received; LM R25: every card is a source of its own."""
    seat, player = frame.seat, state.players[frame.seat]
    if emit:
        emit(WorkDone(seat, TARGET_NAMES[frame.work], frame.value, tuple(_name(code) for code in frame.used)))
    pay(state, seat, payment_of(frame.used), TARGET_NAMES[frame.work], emit)
    for code in frame.used:
        if code == BONUS_TILE_USED:
            receive(state, seat, BONUS_TILES[player.bonus_tile].gain(frame.work), _TILE_NAME, emit)
            continue
        option, source = option_of(code), CARD_NAMES[code >> OPTION_BITS]
        gain = option.gain
        if option.per_card:
            gain = plus(gain, single(option.per_card.resource, per_card(player, option.per_card)))
        if option.privileges:
            perform(state, seat, Privileges(option.privileges), source, emit)
        receive(state, seat, gain, source, emit)


def _name(code: int) -> str:
    card = code >> OPTION_BITS
    return _TILE_NAME if card == BONUS_TILE else CARD_NAMES[card]
