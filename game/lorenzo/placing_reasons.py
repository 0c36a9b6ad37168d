"""Reasons why a member cannot be placed or a card not taken, with the missing numbers."""

from typing import NamedTuple

from game.core.reasons import Reason, because
from game.lorenzo.actions import Place
from game.lorenzo.board import (
    CARDS_PER_TYPE,
    MARKET,
    MEMBERS,
    NEUTRAL_MEMBER,
    TOWER_SPACES,
    WORK_OF,
    is_covered,
    tower_of,
)
from game.lorenzo.card import Cost
from game.lorenzo.cards import EMPTY
from game.lorenzo.effects import TERRITORY, TYPE_NAMES
from game.lorenzo.goods import COINS, MILITARY, NOTHING, RESOURCES, SERVANTS, Amounts, plus
from game.lorenzo.limits import (
    in_area,
    in_tower,
    is_open,
    member_value,
    needed_value,
    own_kinds,
    servants_for,
    spare_for_card,
    value_on,
)
from game.lorenzo.powers import Powers, powers_of
from game.lorenzo.prices import fee, prices_for, slot_military
from game.lorenzo.state import Player, State, Taking


def why_no_placement(state: State, action: Place) -> Reason | None:
    seat, space = state.active, action.space
    player = state.players[seat]
    powers = powers_of(player)
    if not player.home >> action.member & 1:
        return because("lo-why-member-away", member=MEMBERS[action.member])
    value = member_value(state, player, powers, action.member) + value_on(powers, space)
    if space not in TOWER_SPACES:
        closed = _why_no_space(state, powers, seat, action)
        return closed or _why_too_weak(powers, space, value, player.goods[SERVANTS])
    if own_kinds(in_tower(state, space), seat)[action.member == NEUTRAL_MEMBER]:
        return because("lo-why-own-colour-tower", member=MEMBERS[action.member])
    return _why_not_on_floor(state, player, space, value, fee(state, powers, space, with_member=True), NOTHING)


def _why_no_space(state: State, powers: Powers, seat: int, action: Place) -> Reason | None:
    space = action.space
    if is_covered(space, len(state.players)):
        return because("lo-why-covered", seats=len(state.players))
    if space in MARKET and powers.is_banned_from_market:
        return because("lo-why-market-ban")
    if not is_open(state, powers, space):
        return because("lo-why-occupied")
    if space in WORK_OF and own_kinds(in_area(state, space), seat)[action.member == NEUTRAL_MEMBER]:
        return because("lo-why-own-colour-area", member=MEMBERS[action.member])
    return None


def why_not_taken(state: State, frame: Taking, space: int) -> Reason | None:
    """LM R12."""
    player = state.players[frame.seat]
    powers = powers_of(player)
    if tower_of(space) not in frame.types:
        return because("lo-why-not-this-type", type=TYPE_NAMES[tower_of(space)])
    value = frame.value + powers.value[tower_of(space)]
    fee_due = fee(state, powers, space, with_member=False)
    return _why_not_on_floor(state, player, space, value, fee_due, frame.discount)


def _why_not_on_floor(
    state: State, player: Player, space: int, value: int, fee_due: int, discount: Amounts
) -> Reason | None:
    powers, servants = powers_of(player), player.goods[SERVANTS]
    no_card = _why_no_card(state, player, powers, space, fee_due, discount)
    if no_card:
        return no_card
    spare = spare_for_card(state, player, powers, space, fee_due, discount)
    return _why_too_weak(powers, space, value, servants, cost=servants - spare)


def _why_no_card(
    state: State, player: Player, powers: Powers, space: int, fee_due: int, discount: Amounts
) -> Reason | None:
    """LM 4.1.1 to 4.1.4."""
    card, card_type = state.floors[space], tower_of(space)
    if card == EMPTY:
        return because("lo-why-no-card")
    if len(player.cards[card_type]) >= CARDS_PER_TYPE:
        return because("lo-why-six-cards", type=TYPE_NAMES[card_type])
    coins = player.goods[COINS]
    if coins < fee_due:
        return because("lo-why-fee", have=coins, need=fee_due, missing=fee_due - coins)
    if card_type == TERRITORY:
        need, military = slot_military(player, powers), player.goods[MILITARY]
        short = need - military
        return because("lo-why-slot-military", have=military, need=need, missing=short) if short > 0 else None
    return _why_not_payable(player, powers.floor_bonuses[space], fee_due, prices_for(powers, card, discount))


class _Shortage(NamedTuple):
    """Hold what a price lacks: altogether, and most of one resource; `is_shown` is military that is only needed."""

    total: int
    resource: int = COINS
    need: int = 0
    is_shown: bool = False


def _why_not_payable(player: Player, bonus: Amounts, fee_due: int, prices: tuple[Cost, ...]) -> Reason | None:
    """Return what the nearest of the prices lacks most; None if one can be paid."""
    left = list(plus(tuple(player.goods), bonus))
    left[COINS] -= fee_due
    short = min((_shortage(left, price) for price in prices), key=lambda found: found.total)
    if not short.total:
        return None
    need, missing = short.need, short.need - left[short.resource]
    if short.is_shown:
        return because("lo-why-military-needed", have=left[MILITARY], need=need, missing=missing)
    have, more = player.goods[short.resource], bonus[short.resource]
    if fee_due and short.resource == COINS:
        return because("lo-why-card-coins", have=have, bonus=more, fee=fee_due, need=need, missing=missing)
    resource = RESOURCES[short.resource]
    return because("lo-why-card-goods", resource=resource, have=have, bonus=more, need=need, missing=missing)


def _shortage(left: list[int], price: Cost) -> _Shortage:
    if left[MILITARY] < price.need:
        return _Shortage(price.need - left[MILITARY], MILITARY, price.need, is_shown=True)
    short = [(need - left[resource], resource, need) for resource, need in price.items if left[resource] < need]
    if not short:
        return _Shortage(0)
    _, resource, need = max(short)
    return _Shortage(sum(missing for missing, _, _ in short), resource, need)


def _why_too_weak(powers: Powers, space: int, value: int, servants: int, cost: int = 0) -> Reason | None:
    """LM 3.3: even with all servants but those that the card costs."""
    need = needed_value(space)
    wanted, spare = servants_for(need - value, powers.rate), servants - cost
    if wanted <= spare:
        return None
    if cost:
        return because("lo-why-servants-for-card", have=servants, need=wanted, cost=cost, missing=wanted - spare)
    reach = value + servants // powers.rate
    return because("lo-why-value", value=value, servants=servants, need=need, missing=need - reach)
