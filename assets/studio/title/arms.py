"""The small coat of arms of a city for the top bar, and the quartered shield of the whole anthology."""

from collections.abc import Callable

from PIL import Image

from assets.studio.interface.heraldry import shield_field
from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import Box, heater_shield
from assets.studio.kit.light import drop_shadow, inner_shadow
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import BRIGHT_GOLD, UMBER
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch

ARMS_SIZE = (160, 190)
ICON_SIZE = (512, 512)

_SHIELD = Box(8, 6, 144, 172)
_RIM = 11.0
FIELD = _SHIELD.inset(_RIM)
_KEEP = "M-14 30 V-10 H-20 V-28 H-12 V-20 H-4 V-28 H4 V-20 H12 V-28 H20 V-10 H14 V30 Z"
_QUARTERS = ("#94202f", "#3f7a3a", "#2b4fb4", "#6d419c")


def arms(colour: str, charge: Callable[[Sketch], None]) -> Image.Image:
    sketch = Sketch(*ARMS_SIZE)
    shield_field(sketch, _SHIELD, colour, _RIM)
    with sketch.group(clip_path=sketch.clip(heater_shield(FIELD.inset(1)))):
        charge(sketch)
    return render(sketch, *ARMS_SIZE)


def app_icon(side: int = ICON_SIZE[0]) -> Image.Image:
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
    return render(sketch, side, side)


def _golden_tower(sketch: Sketch, x: float, y: float, scale: float) -> None:
    with sketch.at(x, y, scale):
        drop_shadow(sketch, _KEEP, 2, (1.5, 2.5), 0.6)
        gold = sketch.linear((-18, -28), (18, 32), ((0, "#fffbe0"), (0.45, "#f6cf62"), (1, "#b97f22")))
        sketch.path(_KEEP, gold, stroke=UMBER, stroke_width=3, stroke_linejoin="round")
        sketch.path("M-6 30 V16 A6 6 0 0 1 6 16 V30 Z M-3 2 V-6 h6 V2 Z", "#3a1c0c")
