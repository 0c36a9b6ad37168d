"""Painting of cards and houses; addresses and the tower's name are lettered at run time."""

from collections.abc import Hashable, Sequence
from functools import partial

from game.lucca.cards import COLOUR_OF, COLOURS, TOWER, UNKNOWN, WINDOWS_OF
from game.lucca.quarters import Palace
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.engine.text.typesetting import SMALLEST_PIXELS
from scenes.engine.theme import CREAM, Colour, TextStyle
from scenes.games.lucca.street_layout import COMPLETED, OPENED, ROOF_RATIO, SITE, WIDE, Street

ART = "lucca/art/"
WALL = UNKNOWN
"""A wall is a card face down, and so looks like a hidden card."""
SMALL_BELOW = 58
"""Width in pixels below which a card uses a simpler drawing; a whole street uses one kind of drawing."""
INKS: dict[str, Colour] = {
    "red": (106, 22, 16), "yellow": (44, 44, 56), "green": (244, 247, 236), "blue": (23, 58, 128),
    "violet": (52, 18, 86), "grey": (36, 20, 10),
}  # fmt: skip
"""Colours of the numerals, for the plate of each palace colour."""
PLATE: Colour = (250, 240, 218)
DARK_PLATE: Colour = (18, 46, 36)
_PLATE_RIM, _BRIGHT = 3.0, 384
_PILED = {TOWER: "tower", WALL: "wall"}
_LEAST_ADDRESS, _OVERHANG = 18.0, 6.0
"""Smallest size of an address, 12 px in the smallest window, and its reach beyond the plate of a narrow card."""
_HIDES = {"violet": 0.82}
"""Share of a card's width that a plate takes at least, to hide a painted one of the front's colour."""
_OUTGROWN = 0.3
"""Share by which a numeral may exceed its painted plate before it gets a plate of its own."""
_FOOT_RATIO = 60 / 440
_NUMERAL = TextStyle(face="title", align="center", smallest=0.5)
_NAME = TextStyle(face="title", colour=CREAM, align="center", shadow=True, smallest=0.4)
_RIBBON, _SMALL_RIBBON = (0.1, 0.79, 0.8, 0.13), (0.06, 0.75, 0.88, 0.2)
"""Left, top, width and height of the tower's ribbon, as shares of the card."""
_BESIDE_COIN = 0.8
"""Share of the ribbon that the coin of a pile leaves free."""


def lay_card(canvas: Canvas, catalog: Catalog, card: int, rect: Rect) -> None:
    """Draw a card on the table as a tracked item with its number in its name."""
    canvas.thing(card_name(card), rect, partial(_lay, catalog, card))


def card_name(card: int) -> Hashable:
    """Return the name of a card as a tracked item; hidden cards and towers share one."""
    return "card", card


def _lay(catalog: Catalog, card: int, canvas: Canvas, rect: Rect) -> None:
    draw_card(canvas, catalog, card, rect)


def draw_card(canvas: Canvas, catalog: Catalog, card: int, rect: Rect) -> None:
    """Draw a card with its frame."""
    canvas.kept(_paint_face, catalog, card, rect, is_small(canvas, rect.w))
    canvas.image(ART + "frame", rect)


def draw_picture_of(name: str, canvas: Canvas, rect: Rect) -> None:
    """Draw one of the game's pictures."""
    canvas.image(ART + name, rect)


def draw_face(canvas: Canvas, catalog: Catalog, card: int, rect: Rect) -> None:
    """Draw a card without its frame."""
    canvas.kept(_paint_face, catalog, card, rect, is_small(canvas, rect.w))


def _paint_face(
    canvas: Canvas, catalog: Catalog, card: int, rect: Rect, small: bool, is_lit: bool = False, free: float = 1.0
) -> None:
    """Paint a card; `free` is the share of a tower's ribbon that nothing covers."""
    if card == TOWER:
        canvas.image(ART + _sized("tower", small), rect)
        _draw_name(canvas, catalog("lc-tower"), rect, small, free)
    elif card == WALL:
        canvas.image(ART + _sized("wall", small), rect)
    else:
        _draw_palace(canvas, card, rect, small, is_lit)


def is_small(canvas: Canvas, width: float) -> bool:
    return width * canvas.scale < SMALL_BELOW


def _sized(name: str, small: bool) -> str:
    return f"{name}_small" if small else name


def _draw_palace(canvas: Canvas, card: int, rect: Rect, small: bool, is_lit: bool) -> None:
    colour, windows = COLOURS[COLOUR_OF[card]], WINDOWS_OF[card]
    canvas.image(f"{ART}palace_small_{colour}_{windows}" if small else f"{ART}palace_{card}", rect)
    if is_lit:
        kind = "small_" if small else ""
        if windows:
            canvas.image(f"{ART}lit_{kind}{windows}", rect)
        canvas.image(f"{ART}lit_{kind}doors", rect)
    plate = Rect(rect.x, rect.y + rect.h * 0.62, rect.w, rect.h * 0.34)
    least = _LEAST_ADDRESS * canvas.viewport.scale / canvas.scale
    own = rect.h * (0.26 if small else 0.19)
    size = max(least, own)
    style = _NUMERAL.sized(size / canvas.text_scale).inked(INKS[colour])
    place = plate.outset(_OVERHANG, 0)
    if small:
        place = place.moved(dy=min(0.0, rect.bottom - plate.center[1] - size / 2))
        _draw_plate(canvas, str(card), place, style, rect.w * _HIDES.get(colour, 0.0))
    elif size > own:
        with canvas.faded(min(1.0, (size / own - 1) / _OUTGROWN)):
            _draw_plate(canvas, str(card), place, style)
    canvas.text(str(card), place, style)


def _draw_plate(canvas: Canvas, address: str, place: Rect, style: TextStyle, least: float = 0.0) -> None:
    """Draw a plate of its own for a number that is larger than the painted one, whose rim it hides."""
    width, height = canvas.measure(address, style)[0] + 2 * _PLATE_RIM, style.size * canvas.text_scale
    dark = sum(style.colour) > _BRIGHT
    canvas.fill(place.centered(max(width, least), height), DARK_PLATE if dark else PLATE, 1, _PLATE_RIM)


def _draw_name(canvas: Canvas, name: str, rect: Rect, small: bool, free: float) -> None:
    """Draw the name on the ribbon, unless that is too small for the smallest letters."""
    left, top, width, height = _SMALL_RIBBON if small else _RIBBON
    ribbon = Rect(rect.x + rect.w * left, rect.y + rect.h * top, rect.w * width * free, rect.h * height)
    least = SMALLEST_PIXELS / canvas.scale
    smallest = _NAME.sized(least / canvas.text_scale)
    if least <= ribbon.h and canvas.measure(name, smallest)[0] <= ribbon.w:
        canvas.text(name, ribbon, _NAME.sized(max(least, ribbon.h * 0.73) / canvas.text_scale))


def draw_palace(
    canvas: Canvas, catalog: Catalog, street: Street, palace: Palace, area: str, small: bool, owner: str = ""
) -> None:
    """Draw a palace as a column of half covered cards, the newest at its foot; `owner` names its other parts."""
    for storey, card in enumerate(palace.cards):
        place = street.card(palace.colour, len(palace.cards) - 1 - storey)
        canvas.thing(card_name(card), place, partial(_draw_storey, catalog, card, small, area == OPENED))
    if area == SITE:
        _draw_scaffold(canvas, street, palace, owner)
    else:
        canvas.thing(("roof", owner), roof_place(street, palace), partial(draw_picture_of, "roof"))


def _draw_storey(catalog: Catalog, card: int, small: bool, is_lit: bool, canvas: Canvas, rect: Rect) -> None:
    canvas.kept(_paint_face, catalog, card, rect, small, is_lit)


def _draw_scaffold(canvas: Canvas, street: Street, palace: Palace, owner: str) -> None:
    """Draw the scaffold with a storey for each missing card."""
    standing = len(palace.cards)
    for level in range(standing + 1):
        canvas.thing(("posts", owner, level), _wide_storey(street, palace, level), partial(draw_picture_of, "posts"))
    for level, place in enumerate(street.missing(palace), start=standing + 1):
        wide = place.centered(place.w * WIDE, place.h)
        canvas.thing(("scaffold", owner, level), wide, partial(draw_picture_of, "scaffold"))
    foot = _wide_storey(street, palace, 0)
    height = foot.w * _FOOT_RATIO
    ground = Rect(foot.x, street.foot - height * 0.9, foot.w, height)
    canvas.thing(("foot", owner), ground, partial(draw_picture_of, "posts_foot"))


def _wide_storey(street: Street, palace: Palace, level: int) -> Rect:
    """Return the place of a storey with its scaffold; it is half a card high."""
    card = street.card(palace.colour)
    height = card.h / 2
    wide = card.w * WIDE
    return Rect(card.center[0] - wide / 2, street.foot - height * (level + 1), wide, height)


def roof_place(street: Street, palace: Palace) -> Rect:
    """Return the place of a palace's roof."""
    house = street.house(palace)
    wide = house.w * WIDE
    height = wide * ROOF_RATIO
    return Rect(house.center[0] - wide / 2, house.y - height * 0.92, wide, height)


def draw_banners(canvas: Canvas, house: Rect, colour: str, owner: str = "") -> None:
    """Draw the family's banners at both sides of the uppermost storey of an opened palace."""
    width = house.w * 0.26
    height = width * 220 / 90
    for side, left in enumerate((house.x - width * 0.9, house.right - width * 0.1)):
        banner = Rect(left, house.y + house.w * 0.1, width, height)
        canvas.thing(("banner", owner, side), banner, partial(draw_picture_of, f"banner_{colour}"))


def draw_pile(
    canvas: Canvas, catalog: Catalog, card: int, cards: Sequence[int], places: Sequence[Rect], small: bool
) -> None:
    """Draw walls or towers side by side, the newest last; only that one is whole and shows its name."""
    shown = [*cards[: len(places) - 1], *cards[-1:]]
    for number, rect in zip(shown, places, strict=True):
        free = _BESIDE_COIN if len(cards) > 1 else 1.0
        canvas.thing(
            card_name(number), rect, partial(_draw_piled, catalog, card, small, free if rect is places[-1] else 0.0)
        )


def _draw_piled(catalog: Catalog, card: int, small: bool, free: float, canvas: Canvas, rect: Rect) -> None:
    if free:
        canvas.kept(_paint_face, catalog, card, rect, small, False, free)
    else:
        canvas.image(ART + _sized(_PILED[card], small), rect)
    canvas.outline(rect, (58, 36, 14), max(1.0, rect.w * 0.02))


def area_of(palace: Palace, completed: Sequence[Palace], opened: Sequence[Palace]) -> str:
    """Return the area of the street to which a palace belongs."""
    return OPENED if palace in opened else COMPLETED if palace in completed else SITE
