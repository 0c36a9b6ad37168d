"""Painting of cards, towers and the tower piece; numbers and names are lettered at run time."""

from collections.abc import Sequence
from functools import partial

from game.san_gimignano.cards import TOWERS, UNKNOWN_NOBLE, UNKNOWN_TOWER
from game.san_gimignano.towers import Tower
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import BURGUNDY, CREAM, GOLD_LIGHT, INK, NUMBER, WHITE, TextStyle
from scenes.games.san_gimignano.cards import card_name, card_picture
from scenes.games.san_gimignano.layout import CAP_RATIO, FLAG_RATIO, PART_WIDTH, STOREY_RATIO, Skyline
from scenes.games.san_gimignano.motion.tower_growth import AT_REST, TowerGrowth
from scenes.kit.motion.ambience import draw_waving

ART = "san_gimignano/art/"
_FALL = 120.0
"""Height from which a roof comes down."""
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
    draw_picture(canvas, kind, rect)
    if kind in TOWERS:
        shield = Rect(rect.x + rect.w * 0.07, rect.y + rect.h * 0.055, rect.w * 0.26, rect.h * 0.145)
        canvas.text(str(kind), shield, _NUMERAL.sized(rect.w * 0.2))
    if shown >= _LEAST_SHOWN and kind not in (UNKNOWN_TOWER, UNKNOWN_NOBLE):
        towers = [card_name(catalog, tower) for tower in TOWERS]
        _draw_name(canvas, card_name(catalog, kind), towers, rect, shown)


def draw_veil(canvas: Canvas, card: Rect) -> None:
    """Draw a veil over a card that cannot be taken."""
    canvas.fill(card, _VEIL, _VEILED, 8)


def draw_picture(canvas: Canvas, kind: int, rect: Rect) -> None:
    """Draw only the picture, for a card that another one covers except for its edges."""
    canvas.image(ART + card_picture(kind), rect)


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
    canvas: Canvas,
    skyline: Skyline,
    index: int,
    tower: Tower,
    flag: str,
    rising: TowerGrowth = AT_REST,
    wind: float = 0.0,
) -> None:
    body = skyline.body(index, tower)
    levels = skyline.shown_levels(tower)
    numbers = tower.numbers()
    risen = min(len(levels), int(rising.storeys))
    crane = rising.crane if rising.crane is not None else risen
    canvas.image(ART + "foot", _foot(body, 0.24))
    for place, level in enumerate(levels[:risen]):
        storey = partial(draw_storey, numbers[level], bool(tower.fine >> level & 1))
        canvas.thing(numbers[level], storey_rect(body, place), storey)
    cap = _cap(body, crane)
    site = rising.site if rising.site is not None else float(not tower.is_complete)
    if site > 0:
        with canvas.faded(site):
            _draw_scaffold(canvas, body, risen)
            canvas.image(ART + "crane", cap)
    if tower.is_complete and rising.roof > 0:
        with canvas.faded(rising.roof):
            cap = cap.moved(dy=-_FALL * (1 - rising.roof))
            canvas.image(ART + ("cap_plain" if tower.is_plain else "cap_belfry"), cap)
            draw_waving(canvas, f"{ART}flag_{flag}", _flag_on(cap), wind)
    if len(levels) < tower.levels:
        _draw_merged(canvas, tower, body, len(levels))


def flag_rect(skyline: Skyline, index: int, tower: Tower) -> Rect:
    """Return the place of a completed tower's flag."""
    return _flag_on(_cap(skyline.body(index, tower), len(skyline.shown_levels(tower))))


def top_rect(skyline: Skyline, index: int, tower: Tower) -> Rect:
    """Return the place of a completed tower's flag or an open tower's crane."""
    if tower.is_complete:
        return flag_rect(skyline, index, tower)
    return _cap(skyline.body(index, tower), len(skyline.shown_levels(tower)))


def _cap(body: Rect, levels: float) -> Rect:
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


def _draw_merged(canvas: Canvas, tower: Tower, body: Rect, shown: int) -> None:
    """Draw the number or range of the storeys that a merged one represents, clear of its own number."""
    merged = tower.numbers()[shown - 2 : -1]
    band = storey_rect(body, shown - 2)
    words = f"×{len(merged)}" if len(set(merged)) == 1 else f"{min(merged)}–{max(merged)}"
    width = band.h * (0.5 + 0.25 * len(words))
    badge = Rect(band.right - band.h * 0.3, band.y + band.h * 0.05, width, band.h * 0.9)
    canvas.skin("plate", badge)
    canvas.text(words, badge, NUMBER.sized(band.h * 0.5).inked(INK))


def _draw_scaffold(canvas: Canvas, body: Rect, standing: int) -> None:
    for place in range(standing):
        storey = storey_rect(body, place)
        canvas.image(ART + "scaffold", _wide(body, storey.y, storey.h))
    canvas.image(ART + "scaffold_foot", _foot(body, 0.1))


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
