"""The features of a seat: numbers that learned weights multiply, from open information and its own hand."""

from collections.abc import Sequence
from functools import lru_cache
from operator import add
from typing import Final

from game.lorenzo.board import (
    CARDS_PER_TYPE,
    CHARACTER_POINTS,
    CHURCH_FAITH,
    FAITH_POINTS,
    MEMBERS,
    ROUNDS,
    SLOT_MILITARY,
    TERRITORY_POINTS,
)
from game.lorenzo.cards import ACTIVATIONS
from game.lorenzo.effects import (
    BUILDING,
    CHARACTER,
    COLOURED,
    HARVEST,
    NEUTRAL,
    PRODUCTION,
    TERRITORY,
    TYPES,
    VENTURE,
    Gain,
    GainPerCard,
    Option,
    Privileges,
)
from game.lorenzo.goods import FAITH, MILITARY, POINTS
from game.lorenzo.leaders import LEADERS
from game.lorenzo.limits import member_value
from game.lorenzo.powers import ability, is_once_per_round, powers_of
from game.lorenzo.scoring import VENTURE_POINTS, military_points
from game.lorenzo.state import BONUS_TILES, DRAFT, NOBODY, Player, State

GOODS_FEATURES: Final = ("coins", "wood", "stone", "servants", "military", "faith", "points")
YIELDS: Final = (
    "yield_coins", "yield_wood", "yield_stone", "yield_servants", "yield_military", "yield_faith", "yield_points",
    "yield_privileges",
)  # fmt: skip
IDLE: Final = ("idle_coins", "idle_wood", "idle_stone", "idle_servants")
"""Goods beyond what is soon spent."""
MANY: Final = ("territories_many", "buildings_many")
"""Pairs of cards: one work serves them all, so that each is worth more beside others."""
BASE: Final = (
    *GOODS_FEATURES, *YIELDS, "faith_short", "territory_points", "territories", "character_points", "venture_points",
    "buildings", "slot_short", "harvest_bonus", "production_bonus", "tower_bonus", "discounts", "coloured_bonus",
    "neutral_bonus", "members", "strength", "leaders", "leaders_in_hand", "tile_1", "tile_2", "tile_3", "rank",
    "order", *IDLE, *MANY, "leader_hopes", "bias",
)  # fmt: skip
PLACE: Final = {name: place for place, name in enumerate(BASE)}
VALUED: Final = (*BASE, *(f"early {name}" for name in BASE))
"""Weights of positions, learned on positions: one for the whole match, one that falls to nothing in the last round."""
STEADY: Final = (
    *GOODS_FEATURES, "territories", "territory_points", "character_points", "venture_points", "members", "strength",
    "rank", "order", *IDLE,
)  # fmt: skip
"""Features learned with one weight for the whole match."""
FADING: Final = (
    *GOODS_FEATURES[:-1], *YIELDS, "territories", "buildings", "slot_short", "harvest_bonus", "production_bonus",
    "tower_bonus", "discounts", "coloured_bonus", "neutral_bonus", *IDLE, *MANY,
)  # fmt: skip
"""Features learned with a weight that falls to 0 in the last round."""
FIXED: Final = {
    "faith_short": (-1.2, 0.0), "leaders": (3.0, 6.0), "leaders_in_hand": (0.2, 5.0), "leader_hopes": (1.0, 8.0),
    "tile_1": (-3.0, -4.0), "tile_2": (-3.0, -3.0), "tile_3": (-5.0, 0.0),
}  # fmt: skip
"""Steady and fading weights set by hand, as they are too rare or too indirect to be learned."""
HABITS: Final = (
    "territory", "character", "building", "venture", "harvest", "production", "market", "council", "pass", "play",
    "discard", "use", "support",
)  # fmt: skip
"""Worth of placing there, or doing so with a leader or at a report, beyond what is computed."""
PRICED: Final = (*(f"price {name}" for name in STEADY), *(f"price early {name}" for name in FADING))
"""Weights of what options bring: no position feeds them, so they are learned on the results of matches."""
CORRECTED: Final = (*FIXED, *HABITS)
PLAYED: Final = tuple(f"{phase}correction {name}" for phase in ("", "early ") for name in CORRECTED)
"""Weights that no position teaches, learned from results; they are added to fixed ones."""
FEATURES: Final = (*VALUED, *PRICED, *PLAYED)
_STEADY_PLACES: Final = tuple(PLACE[name] for name in STEADY)
_FADING_PLACES: Final = tuple(PLACE[name] for name in FADING)
_UNFED: Final = (0.0,) * (len(PRICED) + len(PLAYED))
_SOON_SPENT: Final = 6
"""Goods of a kind; more of them lie idle."""
_IDLE_SHARE: Final = 6.0
"""So many goods on hand, and one more is wholly idle."""

_REACH: Final = (1.0, 1.0, 0.95, 0.9, 0.8, 0.65, 0.5)
"""Share of works that reach a card of this least value."""
_CARD_SHARE: Final = 3
"""Number of goods that a card asked for by a leader counts as."""


def fading_share(round_number: int) -> float:
    """Return the share that falls from 1 in the first round to 0 in the last."""
    return (ROUNDS - max(1, round_number)) / (ROUNDS - 1)


def values_in(weights: Sequence[float], round_number: int) -> list[float]:
    """Return the weights of a position as they are in one round, in the order of BASE."""
    if len(weights) != len(FEATURES):
        raise ValueError(f"{len(FEATURES)} weights are needed, not {len(weights)}")
    share, count = fading_share(round_number), len(BASE)
    return [always + share * early for always, early in zip(weights[:count], weights[count : 2 * count], strict=True)]


def prices_in(weights: Sequence[float], round_number: int) -> list[float]:
    """Return the weights of what options bring as they are in one round, in the order of BASE."""
    share, now, priced = fading_share(round_number), [0.0] * len(BASE), weights[len(VALUED) :]
    for place, weight in zip(_STEADY_PLACES, priced, strict=False):
        now[place] += weight
    for place, weight in zip(_FADING_PLACES, priced[len(STEADY) :], strict=False):
        now[place] += share * weight
    corrections = corrections_in(weights, round_number)
    for name, (steady, fading) in FIXED.items():
        now[PLACE[name]] += steady + share * fading + corrections[name]
    return now


def corrections_in(weights: Sequence[float], round_number: int) -> dict[str, float]:
    """Return what results have taught, for one round."""
    share, count = fading_share(round_number), len(CORRECTED)
    steady, fading = weights[-2 * count : -count], weights[-count:]
    return {name: always + share * early for name, always, early in zip(CORRECTED, steady, fading, strict=True)}


def base_features(state: State) -> list[list[float]]:
    """Return a row of numbers for each seat."""
    ranks = military_points([player.goods[MILITARY] for player in state.players])
    return [_row(state, seat, player, ranks[seat]) for seat, player in enumerate(state.players)]


def compared(rows: Sequence[Sequence[float]], seat: int) -> list[float]:
    """Return the seat's numbers minus the mean of its rivals', without hopes, which only their owner knows."""
    others = [row for each, row in enumerate(rows) if each != seat]
    sums = list(others[0])
    for row in others[1:]:
        sums = list(map(add, sums, row))
    share = 1.0 / len(others)
    return [own - total * share for own, total in zip(rows[seat], sums, strict=True)]


def features(view: State, seat: int) -> list[float]:
    row, share = stand(view, seat), fading_share(view.round)
    return [*row, *(share * number for number in row), *_UNFED]


def stand(state: State, seat: int) -> list[float]:
    player = state.players[seat]
    return [*compared(base_features(state), seat), sum(hope(player, leader) for leader in player.hand), 1.0]


def _row(state: State, seat: int, player: Player, rank: int) -> list[float]:
    goods, cards, powers = player.goods, player.cards, powers_of(player)
    row: list[float] = [*goods[:FAITH], FAITH_POINTS[goods[FAITH]], goods[POINTS]]
    row += yields_of(player)
    members = [member for member in range(len(MEMBERS)) if player.home >> member & 1]
    has_dice = state.stage not in (BONUS_TILES, DRAFT)
    row += [
        faith_short(state.period, goods[FAITH]),
        TERRITORY_POINTS[len(cards[TERRITORY])],
        len(cards[TERRITORY]),
        CHARACTER_POINTS[len(cards[CHARACTER])],
        sum(VENTURE_POINTS[card] for card in cards[VENTURE]),
        len(cards[BUILDING]),
        slot_short(player),
        powers.value[HARVEST],
        powers.value[PRODUCTION],
        sum(powers.value[card_type] for card_type in TYPES),
        sum(any(map(any, options)) for options in powers.discounts),
        powers.value[COLOURED] + (1.5 if powers.set_value else 0.0),
        powers.value[NEUTRAL],
        len(members),
        sum(member_value(state, player, powers, member) for member in members) if has_dice else 0,
        len(player.leaders),
        len(player.hand),
    ]
    periods = [tile // 7 for tile in player.tiles]
    row += [periods.count(0), periods.count(1), periods.count(2), rank, -state.order.index(seat)]
    row += [max(0, own - _SOON_SPENT) for own in goods[:MILITARY]]
    row += [_pairs(len(cards[TERRITORY])), _pairs(len(cards[BUILDING]))]
    return row


def _pairs(count: int) -> int:
    return count * (count - 1) // 2


def idleness(owned: int) -> float:
    """Return how idle one more of a good would be that somebody owns so many of: from 0 to 1."""
    return min(1.0, owned / _IDLE_SHARE) ** 2


def faith_short(period: int, faith: int) -> int:
    """Return the faith missing for the next church report; more than enough counts as 0."""
    return max(0, CHURCH_FAITH[max(1, period) - 1] - faith)


def slot_short(player: Player) -> int:
    count = len(player.cards[TERRITORY])
    return max(0, SLOT_MILITARY[count] - player.goods[MILITARY]) if count < CARDS_PER_TYPE else 0


def yields_of(player: Player) -> tuple[float, ...]:
    counts = (len(player.cards[0]), len(player.cards[1]), len(player.cards[2]), len(player.cards[3]))
    works = _yields(player.cards[TERRITORY], player.cards[BUILDING], counts)
    if not player.leaders:
        return works
    return tuple(map(add, works, _leader_yields(player.leaders, player.copied)))


@lru_cache(maxsize=1 << 14)
def _yields(territories: tuple[int, ...], buildings: tuple[int, ...], counts: tuple[int, ...]) -> tuple[float, ...]:
    sums = [0.0] * len(YIELDS)
    for card in (*territories, *buildings):
        for place, number in enumerate(card_yield(card, counts)):
            sums[place] += number
    return tuple(sums)


@lru_cache(maxsize=1 << 14)
def card_yield(card: int, counts: tuple[int, ...]) -> tuple[float, ...]:
    """Return the mean yield of a territory or building in each work, conversions minus their price."""
    activation = ACTIVATIONS[card]
    if activation is None:
        return (0.0,) * len(YIELDS)
    reach = _REACH[min(activation.least, len(_REACH) - 1)]
    return tuple(reach * number for number in option_yield(activation.options[-1], counts))


def option_yield(option: Option, counts: Sequence[int]) -> list[float]:
    sums: list[float] = [gain - price for gain, price in zip(option.gain, option.pay, strict=True)]
    if option.per_card:
        sums[option.per_card.resource] += option.per_card.amount * counts[option.per_card.card_type]
    return [*sums, float(option.privileges)]


@lru_cache(maxsize=1 << 12)
def _leader_yields(leaders: tuple[int, ...], copied: int) -> tuple[float, ...]:
    sums = [0.0] * len(YIELDS)
    for leader in leaders:
        if is_once_per_round(leader, copied):
            for place, number in enumerate(ability_yield(leader, copied)):
                sums[place] += number
    return tuple(sums)


def ability_yield(leader: int, copied: int) -> list[float]:
    """Return the yield of a once-per-round ability; extra actions count as a small work."""
    effect = ability(leader, copied)
    if isinstance(effect, Gain):
        return [*map(float, effect.amounts), 0.0]
    sums = [0.0] * len(YIELDS)
    sums[-1] = effect.count if isinstance(effect, Privileges) else 1.0
    return sums


def counted_gain(player: Player, effect: GainPerCard, extra_type: int) -> int:
    """Return the gain of an effect per card with one more card of `extra_type` on the board."""
    return effect.amount * (len(player.cards[effect.card_type]) + (effect.card_type == extra_type))


def hope(player: Player, leader: int, extra_type: int = NOBODY) -> float:
    """Return from 0 to 1 how close a leader's needs are to being met, with one more card of a type.

    The share is squared, so that near ones count most.
    """
    return share_there(player.goods, player.cards, leader, extra_type) ** 2


def share_there(goods: Sequence[int], piles: Sequence[tuple[int, ...]], leader: int, extra_type: int = NOBODY) -> float:
    """Return the share of a leader's needs that is met, with one more card of a type."""
    amounts, cards, alike, wanted = _NEEDS[leader]
    have = 0
    for resource, number in amounts:
        own = goods[resource]
        have += own if own < number else number
    for card_type, number in cards:
        own = len(piles[card_type]) + (card_type == extra_type)
        have += _CARD_SHARE * (own if own < number else number)
    if alike:
        counts = (len(pile) + (card_type == extra_type) for card_type, pile in enumerate(piles))
        have += _CARD_SHARE * min(alike, max(counts))
    return have / wanted


def asks_for(leader: int, card_type: int) -> bool:
    """Return whether one more card of the type may help to meet the leader's needs."""
    return _ASKS[leader][card_type]


def needs_of(leader: int) -> int:
    """Return a rough measure of how much a leader needs."""
    need = LEADERS[leader].need
    return sum(need.amounts) + _CARD_SHARE * (sum(number for _, number in need.cards) + need.alike)


_Needs = tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...], int, int]


def _parts_of(leader: int) -> _Needs:
    """Return a leader's needs: goods, cards, cards alike, and the sum of all."""
    need = LEADERS[leader].need
    return need.items, need.cards, need.alike, needs_of(leader)


_NEEDS: Final = tuple(map(_parts_of, range(len(LEADERS))))
_ASKS: Final = tuple(
    tuple(bool(alike) or any(asked == card_type for asked, _ in cards) for card_type in TYPES)
    for _, cards, alike, _ in _NEEDS
)
