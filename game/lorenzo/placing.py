"""Members on spaces and cards from towers: fee, floor bonus, cost, card, immediate effect (LM 3.2 to 4.1)."""

from game.core.actions import Word
from game.core.chance import Chance
from game.core.events import Emit
from game.lorenzo import actions as act
from game.lorenzo.actions import Numbered, Pay, Place, Take
from game.lorenzo.board import MEMBERS, SPACE_GAINS, SPACE_NAMES, SPACE_PRIVILEGES, TOWER_SPACES, WORK_OF, tower_of
from game.lorenzo.cards import CARDS, EMPTY
from game.lorenzo.effects import TARGET_NAMES, Gain, Privileges
from game.lorenzo.events import ActionLost, CardTaken, GoodsLost, MemberPlaced, ServantsPaid
from game.lorenzo.gains import pay, receive
from game.lorenzo.goods import RESOURCES, SERVANTS, Amounts, amounts
from game.lorenzo.immediate import grant, perform, take_effect
from game.lorenzo.limits import frame_fee, member_value, value_on
from game.lorenzo.powers import powers_of
from game.lorenzo.state import (
    NOBODY,
    PLACED,
    Granting,
    Losing,
    Manning,
    Ordering,
    Paying,
    State,
    Taking,
    member_code,
)
from game.lorenzo.working import begin_work


def place(state: State, action: Place, chance: Chance, emit: Emit | None) -> None:
    """LM 3.2: the member is placed; its servants are asked for next."""
    seat, space = state.active, action.space
    player = state.players[seat]
    powers = powers_of(player)
    value = member_value(state, player, powers, action.member) + value_on(powers, space)
    player.home &= ~(1 << action.member)
    state.spaces[space] += (member_code(seat, action.member),)
    state.step = PLACED
    state.stack.append(Manning(seat, action.member, space, WORK_OF.get(space, NOBODY), value))
    if emit:
        emit(MemberPlaced(seat, MEMBERS[action.member], SPACE_NAMES[space]))


def man(state: State, action: Numbered | Word, chance: Chance, emit: Emit | None) -> None:
    frame = state.stack.pop()
    assert isinstance(frame, Manning)
    if isinstance(action, Word):
        _lose_action(frame.seat, TARGET_NAMES[frame.work], True, emit)
        return
    begin_action(state, frame, action.number, emit)


def begin_action(state: State, frame: Manning, servants: int, emit: Emit | None) -> None:
    """LM 3.3, R9: the servants are paid and the action happens."""
    seat, player = frame.seat, state.players[frame.seat]
    value = frame.value + servants // powers_of(player).rate
    if servants:
        player.goods[SERVANTS] -= servants
        if emit:
            emit(ServantsPaid(seat, servants, value))
    if frame.work != NOBODY:
        begin_work(state, seat, frame.work, value)
    elif frame.space in TOWER_SPACES:
        _climb(state, frame, emit)
    else:
        _enter(state, seat, frame.space, emit)


def _enter(state: State, seat: int, space: int, emit: Emit | None) -> None:
    """LM 4.3, 4.4."""
    count = SPACE_PRIVILEGES.get(space, 0)
    if count:
        perform(state, seat, Privileges(count, is_distinct=True), SPACE_NAMES[space], emit)
    perform(state, seat, Gain(SPACE_GAINS[space]), SPACE_NAMES[space], emit)


def _climb(state: State, frame: Manning, emit: Emit | None) -> None:
    """LM 4.1.2, R10: fee, then floor bonus; the card is paid for next."""
    seat, space = frame.seat, frame.space
    powers = powers_of(state.players[seat])
    pay(state, seat, amounts(coins=frame_fee(state, powers, frame)), "fee", emit)
    state.stack.append(Paying(seat, space, frame.discount))
    receive(state, seat, powers.full_bonuses[space], "floor", emit)


def pay_for_card(state: State, action: Pay, chance: Chance, emit: Emit | None) -> None:
    frame = state.stack[-1]
    assert isinstance(frame, Paying)
    take_paid_card(state, frame, action.price, emit)


def take_paid_card(state: State, frame: Paying, price: Amounts, emit: Emit | None) -> None:
    """LM 4.1.2, R19: the card is on the player board before its effect."""
    state.stack.pop()
    seat, space = frame.seat, frame.space
    card, player = state.floors[space], state.players[seat]
    pay(state, seat, price, CARDS[card].id, emit)
    state.floors[space] = EMPTY
    player.cards[tower_of(space)] += (card,)
    if emit:
        emit(CardTaken(seat, CARDS[card].id, SPACE_NAMES[space]))
    take_effect(state, seat, card, emit)


def take(state: State, action: Take | Word, chance: Chance, emit: Emit | None) -> None:
    """LM R12: a card's effect takes a card; no member is placed."""
    frame = state.stack.pop()
    assert isinstance(frame, Taking)
    if isinstance(action, Word):
        _lose_action(frame.seat, "take", True, emit)
        return
    value = frame.value + powers_of(state.players[frame.seat]).value[tower_of(action.space)]
    state.stack.append(Manning(frame.seat, NOBODY, action.space, NOBODY, value, frame.discount))


def lose_impossible(state: State, emit: Emit | None) -> None:
    """LM R20: an extra action that cannot be done is lost."""
    frame = state.stack.pop()
    kind = TARGET_NAMES[frame.work] if isinstance(frame, Manning) else "take"
    _lose_action(frame.seat, kind, False, emit)


def _lose_action(seat: int, kind: str, is_declined: bool, emit: Emit | None) -> None:
    if emit:
        emit(ActionLost(seat, kind, is_declined))


def order(state: State, action: Numbered, chance: Chance, emit: Emit | None) -> None:
    frame = state.stack[-1]
    assert isinstance(frame, Ordering)
    do_part(state, frame, action.number - 1, emit)


def do_part(state: State, frame: Ordering, part: int, emit: Emit | None) -> None:
    """LM R20: one part of the effect; the others wait below what it brings."""
    state.stack.pop()
    left = frame.left & ~(1 << part)
    if left:
        state.stack.append(frame._replace(left=left))
    card = CARDS[frame.card]
    perform(state, frame.seat, card.immediate[part], card.id, emit, is_card_effect=True)


def choose_privilege(state: State, action: act.Named, chance: Chance, emit: Emit | None) -> None:
    frame = state.stack[-1]
    assert isinstance(frame, Granting)
    grant(state, frame, action.index, emit)


def choose_loss(state: State, action: act.Named, chance: Chance, emit: Emit | None) -> None:
    """LM R27."""
    frame = state.stack.pop()
    assert isinstance(frame, Losing)
    state.players[frame.seat].goods[action.index] -= 1
    if emit:
        emit(GoodsLost(frame.seat, RESOURCES[action.index]))
