"""The theatre curtain that hides the table between two players, and the rays behind the next player's crest."""

import functools
import math

import numpy as np
from PIL import Image, ImageFilter

from assets.studio.kit.geometry import Box, Point, polar, polygon, polyline, trace
from assets.studio.kit.heraldry import lily
from assets.studio.kit.palette import GOLD, UMBER
from assets.studio.kit.raster import render, scaled, stack
from assets.studio.kit.svg import Sketch, Stops
from assets.studio.title.noise import fractal_at
from assets.studio.title.panorama import FULL, positions
from assets.studio.title.sky import HEIGHT, WIDTH
from assets.studio.title.velvet import Drape, Dye, dyed, hang, weave

_DYE = Dye("#260208", "#86121e", "#cc2c38")
_SWAG_DYE = Dye("#35050e", "#961a28", "#de4c56")
_RAIL = Box(0, 20, WIDTH, 30)
_SWAGS = 5
_DROP = 118.0
_THREAD: Stops = ((0, "#8f6218"), (0.3, "#fff3b8"), (0.5, "#d9a640"), (0.68, "#fff0b0"), (1, "#7a5212"))
_RAYS = 1000


@functools.cache
def curtain_at_full_size() -> Image.Image:
    swags = _swags()
    return stack(_folds(), _shadow_of(swags), swags, render(_trimmings(), *FULL))


def curtain() -> Image.Image:
    return scaled(curtain_at_full_size(), WIDTH, HEIGHT)


def rays() -> Image.Image:
    """Soft gold light bursting from behind a crest."""
    sketch = Sketch(_RAYS, _RAYS)
    centre = (_RAYS / 2, _RAYS / 2)
    halo = ((0, "#fff0c0", 0.85), (0.28, "#ffd27a", 0.5), (0.6, "#ffb050", 0.16), (1, "#ffb050", 0.0))
    sketch.circle(centre, 420, sketch.radial(centre, 420, halo))
    for ray in range(48):
        turn, long = ray * 7.5, ray % 2 == 0
        reach, half = (496.0, 1.7) if long else (410.0, 1.1)
        beam = ((0, "#fff2c4", 0.75), (0.45, "#ffdf90", 0.5), (0.8, "#ffd070", 0.2), (1, "#ffd070", 0.0))
        d = polygon([centre, polar(centre, reach, turn - half), polar(centre, reach, turn + half)])
        sketch.path(d, sketch.radial(centre, reach, beam))
    return render(sketch, _RAYS, _RAYS).filter(ImageFilter.GaussianBlur(1.2))


def _folds() -> Image.Image:
    """Two mirrored wings that meet in the middle of the stage, lit from above the crest."""
    width, height = FULL
    half = hang(width // 2, height, Drape(pitch=196, sway=92, depth=0.62, seed=11))
    light = weave(np.concatenate([half, half[:, ::-1]], axis=1), _brocade(), 0.075)
    x, y = positions(light[..., None])
    pool = np.exp(-(((x - WIDTH / 2) / 640) ** 2 + ((y - 430) / 430) ** 2))
    below = np.clip((y - 760) / 320, 0, 1)
    seam = np.exp(-(((x - WIDTH / 2) / 5) ** 2))
    lit = light * (0.66 + 0.38 * pool) * (1 - 0.5 * below) - 0.2 * seam
    return dyed(np.asarray(lit, dtype=np.float32), _DYE)


def _brocade() -> Image.Image:
    sketch = Sketch(WIDTH, HEIGHT)
    for row in range(12):
        for column in range(-10, 11):
            lily(sketch, WIDTH / 2 + column * 96 + 48 * (row % 2), 130 + row * 86, 1.7, "#fff")
    return render(sketch, *FULL)


def _hem(x: float) -> float:
    """Lower edge of the valance."""
    across = (x * _SWAGS / WIDTH) % 1 * 2 - 1
    return _RAIL.bottom + 26 + _DROP * math.pow(max(0.0, 1 - across * across), 0.8)


def _swags() -> Image.Image:
    """Every fold of a swag hangs between its two corners, deeper the lower it starts."""
    width, height = 2 * WIDTH, 2 * 230
    y, x = np.mgrid[0:height, 0:width].astype(np.float32) / 2
    across = (x * _SWAGS / WIDTH) % 1 * 2 - 1
    depth = np.clip(1 - across * across, 0, 1) ** 0.8
    top = _RAIL.bottom - 14
    hem = _RAIL.bottom + 26 + _DROP * depth
    down = (y - top) / (hem - top)
    stir = fractal_at(x / 90, y / 40, 2, 3) - 0.5
    fold = 0.5 + 0.5 * np.cos((down * 5.2 + stir * 0.35) * 2 * np.pi + 0.6)
    light = 0.40 + 0.50 * (fold**1.4 - 0.45) + 0.16 * (depth - 0.5) - 0.22 * np.clip(down - 0.72, 0, 1)
    light += 0.04 * (fractal_at(x * 0.9, y * 0.9, 2, 8) - 0.5)
    picture = dyed(np.asarray(light, dtype=np.float32), _SWAG_DYE)
    inside = np.clip((hem - y) * 2 + 0.5, 0, 1) * np.clip((y - top) * 2 + 0.5, 0, 1)
    picture.putalpha(Image.fromarray((inside * 255).astype(np.uint8)))
    stage = Image.new("RGBA", FULL)
    stage.alpha_composite(picture)
    return stage


def _shadow_of(swags: Image.Image) -> Image.Image:
    alpha = Image.new("L", swags.size)
    alpha.paste(swags.getchannel("A"), (0, 52))
    shade = Image.new("RGBA", swags.size, (8, 1, 4, 0))
    shade.putalpha(alpha.filter(ImageFilter.GaussianBlur(26)).point(lambda value: value * 0.8))
    return shade


def _trimmings() -> Sketch:
    """Braid, fringe, gathered tails with tassels, and the gilded rail above them all."""
    sketch = Sketch(WIDTH, HEIGHT)
    _fringe(sketch)
    for swag in range(_SWAGS + 1):
        _tail(sketch, swag * WIDTH / _SWAGS)
    _rail(sketch)
    return sketch


def _fringe(sketch: Sketch) -> None:
    for thread in range(WIDTH // 4):
        x = thread * 4 + 2.0
        hem, sway = _hem(x), 1.4 * math.sin(thread * 1.7)
        tone = ("#f6d77c", "#d9a640", "#fff0b0", "#b5832a")[thread % 4]
        sketch.line((x, hem), (x + sway, hem + 20), UMBER, 4.4, opacity=0.6)
        sketch.line((x, hem), (x + sway, hem + 19), tone, 3.0)
    braid = polyline([(float(x), _hem(x)) for x in range(0, WIDTH + 1, 4)])
    sketch.path(braid, stroke=UMBER, stroke_width=10, stroke_linejoin="round")
    sketch.path(braid, stroke="#c9962e", stroke_width=7.4, stroke_linejoin="round")
    sketch.path(braid, stroke="#fff0b0", stroke_width=4.6, stroke_dasharray="4 5", stroke_linejoin="round")


def _tail(sketch: Sketch, x: float) -> None:
    """A gathered end of cloth between two swags, with a tassel on a cord."""
    top, foot = _RAIL.bottom - 12, _RAIL.bottom + 136
    left = ("M", x - 24, top, "C", x - 34, top + 52, x - 40, top + 96, x - 36, foot)
    points = ("L", x - 18, foot + 12, "L", x, foot + 2, "L", x + 18, foot + 12, "L", x + 36, foot)
    d = trace(*left, *points, "C", x + 40, top + 96, x + 34, top + 52, x + 24, top, "Z")
    sketch.path(d, "#080103", fill_opacity=0.6, filter=sketch.blur(7), transform="translate(3 10)")
    pleats = (
        (0, "#4a0812"), (0.12, "#d8505a"), (0.24, "#6b0f1c"), (0.38, "#b02a38"), (0.5, "#4a0812"), (0.6, "#e05a62"),
        (0.72, "#7b1422"), (0.86, "#b02a38"), (1, "#30040a"),
    )  # fmt: skip
    sketch.path(d, sketch.horizontal(x - 38, x + 38, pleats), stroke="#24030a", stroke_width=1.8)
    dim = ((0, "#080103", 0.55), (0.3, "#080103", 0.0), (0.7, "#080103", 0.0), (1, "#080103", 0.4))
    sketch.path(d, sketch.vertical(top, foot + 12, dim))
    edge = polyline([(x - 36, foot), (x - 18, foot + 12), (x, foot + 2), (x + 18, foot + 12), (x + 36, foot)])
    sketch.path(edge, stroke=UMBER, stroke_width=7, stroke_linejoin="round")
    sketch.path(edge, stroke="#e6c163", stroke_width=4.6, stroke_linejoin="round")
    _tassel(sketch, (x, foot + 4))


def _tassel(sketch: Sketch, hook: Point) -> None:
    x, y = hook
    sketch.line((x, y - 150), (x, y + 12), UMBER, 5)
    sketch.line((x, y - 150), (x, y + 12), "#e6c163", 3)
    skirt = trace("M", x - 9, y + 26, "H", x + 9, "L", x + 16, y + 78, "Q", x, y + 84, x - 16, y + 78, "Z")
    sketch.path(skirt, "#080103", fill_opacity=0.6, filter=sketch.blur(5), transform="translate(4 8)")
    sketch.path(skirt, sketch.horizontal(x - 16, x + 16, _THREAD), stroke=UMBER, stroke_width=1.6)
    for thread in range(-4, 5):
        sketch.line((x + thread * 2, y + 30), (x + thread * 3.4, y + 78), "#6b430c", 0.9, opacity=0.75)
    knob = sketch.radial((x - 4, y + 8), 18, ((0, "#fffbe0"), (0.4, "#f0c95c"), (1, "#6b430c")))
    sketch.circle((x, y + 13), 12, knob, stroke=UMBER, stroke_width=1.6)
    sketch.rect(Box(x - 11, y + 23, 22, 6), "#c9962e", stroke=UMBER, stroke_width=1.3)


def _rail(sketch: Sketch) -> None:
    sketch.rect(Box(0, 0, WIDTH, _RAIL.y), "#150906")
    under = Box(0, _RAIL.bottom, WIDTH, 22)
    sketch.rect(under, sketch.vertical(under.y, under.bottom, ((0, "#080103", 0.75), (1, "#080103", 0.0))))
    sketch.rect(_RAIL, sketch.vertical(_RAIL.y, _RAIL.bottom, GOLD), stroke=UMBER, stroke_width=2)
    sheen = tuple((i / 10, "#fff6cf" if i % 2 else "#5c3d0e", 0.34 if i % 2 else 0.28) for i in range(11))
    sketch.rect(_RAIL, sketch.horizontal(0, WIDTH, sheen))
    for bead in range(WIDTH // 24):
        sketch.circle((bead * 24 + 12.0, _RAIL.bottom - 4), 3.0, "#fff0b0", stroke="#5c3d0e", stroke_width=1)
    for swag in range(_SWAGS + 1):
        _rosette(sketch, (swag * WIDTH / _SWAGS, _RAIL.centre[1]))


def _rosette(sketch: Sketch, centre: Point) -> None:
    x, y = centre
    disc = sketch.radial((x - 7, y - 8), 34, ((0, "#fffbe0"), (0.4, "#e6bd58"), (1, "#5c3d0e")))
    sketch.circle((x + 2, y + 4), 25, "#080103", fill_opacity=0.5, filter=sketch.blur(3))
    sketch.circle(centre, 24, disc, stroke=UMBER, stroke_width=2)
    for petal in range(8):
        with sketch.at(x, y, turn=petal * 45):
            sketch.ellipse((11, 0), (7, 4.4), "#f6dc8c", stroke="#6b430c", stroke_width=1)
    sketch.circle(centre, 5.4, "#fff6c8", stroke="#6b430c", stroke_width=1.2)
