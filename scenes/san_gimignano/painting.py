"""How cards, towers and the piece are drawn; numerals and names are lettered at run time."""

from game.san_gimignano.cards import TOWERS, UNKNOWN_NOBLE, UNKNOWN_TOWER
from game.san_gimignano.towers import Tower
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.text import Catalog
from scenes.core.theme import CREAM, INK, NUMBER, TextStyle
from scenes.san_gimignano.cards import card_name, card_picture
from scenes.san_gimignano.geometry import CAP_RATIO, PART_WIDTH, Skyline

ART = "san_gimignano/art/"
_LEAST_NAME = 8.5
"""Smaller letters, in pixels, could not be read."""
_TWO_LINES = 0.62
_NUMERAL = TextStyle(face="title", colour=CREAM, align="center", shadow=True)
_NAME = TextStyle(face="title", colour=CREAM, align="center", shadow=True)


def draw_card(canvas: Canvas, catalog: Catalog, kind: int, rect: Rect, is_named: bool = True) -> None:
    canvas.image(ART + card_picture(kind), rect)
    if kind in TOWERS:
        shield = Rect(rect.x + rect.w * 0.07, rect.y + rect.h * 0.055, rect.w * 0.26, rect.h * 0.145)
        canvas.text(str(kind), shield, _NUMERAL.but(size=rect.w * 0.2))
    if is_named and kind not in (UNKNOWN_TOWER, UNKNOWN_NOBLE):
        _draw_name(canvas, card_name(catalog, kind), rect)


def _draw_name(canvas: Canvas, name: str, card: Rect) -> None:
    """On one line where it can be read so, else on two; a name that would be too small stays away."""
    plate = Rect(card.x + card.w * 0.085, card.y + card.h * 0.805, card.w * 0.83, card.h * 0.125)
    style = _NAME.but(size=min(26.0, card.w * 0.155) / canvas.text_scale, smallest=0.45)
    width = canvas.measure(name, style)[0]
    pixels = style.size * canvas.text_scale * canvas.scale
    if pixels * min(1.0, plate.w / width) >= _LEAST_NAME:
        canvas.text(name, plate, style)
    elif pixels * _TWO_LINES >= _LEAST_NAME:
        canvas.paragraph(name, plate, style.but(size=style.size * _TWO_LINES, leading=0.95))


def draw_tower(canvas: Canvas, skyline: Skyline, index: int, tower: Tower, flag: str, grown: float = 99) -> None:
    """`grown` is how many storeys stand already; a growing tower has no roof yet."""
    storey = skyline.storey(tower)
    body = skyline.body(index, tower)
    wide = body.w * PART_WIDTH
    left = body.center[0] - wide / 2
    levels = skyline.shown_levels(tower)
    numbers = tower.numbers()
    canvas.image(ART + "foot", Rect(left, body.bottom - storey * 0.24, wide, storey * 72 / 152))
    standing = levels[: int(grown)] if grown < len(levels) else levels
    for place, level in enumerate(standing):
        rect = Rect(body.x, body.bottom - storey * (place + 1), body.w, storey)
        _draw_storey(canvas, numbers[level], bool(tower.fine >> level & 1), rect)
    if len(levels) < tower.levels:
        _draw_merged(canvas, tower, body, storey, len(levels))
    top = body.bottom - storey * len(standing)
    cap = Rect(left, top - storey * CAP_RATIO, wide, storey * CAP_RATIO)
    if not tower.is_complete:
        _draw_scaffold(canvas, body, left, wide, storey, len(standing))
        canvas.image(ART + "crane", cap)
    elif grown >= len(levels):
        canvas.image(ART + ("cap_plain" if tower.is_plain else "cap_belfry"), cap)
        _draw_flag(canvas, flag, cap, storey)


def _draw_storey(canvas: Canvas, number: int, is_fine: bool, rect: Rect) -> None:
    canvas.image(f"{ART}storey_{number}", rect)
    if is_fine:
        canvas.image(ART + "storey_fine", rect)
    canvas.text(str(number), rect.inset(rect.w * 0.3, 0), _NUMERAL.but(size=rect.h * 0.64, smallest=0.8))


def _draw_merged(canvas: Canvas, tower: Tower, body: Rect, storey: float, shown: int) -> None:
    """How many storeys the merged one stands for."""
    merged = tower.levels - shown + 1
    band = Rect(body.x, body.bottom - storey * (shown - 1), body.w, storey)
    badge = Rect(band.right - storey * 0.95, band.y + storey * 0.1, storey * 0.9, storey * 0.8)
    canvas.skin("plate", badge)
    canvas.text(f"×{merged}", badge, NUMBER.but(size=storey * 0.5, colour=INK))


def _draw_scaffold(canvas: Canvas, body: Rect, left: float, wide: float, storey: float, standing: int) -> None:
    for place in range(standing):
        canvas.image(ART + "scaffold", Rect(left, body.bottom - storey * (place + 1), wide, storey))
    canvas.image(ART + "scaffold_foot", Rect(left, body.bottom - storey * 0.1, wide, storey * 72 / 152))


def _draw_flag(canvas: Canvas, flag: str, cap: Rect, storey: float) -> None:
    """Painted to the scale of a storey, 152 high: the pole's foot at (18, 168) stands on the cap at (180, 22)."""
    unit = storey / 152
    top = cap.y + 22 * unit
    canvas.image(f"{ART}flag_{flag}", Rect(cap.center[0] - 18 * unit, top - 168 * unit, 204 * unit, 168 * unit))


def draw_piece(canvas: Canvas, rect: Rect) -> None:
    canvas.image_fitted(ART + "tower_piece", rect)
