"""The two card backs: the sun over the towers for the day deck, the moon for the nobles of dusk."""

import random
from dataclasses import dataclass

from PIL import Image

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, Point, polar, polygon, star, trace
from assets.studio.kit.heraldry import LILY, lily
from assets.studio.kit.land import Building, city_tower, hill, house
from assets.studio.kit.light import drop_shadow, glow, inner_shadow, vignette
from assets.studio.kit.masonry import Coursing, lay_courses
from assets.studio.kit.materials import gold_line, gold_paint
from assets.studio.kit.palette import BRIGHT_GOLD, UMBER
from assets.studio.kit.raster import render
from assets.studio.kit.sky import clouds, crescent, sky, stars, sunbeams
from assets.studio.kit.svg import Sketch, Stops
from assets.studio.kit.texture import CLOTH_RELIEF, emboss
from assets.studio.san_gimignano.card_frame import ART, CARD, HEIGHT, WIDTH, frame, new_card, picture_window
from assets.studio.san_gimignano.hours import NOBLE_LOOK, Look

_OVAL_CENTRE: Point = (220, 330)
_OVAL: Point = (136, 194)
_SPHERE: Point = (220, 244)
_SCROLL = (
    "M34 0 C50 -16 70 -16 80 -2 C86 8 76 17 68 11 C62 6 66 -2 72 0 M80 -2 C94 -15 112 -12 118 0 C122 9 113 15 107 10"
)
_TOWERS = (
    (118, 20, 84, "flat"),
    (144, 24, 138, "battlements"),
    (176, 22, 104, "belfry"),
    (206, 26, 166, "battlements"),
    (240, 22, 116, "flat"),
    (268, 24, 146, "battlements"),
    (300, 20, 92, "roof"),
)


@dataclass(frozen=True, slots=True)
class Back:
    look: Look
    cloth: Stops
    sky: Stops
    hills: tuple[tuple[str, str], ...]
    town: Building
    day: bool


DAY = Back(
    look=Look("#e8b93c", "#7a5212", "#e3cb9a"),
    cloth=((0, "#3f7fc4"), (0.6, "#1f4f94"), (1, "#12305f")),
    sky=((0, "#2a78c8"), (0.55, "#9fd0ee"), (1, "#fff0c4")),
    hills=(("#8fb2a0", "#a9c6b4"), ("#6f9a56", "#90b064"), ("#4f7a3a", "#7a9a44")),
    town=Building("#e3cb9a", "#b5532f", "#fff6d8", "#5a4a5a"),
    day=True,
)
DUSK = Back(
    look=NOBLE_LOOK,
    cloth=((0, "#6a3f86"), (0.6, "#3f2360"), (1, "#20123a")),
    sky=((0, "#141a4c"), (0.35, "#5a3a86"), (0.62, "#c8587a"), (0.85, "#ff9a5a"), (1, "#ffd890")),
    hills=(("#8a5a86", "#a86a80"), ("#5f4068", "#845468"), ("#3f2c48", "#6a4450")),
    town=Building("#a8747a", "#b5532f", "#ffca94", "#2a1838", lit=0.8),
    day=False,
)


def paint_back(back: Back) -> Image.Image:
    sketch = new_card()
    _damask(sketch, back)
    frame(sketch, back.look)
    for y in (88, 572):
        _garland(sketch, y)
    _medal(sketch, back)
    return render(sketch, WIDTH, HEIGHT)


def _damask(sketch: Sketch, back: Back) -> None:
    """Lozenges of gold thread with towers and lilies by turns."""
    clip = sketch.clip(picture_window())
    sketch.rect(ART, sketch.radial((220, 330), (330, 430), back.cloth))
    thread = "#f3d77c"
    with sketch.group(clip_path=clip):
        for row in range(14):
            for column in range(10):
                x, y = column * 50 + (25 if row % 2 else 0), 18 + row * 50
                lozenge = [(x, y - 25), (x + 25, y), (x, y + 25), (x - 25, y)]
                sketch.path(polygon(lozenge), stroke=thread, stroke_width=1.4, stroke_opacity=0.4)
                if column % 2:
                    _small_tower(sketch, x, y, thread)
                else:
                    sketch.path(LILY, thread, fill_opacity=0.34, transform=f"translate({x} {y}) scale(.74)")
    emboss(sketch, ART, CLOTH_RELIEF, 0.4, clip)
    vignette(sketch, ART, 0.6, "#0a0610", clip)


def _small_tower(sketch: Sketch, x: float, y: float, thread: str) -> None:
    d = f"M{x - 7} {y + 10} V{y - 7} h2.6 v-4 h3 v4 h2.8 v-4 h3 v4 h2.6 V{y + 10} Z"
    sketch.path(d, thread, fill_opacity=0.36)


def _garland(sketch: Sketch, y: float) -> None:
    for mirror in (False, True):
        with sketch.at(220, y, mirror=mirror):
            sketch.path(_SCROLL, stroke=UMBER, stroke_width=6, stroke_linecap="round")
            gold = sketch.linear((30, -14), (120, 14), BRIGHT_GOLD)
            sketch.path(_SCROLL, stroke=gold, stroke_width=3.6, stroke_linecap="round")
            sketch.circle((128, 2), 5, gold, stroke=UMBER, stroke_width=1.4)
    lily(sketch, 220, y, 2.1)


def _oval(margin: float) -> str:
    (cx, cy), (rx, ry) = _OVAL_CENTRE, _OVAL
    a, b = rx - margin, ry - margin
    return f"M{cx - a} {cy} a{a} {b} 0 1 0 {2 * a} 0 a{a} {b} 0 1 0 {-2 * a} 0 Z"


def _medal(sketch: Sketch, back: Back) -> None:
    rng = random.Random(2 if back.day else 4)
    drop_shadow(sketch, _oval(-8), 9, (4, 8), 0.65)
    sketch.path(_oval(-8), gold_paint(sketch, CARD), stroke=UMBER, stroke_width=2)
    with sketch.group(clip_path=sketch.clip(_oval(6))):
        sky(sketch, Box(80, 130, 280, 300), back.sky)
        if back.day:
            clouds(sketch, Box(80, 130, 280, 240), "#ffffff", 0.6)
            _smiling_sun(sketch)
        else:
            stars(sketch, Box(90, 140, 260, 190), 80, rng)
            _moon(sketch)
        for (low, high), y in zip(back.hills, (392, 418, 456), strict=True):
            hill(sketch, Box(80, y, 280, 530 - y), low, high, 6, rng)
        _town(sketch, back, rng)
    inner_shadow(sketch, _oval(6), 18, 7, 0.6)
    gold_line(sketch, _oval(6), CARD, 3)


def _smiling_sun(sketch: Sketch) -> None:
    sunbeams(sketch, _SPHERE, 300, 24, "#fff2b0", 0.4)
    gold = sketch.linear((190, 200), (250, 290), BRIGHT_GOLD)
    x, y = _SPHERE
    for i in range(16):
        turn = i * 22.5 - 90
        reach = 74 if i % 2 == 0 else 62
        sway = 0 if i % 2 == 0 else 7
        left, right, tip = (
            polar(_SPHERE, 40, turn - 9),
            polar(_SPHERE, 40, turn + 9),
            polar(_SPHERE, reach, turn + sway),
        )
        bend = polar(_SPHERE, 52, turn - sway)
        sketch.path(
            trace("M", *left, "Q", *bend, *tip, "Q", *bend, *right, "Z"), gold, stroke="#7a4a0a", stroke_width=1
        )
    face = ((0, "#fffdf0"), (0.5, "#ffdc7a"), (1, "#d8952a"))
    sketch.circle(_SPHERE, 41, sketch.radial((x - 12, y - 14), 60, face), stroke="#7a4a0a", stroke_width=1.8)
    for side in (-1, 1):
        with sketch.at(x, y, mirror=side < 0):
            sketch.path("M7 -8 Q14 -14 22 -8", stroke="#7a4a0a", stroke_width=2.2, stroke_linecap="round")
            sketch.circle((14, -2), 2.8, "#5a3206")
            sketch.circle((23, 10), 6, "#f0905a", fill_opacity=0.5)
    sketch.path(f"M{x} {y - 4} q-5 11 -2 14 h4", stroke="#7a4a0a", stroke_width=2)
    sketch.path(f"M{x - 13} {y + 18} q13 10 26 0", stroke="#7a4a0a", stroke_width=2.4, stroke_linecap="round")


def _moon(sketch: Sketch) -> None:
    glow(sketch, _SPHERE, 110, "#fff3d0", 0.7)
    silver = sketch.linear((190, 200), (250, 290), ((0, "#fffdf0"), (1, "#e8cfa0")))
    crescent(sketch, _SPHERE, 44, silver, stroke="#7a5a3a", stroke_width=1.4)
    for x, y, size in ((268, 216, 11), (292, 256, 8), (168, 208, 7), (150, 252, 5)):
        sketch.path(star((x, y), 4, size, size * 0.26), "#fff6de")


def _town(sketch: Sketch, back: Back, rng: random.Random) -> None:
    for x, width, height, top in _TOWERS:
        city_tower(sketch, Box(x, 466 - height, width, height), back.town, rng, top)
    for x, width, height in ((104, 36, 26), (138, 40, 22), (180, 42, 28), (228, 44, 24), (276, 42, 28)):
        house(sketch, Box(x, 478 - height, width, height), back.town, rng)
    stone = mix(back.town.wall, back.town.dark, 0.12)
    lay_courses(sketch, Box(80, 474, 280, 28), Coursing(stone, 18, 9, 1.1, spread=8), rng)
    tooth = mix(back.town.wall, back.town.light, 0.3)
    for i in range(15):
        sketch.rect(Box(84 + i * 19, 466, 11, 9), tooth, stroke=back.town.dark, stroke_width=0.6)
    sketch.rect(Box(80, 502, 280, 40), back.hills[2][0])
