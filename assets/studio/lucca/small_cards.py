"""The bolder drawing for small sizes: flat strong colour, a hint of the pattern, big windows, shields and plate."""

from collections.abc import Callable

from PIL import Image

from assets.studio.kit.colour import darken, lighten, mix
from assets.studio.kit.geometry import Box, arch, heater_shield, polygon, rectangle, trace
from assets.studio.kit.heraldry import LILY
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.lucca.looks import LOOKS, Look
from assets.studio.lucca.plates import plate_outline

WIDTH, HEIGHT = 120, 150
SIZE = (WIDTH, HEIGHT)
BAYS = (20.5, 60.0, 99.5)
SILL, TOP = 71.0, 14.0
LIGHTS = (11.4, 44.0)
DOORS = (9.0, 111.0)
PLATE = Box(13, 93, 94, 51)
_HALF = HEIGHT / 2


def paint_small_palace(colour: str, windows: int) -> Image.Image:
    look = LOOKS[colour]
    sketch = Sketch(WIDTH, HEIGHT)
    sketch.rect(sketch.box, look.wall)
    _HINTS[colour](sketch, look)
    light = ((0, "#fff2c4", 0.16), (0.45, "#fff2c4", 0), (1, "#20103a", 0.2))
    sketch.rect(sketch.box, sketch.horizontal(0, WIDTH, light))
    for bay, x in enumerate(BAYS):
        if bay < windows:
            _window(sketch, x, look)
        else:
            _shield(sketch, x)
    _moulding(sketch, 0, 9, look)
    _moulding(sketch, _HALF, 7, look)
    _doors(sketch, look)
    _plate(sketch, colour, look)
    return render(sketch, WIDTH, HEIGHT)


def _moulding(sketch: Sketch, y: float, height: float, look: Look) -> None:
    sketch.rect(Box(0, y + height, WIDTH, 5), sketch.vertical(y + height, y + height + 5, ((0, "#140806", 0.6), (1, "#140806", 0))))
    tones = ((0, lighten(look.stone, 0.75)), (0.45, look.stone), (1, mix(look.stone, "#3a2410", 0.6)))
    sketch.rect(Box(0, y, WIDTH, height), sketch.vertical(y, y + height, tones))


def panes(x: float) -> list[str]:
    return [arch(x + side * 6.7, SILL - 3, *LIGHTS) for side in (-1, 1)]


def _window(sketch: Sketch, x: float, look: Look) -> None:
    pale = lighten(look.stone, 0.3)
    sketch.path(arch(x + 1.5, SILL, 37, 60), "#140806", fill_opacity=0.45)
    sketch.path(arch(x, SILL, 35, 58), pale, stroke="#1a0d06", stroke_width=2)
    for pane in panes(x):
        sketch.path(pane, sketch.vertical(TOP + 10, SILL, ((0, "#0b1626"), (0.5, "#1f3d5a"), (1, "#0d1a2a"))))
    for side in (-1, 1):
        left = x + side * 6.7 - 5.7
        gleam = polygon([(left, SILL - 22), (left + 11.4, SILL - 33), (left + 11.4, SILL - 26), (left, SILL - 15)])
        sketch.path(gleam, "#cfe6f4", fill_opacity=0.35)
    sketch.rect(Box(x - 18.5, SILL - 3, 37, 4), lighten(look.stone, 0.55), stroke="#1a0d06", stroke_width=0.9)


def _shield(sketch: Sketch, x: float) -> None:
    box = Box(x - 18.2, TOP - 1, 36.4, 57)
    sketch.path(heater_shield(Box(box.x + 2, box.y + 3, box.w, box.h)), "#140806", fill_opacity=0.5)
    sketch.path(heater_shield(box), "#e0b14a", stroke="#241405", stroke_width=1.8)
    field = box.inset(3.4)
    white = sketch.linear((field.x, field.y), (field.right, field.bottom), ((0, "#ffffff"), (0.7, "#f1f3f6"), (1, "#c6ced8")))
    sketch.path(heater_shield(field), white, stroke="#3a2206", stroke_width=1)
    top, step = field.y + field.h * 0.36, field.w / 5
    tooth = ("v", -8.0, "h", step, "v", 8.0)
    with sketch.group(clip_path=sketch.clip(heater_shield(field))):
        d = trace("M", field.x, top + 20, "V", top, *tooth, "h", step, *tooth, "h", step, *tooth, "v", 20, "Z")
        sketch.path(d, "#c3301f", stroke="#7a160e", stroke_width=1.2)


def _doors(sketch: Sketch, look: Look) -> None:
    for x in DOORS:
        sketch.path(arch(x, 146, 24, 46), lighten(look.stone, 0.2), stroke="#1a0d06", stroke_width=1.2)
        sketch.path(arch(x, 146, 18, 42), darken(look.door, 0.35))
    sketch.rect(Box(0, 145, WIDTH, 5), mix(look.stone, "#8a6a40", 0.4))


def _plate(sketch: Sketch, colour: str, look: Look) -> None:
    shadow = Box(PLATE.x + 1.5, PLATE.y + 2.5, PLATE.w, PLATE.h)
    sketch.path(plate_outline(colour, shadow), "#140806", fill_opacity=0.5)
    sketch.path(plate_outline(colour, PLATE), look.rim, stroke="#1a0d06", stroke_width=2)
    sketch.path(plate_outline(colour, PLATE.inset(3)), look.plate)


def _grotesques(sketch: Sketch, look: Look) -> None:
    for x in (0.5, 40.2, 79.8, 119.5):
        sketch.line((x, 8), (x, _HALF), "#f6dfae", 1.8, opacity=0.7)
    sketch.rect(Box(0, 70, WIDTH, 5), "#74190f")


def _rules(sketch: Sketch, look: Look) -> None:
    for row in range(15):
        sketch.line((0, row * 10 + 5), (WIDTH, row * 10 + 5), "#4a74b4", 1.6, opacity=0.6)


def _joints(sketch: Sketch, look: Look) -> None:
    for row in range(6):
        y = row * 25
        sketch.line((0, y), (WIDTH, y), "#e6f0e2", 1.7, opacity=0.7)
        for x in (0, 40.2, 79.8, 119.5) if row % 2 == 0 else (20, 60, 100):
            sketch.line((x, y), (x, y + 25), "#e6f0e2", 1.6, opacity=0.6)


def _tiles(sketch: Sketch, look: Look) -> None:
    for row in range(10):
        for column in range(8):
            tile = Box(column * 15, row * 15, 15, 15)
            if (row + column) % 2:
                sketch.rect(tile, "#e9edf2")
            x, y = tile.centre
            mark = polygon([(x, y - 5), (x + 5, y), (x, y + 5), (x - 5, y)])
            sketch.path(mark, look.wall if (row + column) % 2 else "#ecb13c")


def _lozenges(sketch: Sketch, look: Look) -> None:
    lines = [trace("M", k * 20, 0, "l", side * HEIGHT, HEIGHT) for k in range(-8, 15) for side in (-1, 1)]
    sketch.path(" ".join(lines), stroke="#3a1d5c", stroke_width=1.5, stroke_opacity=0.6)
    for row in range(8):
        for column in range(7):
            with sketch.at(column * 20, row * 20 + 10, 0.42):
                sketch.path(LILY, "#eadcf4", fill_opacity=0.8)


def _planks(sketch: Sketch, look: Look) -> None:
    for column in range(8):
        plank = Box(column * 15, 0, 15, HEIGHT)
        tone = lighten(look.wall, 0.12) if column % 2 else darken(look.wall, 0.08)
        sketch.path(rectangle(plank), tone)
        sketch.line((plank.x, 0), (plank.x, HEIGHT), "#2a2824", 1.3, opacity=0.8)


_HINTS: dict[str, Callable[[Sketch, Look], None]] = {
    "red": _grotesques,
    "yellow": _rules,
    "green": _joints,
    "blue": _tiles,
    "violet": _lozenges,
    "grey": _planks,
}
