"""The places where pieces stand: round mosaic medallions, a ring of stones about marble, with what they do as a sign.

The disc has 30 of 38 parts of the picture's half width; a place of radius R is shown 76/30 R wide.
"""

import random
from collections.abc import Callable
from functools import partial

from PIL import Image

from assets.studio.aquileia.arms import draw_gladius, draw_helmet
from assets.studio.aquileia.coins import draw_coin
from assets.studio.aquileia.dice import draw_die
from assets.studio.aquileia.horses import draw_horse
from assets.studio.aquileia.masks import draw_masks
from assets.studio.aquileia.numerals import draw_numeral
from assets.studio.aquileia.servants import draw_head
from assets.studio.kit.colour import vary
from assets.studio.kit.geometry import Box, Point, circle, polar, polygon, rounded
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import BURGUNDY, UMBER
from assets.studio.kit.raster import cast_shadow, render
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import STONE_RELIEF, emboss

SIZE = (192, 192)
_UNITS, _DISC = 76.0, 30.0
_STONES = 24
_CREAM = "#efe0b8"
WINE, LAPIS, GREEN, VIOLET, BRONZE, SLATE = "#7b1e2b", "#27408b", "#3f6b35", "#5b3a78", "#9a651c", "#4a5d6e"

Sign = Callable[[Sketch], None]
"""Drawn around the middle of a disc of radius 50."""


def _two_dice(sketch: Sketch) -> None:
    draw_die(sketch, "red", "gold", (-13, -9), 0.36, bold=True)
    draw_die(sketch, "red", "copper", (14, 12), 0.36, bold=True)


def _exchange(sketch: Sketch) -> None:
    draw_coin(sketch, "copper", (-17, 0), 0.3, bold=True)
    draw_coin(sketch, "silver", (18, 0), 0.3, bold=True)
    for turn in (0, 180):
        with sketch.at(0, 0, turn=turn):
            arrow = "M-17 -20 C-9 -32 8 -32 16 -22 M18 -33 L17 -20.5 L5 -22"
            sketch.path(arrow, stroke="#4a1d0c", stroke_width=4.6, stroke_linecap="round", stroke_linejoin="round")


def _buy_gear(sketch: Sketch, extra: bool) -> None:
    for shift in (-6.0, 4.0) if extra else (0.0,):
        card = Box(-23 + shift, -29 + shift * 0.6, 36, 50)
        sketch.path(rounded(card, 4), "#9c3430", stroke=UMBER, stroke_width=2.6)
        sketch.path(rounded(card.inset(4), 2), stroke="#f0c95c", stroke_width=2)
    shift = 4.0 if extra else 0.0
    draw_gladius(sketch, (2 + shift, -2 + shift), 0.24, 30)
    draw_horse(sketch, "gold", (-7 + shift, -5 + shift), 0.25)
    draw_coin(sketch, "copper", (17, 18), 0.33, bold=True)


def _servi(sketch: Sketch, metal: str) -> None:
    draw_head(sketch, (-6, 2), 0.6)
    draw_coin(sketch, metal, (18, 18), 0.33, bold=True)


def _blue_dice(sketch: Sketch) -> None:
    for metal, at in zip(
        ("copper", "silver", "gold", "copper"), ((-14, -13), (15, -13), (-14, 16), (15, 16)), strict=True
    ):
        draw_die(sketch, "blue", metal, at, 0.29, bold=True)


def _helmet(sketch: Sketch) -> None:
    draw_helmet(sketch, (-1, 5), 0.49)


def _horse(sketch: Sketch, metal: str) -> None:
    draw_horse(sketch, metal, (2, 0), 0.47)


def _play(sketch: Sketch) -> None:
    draw_masks(sketch, (-1, 0), 0.8)


def _number(sketch: Sketch, value: int) -> None:
    draw_numeral(sketch, value, (0, 0), 1.22)


def _thief(sketch: Sketch) -> None:
    with sketch.at(-2, 0, 0.82):
        hood = "M-34 40 C-36 0 -28 -36 0 -44 C28 -36 36 0 34 40 Z"
        sketch.path(
            hood,
            sketch.linear((-32, -40), (32, 40), ((0, "#706b7a"), (0.5, "#3d3946"), (1, "#17141c"))),
            stroke=UMBER,
            stroke_width=3.4,
        )
        sketch.path("M-17 12 C-21 -18 -10 -28 0 -30 C10 -28 21 -18 17 12 C8 20 -8 20 -17 12 Z", "#120c10")
        for x in (-7, 7):
            sketch.ellipse((x, -6), (4.4, 2.9), "#ffe28a")
        sketch.path("M-16 5 C-5 10 5 10 16 5 V14 C8 22 -8 22 -16 14 Z", WINE)
    draw_coin(sketch, "gold", (17, 19), 0.3, bold=True)


def _coin(sketch: Sketch, metal: str) -> None:
    draw_coin(sketch, metal, (0, -1), 0.6)


def _blank(_: Sketch) -> None:
    return


SPACES: dict[str, tuple[str, Sign]] = {
    "dolus": (WINE, _two_dice),
    "pecunia": (BRONZE, _exchange),
    "equi_left": (GREEN, partial(_buy_gear, extra=True)),
    "equi": (GREEN, partial(_buy_gear, extra=False)),
    "servi_top": (BRONZE, partial(_servi, metal="copper")),
    "servi_middle": (BRONZE, partial(_servi, metal="silver")),
    "servi_bottom": (BRONZE, partial(_servi, metal="gold")),
    "potentia": (LAPIS, _blue_dice),
    "arena": (WINE, _helmet),
    "stadium_gold": (BRONZE, partial(_horse, metal="gold")),
    "stadium_silver": (LAPIS, partial(_horse, metal="silver")),
    "theatrum": (VIOLET, _play),
    **{f"forum_{value}": (WINE, partial(_number, value=value)) for value in range(1, 6)},
    "latro": (WINE, _thief),
    **{f"portus_{metal}": (LAPIS, partial(_coin, metal=metal)) for metal in ("copper", "silver", "gold")},
    "track": (SLATE, _blank),
}


def paint_space(name: str) -> Image.Image:
    colour, sign = SPACES[name]
    sketch = Sketch(_UNITS, _UNITS)
    middle = (_UNITS / 2, _UNITS / 2 - 1)
    _draw_ring(sketch, middle, colour, random.Random(len(name) * 31 + ord(name[0])))
    with sketch.at(*middle, _DISC / 50):
        sign(sketch)
    return cast_shadow(render(sketch, *SIZE), 4, (3, 6), 0.5)


def _draw_ring(sketch: Sketch, middle: Point, colour: str, rng: random.Random) -> None:
    sketch.circle(middle, _DISC + 0.6, UMBER)
    step = 360 / _STONES
    for k in range(_STONES):
        corners = [
            polar(middle, _DISC - inward, k * step + turn)
            for inward, turn in ((0.8, 0.7), (0.8, step - 0.7), (6.2, step - 1.1), (6.2, 1.1))
        ]
        sketch.path(polygon(corners), vary(_CREAM if k % 2 else colour, rng, 12))
    sketch.circle(
        (middle[0] - 0.4, middle[1] - 0.5), _DISC - 0.4, "none", stroke="#fff3cc", stroke_width=0.6, stroke_opacity=0.5
    )
    inner = _DISC - 6.8
    sketch.circle(middle, inner, UMBER)
    light = (middle[0] - inner * 0.3, middle[1] - inner * 0.4)
    marble = sketch.radial(light, inner * 1.5, ((0, "#fffdf6"), (0.6, "#f0e6cc"), (1, "#cdb88c")))
    sketch.circle(middle, inner - 0.9, marble)
    veins = Box(middle[0] - inner, middle[1] - inner, 2 * inner, 2 * inner)
    emboss(sketch, veins, STONE_RELIEF, 0.22, sketch.clip(circle(middle, inner - 0.9)))


DISCS = {"arena": BURGUNDY, "gold": "#8a5a12", "silver": "#3f5266", "track": "#5c3d0e", "paper": "#fbf0d0"}
DISC_SIZE = (64, 64)


def paint_disc(name: str) -> Image.Image:
    """A small disc for a number, lettered at run time: strength, place, rank."""
    sketch = Sketch(32, 32)
    colour = DISCS[name]
    box = Box(2, 1.4, 28, 28)
    sketch.circle(box.centre, 14, gold_paint(sketch, box), stroke=UMBER, stroke_width=1)
    sketch.circle(box.centre, 11.8, colour, stroke=UMBER, stroke_width=0.8)
    gleam = [polar(box.centre, 10, angle) for angle in range(200, 300, 10)]
    sketch.path(
        "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in gleam), stroke="#fff", stroke_width=1.2, stroke_opacity=0.35
    )
    return cast_shadow(render(sketch, *DISC_SIZE), 2, (1, 3), 0.5)


HALO_SIZE = (256, 256)


def paint_halo() -> Image.Image:
    """The glow around a legal place with its gold rim; the rim has half of the picture's width."""
    sketch = Sketch(128, 128)
    middle = (64, 64)
    glow = (
        (0, "#ffe070", 0.95),
        (0.5, "#ffe070", 0.95),
        (0.62, "#ffd860", 0.6),
        (0.8, "#ffd050", 0.2),
        (1, "#ffc840", 0),
    )
    with sketch.group(mask=sketch.mask(sketch.box, sketch.radial(middle, 64, _hollow()))):
        sketch.circle(middle, 64, sketch.radial(middle, 64, glow))
    sketch.circle(middle, 33.2, "none", stroke="#6a4408", stroke_width=4.6, stroke_opacity=0.7)
    sketch.circle(middle, 33.2, "none", stroke="#ffe58c", stroke_width=3)
    return render(sketch, *HALO_SIZE)


def _hollow() -> tuple[tuple[float, str], ...]:
    edge = 31 / 64
    return (0, "#000"), (edge, "#000"), (edge + 0.01, "#fff"), (1, "#fff")
