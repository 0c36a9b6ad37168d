"""Costs and effects as message ids and numbers; no card has words of its own."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.lorenzo.board import FLOOR_VALUES
from game.lorenzo.card import Card, Cost
from game.lorenzo.effects import (
    HARVEST,
    PRODUCTION,
    TARGET_NAMES,
    TYPE_NAMES,
    TYPES,
    Activate,
    CopyLeader,
    Discount,
    DoubleGains,
    Effect,
    EndPoints,
    ExtraAction,
    Gain,
    GainPenalty,
    GainPerCard,
    GainPerPoints,
    LosePoints,
    MarketBan,
    NoCardPoints,
    NoFloorBonus,
    Option,
    PlaceOnOccupied,
    Privileges,
    ServantRate,
    SetMemberValue,
    SkipFirstTurn,
    SupportPoints,
    TakeCard,
    ValueChange,
    WaiveTerritoryMilitary,
    WaiveTowerFee,
)
from game.lorenzo.goods import MILITARY, RESOURCES, Amounts, single
from game.lorenzo.leaders import Leader, Need
from game.lorenzo.tiles import BonusTile, Tile

Number = int | str
AND, OR = "and", "or"
"""Conjunctions of a list of phrases."""


@dataclass(frozen=True, slots=True)
class Listed:
    """Phrases in one place of another, joined by `lo-list-and` or `lo-list-or`."""

    phrases: tuple["Phrase", ...]
    joined_by: str = AND


@dataclass(frozen=True, slots=True)
class Phrase:
    """Hold a message with its numbers and names, and the lists inside it."""

    key: str
    values: tuple[tuple[str, Number], ...] = ()
    lists: tuple[tuple[str, Listed], ...] = ()


def _phrase(key: str, **values: Number | Listed) -> Phrase:
    plain = tuple((name, value) for name, value in values.items() if not isinstance(value, Listed))
    lists = tuple((name, value) for name, value in values.items() if isinstance(value, Listed))
    return Phrase(f"lo-{key}", plain, lists)


def amount_phrases(amounts: Amounts) -> tuple[Phrase, ...]:
    return tuple(_phrase(f"amount-{RESOURCES[each]}", n=number) for each, number in enumerate(amounts) if number)


def _listed(amounts: Amounts) -> Listed:
    return Listed(amount_phrases(amounts))


# Cards


def costs(card: Card) -> tuple[Phrase, ...]:
    """Return the alternative costs of a card; none for a territory."""
    return tuple(map(_cost, card.costs))


def _cost(cost: Cost) -> Phrase:
    if cost.need:
        return _phrase("cost-military", pay=cost.amounts[MILITARY], need=cost.need)
    return _phrase("cost", amounts=_listed(cost.amounts))


def immediate(card: Card) -> tuple[Phrase, ...]:
    return tuple(map(effect_phrase, card.immediate))


def lasting(card: Card) -> tuple[Phrase, ...]:
    return tuple(map(effect_phrase, card.lasting))


# Tiles and leaders


def excommunication(tile: Tile) -> Phrase:
    return effect_phrase(tile.effect)


def bonus_tile(tile: BonusTile) -> tuple[Phrase, ...]:
    return tuple(
        _phrase("effect-bonus-tile", work=TARGET_NAMES[work], amounts=_listed(tile.gain(work)))
        for work in (HARVEST, PRODUCTION)
    )


def need(leader: Leader) -> Phrase:
    return _phrase("need", needs=Listed(_needs(leader.need)))


def _needs(wanted: Need) -> tuple[Phrase, ...]:
    cards = tuple(_phrase("need-cards", type=TYPE_NAMES[card_type], n=number) for card_type, number in wanted.cards)
    alike = (_phrase("need-alike", n=wanted.alike),) if wanted.alike else ()
    return (*amount_phrases(wanted.amounts), *cards, *alike)


def ability(leader: Leader) -> Phrase:
    key = "ability-round" if leader.is_once_per_round else "ability-always"
    return _phrase(key, effect=Listed((effect_phrase(leader.effect),)))


# Effects


def effect_phrase(effect: Effect) -> Phrase:
    return _PHRASES[type(effect)](effect)


def _gain(effect: Gain) -> Phrase:
    return _phrase("effect-gain", amounts=_listed(effect.amounts))


def _counted(count: Callable[[Any], Phrase]) -> Callable[[Any], Phrase]:
    """Return a function that words a gain by number of cards or points as a sentence."""
    return lambda effect: _phrase("effect-gain", amounts=Listed((count(effect),)))


def _privileges(effect: Privileges) -> Phrase:
    return _phrase("effect-privileges", n=effect.count, distinct="yes" if effect.is_distinct else "no")


def _per_card(effect: GainPerCard) -> Phrase:
    amounts = _listed(single(effect.resource, effect.amount))
    return _phrase("gain-per-card", amounts=amounts, type=TYPE_NAMES[effect.card_type])


def _per_points(effect: GainPerPoints) -> Phrase:
    amounts, source = _listed(single(effect.resource, effect.amount)), _listed(single(effect.source, effect.each))
    return _phrase("gain-per-points", amounts=amounts, source=source)


def _take_card(effect: TakeCard) -> Phrase:
    kind = _type_name(effect.types)
    if any(effect.discount):
        return _phrase("effect-take-card-discount", type=kind, value=effect.value, amounts=_listed(effect.discount))
    return _phrase("effect-take-card", type=kind, value=effect.value)


def _type_name(types: Sequence[int]) -> str:
    return "any" if len(types) == len(TYPES) else TYPE_NAMES[types[0]]


def _extra_action(effect: ExtraAction) -> Phrase:
    boost = "servants" if effect.only_servants else "all"
    return _phrase("effect-extra-action", work=TARGET_NAMES[effect.work], value=effect.value, boost=boost)


def _activate(effect: Activate) -> Phrase:
    options = Listed(tuple(map(_option, effect.options)), OR)
    return _phrase("effect-activate", work=TARGET_NAMES[effect.work], least=effect.least, options=options)


def _option(option: Option) -> Phrase:
    gains = amount_phrases(option.gain)
    if option.per_card:
        gains += (_per_card(option.per_card),)
    if option.privileges:
        gains += (_phrase("amount-privileges", n=option.privileges),)
    if option.is_free:
        return _phrase("option-free", gains=Listed(gains))
    return _phrase("option-paid", price=_listed(option.pay), gains=Listed(gains))


def _value_change(effect: ValueChange) -> Phrase:
    direction = "more" if effect.amount > 0 else "less"
    return _phrase("effect-value", target=TARGET_NAMES[effect.target], n=abs(effect.amount), direction=direction)


def _discount(effect: Discount) -> Phrase:
    options = Listed(tuple(phrase for each in effect.options for phrase in amount_phrases(each)), OR)
    return _phrase("effect-discount", type=_type_name(effect.types), options=options)


def _no_floor_bonus(effect: NoFloorBonus) -> Phrase:
    """Return the phrase; floors are named by the values they need, which are printed beside them."""
    first, last = (FLOOR_VALUES[floor - 1] for floor in (effect.floors[0], effect.floors[-1]))
    return _phrase("effect-no-floor-bonus", first=first, last=last)


def _end_points(effect: EndPoints) -> Phrase:
    return _phrase("effect-end-points", n=effect.amount)


def _gain_penalty(effect: GainPenalty) -> Phrase:
    resources = Listed(tuple(_phrase(f"resource-{RESOURCES[each]}") for each in effect.resources), OR)
    return _phrase("effect-gain-penalty", resources=resources)


def _servant_rate(effect: ServantRate) -> Phrase:
    return _phrase("effect-servant-rate", n=effect.servants)


def _no_card_points(effect: NoCardPoints) -> Phrase:
    return _phrase("effect-no-card-points", type=TYPE_NAMES[effect.card_type])


def _lose_points(effect: LosePoints) -> Phrase:
    return _phrase("effect-lose-points", source=effect.source, each=effect.each)


def _set_value(effect: SetMemberValue) -> Phrase:
    return _phrase("effect-set-value", members="one" if effect.is_chosen else "all", value=effect.value)


def _support_points(effect: SupportPoints) -> Phrase:
    return _phrase("effect-support-points", n=effect.amount)


def _plain(key: str) -> Callable[[Any], Phrase]:
    return lambda effect: _phrase(key)


_PHRASES: dict[type, Callable[[Any], Phrase]] = {
    Gain: _gain,
    Privileges: _privileges,
    GainPerCard: _counted(_per_card),
    GainPerPoints: _counted(_per_points),
    TakeCard: _take_card,
    ExtraAction: _extra_action,
    Activate: _activate,
    ValueChange: _value_change,
    Discount: _discount,
    NoFloorBonus: _no_floor_bonus,
    EndPoints: _end_points,
    GainPenalty: _gain_penalty,
    MarketBan: _plain("effect-market-ban"),
    ServantRate: _servant_rate,
    SkipFirstTurn: _plain("effect-skip-first-turn"),
    NoCardPoints: _no_card_points,
    LosePoints: _lose_points,
    SetMemberValue: _set_value,
    PlaceOnOccupied: _plain("effect-place-on-occupied"),
    WaiveTowerFee: _plain("effect-waive-tower-fee"),
    WaiveTerritoryMilitary: _plain("effect-waive-military"),
    SupportPoints: _support_points,
    DoubleGains: _plain("effect-double-gains"),
    CopyLeader: _plain("effect-copy-leader"),
}
