"""Painting of cards, towers and the tower piece; numbers and names are lettered at run time."""

from collections.abc import Hashable, Sequence
from functools import partial

from game.san_gimignano.cards import FINE_STONE, TOWERS, UNKNOWN_NOBLE, UNKNOWN_TOWER
from game.san_gimignano.towers import Tower
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import BURGUNDY, CREAM, GOLD_LIGHT, INK, NUMBER, WHITE, TextStyle
from scenes.games.san_gimignano.cards import card_name, card_picture
from scenes.games.san_gimignano.layout import CAP_RATIO, FLAG_RATIO, PART_WIDTH, STOREY_RATIO, Skyline
from scenes.kit.motion.ambience import draw_waving
from scenes.kit.motion.stage import Paint

ART = "san_gimignano/art/"
_LARGEST_NAME, _LEAST_NAME = 26.0, 16.0
_LEAST_PIXELS = 8.5
"""Smallest readable size of a letter, in pixels."""
_LEAST_NAMED = 100.0
"""Width of a card below which a name on two lines would hide the picture."""
_LEAST_SHOWN = 0.7
"""Visible share of a card below which its name is left out."""
_EDGE, _COVERED_EDGE = 0.08, 0.03
"""Margins beside a card's name, as shares of its width: its frame, and the edge of a card that covers it."""
_BAND = (74, 42, 112)
"""Colour of the nobles' name plates."""
FRAME, FRAME_EDGE = (255, 240, 160), (58, 26, 6)
OFFER_RIM = 7.0
"""Distance by which the frame reaches beyond the card that is offered."""
_VEIL, _VEILED = (44, 26, 16), 0.5
_NUMERAL = TextStyle(face="title", colour=CREAM, align="center", shadow=True)
_NAME = TextStyle(face="strong", colour=WHITE, align="center", shadow=True)


def draw_card(canvas: Canvas, catalog: Catalog, kind: int, rect: Rect, shown: float = 1.0) -> None:
    """Draw a card; `shown` is the share of its width that no neighbour covers."""
    canvas.image(ART + card_picture(kind), rect)
    if kind in TOWERS:
        shield = Rect(rect.x + rect.w * 0.07, rect.y + rect.h * 0.055, rect.w * 0.26, rect.h * 0.145)
        canvas.text(str(kind), shield, _NUMERAL.sized(rect.w * 0.2))
    if shown >= _LEAST_SHOWN and kind not in (UNKNOWN_TOWER, UNKNOWN_NOBLE):
        towers = [card_name(catalog, tower) for tower in TOWERS]
        _draw_name(canvas, card_name(catalog, kind), towers, rect, shown)


def card_item(kind: int) -> Hashable:
    """Return the name of a card as a tracked item; a storey is named like the card that it was."""
    return "card", kind


def lay_card(catalog: Catalog, kind: int, shown: float, is_barred: bool, canvas: Canvas, rect: Rect) -> None:
    """Draw a card with its shadow, below a veil if it cannot be taken."""
    canvas.skin("shadow", rect)
    draw_card(canvas, catalog, kind, rect, shown)
    if is_barred:
        draw_veil(canvas, rect)


def face_of(catalog: Catalog, kind: int) -> Paint:
    """Return what paints a card that no other one covers."""
    return partial(lay_card, catalog, kind, 1.0, False)


def lay_below(catalog: Catalog, kind: int, is_barred: bool, canvas: Canvas, rect: Rect) -> None:
    """Draw a card of a pile below another one, whose number and name are not read."""
    texts = len(canvas.boxes)
    lay_card(catalog, kind, 1.0, is_barred, canvas, rect)
    del canvas.boxes[texts:]


def draw_veil(canvas: Canvas, card: Rect) -> None:
    """Draw a veil over a card that cannot be taken."""
    canvas.fill(card, _VEIL, _VEILED, 8)


def _draw_name(canvas: Canvas, name: str, neighbours: Sequence[str], card: Rect, shown: float) -> None:
    """Draw the name on one line, else on two; one that would be too small is replaced by an ornament.

    Cards side by side have names of one size.
    """
    right = min(1 - _EDGE, shown - _COVERED_EDGE)
    plate = Rect(card.x + card.w * _EDGE, card.y + card.h * 0.805, card.w * (right - _EDGE), card.h * 0.125)
    style = _NAME.but(size=min(_LARGEST_NAME, card.w * 0.17) / canvas.text_scale, smallest=0.45)
    if style.size * canvas.text_scale * canvas.scale < _LEAST_PIXELS:
        _draw_ornament(canvas, plate)
        return
    widest = max(canvas.measure(each, style)[0] for each in (name, *neighbours))
    style = style.sized(style.size * min(1.0, plate.w / widest))
    if style.size * canvas.text_scale >= _LEAST_NAME:
        canvas.text(name, plate, style)
    elif not _draw_on_two_lines(canvas, name, card, plate):
        _draw_ornament(canvas, plate)


def _draw_ornament(canvas: Canvas, plate: Rect) -> None:
    """Draw an ornament on the plate of a name that is too small to read."""
    (x, y), size = plate.center, plate.h * 0.34
    canvas.polygon([(x - size, y), (x, y - size), (x + size, y), (x, y + size)], GOLD_LIGHT)
    for side in (-1, 1):
        canvas.line((x + side * size * 2, y), (x + side * plate.w * 0.36, y), GOLD_LIGHT, 1.5)


def _draw_on_two_lines(canvas: Canvas, name: str, card: Rect, plate: Rect) -> bool:
    """Draw the name on two lines and return whether there was room."""
    style = _NAME.but(size=_LEAST_NAME / canvas.text_scale, leading=1.12)
    height, line = canvas.measure(name, style, plate.w)[1], canvas.measure(name, style)[1]
    is_broken = height > line
    if card.w < _LEAST_NAMED or not is_broken or height > card.h * 0.3:
        return False
    band = plate.split_bottom(max(plate.h, height))[1]
    canvas.fill(band, _BAND, 1, 6)
    canvas.paragraph(name, band, style)
    return True


def draw_tower(
    canvas: Canvas, skyline: Skyline, index: int, tower: Tower, flag: str, name: str = "", wind: float = 0.0
) -> None:
    """Draw a tower of tracked items: its storeys are the cards that they were, other parts have the tower's name."""

    def draw_part(kind: str, rect: Rect, picture: str = "") -> None:
        canvas.thing((kind, name), rect, partial(_draw_part, picture or kind))

    body, levels = skyline.body(index, tower), skyline.shown_levels(tower)
    cap = cap_rect(body, len(levels))
    draw_part("foot", _foot(body, 0.24))
    for place, level in enumerate(levels):
        number, is_fine = tower.numbers()[level], bool(tower.fine >> level & 1)
        storey = partial(draw_storey, number, is_fine)
        canvas.thing(card_item(FINE_STONE if is_fine else number), storey_rect(body, place), storey)
    if tower.is_complete:
        draw_part("cap", cap, "cap_plain" if tower.is_plain else "cap_belfry")
        canvas.thing(("flag", name), _flag_on(cap), partial(_draw_flag, flag, wind))
    else:
        for place in range(len(levels)):
            storey_place = storey_rect(body, place)
            draw_part("scaffold", _wide(body, storey_place.y, storey_place.h))
        draw_part("scaffold_foot", _foot(body, 0.1))
        draw_part("crane", cap)
    if len(levels) < tower.levels:
        words = _merged(tower, len(levels))
        canvas.thing(("merged", name), _badge(storey_rect(body, len(levels) - 2), words), partial(_draw_badge, words))


def _draw_part(picture: str, canvas: Canvas, rect: Rect) -> None:
    canvas.image(ART + picture, rect)


def _draw_flag(flag: str, wind: float, canvas: Canvas, rect: Rect) -> None:
    draw_waving(canvas, f"{ART}flag_{flag}", rect, wind)


def flag_rect(skyline: Skyline, index: int, tower: Tower) -> Rect:
    """Return the place of a completed tower's flag."""
    return _flag_on(cap_rect(skyline.body(index, tower), len(skyline.shown_levels(tower))))


def top_rect(skyline: Skyline, index: int, tower: Tower) -> Rect:
    """Return the place of a completed tower's flag or an open tower's crane."""
    if tower.is_complete:
        return flag_rect(skyline, index, tower)
    return cap_rect(skyline.body(index, tower), len(skyline.shown_levels(tower)))


def cap_rect(body: Rect, levels: float) -> Rect:
    """Return the place of a roof or crane over so many storeys."""
    storey = _storey(body)
    height = storey * CAP_RATIO
    return _wide(body, body.bottom - storey * levels - height, height)


def _foot(body: Rect, above: float) -> Rect:
    """Return the place of a part before the tower's foot; its top is `above` storeys over the ground."""
    storey = _storey(body)
    return _wide(body, body.bottom - storey * above, storey * 72 / 152)


def _wide(body: Rect, top: float, height: float) -> Rect:
    width = body.w * PART_WIDTH
    return Rect(body.center[0] - width / 2, top, width, height)


def _storey(body: Rect) -> float:
    """Return the height of a storey."""
    return body.w / STOREY_RATIO


def storey_rect(body: Rect, place: int) -> Rect:
    """Return the place of a storey, counted from the foot."""
    storey = _storey(body)
    return Rect(body.x, body.bottom - storey * (place + 1), body.w, storey)


def draw_storey(number: int, is_fine: bool, canvas: Canvas, rect: Rect) -> None:
    canvas.image(f"{ART}storey_{number}", rect)
    if is_fine:
        canvas.image(ART + "storey_fine", rect)
    canvas.text(str(number), rect.inset(rect.w * 0.26, 0), _NUMERAL.but(size=rect.h * 0.74, smallest=0.8))


def _merged(tower: Tower, shown: int) -> str:
    """Return the number or range of the storeys that a merged one represents."""
    merged = tower.numbers()[shown - 2 : -1]
    return f"×{len(merged)}" if len(set(merged)) == 1 else f"{min(merged)}–{max(merged)}"


def _badge(storey: Rect, words: str) -> Rect:
    """Return the place of a badge on a storey, clear of its number."""
    width = storey.h * (0.5 + 0.25 * len(words))
    return Rect(storey.right - storey.h * 0.3, storey.y + storey.h * 0.05, width, storey.h * 0.9)


def _draw_badge(words: str, canvas: Canvas, badge: Rect) -> None:
    canvas.skin("plate", badge)
    canvas.text(words, badge, NUMBER.sized(badge.h * 0.5 / 0.9).inked(INK))


def _flag_on(cap: Rect) -> Rect:
    """Return the place of the flag: the foot of its pole, at (18, 168) of the picture, is on the cap at (180, 22).

    Its picture has the scale of a storey 152 high.
    """
    unit = cap.h / CAP_RATIO / 152
    return Rect(cap.center[0] - 18 * unit, cap.y - FLAG_RATIO * 152 * unit, 204 * unit, 168 * unit)


def mark_rect(tower: Rect) -> Rect:
    """Return the place of a coin at the top of a tower."""
    return Rect(tower.right - 10, tower.y - 34, 60, 60)


def draw_threat(canvas: Canvas, tower: Rect) -> None:
    """Draw the sign of a tear-down that waits for an answer (SG 5.7)."""
    coin = mark_rect(tower)
    canvas.outline(tower.outset(12, 8), BURGUNDY, 5, 10)
    canvas.image_fitted("common/art/coin", coin)
    canvas.icon("warning", (coin.center[0], coin.center[1] - 2), 36, BURGUNDY)


def draw_offer(canvas: Canvas, card: Rect) -> None:
    """Draw a frame that is visible on any ground."""
    canvas.outline(card.outset(OFFER_RIM), FRAME_EDGE, 8, 14)
    canvas.outline(card.outset(5), FRAME, 4.5, 12)


def draw_piece(canvas: Canvas, rect: Rect) -> None:
    canvas.image_fitted(ART + "tower_piece", rect)
