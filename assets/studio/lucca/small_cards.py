"""The bolder drawing for small sizes: flat strong colour, a hint of the pattern, big windows, shields and plate."""

from collections.abc import Callable

from PIL import Image

from assets.studio.kit.colour import darken, lighten, mix
from assets.studio.kit.geometry import Box, arch, heater_shield, polygon, rectangle, trace
from assets.studio.kit.heraldry import LILY
from assets.studio.kit.light import fade_down
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.lucca.looks import LOOKS, Look
from assets.studio.lucca.plates import plate_outline

WIDTH, HEIGHT = 120, 150
SIZE = (WIDTH, HEIGHT)
BAYS = (21.0, 60.0, 99.0)
SILL, TOP = 69.0, 14.0
DOORS = (8.0, 112.0)
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
            bold_window(sketch, x, SILL, look.stone)
        else:
            bold_shield(sketch, x, TOP)
    _moulding(sketch, 0, 6, look)
    _moulding(sketch, _HALF, 6, look)
    _doors(sketch, look)
    _plate(sketch, colour, look)
    return render(sketch, WIDTH, HEIGHT)


def _moulding(sketch: Sketch, y: float, height: float, look: Look) -> None:
    fade_down(sketch, Box(0, y + height, WIDTH, 5), 0.6)
    stone = mix(look.stone, look.wall, 0.25)
    tones = ((0, lighten(stone, 0.7)), (0.45, stone), (1, mix(stone, "#3a2410", 0.6)))
    sketch.rect(Box(0, y, WIDTH, height), sketch.vertical(y, y + height, tones))


def panes(x: float, sill: float) -> list[str]:
    return [arch(x + side * 6.3, sill - 2, 10.6, 43) for side in (-1, 1)]


def bold_window(sketch: Sketch, x: float, sill: float, stone: str) -> None:
    """Some 34 wide and 54 high."""
    sketch.path(arch(x + 2, sill + 1, 33, 54), "#140806", fill_opacity=0.45)
    sketch.path(arch(x, sill, 30.5, 52), lighten(stone, 0.3), stroke="#1a0d06", stroke_width=1.8)
    for pane in panes(x, sill):
        sketch.path(pane, sketch.vertical(sill - 45, sill, ((0, "#0b1626"), (0.5, "#1f3d5a"), (1, "#0d1a2a"))))
    for side in (-1, 1):
        left, right = x + side * 6.3 - 5.3, x + side * 6.3 + 5.3
        gleam = polygon([(left, sill - 21), (right, sill - 31), (right, sill - 24), (left, sill - 14)])
        sketch.path(gleam, "#cfe6f4", fill_opacity=0.35)
    sketch.rect(Box(x - 17, sill - 2.5, 34, 4), lighten(stone, 0.55), stroke="#1a0d06", stroke_width=0.9)


def bold_shield(sketch: Sketch, x: float, top: float) -> None:
    """Some 35 wide and 54 high."""
    box = Box(x - 17.2, top, 34.4, 54)
    sketch.path(heater_shield(Box(box.x + 2, box.y + 3, box.w, box.h)), "#140806", fill_opacity=0.5)
    sketch.path(heater_shield(box), "#e8bb52", stroke="#241405", stroke_width=1.8)
    field = box.inset(3)
    white = ((0, "#ffffff"), (0.7, "#f4f5f8"), (1, "#ccd3dc"))
    paint = sketch.linear((field.x, field.y), (field.right, field.bottom), white)
    sketch.path(heater_shield(field), paint, stroke="#3a2206", stroke_width=1)
    battlement, step = field.y + field.h * 0.42, field.w / 5
    merlon = ("v", -9.0, "h", step, "v", 9.0)
    with sketch.group(clip_path=sketch.clip(heater_shield(field))):
        d = trace(
            "M",
            field.x,
            battlement + 15,
            "V",
            battlement,
            *merlon,
            "h",
            step,
            *merlon,
            "h",
            step,
            *merlon,
            "v",
            15,
            "Z",
        )
        sketch.path(d, "#cc3322", stroke="#7a160e", stroke_width=1.2)


def door_opening(x: float) -> str:
    return arch(x, 146, 17, 40)


def _doors(sketch: Sketch, look: Look) -> None:
    for x in DOORS:
        sketch.path(arch(x, 146, 21, 43), lighten(look.stone, 0.2), stroke="#1a0d06", stroke_width=1)
        sketch.path(door_opening(x), darken(look.door, 0.35))
    sketch.rect(Box(0, 145, WIDTH, 5), mix(look.stone, "#8a6a40", 0.4))


def _plate(sketch: Sketch, colour: str, look: Look) -> None:
    shadow = Box(PLATE.x + 1.5, PLATE.y + 2.5, PLATE.w, PLATE.h)
    sketch.path(plate_outline(colour, shadow), "#140806", fill_opacity=0.5)
    sketch.path(plate_outline(colour, PLATE), mix(look.wall, look.rim, 0.35), stroke="#1a0d06", stroke_width=2)
    sketch.path(plate_outline(colour, PLATE.inset(4)), mix(look.plate, look.wall, 0.1))


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
            x, y = column * 15 + 7.5, row * 15 + 7.5
            mark = polygon([(x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)])
            sketch.path(mark, "#e9f0fa" if (row + column) % 2 else "#5f8fd8")
            sketch.rect(Box(column * 15, row * 15, 15, 15), "none", stroke="#16356f", stroke_width=0.8)


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
