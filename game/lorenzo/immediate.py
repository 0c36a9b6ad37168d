"""The one place that interprets immediate effects of spaces, cards and leaders."""

from collections.abc import Callable
from typing import Any

from game.core.events import Emit
from game.lorenzo.board import FAITH_PRIVILEGE, PRIVILEGES, privilege_gains
from game.lorenzo.cards import CARDS
from game.lorenzo.effects import (
    TARGET_NAMES,
    Effect,
    ExtraAction,
    Gain,
    GainPerCard,
    GainPerPoints,
    Privileges,
    SetMemberValue,
    TakeCard,
)
from game.lorenzo.events import ActionOffered, PrivilegeChosen
from game.lorenzo.gains import receive
from game.lorenzo.goods import single
from game.lorenzo.limits import extra_value
from game.lorenzo.powers import powers_of
from game.lorenzo.state import NOBODY, Granting, Manning, Ordering, Player, Raising, State, Taking

_ACTIONS = (TakeCard, ExtraAction)


def take_effect(state: State, seat: int, card: int, emit: Emit | None) -> None:
    """LM R20: where one part is an action, the player orders the parts; otherwise their order changes nothing."""
    parts = CARDS[card].immediate
    if len(parts) > 1 and any(isinstance(part, _ACTIONS) for part in parts):
        state.stack.append(Ordering(seat, card, (1 << len(parts)) - 1))
        return
    for part in parts:
        perform(state, seat, part, CARDS[card].id, emit, is_card_effect=True)


def perform(
    state: State, seat: int, effect: Effect, source: str, emit: Emit | None, is_card_effect: bool = False
) -> None:
    _PERFORMERS[type(effect)](state, seat, effect, source, emit, is_card_effect)


def _gain(state: State, seat: int, effect: Gain, source: str, emit: Emit | None, is_card_effect: bool) -> None:
    receive(state, seat, effect.amounts, source, emit, is_card_effect)


def _privileges(
    state: State, seat: int, effect: Privileges, source: str, emit: Emit | None, is_card_effect: bool
) -> None:
    state.stack.append(Granting(seat, effect.count, effect.is_distinct))


def per_card(player: Player, effect: GainPerCard) -> int:
    return effect.amount * len(player.cards[effect.card_type])


def _per_card(
    state: State, seat: int, effect: GainPerCard, source: str, emit: Emit | None, is_card_effect: bool
) -> None:
    gain = single(effect.resource, per_card(state.players[seat], effect))
    receive(state, seat, gain, source, emit, is_card_effect)


def _per_points(
    state: State, seat: int, effect: GainPerPoints, source: str, emit: Emit | None, is_card_effect: bool
) -> None:
    amount = effect.amount * (state.players[seat].goods[effect.source] // effect.each)
    receive(state, seat, single(effect.resource, amount), source, emit, is_card_effect)


def _take_card(state: State, seat: int, effect: TakeCard, source: str, emit: Emit | None, is_card_effect: bool) -> None:
    state.stack.append(Taking(seat, effect.types, effect.value, effect.discount))
    if emit:
        emit(ActionOffered(seat, "take", effect.value))


def _extra_action(
    state: State, seat: int, effect: ExtraAction, source: str, emit: Emit | None, is_card_effect: bool
) -> None:
    value = extra_value(powers_of(state.players[seat]), effect.work, effect.value, effect.only_servants)
    state.stack.append(Manning(seat, NOBODY, NOBODY, effect.work, value))
    if emit:
        emit(ActionOffered(seat, TARGET_NAMES[effect.work], value))


def _raise_member(
    state: State, seat: int, effect: SetMemberValue, source: str, emit: Emit | None, is_card_effect: bool
) -> None:
    state.stack.append(Raising(seat))


_PERFORMERS: dict[type, Callable[[State, int, Any, str, Emit | None, bool], None]] = {
    Gain: _gain,
    Privileges: _privileges,
    GainPerCard: _per_card,
    GainPerPoints: _per_points,
    TakeCard: _take_card,
    ExtraAction: _extra_action,
    SetMemberValue: _raise_member,
}


def grant(state: State, frame: Granting, privilege: int, emit: Emit | None) -> None:
    """LM 3.6, R26: the goods chosen are a gain of their own; LM R30: some privileges must differ."""
    state.stack.pop()
    if frame.left > 1:
        taken = frame.taken | 1 << privilege if frame.is_distinct else 0
        state.stack.append(frame._replace(left=frame.left - 1, taken=taken))
    if emit:
        emit(PrivilegeChosen(frame.seat, PRIVILEGES[privilege]))
    gain = privilege_gains(state.privilege_faith if privilege == FAITH_PRIVILEGE else 0)[privilege]
    receive(state, frame.seat, gain, "privilege", emit)
