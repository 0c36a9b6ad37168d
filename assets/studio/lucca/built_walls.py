"""Walls built of slate, tile and timber."""

import random

from assets.studio.kit.colour import darken, lighten, mix, vary
from assets.studio.kit.geometry import Box, Point, polygon, rectangle, trace
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import Relief, emboss, stain
from assets.studio.lucca.layout import BETWEEN_BAYS, CARD, HEIGHT, WIDTH
from assets.studio.lucca.looks import LOOKS

_CHALK = "#eef4e8"
_SLATE = Relief(".02 .12", 5, 1.6)
_GRAIN = Relief(".42 .012", 4, 2.0)
_TILE = WIDTH // 8
_PLANK = WIDTH // 8


def chalk(sketch: Sketch) -> str:
    """A filter that breaks every line into dust, as chalk on slate does."""
    place = f'x="0" y="0" width="{WIDTH}" height="{HEIGHT}"'
    return sketch.define(
        "chalk",
        lambda name: (
            f'<filter id="{name}" filterUnits="userSpaceOnUse" {place}>'
            '<feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="2" seed="4" result="dust"/>'
            '<feColorMatrix in="dust" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -8 5.6" result="gaps"/>'
            '<feDisplacementMap in="SourceGraphic" in2="dust" scale="3" '
            'xChannelSelector="R" yChannelSelector="G" result="rough"/>'
            '<feComposite in="rough" in2="gaps" operator="in"/></filter>'
        ),
    )


def chalked_slate(sketch: Sketch, rng: random.Random) -> None:
    wall = LOOKS["green"].wall
    sketch.rect(CARD, wall)
    rows = HEIGHT // 46
    blocks = [Box(x, row * 46, 92, 46) for row in range(rows) for x in _block_starts(row)]
    for block in blocks:
        sketch.rect(block, vary(wall, rng, 9, 3))
    emboss(sketch, CARD, _SLATE, 0.7, seed=45)
    _chalk_clouds(sketch)
    with sketch.group(filter=chalk(sketch)):
        for row in range(rows + 1):
            sketch.line((0, row * 46), (WIDTH, row * 46), _CHALK, 3)
        for block in blocks:
            sketch.line((block.x, block.y), (block.x, block.bottom), _CHALK, 2.8)


def _block_starts(row: int) -> list[float]:
    offset = 80 if row % 2 else 34
    return [offset + 92 * i - 92 for i in range(6)]


def _chalk_clouds(sketch: Sketch) -> None:
    """Where a sleeve has wiped the chalk away."""
    for centre, radii, strength in (
        ((126, 110), (70, 44), 0.17),
        ((318, 180), (80, 36), 0.13),
        ((190, 280), (130, 28), 0.15),
        ((30, 300), (60, 50), 0.1),
    ):
        sketch.ellipse(centre, radii, sketch.radial(centre, radii, ((0, _CHALK, strength), (1, _CHALK, 0))))


def glazed_tile(sketch: Sketch, rng: random.Random) -> None:
    sketch.rect(CARD, "#d6dbe2")
    for row in range(HEIGHT // _TILE):
        for column in range(WIDTH // _TILE):
            tile = Box(column * _TILE, row * _TILE, _TILE, _TILE)
            if (row + column) % 2:
                _flower_tile(sketch, tile, rng)
            else:
                _star_tile(sketch, tile, rng)
            _glaze(sketch, tile)
    shade = ((0, "#173a80", 0.02), (1, "#173a80", 0.2))
    sketch.rect(CARD, sketch.horizontal(0, WIDTH, shade))


def _star_tile(sketch: Sketch, tile: Box, rng: random.Random) -> None:
    blue, (x, y) = vary(LOOKS["blue"].wall, rng, 10, 0), tile.centre
    paint = sketch.linear(
        (tile.x, tile.y), (tile.right, tile.bottom), ((0, lighten(blue, 0.2)), (1, darken(blue, 0.2)))
    )
    sketch.rect(tile.inset(0.8), paint)
    for reach, colour in ((16.5, "#f6f2e4"), (9, "#e9ab35"), (4, "#fff3c8")):
        sketch.path(_diamond((x, y), reach), colour)
    for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        sketch.circle((x + dx * 17, y + dy * 17), 3, "#cfe0f6")


def _flower_tile(sketch: Sketch, tile: Box, rng: random.Random) -> None:
    white, (x, y) = vary("#f4f1e6", rng, 6, 2), tile.centre
    sketch.rect(
        tile.inset(0.8), sketch.linear((tile.x, tile.y), (tile.right, tile.bottom), ((0, "#fffefa"), (1, white)))
    )
    for quarter in range(4):
        with sketch.at(x, y, 1, turn=quarter * 90):
            sketch.path("M0 -4 L3.4 -18 L0 -22 L-3.4 -18 Z", "#79a3e0")
        with sketch.at(x, y, 1, turn=45 + quarter * 90):
            sketch.path("M0 -2 C9 -8 9 -19 0 -26 C-9 -19 -9 -8 0 -2 Z", "#2f5fb4")
            sketch.path("M0 -7 C3 -11 3 -16 0 -20 C-3 -16 -3 -11 0 -7 Z", "#8fb4ea")
    sketch.circle((x, y), 4.6, "#e9ab35", stroke="#8a5a12", stroke_width=0.7)


def _diamond(centre: Point, reach: float) -> str:
    x, y = centre
    return polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)])


def _glaze(sketch: Sketch, tile: Box) -> None:
    x, y, right, bottom = tile.x + 2, tile.y + 2, tile.right - 1.6, tile.bottom - 1.6
    sketch.path(trace("M", x, bottom, "V", y, "H", right), stroke="#fff", stroke_width=1.8, stroke_opacity=0.55)
    sketch.path(trace("M", right, y, "V", bottom, "H", x), stroke="#10234c", stroke_width=1.4, stroke_opacity=0.4)
    gleam = polygon([(x + 3, y + 15), (x + 15, y + 3), (x + 22, y + 3), (x + 3, y + 22)])
    sketch.path(gleam, "#fff", fill_opacity=0.26)


def painted_timber(sketch: Sketch, rng: random.Random) -> None:
    for column in range(WIDTH // _PLANK):
        _plank(sketch, Box(column * _PLANK, 0, _PLANK, HEIGHT), rng)
    stain(sketch, rectangle(CARD), "#8a5f34", 0.55, ".05 .007", seed=23, bias=-1.0)
    emboss(sketch, CARD, _GRAIN, 0.6, seed=15)
    for y in (212.0, 254.0):
        _iron_band(sketch, Box(0, y, WIDTH, 13))


def _plank(sketch: Sketch, plank: Box, rng: random.Random) -> None:
    tone = mix(LOOKS["grey"].wall, rng.choice(("#aaa89f", "#66645e", "#8c8a82")), 0.5)
    edges = ((0, lighten(tone, 0.28)), (0.1, tone), (0.86, tone), (1, darken(tone, 0.45)))
    sketch.rect(plank, sketch.horizontal(plank.x, plank.right, edges))
    for _ in range(6):
        x = plank.x + rng.uniform(6, _PLANK - 6)
        bends = [x + rng.uniform(-7, 7) for _ in range(2)]
        vein = trace("M", x, 0, "C", bends[0], 150, bends[1], 310, x, HEIGHT)
        sketch.path(vein, stroke="#36342f", stroke_width=rng.uniform(0.8, 1.7), stroke_opacity=0.4)
    for _ in range(2):
        _knot(sketch, (plank.x + rng.uniform(14, _PLANK - 14), rng.uniform(50, HEIGHT - 40)))
    sketch.line((plank.right - 0.6, 0), (plank.right - 0.6, HEIGHT), "#191714", 2.2, opacity=0.85)


def _knot(sketch: Sketch, centre: Point) -> None:
    sketch.ellipse(centre, (5, 8.5), "#45413a", fill_opacity=0.75)
    for radii, strength in (((8.5, 14), 0.5), ((12, 21), 0.32)):
        sketch.ellipse(centre, radii, "none", stroke="#36342f", stroke_width=1.2, stroke_opacity=strength)


def _iron_band(sketch: Sketch, band: Box) -> None:
    iron = ((0, "#77746d"), (0.25, "#55524c"), (1, "#2c2a27"))
    sketch.rect(Box(band.x, band.bottom, band.w, 5), "#14100c", fill_opacity=0.35)
    sketch.rect(band, sketch.vertical(band.y, band.bottom, iron))
    for x in (*BETWEEN_BAYS, *(left + 58 for left in BETWEEN_BAYS[:3])):
        sketch.circle((x, band.centre[1]), 4, "#1d1b19")
        sketch.circle((x - 1, band.centre[1] - 1.2), 1.7, "#d4d0c6")
