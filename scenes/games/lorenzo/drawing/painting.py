"""Painting of cards in three sizes, members, tokens, discs, and amounts in slots."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cache, partial

from game.lorenzo.board import MEMBERS
from game.lorenzo.card import Card, Cost
from game.lorenzo.effects import CHARACTER, TYPE_NAMES
from game.lorenzo.goods import RESOURCES
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.platform.resources import asset, read_table
from scenes.engine.text.catalog import Catalog, numeral
from scenes.engine.theme import BLACK, INK, PARCHMENT_LIGHT, WHITE, TextStyle
from scenes.games.lorenzo.drawing import signs

ART = signs.ART
_NAME = TextStyle(face="strong", size=21, align="center", colour=WHITE, smallest=0.72)
_VALUE = TextStyle(face="title", size=24, align="center", colour=INK)
_LETTER = TextStyle(face="title", size=17, align="center", colour=PARCHMENT_LIGHT, shadow=True, smallest=0.6)


@dataclass(frozen=True, slots=True)
class Ruling:
    """Hold the lines of a small card: the lower edge of its name, of its picture, and of its first effects."""

    suffix: str
    band: float
    foot: float
    divider: float


_SIDE, _FOOT = 3.0, 134.0
_PLAIN, _LONG_NAME = Ruling("", 27, 86, 110.6), Ruling("_long_name", 44, 86, 110.6)
_LARGE, _LONG_NAME_LARGE = Ruling("_large", 27, 80, 108.4), Ruling("_long_name_large", 44, 80, 108.4)
"""Rulings for enlarged letters."""
_ONE_LINE, _LONG_NAME_ONE_LINE = Ruling("_one_line", 27, 106, _FOOT), Ruling("_long_name_one_line", 44, 106, _FOOT)
_TWO_WAYS = Ruling("_two_ways", 27, 57, 84)
_HEAD_TO_STRIP = 1.5
_BAND_SHARE = 0.92
"""Height of the letters, as a share of a name's line."""
_COST_LINE = 22.0
_PLATE = (250, 240, 214)


@cache
def _foci() -> dict[str, list[float]]:
    """Return for each scene the point that narrow cuts keep in their middle."""
    return read_table(asset("lorenzo", "focus.toml"), lambda table: dict(table["focus"]))


def draw_cut(canvas: Canvas, card: Card, rect: Rect) -> None:
    """Draw a strip of the scene around its focus; of a character, head and collar."""
    with canvas.clipped(rect):
        if card.card_type == CHARACTER:
            _draw_head(canvas, card.number, rect)
            return
        height = rect.w * 3 / 4
        down = _foci().get(str(card.number), [0.5, 0.5])[1]
        top = max(rect.bottom - height, min(rect.y, rect.center[1] - down * height))
        canvas.image(f"{ART}card_{card.number}", Rect(rect.x, top, rect.w, height))


def _draw_head(canvas: Canvas, number: int, rect: Rect) -> None:
    canvas.image(ART + "bust_ground", Rect(rect.x, rect.center[1] - rect.w / 2, rect.w, rect.w))
    side = rect.h * _HEAD_TO_STRIP
    canvas.image(f"{ART}bust_{number}", Rect(rect.x + rect.w * 0.6 - side / 2, rect.y - side * 0.02, side, side))


def draw_floor_card(
    canvas: Canvas,
    catalog: Catalog,
    card: Card,
    rect: Rect,
    costs: tuple[Cost, ...],
    missing: frozenset[int] = frozenset(),
) -> None:
    """Draw a card in its tower: name, costs on the picture, effects at once and later.

    `missing` holds the resources that the viewer lacks.
    """

    def paint(canvas: Canvas, place: Rect) -> None:
        canvas.kept(_paint_floor_card, catalog, card, place, costs, missing)

    canvas.thing(("card", card.id), rect, paint)


def _paint_floor_card(
    canvas: Canvas, catalog: Catalog, card: Card, rect: Rect, costs: tuple[Cost, ...], missing: frozenset[int]
) -> None:
    name, lines = catalog(f"lo-card-{card.id}"), _lines(card)
    ruling = _ruling(canvas, name, lines, rect.w - 14)
    picture = Rect(rect.x + _SIDE, rect.y + ruling.band, rect.w - 2 * _SIDE, ruling.foot - ruling.band + 1)
    draw_cut(canvas, card, picture)
    canvas.image(f"{ART}face_{TYPE_NAMES[card.card_type]}{ruling.suffix}", rect)
    _draw_name(canvas, name, Rect(rect.x + 7, rect.y + 2, rect.w - 14, ruling.band - 2), ruling.band > _PLAIN.band)
    _draw_costs(canvas, card, costs, picture, missing)
    first = Rect(rect.x + 8, rect.y + ruling.foot + 2, rect.w - 16, ruling.divider - ruling.foot - 2)
    rest = Rect(first.x, first.bottom, first.w, _FOOT - ruling.divider)
    for row, line in zip(lines, [first, *rest.rows(max(1, len(lines) - 1), 0)], strict=False):
        signs.draw_row(canvas, row, line, 22)


def _lines(card: Card) -> list[signs.Row]:
    """Return the rows of effects at once and later; if there are few, the picture is larger."""
    return [row for row in (signs.at_once(card), *signs.later(card)) if row]


def _ruling(canvas: Canvas, name: str, lines: Sequence[signs.Row], width: float) -> Ruling:
    if len(lines) > 2:
        return _TWO_WAYS
    is_large = signs.grown(canvas) > 1
    plain, long_name = (_LARGE, _LONG_NAME_LARGE) if is_large else (_PLAIN, _LONG_NAME)
    if len(lines) == 1:
        plain, long_name = _ONE_LINE, _LONG_NAME_ONE_LINE
    return long_name if _needs_two_lines(canvas, name, width) else plain


def _draw_name(canvas: Canvas, name: str, band: Rect, is_long: bool) -> None:
    """Draw the name; its letters grow with the text as far as the painted band allows."""
    lines, size = (2, 19.0) if is_long else (1, 21.0)
    style = _NAME.sized(min(size, band.h / lines * _BAND_SHARE / canvas.text_scale))
    (canvas.paragraph if is_long else canvas.text)(name, band, style)


def _needs_two_lines(canvas: Canvas, name: str, width: float) -> bool:
    return canvas.measure(name, _NAME)[0] * 17 / 21 > width


def _draw_costs(canvas: Canvas, card: Card, costs: tuple[Cost, ...], picture: Rect, missing: frozenset[int]) -> None:
    """Draw the costs on the picture; reduced ones are green.

    Below a name of two lines, both costs share one line.
    """
    rows = _cost_rows(card, costs, missing)
    if not rows:
        return
    if picture.h < len(rows) * _COST_LINE:
        rows = [[*rows[0], signs.Number("/"), *rows[1]]]
    height = min(24.0 * signs.grown(canvas), picture.h / len(rows) - 2)
    for index, row in enumerate(rows):
        place = Rect(picture.x + 4, picture.bottom - (len(rows) - index) * (height + 2) - 1, picture.w - 8, height)
        width = signs.width(canvas, row, height - 4)
        canvas.fill(Rect(place.x, place.y, min(place.w, width + 10), height), _PLATE, 0.94, 5)
        signs.draw_row(canvas, row, place.inset(5, 2), height - 4)


def _cost_rows(card: Card, costs: tuple[Cost, ...], missing: frozenset[int]) -> list[signs.Row]:
    rows: list[signs.Row] = []
    for index, cost in enumerate(costs):
        printed = card.costs[index if len(costs) == len(card.costs) else 0].amounts
        spared = frozenset(good for good, number in enumerate(cost.amounts) if number < printed[good])
        rows.append(_marked(signs.cost(cost) or [signs.Number("0", signs.GAINED)], missing, spared))
    return rows


def _marked(row: signs.Row, missing: frozenset[int], spared: frozenset[int]) -> signs.Row:
    """Return the row with red numbers for missing resources and green ones for reduced costs."""
    colours = {RESOURCES[each]: signs.GAINED for each in spared} | {RESOURCES[each]: signs.MISSING for each in missing}
    marked: signs.Row = []
    for item, following in zip(row, [*row[1:], signs.Gap()], strict=True):
        colour = colours.get(following.name) if isinstance(following, signs.Sign) else None
        marked.append(signs.Number(item.text, colour) if isinstance(item, signs.Number) and colour else item)
    return marked


def draw_mini(canvas: Canvas, card: Card, rect: Rect) -> None:
    """Draw a card on a board: what it gives in a harvest or production, and the value that it needs."""
    canvas.thing(("card", card.id), rect, lambda canvas, place: canvas.kept(_paint_mini, card, place))


def _paint_mini(canvas: Canvas, card: Card, rect: Rect) -> None:
    picture = Rect(rect.x + 4, rect.y + 4, rect.w - 8, 49)
    draw_cut(canvas, card, picture)
    canvas.image(f"{ART}mini_{TYPE_NAMES[card.card_type]}", rect)
    words = Rect(picture.x, picture.bottom + 2, picture.w, rect.bottom - picture.bottom - 6)
    activation = card.activation
    if activation is None:
        return
    signs.draw_value(canvas, activation.least, Rect(picture.x, picture.y, 26, 26))
    rows = [signs.option_row(option) for option in activation.options]
    is_single = len(rows) == 1 and not activation.options[0].is_free
    if is_single and signs.taken_width(canvas, rows[0], words, 22) > words.w:
        rows = signs.at_arrow(rows[0])
    for row, place in zip(rows, words.inset(1, 1).rows(len(rows), 0), strict=True):
        signs.draw_row(canvas, row, place, 22 if len(rows) == 1 else 18, "center")


def draw_member(canvas: Canvas, colour: str, member: int, rect: Rect, value: int | None, alpha: float = 1) -> None:
    """Draw a member with its family's letter and its value on the foot; a faded one is only a possibility."""
    if alpha < 1:
        paint_member(colour, member, value, canvas, rect, alpha)
    else:
        canvas.thing(member_name(colour, member), rect, partial(paint_member, colour, member, value))


def member_name(colour: str, member: int) -> Hashable:
    """Return the name of a member as a tracked item, on a space, at home, and as a die on a rival's panel."""
    return "member", colour, member


def paint_member(colour: str, member: int, value: int | None, canvas: Canvas, rect: Rect, alpha: float = 1) -> None:
    """Paint a member; without a value its foot is bare, as while the dice fall."""
    canvas.image(f"{ART}member_{colour}_{MEMBERS[member]}", rect, alpha)
    chest = _centred(rect, 32 / 64, 43 / 88, rect.w, rect.h * 0.24)
    canvas.text(colour, chest, _LETTER.sized(max(17, rect.h * 0.2) / canvas.text_scale))
    if value is not None:
        foot = _centred(rect, 32 / 64, 74.5 / 88, rect.w * 0.6, rect.h * 0.26)
        is_light = MEMBERS[member] == "black" and alpha == 1
        size, ink = max(17, rect.h * 0.2) / canvas.text_scale, WHITE if is_light else BLACK
        style = _VALUE.but(size=size, colour=ink, shadow=is_light)
        canvas.text(numeral(value), foot.outset(6, 4), style)


def paint_image(name: str, canvas: Canvas, rect: Rect) -> None:
    """Paint a picture with its own proportions as a tracked item."""
    canvas.image_fitted(name, rect)


def paint_token(colour: str, canvas: Canvas, rect: Rect) -> None:
    """Paint a family's token as a tracked item."""
    draw_token(canvas, colour, rect)


def draw_token(canvas: Canvas, colour: str, rect: Rect) -> None:
    """Draw a family's token: its colour, shape and letter."""
    canvas.image(f"{ART}token_{colour}", rect)
    style = _LETTER.sized(max(17, rect.h * 0.62) / canvas.text_scale)
    canvas.text(colour, _centred(rect, 48 / 96, 47 / 96, rect.w * 1.1, rect.h * 1.2), style)


def _centred(rect: Rect, across: float, down: float, width: float, height: float) -> Rect:
    x, y = rect.x + rect.w * across, rect.y + rect.h * down
    return Rect(x - width / 2, y - height / 2, width, height)


def draw_roundel(canvas: Canvas, card: Card, rect: Rect) -> None:
    """Draw a character or venture in a round frame."""
    canvas.thing(("card", card.id), rect, lambda canvas, place: canvas.image(f"{ART}roundel_{card.number}", place))
