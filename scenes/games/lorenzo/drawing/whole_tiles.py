"""Excommunication and bonus tiles drawn large: their effects in signs, and in words if there is room."""

from game.lorenzo.board import CHURCH_FAITH
from game.lorenzo.effects import HARVEST, PRODUCTION
from game.lorenzo.tiles import BONUS_TILES, TILES
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import BURGUNDY, INK_SOFT, PARCHMENT_LIGHT, SMALL, TERM, TextStyle
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.drawing.painting import ART

TILE_RATIO = 600 / 390
BONUS_RATIO = 300 / 600
NUMERALS = ("I", "II", "III")
_HEAD = TextStyle(face="title", size=34, colour=BURGUNDY, smallest=0.5)
_SEAL = TextStyle(face="strong", size=34, align="center", colour=PARCHMENT_LIGHT)
_WORDS = SMALL.but(size=30, align="center", smallest=0.5)
_NUMBER = TERM.inked(INK_SOFT).to_right
"""Style of the number by which texts name the tile."""
_LEAST = 19.0
_STAMP = 92.0
"""Size of the stamp in the corner of the picture."""


def draw_whole_tile(canvas: Canvas, catalog: Catalog, index: int, text: str, rect: Rect) -> None:
    """Draw an excommunication tile, 600 x 390; `text` says what it does in a sentence."""
    scale, tile = rect.w / 600, TILES[index]
    canvas.image(f"{ART}tile_{tile.id}", rect)
    inner = rect.inset(40 * scale, 34 * scale)
    head, rest = inner.split_top(84 * scale, 6 * scale)
    seal, words = head.split_left(84 * scale, 18 * scale)
    canvas.circle(seal.center, 40 * scale, BURGUNDY)
    canvas.text(NUMERALS[tile.period - 1], seal, _SEAL.sized(34 * scale / canvas.text_scale))
    title, need = words.trimmed(right=_STAMP * scale).rows(2, 0)
    canvas.text(catalog("lo-tile-heading"), title, _HEAD.sized(34 * scale / canvas.text_scale))
    below = catalog("lo-tile-faith-below", need=CHURCH_FAITH[tile.period - 1])
    canvas.text(below, need, _WORDS.sized(max(_LEAST, 27 * scale)).to_left)
    effect, sentence = rest.split_top(84 * scale, 4 * scale)
    signs.draw_row(canvas, signs.effect_row(tile.effect), effect, 64 * scale, "center")
    canvas.paragraph(text, sentence, _WORDS.sized(max(_LEAST, 30 * scale)))


def paint_bonus_plate(tile: int, canvas: Canvas, rect: Rect) -> None:
    """Paint a bonus tile as one of those to choose from, 300 x 240."""
    canvas.skin("panel_parchment", rect)
    rows = rect.inset(36, 40).rows(2, 16)
    for work, name, row in zip((HARVEST, PRODUCTION), ("harvest", "production"), rows, strict=True):
        sign, gains = row.split_left(58, 12)
        canvas.fill(sign, (214, 190, 138), 0.6, 10)
        signs.draw_row(canvas, [signs.Sign(name)], sign.inset(6), 44, "center")
        signs.draw_row(canvas, signs.amounts(BONUS_TILES[tile].gain(work)), gains, 36, "center")
    canvas.text(str(tile), rect.inset(22, 14).split_top(34)[0], _NUMBER)


def draw_whole_bonus(canvas: Canvas, tile: int, rect: Rect) -> None:
    """Draw a bonus tile, 300 x 600: harvest above, production below."""
    canvas.image(f"{ART}bonus_{tile}", rect)
    for work, name, half in zip((HARVEST, PRODUCTION), ("harvest", "production"), rect.rows(2, 0), strict=True):
        head, body = half.inset(rect.w * 0.1, rect.w * 0.12).split_top(rect.w * 0.24, rect.w * 0.04)
        signs.draw_row(canvas, [signs.Sign(name), signs.Gap(), signs.Value(1)], head, rect.w * 0.22, "center")
        gains = [(each, number) for each, number in enumerate(BONUS_TILES[tile].gain(work)) if number]
        for (resource, number), line in zip(gains, body.rows(3, 0), strict=False):
            signs.draw_row(canvas, signs.amount(resource, number), line, rect.w * 0.16, "center")
