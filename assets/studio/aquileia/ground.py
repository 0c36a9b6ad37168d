"""The board: a plan of the town told as a mosaic, lit from the upper left, in a gilt frame."""

from functools import cache

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from assets.studio.aquileia import areas, harbour, precincts, tracks
from assets.studio.kit.andamento import along, around, framing, jittered, joined, masked, straight, waving, within
from assets.studio.kit.geometry import Box, Point, rounded
from assets.studio.kit.materials import gold_line
from assets.studio.kit.noise import Field, to_image, to_pixels
from assets.studio.kit.raster import render, scaled, stack
from assets.studio.kit.svg import Sketch
from assets.studio.kit.tesserae import Stone, lay

SMALL = (areas.WIDTH, areas.HEIGHT)
LARGE = (2 * areas.WIDTH, 2 * areas.HEIGHT)
CELL, FINE = 5.2, 3.8
_STONE = Stone(spread=0.06, depth=0.4)
_ROUNDING = 12
_LAMP: Point = (420, 120)
_KERBS = dict(
    zip(areas.AREAS, ("#1f5f80", "#7c452c", "#8a3a2a", "#7c452c", "#6a4a2a", "#7d2b2c", "#3b4d5c"), strict=True)
)


def paint_large() -> Image.Image:
    return _ground().copy()


def paint_small() -> Image.Image:
    return scaled(_ground(), *SMALL)


@cache
def _ground() -> Image.Image:
    plan = to_pixels(render(plan_of_the_town(), *LARGE))
    laid = lay(plan, np.asarray(_stones() * 2, np.float32), reach=11, stone=_STONE, seed=3)
    picture = to_image(_lit(laid))
    picture.putalpha(_outline())
    return stack(picture, _frame())


def plan_of_the_town() -> Sketch:
    sketch = Sketch(*SMALL)
    precincts.paint_streets(sketch)
    harbour.paint_harbour(sketch)
    precincts.paint_theatre(sketch)
    precincts.paint_forum(sketch)
    precincts.paint_market(sketch)
    tracks.paint_stadium(sketch)
    tracks.paint_arena(sketch)
    precincts.paint_court(sketch)
    for area, colour in _KERBS.items():
        precincts.paint_kerb(sketch, area, colour)
    harbour.paint_vessels(sketch)
    return sketch


def _stones() -> Field:
    """The town's squares are laid straight, water in waves, theatre and tracks in rings, kerbs around their areas."""
    vessels = _vessels()
    shaped = joined([*_curves(), *_kerbs()])
    filled = masked(straight(areas.TOWN, CELL), _free_of(shaped))
    town = masked(joined([filled, shaped]), 1 - vessels)
    fine = masked(straight(areas.PORTUS, FINE), vessels)
    return joined([jittered(town, 0.6, 5), jittered(fine, 0.35, 6)])


def _curves() -> list[Field]:
    theatre = _half(around(precincts.STAGE, (precincts.CAVEA, precincts.CAVEA), CELL))
    course = _inside(along(tracks.SPINA, tracks.SPINA_END, 80, CELL), areas.STADIUM)
    oval = _inside(around(tracks.SAND_OVAL, tracks.SEATS, CELL), areas.ARENA)
    return [theatre, course, oval, waving(_shore(), CELL, harbour.SWELL, harbour.WAVE)]


def _inside(points: Field, area: Box) -> Field:
    return within(points, area.inset(precincts.KERB_ROWS[-1] + 2))


def _kerbs() -> list[Field]:
    framed = (*areas.AREAS, precincts.CARPET)
    return [framing(area.inset(row), CELL) for area in framed for row in precincts.KERB_ROWS]


def _vessels() -> Field:
    """Where lighthouse and ships stand, with a stone's breadth of water."""
    sketch = Sketch(*SMALL)
    harbour.paint_vessels(sketch)
    shapes = render(sketch, *SMALL).getchannel("A").filter(ImageFilter.MaxFilter(3))
    return np.asarray(np.asarray(shapes, np.float32) / 255, np.float32)


def _shore() -> Box:
    water = areas.PORTUS.inset(precincts.KERB_ROWS[-1] + 2.6)
    return Box(water.x, water.y, water.w, harbour.QUAY.y - water.y)


def _half(points: Field) -> Field:
    return points[points[:, 0] <= precincts.STAGE[0] + 1]


def _free_of(points: Field) -> Field:
    """Where no stone of the given rows lies near."""
    canvas = Image.new("L", SMALL, 1)
    pen = ImageDraw.Draw(canvas)
    for x, y in points:
        pen.rectangle((x - CELL * 0.6, y - CELL * 0.6, x + CELL * 0.6, y + CELL * 0.6), 0)
    return np.asarray(canvas, np.float32)


def _lit(pixels: Field) -> Field:
    y, x = np.mgrid[0 : pixels.shape[0], 0 : pixels.shape[1]].astype(np.float32) / 2
    away = np.hypot((x - _LAMP[0]) / 1300, (y - _LAMP[1]) / 900)[..., None]
    warm = np.array([1.1, 1.045, 0.95], np.float32)
    dusk = np.array([0.82, 0.78, 0.79], np.float32)
    share = np.clip(away, 0, 1)
    return np.asarray(pixels * (warm * (1 - share) + dusk * share), np.float32)


def _outline() -> Image.Image:
    mask = Image.new("L", LARGE)
    ImageDraw.Draw(mask).rounded_rectangle((1, 1, LARGE[0] - 2, LARGE[1] - 2), 2 * _ROUNDING, 255)
    return mask


def _frame() -> Image.Image:
    sketch = Sketch(*SMALL)
    edge = rounded(sketch.box.inset(2.6), _ROUNDING - 1.6)
    sketch.path(edge, stroke="#1c0f04", stroke_width=9, stroke_opacity=0.55, filter=sketch.blur(3))
    gold_line(sketch, edge, sketch.box, 3.4)
    return render(sketch, *LARGE)
