"""Small coats of arms of the four cities for the top bar, and the quartered shield of the whole anthology."""

import random
from collections.abc import Callable

from PIL import Image

from assets.studio.interface.heraldry import shield_field
from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import Box, arch, heater_shield, rectangle
from assets.studio.kit.land import Foliage, round_tree
from assets.studio.kit.light import drop_shadow, inner_shadow
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import BRIGHT_GOLD, UMBER
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.title.emblem_eagle import displayed_eagle
from assets.studio.title.emblem_palle import six_balls

ARMS_SIZE = (160, 190)
ICON_SIZE = (512, 512)

_SHIELD = Box(8, 6, 144, 172)
_RIM = 11.0
_FIELD = _SHIELD.inset(_RIM)
_KEEP = "M-14 30 V-10 H-20 V-28 H-12 V-20 H-4 V-28 H4 V-20 H12 V-28 H20 V-10 H14 V30 Z"
_QUARTERS = ("#94202f", "#3f7a3a", "#2b4fb4", "#6d419c")


def arms(colour: str, charge: Callable[[Sketch], None]) -> Image.Image:
    sketch = Sketch(*ARMS_SIZE)
    shield_field(sketch, _SHIELD, colour, _RIM)
    with sketch.group(clip_path=sketch.clip(heater_shield(_FIELD.inset(1)))):
        charge(sketch)
    return render(sketch, *ARMS_SIZE)


def two_white_towers(sketch: Sketch) -> None:
    """San Gimignano: on a gold hill, the taller tower on the right."""
    hill = f"M{_FIELD.x} 146 Q80 100 {_FIELD.right} 146 V190 H{_FIELD.x} Z"
    for x, foot, tall in ((54, 136, 74), (104, 136, 96)):
        _white_tower(sketch, Box(x - 15, foot - tall, 30, tall))
    gold = sketch.vertical(112, 170, ((0, "#fff0b0"), (0.4, "#e6b94a"), (1, "#9a6818")))
    sketch.path(hill, gold, stroke=UMBER, stroke_width=3)


def _white_tower(sketch: Sketch, box: Box) -> None:
    x, y, w, h = box
    crown = f"M{x - 5} {y + 13} V{y - 5} h9 v8 h7 v-8 h8 v8 h7 v-8 h9 V{y + 13} Z"
    stone = sketch.horizontal(x, box.right, ((0, "#ffffff"), (0.5, "#f3e8d0"), (1, "#b8a184")))
    drop_shadow(sketch, rectangle(box), 3, (3, 4), 0.5)
    sketch.rect(Box(x, y + 10, w, h), stone, stroke=UMBER, stroke_width=3)
    sketch.path(crown, stone, stroke=UMBER, stroke_width=3, stroke_linejoin="round")
    sketch.path(arch(x + w / 2, y + 38, 10, 18), "#3a1410")


def tower_with_oak(sketch: Sketch) -> None:
    """Lucca: white over green, the brick tower crowned by an oak."""
    sketch.rect(Box(_FIELD.x, _FIELD.y, _FIELD.w, 62), "#f6ecd6", fill_opacity=0.94)
    sketch.rect(Box(_FIELD.x, _FIELD.y + 60, _FIELD.w, 3.5), UMBER)
    rng = random.Random(6)
    round_tree(sketch, 80, 79, 56, Foliage("#0f220a", "#17330c"), rng)
    round_tree(sketch, 80, 76, 48, Foliage("#235018", "#9ccc58"), rng)
    brick = sketch.horizontal(60, 100, ((0, "#f0a878"), (0.4, "#d0683e"), (1, "#7a2f1e")))
    shaft, crown = "M63 168 V88 H97 V168 Z", "M54 92 V70 h10 v7 h8 v-7 h16 v7 h8 v-7 h10 V92 Z"
    drop_shadow(sketch, shaft, 3, (3, 4), 0.5)
    for part in (shaft, crown):
        sketch.path(part, brick, stroke=UMBER, stroke_width=3, stroke_linejoin="round")
    sketch.path(arch(80, 122, 11, 20), "#3a100a", stroke="#ffe2b4", stroke_width=2)


def balls(sketch: Sketch) -> None:
    """Lorenzo: six balls on gold, the upper one with the lily of France."""
    gold = sketch.linear((20, 10), (140, 170), ((0, "#fff6c8"), (0.5, "#f0c95c"), (1, "#b07c24")))
    sketch.path(heater_shield(_FIELD), gold)
    with sketch.at(80, 90, 0.86):
        six_balls(sketch)
    inner_shadow(sketch, heater_shield(_FIELD), 10, 4, 0.5)


def small_eagle(sketch: Sketch) -> None:
    """Aquileia: the golden eagle."""
    with sketch.at(80, 86, 0.70):
        displayed_eagle(sketch)


ARMS = {
    "san_gimignano": ("#a81f2a", two_white_towers),
    "lucca": ("#4a7a38", tower_with_oak),
    "lorenzo": ("#d9a640", balls),
    "aquileia": ("#4f3690", small_eagle),
}


def app_icon() -> Image.Image:
    """A shield quartered for the four cities, a golden tower in each quarter; made to be read at 32 pixels."""
    sketch = Sketch(*ICON_SIZE)
    shield = Box(44, 14, 424, 480)
    field, cross = shield.inset(30), (256.0, 232.0)
    outline, inner = heater_shield(shield), heater_shield(field)
    drop_shadow(sketch, outline, 9, (3, 8), 0.6)
    sketch.path(outline, gold_paint(sketch, shield), stroke=UMBER, stroke_width=9, stroke_linejoin="round")
    with sketch.group(clip_path=sketch.clip(inner)):
        for i, colour in enumerate(_QUARTERS):
            left, top = (field.x, cross[0])[i % 2], (field.y, cross[1])[i // 2]
            quarter = Box(left, top, 190, 270)
            tones = ((0, lighten(colour, 0.22)), (0.5, colour), (1, darken(colour, 0.4)))
            sketch.rect(quarter, sketch.vertical(top, top + 240, tones))
    for i in range(4):
        _golden_tower(sketch, (165, 347)[i % 2] + (0, 0, 14, -14)[i], (142, 314)[i // 2], 2.5 if i < 2 else 2.15)
    inner_shadow(sketch, inner, 26, 9, 0.6)
    with sketch.group(clip_path=sketch.clip(inner)):
        upright, level = Box(cross[0] - 8, field.y, 16, field.h), Box(field.x, cross[1] - 8, field.w, 16)
        sketch.rect(upright, sketch.horizontal(upright.x, upright.right, BRIGHT_GOLD), stroke=UMBER, stroke_width=5)
        sketch.rect(level, sketch.vertical(level.y, level.bottom, BRIGHT_GOLD), stroke=UMBER, stroke_width=5)
    sketch.path(inner, stroke=UMBER, stroke_width=7, stroke_linejoin="round")
    sketch.circle(cross, 25, sketch.radial((249, 224), 34, BRIGHT_GOLD), stroke=UMBER, stroke_width=6)
    sketch.path(heater_shield(shield.inset(9)), stroke="#fff6cf", stroke_width=4, stroke_opacity=0.7)
    return render(sketch, *ICON_SIZE)


def _golden_tower(sketch: Sketch, x: float, y: float, scale: float) -> None:
    with sketch.at(x, y, scale):
        drop_shadow(sketch, _KEEP, 2, (1.5, 2.5), 0.6)
        gold = sketch.linear((-18, -28), (18, 32), ((0, "#fffbe0"), (0.45, "#f6cf62"), (1, "#b97f22")))
        sketch.path(_KEEP, gold, stroke=UMBER, stroke_width=3, stroke_linejoin="round")
        sketch.path("M-6 30 V16 A6 6 0 0 1 6 16 V30 Z M-3 2 V-6 h6 V2 Z", "#3a1c0c")
