"""The one place that interprets lasting effects of characters, leaders and excommunications."""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from game.lorenzo.board import FLOOR_BONUSES, TOWER_SPACES, floor_of
from game.lorenzo.cards import CARDS
from game.lorenzo.effects import (
    CHARACTER,
    TARGET_NAMES,
    TYPES,
    CopyLeader,
    Discount,
    DoubleGains,
    Effect,
    GainPenalty,
    LosePoints,
    MarketBan,
    NoCardPoints,
    NoFloorBonus,
    PlaceOnOccupied,
    ServantRate,
    SetMemberValue,
    SkipFirstTurn,
    SupportPoints,
    ValueChange,
    WaiveTerritoryMilitary,
    WaiveTowerFee,
)
from game.lorenzo.goods import NOTHING, Amounts, plus
from game.lorenzo.leaders import COPYIST, LEADERS
from game.lorenzo.state import NOBODY, Player
from game.lorenzo.tiles import TILES


class Powers(NamedTuple):
    value: tuple[int, ...]
    """Additions to the value of an action or a member, by target."""
    card_value: tuple[int, ...]
    """Part of these that comes from cards (LM R3)."""
    set_value: int
    """Value of coloured members in place of the die; 0 for the die."""
    rate: int
    """Servants for each +1."""
    discounts: tuple[tuple[Amounts, ...], ...]
    """Discounts by card type; one of each applies."""
    full_bonuses: tuple[Amounts, ...]
    """Bonuses of the floors, before penalties."""
    floor_bonuses: tuple[Amounts, ...]
    penalties: tuple[GainPenalty, ...]
    doubled: tuple[int, ...]
    pays_no_fee: bool
    needs_no_military: bool
    shares_spaces: bool
    is_banned_from_market: bool
    skips_first_turn: bool
    support_points: int
    unscored: tuple[int, ...]
    losses: tuple[LosePoints, ...]


def powers_of(player: Player) -> Powers:
    return _powers(player.cards[CHARACTER], player.tiles, player.leaders, player.copied)


@lru_cache(maxsize=1 << 15)
def _powers(characters: tuple[int, ...], tiles: tuple[int, ...], leaders: tuple[int, ...], copied: int) -> Powers:
    on_cards: list[Effect] = [effect for card in characters for effect in CARDS[card].lasting]
    others: list[Effect] = [TILES[tile].effect for tile in tiles]
    others += [ability(leader, copied) for leader in leaders if not is_once_per_round(leader, copied)]
    effects = on_cards + others
    bonuses = _floor_bonuses(effects)
    penalties = tuple(each for each in effects if isinstance(each, GainPenalty))
    return Powers(
        value=_values(effects),
        card_value=_values(on_cards),
        set_value=max((each.value for each in effects if isinstance(each, SetMemberValue)), default=0),
        rate=max((each.servants for each in effects if isinstance(each, ServantRate)), default=1),
        discounts=_discounts(effects),
        full_bonuses=bonuses,
        floor_bonuses=tuple(reduced(bonus, penalties)[0] for bonus in bonuses),
        penalties=penalties,
        doubled=next((each.resources for each in effects if isinstance(each, DoubleGains)), ()),
        pays_no_fee=_has(effects, WaiveTowerFee),
        needs_no_military=_has(effects, WaiveTerritoryMilitary),
        shares_spaces=_has(effects, PlaceOnOccupied),
        is_banned_from_market=_has(effects, MarketBan),
        skips_first_turn=_has(effects, SkipFirstTurn),
        support_points=sum(each.amount for each in effects if isinstance(each, SupportPoints)),
        unscored=tuple(each.card_type for each in effects if isinstance(each, NoCardPoints)),
        losses=tuple(each for each in effects if isinstance(each, LosePoints)),
    )


def ability(leader: int, copied: int) -> Effect:
    """Return what the leader does for its owner; Lorenzo does what the leader he copied does (LM R35)."""
    effect = LEADERS[leader].effect
    if isinstance(effect, CopyLeader) and copied != NOBODY:
        return LEADERS[copied].effect
    return effect


def is_once_per_round(leader: int, copied: int) -> bool:
    source = copied if leader == COPYIST and copied != NOBODY else leader
    return LEADERS[source].is_once_per_round


def _has(effects: list[Effect], kind: type) -> bool:
    return any(isinstance(each, kind) for each in effects)


def _values(effects: list[Effect]) -> tuple[int, ...]:
    """LM R1: several add up."""
    sums = [0] * len(TARGET_NAMES)
    for each in effects:
        if isinstance(each, ValueChange):
            sums[each.target] += each.amount
    return tuple(sums)


def _discounts(effects: list[Effect]) -> tuple[tuple[Amounts, ...], ...]:
    """LM R15, R16: all discounts apply together, of each one option."""
    found = []
    for card_type in TYPES:
        choices = [each.options for each in effects if isinstance(each, Discount) and card_type in each.types]
        totals = []
        for chosen in product(*choices):
            total = NOTHING
            for each in chosen:
                total = plus(total, each)
            totals.append(total)
        found.append(tuple(totals))
    return tuple(found)


def _floor_bonuses(effects: list[Effect]) -> tuple[Amounts, ...]:
    lost = [floor for each in effects if isinstance(each, NoFloorBonus) for floor in each.floors]
    return tuple(NOTHING if floor_of(space) in lost else FLOOR_BONUSES[space] for space in TOWER_SPACES)


def reduced(gain: Amounts, penalties: tuple[GainPenalty, ...]) -> tuple[Amounts, bool]:
    """LM R25 to R28: a gain of one source after its penalties, and whether wood or stone is still to be chosen."""
    left, has_choice = list(gain), False
    for penalty in penalties:
        given = [resource for resource in penalty.resources if gain[resource]]
        if len(given) == 1:
            left[given[0]] -= 1
        elif given:
            has_choice = True
    return tuple(left), has_choice
