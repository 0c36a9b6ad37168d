"""Costs and effects as rows of signs and numbers, made from the same data as their words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any
from weakref import WeakKeyDictionary

from game.lorenzo.board import FLOOR_VALUES, SPACE_GAINS, SPACE_PRIVILEGES
from game.lorenzo.card import Card, Cost
from game.lorenzo.effects import (
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
from game.lorenzo.goods import MILITARY, RESOURCES, SERVANTS, Amounts
from game.lorenzo.leaders import Leader
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import numeral, signed
from scenes.engine.theme import GREEN, INK, PARCHMENT_LIGHT, TERM, Colour, TextStyle

ART = "lorenzo/art/"
MISSING: Colour = (198, 22, 30)
GAINED: Colour = GREEN
_NUMBER = TERM.centered
_LEAST = 18.0
"""Smallest size of a number in design units: 12 px at 1280 x 720."""
_MOST_GROWN = 1.3
_LOWEST_SIGN = _LEAST * 0.8
_TRIES = 4
"""Number of steps in which the height of a row is found, because numbers shrink less than signs."""
_GAP = 0.3
_WIDTHS: "WeakKeyDictionary[Canvas, dict[object, float]]" = WeakKeyDictionary()
_TIGHT = 0.08


@dataclass(frozen=True, slots=True)
class Sign:
    """Hold the name of a picture."""

    name: str


@dataclass(frozen=True, slots=True)
class Number:
    """Hold a number; without a colour it has that of its row."""

    text: str
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Value:
    """Hold the value of an action, drawn on a small die; `kind` is the die's colour."""

    value: int
    kind: str = "value"


@dataclass(frozen=True, slots=True)
class Gap:
    """Mark a gap between groups of signs."""


Item = Sign | Number | Value | Gap
Row = list[Item]


def amount(resource: int, number: int) -> Row:
    return [Number(str(number)), Sign(RESOURCES[resource])]


def amounts(given: Amounts | Sequence[int]) -> Row:
    """Return the resources of which there are any, with their numbers."""
    return parted([amount(each, number) for each, number in enumerate(given) if number])


def changes(given: Sequence[int]) -> Row:
    """Return changes: what is paid in red, what is received in green."""
    return parted([change(each, number) for each, number in enumerate(given) if number])


def change(resource: int, number: int) -> Row:
    return [Number(signed(number), MISSING if number < 0 else GAINED), Sign(RESOURCES[resource])]


def parted(rows: Sequence[Row]) -> Row:
    """Return the rows joined by gaps."""
    return [item for row in rows for item in (Gap(), *row)][1:]


def gives(space: int) -> Row:
    """Return what a space of market or council gives."""
    count = SPACE_PRIVILEGES.get(space, 0)
    goods = amounts(SPACE_GAINS[space])
    return parted([row for row in (goods, privileges(count, is_distinct=count > 1) if count else []) if row])


def privileges(count: int, is_distinct: bool = False) -> Row:
    row: Row = [Number(str(count)), Sign("privilege")]
    return [*row, Sign("distinct")] if is_distinct else row


# Cards


def cost(price: Cost) -> Row:
    """Return a printed cost; a need of military is shown with the part of it that is paid."""
    if price.need:
        return [Number(f"{price.need}"), Sign("military"), Number(f"{-price.amounts[MILITARY]}".replace("-", "−"))]
    return amounts(price.amounts)


def at_once(card: Card) -> Row:
    """Return the immediate effects of a card in one row."""
    return [Sign("at_once"), *parted([effect_row(effect) for effect in card.immediate])] if card.immediate else []


def later(card: Card) -> list[Row]:
    """Return the lasting effects, one row each; a card with two different conversions has two."""
    rows: list[Row] = []
    for effect in card.lasting:
        if isinstance(effect, Activate):
            head: Row = [Sign(TARGET_NAMES[effect.work]), Value(effect.least)]
            rows += [[*head, Gap(), *option_row(option)] for option in effect.options]
        elif isinstance(effect, EndPoints):
            rows.append([Sign("at_end"), *effect_row(effect)])
        else:
            rows.append([Sign("always"), *effect_row(effect)])
    return rows


def option_row(option: Option) -> Row:
    gains = [amounts(option.gain)] if any(option.gain) else []
    if option.per_card:
        gains.append(_per_card(option.per_card))
    if option.privileges:
        gains.append(privileges(option.privileges))
    row = parted(gains)
    return row if option.is_free else [*amounts(option.pay), Number("→"), *row]


def need_row(leader: Leader) -> Row:
    """Return what a leader needs."""
    need = leader.need
    parts = [amounts(need.amounts)] if any(need.amounts) else []
    parts += [[Number(str(number)), Sign(TYPE_NAMES[card_type])] for card_type, number in need.cards]
    if need.alike:
        parts.append([Number(str(need.alike)), Sign("any_card")])
    return parted(parts)


def broken(row: Row) -> list[Row]:
    """Return the row as two lines of similar length, broken at a gap if there is one."""
    gaps = [index for index, item in enumerate(row) if isinstance(item, Gap)]
    if not gaps:
        return [row[: (len(row) + 1) // 2], row[(len(row) + 1) // 2 :]]
    middle = min(gaps, key=lambda index: abs(2 * index + 1 - len(row)))
    return [row[:middle], row[middle + 1 :]]


def at_arrow(row: Row) -> list[Row]:
    """Return the row as two lines: what is paid, and what comes of it."""
    arrow = row.index(Number("→"))
    return [row[:arrow], row[arrow:]]


# Effects


def effect_row(effect: Effect) -> Row:
    return _ROWS[type(effect)](effect)


def _per_card(effect: GainPerCard) -> Row:
    return [*amount(effect.resource, effect.amount), Number("/"), Sign(TYPE_NAMES[effect.card_type])]


def _per_points(effect: GainPerPoints) -> Row:
    return [*amount(effect.resource, effect.amount), Number("/"), *amount(effect.source, effect.each)]


def _take_card(effect: TakeCard) -> Row:
    row: Row = [_types(effect.types), Value(effect.value)]
    return [*row, Gap(), *_less(effect.discount)] if any(effect.discount) else row


def _less(given: Amounts) -> Row:
    return parted([[Number(signed(-number)), Sign(RESOURCES[each])] for each, number in enumerate(given) if number])


def _types(types: Sequence[int]) -> Sign:
    return Sign("any_card" if len(types) == len(TYPES) else TYPE_NAMES[types[0]])


def _extra(effect: ExtraAction) -> Row:
    return [Sign(TARGET_NAMES[effect.work]), Value(effect.value)]


def _value_change(effect: ValueChange) -> Row:
    sign = {"coloured": "member"}.get(TARGET_NAMES[effect.target], TARGET_NAMES[effect.target])
    return [Number(signed(effect.amount)), Sign(sign)]


def _discount(effect: Discount) -> Row:
    row: Row = []
    for option in effect.options:
        row += [*([Number("/")] if row else []), *_less(option)]
    return [*row, _types(effect.types)]


def _gain_penalty(effect: GainPenalty) -> Row:
    return [Number(signed(-1)), *(Sign(RESOURCES[each]) for each in effect.resources)]


def _lose_points(effect: LosePoints) -> Row:
    source = {"building_cost": "building", "goods": "wood"}.get(effect.source, effect.source)
    return [Number(signed(-1)), Sign("points"), Number("/"), Number(str(effect.each)), Sign(source)]


def _set_value(effect: SetMemberValue) -> Row:
    return [Sign("member"), Number("="), Value(effect.value)]


def _no_floor_bonus(effect: NoFloorBonus) -> Row:
    return [*(Value(FLOOR_VALUES[floor - 1]) for floor in effect.floors), Sign("banned")]


def _banned(sign: str) -> Callable[[Any], Row]:
    return lambda effect: [Sign(sign), Sign("banned")]


_ROWS: dict[type, Callable[[Any], Row]] = {
    Gain: lambda effect: amounts(effect.amounts),
    Privileges: lambda effect: privileges(effect.count, effect.is_distinct),
    GainPerCard: _per_card,
    GainPerPoints: _per_points,
    TakeCard: _take_card,
    ExtraAction: _extra,
    Activate: lambda effect: parted([option_row(option) for option in effect.options]),
    ValueChange: _value_change,
    Discount: _discount,
    NoFloorBonus: _no_floor_bonus,
    EndPoints: lambda effect: [Number(str(effect.amount)), Sign("points")],
    GainPenalty: _gain_penalty,
    MarketBan: _banned("market"),
    ServantRate: lambda effect: [Number(str(effect.servants)), Sign(RESOURCES[SERVANTS]), Number("= +1")],
    SkipFirstTurn: lambda effect: [Sign("member"), Number("1."), Sign("banned")],
    NoCardPoints: lambda effect: [Sign(TYPE_NAMES[effect.card_type]), Sign("points"), Sign("banned")],
    LosePoints: _lose_points,
    SetMemberValue: _set_value,
    PlaceOnOccupied: lambda effect: [Sign("member"), Number("+"), Sign("member")],
    WaiveTowerFee: lambda effect: [Number("+3"), Sign("coins"), Sign("banned")],
    WaiveTerritoryMilitary: lambda effect: [Sign("territory"), Sign("military"), Sign("banned")],
    SupportPoints: lambda effect: [Sign("council"), Number(signed(effect.amount)), Sign("points")],
    DoubleGains: lambda effect: [Number("×2"), *(Sign(RESOURCES[each]) for each in effect.resources)],
    CopyLeader: lambda effect: [Sign("leader"), Number("="), Sign("leader")],
}


# Drawing


def draw_row(
    canvas: Canvas, row: Sequence[Item], rect: Rect, size: float, align: str = "left", colour: Colour = INK
) -> None:
    """Draw the row at `size`, larger with the texts if there is room, smaller if the place is narrow."""
    canvas.kept(_draw_items, tuple(row), rect, size, align, colour)


def _draw_items(canvas: Canvas, row: tuple[Item, ...], rect: Rect, size: float, align: str, colour: Colour) -> None:
    row = _shortened(canvas, row, rect.w)
    height, steps = _fitted(canvas, row, rect, size)
    taken = sum(steps)
    x = {"left": rect.x, "center": rect.center[0] - taken / 2, "right": rect.right - taken}[align]
    top = rect.center[1] - height / 2
    for item, step in zip(row, steps, strict=True):
        _draw_item(canvas, item, Rect(x, top, step - height * _TIGHT, height), height, colour)
        x += step


def _shortened(canvas: Canvas, row: tuple[Item, ...], room: float) -> tuple[Item, ...]:
    """Return a shorter row if it is too long at its smallest: without the sign before its die, then without gaps."""
    if width(canvas, row, _LOWEST_SIGN) <= room:
        return row
    short = row[1:] if isinstance(row[0], Sign) and isinstance(row[1], Value) else row
    if width(canvas, short, _LOWEST_SIGN) <= room:
        return short
    return tuple(item for item in short if not isinstance(item, Gap))


def _fitted(canvas: Canvas, row: Sequence[Item], rect: Rect, size: float) -> tuple[float, list[float]]:
    """Return the height of the row in its place, and the distance from each item to the next."""
    height = min(size * grown(canvas), rect.h)
    steps = _advances(canvas, row, height)
    for _ in range(_TRIES):
        if sum(steps) <= rect.w or height <= _LOWEST_SIGN:
            break
        height = max(_LOWEST_SIGN, height * rect.w / sum(steps))
        steps = _advances(canvas, row, height)
    return height, steps


def grown(canvas: Canvas) -> float:
    """Return how much larger signs are drawn; they follow the size of the texts."""
    return min(_MOST_GROWN, max(1.0, canvas.text_scale))


def taken_width(canvas: Canvas, row: Sequence[Item], rect: Rect, size: float) -> float:
    """Return the width that a row takes of its place."""
    return sum(_fitted(canvas, _shortened(canvas, tuple(row), rect.w), rect, size)[1])


def draw_plate(canvas: Canvas, row: Sequence[Item], rect: Rect, size: float) -> None:
    """Draw the row on a small parchment in the middle of the place."""
    plate = rect.centered(width(canvas, row, size) + 16, size + 8)
    canvas.skin("shadow", plate)
    canvas.fill(plate, PARCHMENT_LIGHT, 0.96, 8)
    draw_row(canvas, row, plate.inset(8, 4), size, "center")


def width(canvas: Canvas, row: Sequence[Item], height: float) -> float:
    """Return the width of a row at this height."""
    return sum(_advances(canvas, row, height))


def _advances(canvas: Canvas, row: Sequence[Item], height: float) -> list[float]:
    """Return the distance from each item to the next."""
    return [_advance(canvas, item, height) + height * _TIGHT for item in row]


def _style(canvas: Canvas, height: float, colour: Colour) -> TextStyle:
    """Return the style of numbers among signs; they keep the signs' size, whatever the size of the texts."""
    return _numbers(max(_LEAST, height * 0.96) / canvas.text_scale, colour)


@cache
def _numbers(size: float, colour: Colour) -> TextStyle:
    return _NUMBER.sized(size).inked(colour)


def _advance(canvas: Canvas, item: Item, height: float) -> float:
    match item:
        case Sign() | Value():
            return height
        case Number(text):
            return _number_width(canvas, text, _style(canvas, height, INK)) + height * 0.06
    return height * _GAP


def _number_width(canvas: Canvas, text: str, style: TextStyle) -> float:
    """Return the width of a number from a cache, because the same few numbers are drawn all over the table."""
    fonts = canvas.lettering.fonts
    known = _WIDTHS.setdefault(canvas, {})
    key = text, style, canvas.scale, canvas.text_scale, fonts.language, fonts.plain
    if key not in known:
        known[key] = canvas.measure(text, style)[0]
    return known[key]


def _draw_item(canvas: Canvas, item: Item, place: Rect, height: float, colour: Colour) -> None:
    match item:
        case Sign(name):
            canvas.image(f"{ART}sign_{name}", place)
        case Value(value, kind):
            draw_value(canvas, value, place, kind)
        case Number(text, own_colour):
            style = _style(canvas, height, own_colour or colour)
            canvas.text(text, place.outset(4, height * 0.25), style)


def draw_value(canvas: Canvas, value: int | None, place: Rect, kind: str = "value") -> None:
    """Draw a number on the face of a die; None leaves the die bare while it falls."""
    canvas.image(f"{ART}die_{kind}", place)
    if value is None:
        return
    dark = kind == "black"
    style = _numbers(max(_LEAST, place.h * 0.8) / canvas.text_scale, (245, 240, 228) if dark else INK)
    canvas.text(numeral(value), place.outset(2, place.h * 0.2), style)
