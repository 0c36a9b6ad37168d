"""Why a member cannot be placed, or a card not taken: what is missing, in numbers."""

from game.core.reasons import Reason, because
from game.lorenzo.actions import Place
from game.lorenzo.board import CARDS_PER_TYPE, MARKET, MEMBERS, NEUTRAL_MEMBER, WORK_OF, is_covered
from game.lorenzo.card import Cost
from game.lorenzo.cards import EMPTY
from game.lorenzo.effects import TERRITORY, TYPE_NAMES
from game.lorenzo.goods import COINS, MILITARY, NOTHING, RESOURCES, SERVANTS, Amounts
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
    if space < 16:
        closed = _why_no_tower(state, player, powers, seat, action)
    else:
        closed = _why_no_space(state, powers, seat, action)
    value = member_value(state, player, powers, action.member) + value_on(powers, space)
    return closed or _why_too_weak(state, player, powers, space, value, fee(state, powers, space, with_member=True))


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


def _why_no_tower(state: State, player: Player, powers: Powers, seat: int, action: Place) -> Reason | None:
    if own_kinds(in_tower(state, action.space), seat)[action.member == NEUTRAL_MEMBER]:
        return because("lo-why-own-colour-tower", member=MEMBERS[action.member])
    fee_due = fee(state, powers, action.space, with_member=True)
    return _why_no_card(state, player, powers, action.space, fee_due, NOTHING)


def why_not_taken(state: State, frame: Taking, space: int) -> Reason | None:
    """LM R12."""
    player = state.players[frame.seat]
    powers = powers_of(player)
    if space // 4 not in frame.types:
        return because("lo-why-not-this-type", type=TYPE_NAMES[space // 4])
    fee_due = fee(state, powers, space, with_member=False)
    value = frame.value + powers.value[space // 4]
    no_card = _why_no_card(state, player, powers, space, fee_due, frame.discount)
    return no_card or _why_too_weak(state, player, powers, space, value, fee_due, frame.discount)


def _why_no_card(
    state: State, player: Player, powers: Powers, space: int, fee_due: int, discount: Amounts
) -> Reason | None:
    """LM 4.1.1 to 4.1.4."""
    card, card_type = state.floors[space], space // 4
    if card == EMPTY:
        return because("lo-why-no-card")
    if len(player.cards[card_type]) >= CARDS_PER_TYPE:
        return because("lo-why-six-cards", type=TYPE_NAMES[card_type])
    coins = player.goods[COINS]
    if coins < fee_due:
        return because("lo-why-fee", have=coins, need=fee_due, missing=fee_due - coins)
    military = player.goods[MILITARY]
    if card_type == TERRITORY:
        need = slot_military(player, powers)
        short = need - military
        return because("lo-why-slot-military", have=military, need=need, missing=short) if short > 0 else None
    goods = [have + bonus for have, bonus in zip(player.goods, powers.floor_bonuses[space], strict=True)]
    goods[COINS] -= fee_due
    return _why_not_payable(goods, prices_for(powers, card, discount))


def _why_not_payable(goods: list[int], prices: tuple[Cost, ...]) -> Reason | None:
    """None when one of the prices can be paid; otherwise what the nearest one lacks most."""
    shortest = min((_shortage(goods, price) for price in prices), key=lambda found: found[0])
    return shortest[1]


def _shortage(goods: list[int], price: Cost) -> tuple[int, Reason | None]:
    lacking = goods[MILITARY] - price.need
    if price.need and lacking < 0:
        return -lacking, because("lo-why-military-needed", have=goods[MILITARY], need=price.need, missing=-lacking)
    short = [(need - goods[resource], resource, need) for resource, need in price.items if goods[resource] < need]
    if not short:
        return 0, None
    missing, resource, need = max(short)
    reason = because(
        "lo-why-not-enough", resource=RESOURCES[resource], have=max(0, goods[resource]), need=need, missing=missing
    )
    return sum(each[0] for each in short), reason


def _why_too_weak(
    state: State, player: Player, powers: Powers, space: int, value: int, fee_due: int, discount: Amounts = NOTHING
) -> Reason | None:
    """LM 3.3: the value even with all servants, or with those that the card does not cost."""
    need, servants = needed_value(space), player.goods[SERVANTS]
    wanted = servants_for(need - value, powers.rate)
    if wanted > servants:
        reach = value + servants // powers.rate
        return because("lo-why-value", value=value, servants=servants, need=need, missing=need - reach)
    if space < 16 and wanted > spare_for_card(state, player, powers, space, fee_due, discount):
        return because("lo-why-servants-for-card", have=servants, need=wanted)
    return None
