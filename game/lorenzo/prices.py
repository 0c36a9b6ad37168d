"""The possible prices of a card: alternative costs and discounts (LM 4.1.2, R15 to R17)."""

from functools import lru_cache

from game.lorenzo.board import SLOT_MILITARY, TOWER_FEE, TOWERS, tower_of
from game.lorenzo.card import Cost
from game.lorenzo.cards import CARDS, PRICES, TYPE_OF
from game.lorenzo.effects import TERRITORY
from game.lorenzo.goods import COINS, MILITARY, NOTHING, SERVANTS, Amounts, minus, plus
from game.lorenzo.powers import Powers
from game.lorenzo.state import Player, State

NOT_PAYABLE = -1
_UNDISCOUNTED = (NOTHING,)


def prices(card: int, discounts: tuple[Amounts, ...], discount: Amounts) -> tuple[Cost, ...]:
    """Return the different ways to pay for a card, without those that a better discount makes pointless."""
    if discounts == _UNDISCOUNTED and discount == NOTHING:
        return PRICES[card]
    return _discounted(card, discounts, discount)


@lru_cache(maxsize=1 << 14)
def _discounted(card: int, discounts: tuple[Amounts, ...], discount: Amounts) -> tuple[Cost, ...]:
    found: list[Cost] = []
    for cost in CARDS[card].prices:
        reduced = dict.fromkeys(minus(cost.amounts, plus(each, discount)) for each in discounts)
        found += [Cost(one, cost.need) for one in reduced if not any(_is_less(other, one) for other in reduced)]
    return tuple(dict.fromkeys(found))


def _is_less(one: Amounts, other: Amounts) -> bool:
    return one != other and all(a <= b for a, b in zip(one, other, strict=True))


def prices_for(powers: Powers, card: int, discount: Amounts = NOTHING) -> tuple[Cost, ...]:
    return prices(card, powers.discounts[TYPE_OF[card]], discount)


def payable(player: Player, price: Cost) -> bool:
    goods = player.goods
    return goods[MILITARY] >= price.need and all(goods[resource] >= number for resource, number in price.items)


def fee(state: State, powers: Powers, space: int, with_member: bool) -> int:
    """LM 4.1.1, R12, R13: due when another member is in the tower; a leader waives it only for a member."""
    if with_member and powers.pays_no_fee:
        return 0
    floors = TOWERS[tower_of(space)]
    return TOWER_FEE if any(state.spaces[floors.start : floors.stop]) else 0


def slot_military(player: Player, powers: Powers) -> int:
    """LM 4.1.3, R18: what the next territory asks for."""
    return 0 if powers.needs_no_military else SLOT_MILITARY[len(player.cards[TERRITORY])]


def spare_servants(
    player: Player, powers: Powers, space: int, card: int, fee_due: int, discount: Amounts = NOTHING
) -> int:
    """LM 4.1.4: servants that may be spent on the action when the card is paid for after fee and floor bonus."""
    goods, bonus = player.goods, powers.floor_bonuses[space]
    best = NOT_PAYABLE
    for price in prices(card, powers.discounts[TYPE_OF[card]], discount):
        if price.need > goods[MILITARY] + bonus[MILITARY]:
            continue
        spare = goods[SERVANTS]
        for resource, number in price.items:
            left = goods[resource] + bonus[resource] - number
            if resource == COINS:
                left -= fee_due
            elif resource == SERVANTS:
                spare = left
            if left < 0:
                break
        else:
            best = spare if spare > best else best
    return best
