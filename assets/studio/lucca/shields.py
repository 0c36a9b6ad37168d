"""The wall shield: silver with a red embattled band, rimmed in gold, and the niche it hangs in."""

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, arch, heater_shield, trace
from assets.studio.kit.light import drop_shadow
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import CREAM, UMBER
from assets.studio.kit.svg import Sketch
from assets.studio.lucca.layout import BAYS, SILL, WINDOW, shield_box
from assets.studio.lucca.looks import Look
from assets.studio.lucca.windows import sill

_SILVER = ((0, "#ffffff"), (0.4, "#eef1f4"), (0.75, "#bcc6d2"), (1, "#8b97a8"))
_RED = ((0, "#e2573a"), (0.5, "#bd3423"), (1, "#8f1f16"))
_DARK_RED = "#4a0d08"


def shield_in_niche(sketch: Sketch, bay: int, look: Look) -> None:
    x = BAYS[bay]
    width, height = WINDOW[0] + 14, WINDOW[1] + 4
    niche = arch(x, SILL, width, height)
    depth = ((0, mix(look.recess, "#000000", 0.35)), (1, look.recess))
    sketch.path(niche, sketch.vertical(SILL - height, SILL, depth), fill_opacity=0.9)
    sketch.path(niche, stroke=mix(look.stone, "#3a2410", 0.5), stroke_width=6)
    sketch.path(niche, stroke=look.stone, stroke_width=3.6)
    sketch.path(niche, stroke=CREAM, stroke_width=1, stroke_opacity=0.7, transform="translate(-.9 -.9)")
    sill(sketch, x, look.stone)
    wall_shield(sketch, shield_box(bay))


def wall_shield(sketch: Sketch, box: Box) -> None:
    unit = box.w / 90
    drop_shadow(sketch, heater_shield(box), 4.5 * unit, (5 * unit, 8 * unit), 0.7)
    sketch.path(heater_shield(box), gold_paint(sketch, box), stroke=UMBER, stroke_width=2.4 * unit)
    field = box.inset(7 * unit)
    clip = sketch.clip(heater_shield(field))
    sketch.path(heater_shield(field), sketch.linear((field.x, field.y), (field.right, field.bottom), _SILVER))
    with sketch.group(clip_path=clip):
        _embattled_band(sketch, field, unit)
        gleam = trace(
            "M",
            field.x,
            field.y,
            "h",
            field.w * 0.62,
            "Q",
            field.x + 18 * unit,
            field.y + 26 * unit,
            field.x,
            field.y + 62 * unit,
            "Z",
        )
        sketch.path(gleam, "#fff", fill_opacity=0.3)
    sketch.path(heater_shield(field), stroke="#2a1a10", stroke_width=2 * unit)
    rim = heater_shield(box.inset(1.8 * unit))
    sketch.path(rim, stroke="#fff6cf", stroke_width=1.1 * unit, stroke_opacity=0.7)


def _embattled_band(sketch: Sketch, field: Box, unit: float) -> None:
    """Three merlons over coursed brick, from edge to edge."""
    top, foot, step, rise = field.y + field.h * 0.38, field.y + field.h * 0.75, field.w / 5, field.h * 0.16
    merlon: tuple[str | float, ...] = ("v", -rise, "h", step, "v", rise)
    d = trace("M", field.x, foot, "V", top, *merlon, "h", step, *merlon, "h", step, *merlon, "V", foot, "Z")
    brick = sketch.vertical(top - rise, foot, _RED)
    sketch.path(d, brick, stroke=_DARK_RED, stroke_width=2.6 * unit, stroke_linejoin="round")
    course = (foot - top) / 3
    for row in range(3):
        y = top + row * course
        sketch.line((field.x, y), (field.right, y), _DARK_RED, 1.5 * unit, opacity=0.75)
        for column in range(5):
            x = field.x + (column + (0.5 if row % 2 else 0)) * step * 1.75
            sketch.line((x, y), (x, y + course), _DARK_RED, 1.5 * unit, opacity=0.75)
