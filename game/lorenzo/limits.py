"""The numbers that limit what a seat may do; used by legality, effects and reasons."""

from functools import cache

from game.lorenzo.board import (
    CARDS_PER_TYPE,
    COLOURED_MEMBERS,
    COUNCIL,
    FLOOR_VALUES,
    LARGE_PENALTY,
    LARGE_SPACES,
    LEAST_VALUE,
    MARKET,
    NEUTRAL_MEMBER,
    START_COINS,
    TOWER_SPACES,
    TOWERS,
    WORK_OF,
    WORK_SPACES,
    floor_of,
    is_covered,
    tower_of,
)
from game.lorenzo.cards import ACTIVATIONS, EMPTY, TYPE_OF
from game.lorenzo.effects import BUILDING, COLOURED, HARVEST, NEUTRAL, TERRITORY, SetMemberValue
from game.lorenzo.goods import COINS, MILITARY, SERVANTS
from game.lorenzo.leaders import COPYIST, Leader
from game.lorenzo.powers import Powers, ability, is_once_per_round, powers_of
from game.lorenzo.prices import fee, slot_military, spare_servants
from game.lorenzo.state import Manning, Player, State, member_code

CANNOT = -1
_OWN = tuple(
    (frozenset(member_code(seat, member) for member in COLOURED_MEMBERS), member_code(seat, NEUTRAL_MEMBER))
    for seat in range(len(START_COINS))
)
"""Codes of the coloured members, and of the neutral one, by seat."""


def raised_value(player: Player) -> int:
    """LM R7: the value of the member chosen for the round."""
    values = (ability(leader, player.copied) for leader in player.leaders)
    return max(each.value for each in values if isinstance(each, SetMemberValue) and each.is_chosen)


def member_value(state: State, player: Player, powers: Powers, member: int) -> int:
    """LM 3.3, R6: set first, then add."""
    if member == NEUTRAL_MEMBER:
        return powers.value[NEUTRAL]
    if member == player.raised:
        base = raised_value(player)
    else:
        base = powers.set_value or state.dice[member]
    return base + powers.value[COLOURED]


def work_type(work: int) -> int:
    return TERRITORY if work == HARVEST else BUILDING


def value_on(powers: Powers, space: int) -> int:
    """Return what is added to a member's value on this space."""
    return values_on(powers.value)[space]


@cache
def values_on(values: tuple[int, ...]) -> tuple[int, ...]:
    """Return by space what is added to a member's value there; `values` are those of a player's powers."""
    return tuple(_value_on(values, space) for space in range(COUNCIL + 1))


def _value_on(values: tuple[int, ...], space: int) -> int:
    work = WORK_OF.get(space)
    if work is not None:
        return values[work] - (LARGE_PENALTY if space in LARGE_SPACES else 0)
    return values[tower_of(space)] if space in TOWER_SPACES else 0


def needed_value(space: int) -> int:
    return FLOOR_VALUES[floor_of(space) - 1] if space in TOWER_SPACES else LEAST_VALUE


def servants_for(missing: int, rate: int) -> int:
    return max(0, missing) * rate


def own_kinds(codes: tuple[int, ...], seat: int) -> tuple[bool, bool]:
    """Return whether the seat's coloured and neutral members are among these."""
    coloured, neutral = _OWN[seat]
    return not coloured.isdisjoint(codes), neutral in codes


def in_tower(state: State, space: int) -> tuple[int, ...]:
    floors = TOWERS[tower_of(space)]
    one, two, three, four = state.spaces[floors.start : floors.stop]
    return one + two + three + four


def in_area(state: State, space: int) -> tuple[int, ...]:
    small, large = WORK_SPACES[WORK_OF[space]]
    return state.spaces[small] + state.spaces[large]


def is_open(state: State, powers: Powers, space: int) -> bool:
    """LM 2.3, 4.2.1, 4.3, R24, R40: whether a space other than a floor takes one more member at all."""
    if is_covered(space, len(state.players)):
        return False
    if space in MARKET and powers.is_banned_from_market:
        return False
    return not state.spaces[space] or powers.shares_spaces or space in LARGE_SPACES or space > MARKET[-1]


def spare_for_card(
    state: State, player: Player, powers: Powers, space: int, fee_due: int, discount: tuple[int, ...] = (0,) * 7
) -> int:
    """Return the servants that may be spent on taking this card; CANNOT if it cannot be taken (LM 4.1.4)."""
    card = state.floors[space]
    if card == EMPTY or player.goods[COINS] < fee_due or not has_room(player, powers, TYPE_OF[card]):
        return CANNOT
    return spare_servants(player, powers, space, card, fee_due, discount)


def has_room(player: Player, powers: Powers, card_type: int) -> bool:
    """LM 4.1.3: for one more card of a type."""
    if len(player.cards[card_type]) >= CARDS_PER_TYPE:
        return False
    return card_type != TERRITORY or player.goods[MILITARY] >= slot_military(player, powers)


def servants_range(state: State, frame: Manning) -> range:
    """Return the possible numbers of servants for this action; empty if there are none."""
    player = state.players[frame.seat]
    powers = powers_of(player)
    if frame.space < 0:
        least = servants_for(LEAST_VALUE - frame.value, powers.rate)
        return range(least, player.goods[SERVANTS] + 1)
    least = servants_for(needed_value(frame.space) - frame.value, powers.rate)
    if frame.space not in TOWER_SPACES:
        return range(least, player.goods[SERVANTS] + 1)
    fee_due = frame_fee(state, powers, frame)
    return range(least, spare_for_card(state, player, powers, frame.space, fee_due, frame.discount) + 1)


def frame_fee(state: State, powers: Powers, frame: Manning) -> int:
    """Return the fee of a running action, whose own member is in the tower already."""
    if frame.member < 0:
        return fee(state, powers, frame.space, with_member=False)
    if len(in_tower(state, frame.space)) < 2:
        return 0
    return fee(state, powers, frame.space, with_member=True)


def takeable(state: State, seat: int, types: tuple[int, ...], value: int, discount: tuple[int, ...]) -> list[int]:
    """LM R12: floors whose card an action of this value can take, with servants where needed."""
    player = state.players[seat]
    powers = powers_of(player)
    found = []
    for card_type in types:
        if has_room(player, powers, card_type):
            fee_due = fee(state, powers, TOWERS[card_type].start, with_member=False)
            reached = value + powers.value[card_type]
            for space, needed in zip(TOWERS[card_type], FLOOR_VALUES, strict=True):
                spare = spare_for_card(state, player, powers, space, fee_due, discount)
                if spare >= servants_for(needed - reached, powers.rate):
                    found.append(space)
    return found


def usable_cards(player: Player, work: int, value: int) -> list[int]:
    """LM 4.2.2: the cards that an action of this value reaches."""
    found = []
    for card in player.cards[work_type(work)]:
        activation = ACTIVATIONS[card]
        if activation is not None and activation.least <= value:
            found.append(card)
    return found


def coloured_at_home(player: Player) -> list[int]:
    return [member for member in COLOURED_MEMBERS if player.home >> member & 1]


def meets_need(player: Player, leader: Leader) -> bool:
    """LM R32."""
    need, goods, cards = leader.need, player.goods, player.cards
    for resource, number in need.items:
        if goods[resource] < number:
            return False
    for card_type, number in need.cards:
        if len(cards[card_type]) < number:
            return False
    return not need.alike or any(len(pile) >= need.alike for pile in cards)


def copyable(state: State, seat: int) -> list[int]:
    """LM R35: leaders that others have played; a copy of a copy is none."""
    return [
        leader
        for other, player in enumerate(state.players)
        if other != seat
        for leader in player.leaders
        if leader != COPYIST
    ]


def is_ready(player: Player, leader: int) -> bool:
    """LM 3.4: a once-per-round ability that lies face up."""
    return not player.used >> leader & 1 and is_once_per_round(leader, player.copied)


def extra_value(powers: Powers, work: int, value: int, only_servants: bool) -> int:
    """LM R3, R4: the value of an extra harvest or production before servants."""
    return value + powers.value[work] - (powers.card_value[work] if only_servants else 0)
