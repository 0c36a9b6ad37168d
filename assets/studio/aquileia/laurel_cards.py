"""The laurels of stadium and theatre: a golden wreath around the colours they count for, or a blank seal for points.

Points are lettered at run time in the middle of the seal, `seal_at` of the cut; as many pearls as points lie around it.
"""

from functools import partial

from PIL import Image

from assets.studio.aquileia.card_cuts import LARGE, Cut, Ground, paint_card
from assets.studio.aquileia.emblems import draw_disc, draw_seal_disc, draw_split_disc
from assets.studio.aquileia.wreaths import draw_wreath
from assets.studio.kit.geometry import Point, polar
from assets.studio.kit.palette import UMBER
from assets.studio.kit.svg import Sketch
from game.aquileia.laurels import COLOURS, COLOURS_OF, NAMES, POINTS, THEATRE

LAURELS = tuple(name for name in NAMES if not name.startswith("unknown"))
WAX = ("#e0606a", "#a8242c", "#4d0a12")
_STADIUM = Ground("#efe0bd", "#c3a468", ("#b5832a", "#7f8c58"), has_rays=False)
_THEATRE = Ground("#e3d0e2", "#9a789f", ("#6f3f96", "#e0b04a"), has_rays=False)
_RADII = {LARGE.ending: (88.0, 62.0), "_middle": (98.0, 72.0), "_small": (100.0, 84.0)}


def seal_at(cut: Cut) -> Point:
    return 150, 202 if cut is LARGE else 206


def paint_laurel(name: str, cut: Cut) -> Image.Image:
    kind = NAMES.index(name)
    ground = _THEATRE if kind in THEATRE else _STADIUM
    return paint_card(ground, _draw_wreath, partial(_draw_disc, kind), cut)


def _draw_wreath(sketch: Sketch, cut: Cut) -> None:
    radius, _ = _RADII[cut.ending]
    draw_wreath(sketch, seal_at(cut), radius, 1.75 * radius / 92)


def _draw_disc(kind: int, sketch: Sketch, cut: Cut) -> None:
    at, (_, radius) = seal_at(cut), _RADII[cut.ending]
    colours = [COLOURS[colour] for colour in COLOURS_OF[kind]]
    if len(colours) == 2:
        draw_split_disc(sketch, colours[0], colours[1], at, radius)
    elif colours:
        draw_disc(sketch, colours[0], at, radius)
    else:
        draw_seal_disc(sketch, at, radius, WAX)
        _draw_pearls(sketch, at, radius * 0.91, POINTS[kind], radius * 0.065)


def _draw_pearls(sketch: Sketch, at: Point, radius: float, count: int, size: float) -> None:
    for k in range(count):
        sketch.circle(polar(at, radius, -90 + 360 * (k + 0.5) / count), size, "#fffdf2", stroke=UMBER, stroke_width=1)
