"""The bare front of a palace: its wall, the mouldings that part the storeys, the plinth and the light on all of it."""

import functools
import random
from collections.abc import Callable

from PIL import Image

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, trace
from assets.studio.kit.light import fade_down
from assets.studio.kit.palette import CREAM
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import STONE_RELIEF, emboss
from assets.studio.lucca.built_walls import chalked_slate, glazed_tile, painted_timber
from assets.studio.lucca.layout import CARD, CORNICE, HEIGHT, PLINTH, STRING_COURSE, WIDTH
from assets.studio.lucca.looks import LOOKS
from assets.studio.lucca.painted_walls import fresco, ink_lilies, ruled_paper

WALLS: dict[str, Callable[[Sketch, random.Random], None]] = {
    "red": fresco,
    "yellow": ruled_paper,
    "green": chalked_slate,
    "blue": glazed_tile,
    "violet": ink_lilies,
    "grey": painted_timber,
}
_DENTIL = WIDTH / 23


@functools.cache
def paint_facade(colour: str) -> Image.Image:
    """Shared by the sixteen cards of a colour: copy it before drawing on it."""
    sketch = Sketch(WIDTH, HEIGHT)
    WALLS[colour](sketch, random.Random(len(colour)))
    _sunlight(sketch)
    stone = LOOKS[colour].stone
    if colour == "grey":
        _timber_cornice(sketch)
    else:
        _dentil_cornice(sketch, stone)
    _string_course(sketch, stone)
    _plinth(sketch, stone)
    return render(sketch, WIDTH, HEIGHT)


def _sunlight(sketch: Sketch) -> None:
    """From the left and the same at every height, so that storeys set below each other show no step."""
    light = ((0, "#ffeeb8", 0.2), (0.4, "#ffeeb8", 0.03), (0.6, "#20103a", 0.03), (1, "#20103a", 0.36))
    sketch.rect(CARD, sketch.horizontal(0, WIDTH, light))


def _dentil_cornice(sketch: Sketch, stone: str) -> None:
    shade = mix(stone, "#3a2410", 0.6)
    fade_down(sketch, Box(0, CORNICE.bottom - 2, WIDTH, 26), 0.62)
    sketch.rect(
        Box(0, 11, WIDTH, CORNICE.h - 11),
        sketch.vertical(11, CORNICE.bottom, ((0, shade), (1, mix(shade, stone, 0.4)))),
    )
    lit = sketch.vertical(11, 28, ((0, mix(stone, CREAM, 0.6)), (0.6, stone), (1, mix(stone, "#3a2410", 0.35))))
    for i in range(23):
        x = (i + 0.19) * _DENTIL
        d = trace("M", x, 12, "h", _DENTIL * 0.62, "v", 11, "q", -_DENTIL * 0.31, 7, -_DENTIL * 0.62, 0, "Z")
        sketch.path(d, lit)
        sketch.line((x + _DENTIL * 0.62, 13), (x + _DENTIL * 0.62, 23), "#3a2410", 1.2, opacity=0.5)
    _moulding(sketch, Box(0, 0, WIDTH, 12), stone)
    _moulding(sketch, Box(0, CORNICE.bottom - 4, WIDTH, 4), stone)
    _grain(sketch, CORNICE)


def _timber_cornice(sketch: Sketch) -> None:
    fade_down(sketch, Box(0, CORNICE.bottom - 2, WIDTH, 26), 0.6)
    sketch.rect(Box(0, 10, WIDTH, CORNICE.h - 10), "#2f2c28")
    face = sketch.vertical(12, CORNICE.bottom, ((0, "#b9b4a6"), (0.7, "#8a867b"), (1, "#4c4943")))
    for i in range(12):
        x = (i + 0.2) * WIDTH / 12
        sketch.path(trace("M", x, 12, "h", 18.4, "v", 7, "l", -4, 12, "h", -10.4, "l", -4, -12, "Z"), face)
        sketch.line((x + 1, 13), (x + 1, 19), "#f2eee2", 1.2, opacity=0.6)
    _moulding(sketch, Box(0, 0, WIDTH, 13), "#aaa598")
    _grain(sketch, CORNICE)


def _moulding(sketch: Sketch, box: Box, stone: str) -> None:
    tones = (
        (0, mix(stone, "#ffffff", 0.75)),
        (0.35, mix(stone, CREAM, 0.3)),
        (0.7, stone),
        (1, mix(stone, "#3a2410", 0.55)),
    )
    sketch.rect(box, sketch.vertical(box.y, box.bottom, tones))


def _grain(sketch: Sketch, box: Box) -> None:
    emboss(sketch, box, STONE_RELIEF, 0.4)
    dusk = ((0, "#fff6d8", 0.2), (0.4, "#fff6d8", 0), (0.6, "#20103a", 0), (1, "#20103a", 0.28))
    sketch.rect(box, sketch.horizontal(0, WIDTH, dusk))


def _string_course(sketch: Sketch, stone: str) -> None:
    fade_down(sketch, Box(0, STRING_COURSE.bottom, WIDTH, 20), 0.55)
    top = Box(0, STRING_COURSE.y, WIDTH, 10)
    _moulding(sketch, top, stone)
    _moulding(sketch, Box(0, top.bottom, WIDTH, STRING_COURSE.h - top.h), mix(stone, "#3a2410", 0.18))
    _grain(sketch, STRING_COURSE)


def _plinth(sketch: Sketch, stone: str) -> None:
    dim = sketch.vertical(PLINTH.y - 40, PLINTH.y, ((0, "#140806", 0), (1, "#140806", 0.3)))
    sketch.rect(Box(0, PLINTH.y - 40, WIDTH, 40), dim)
    ashlar = mix(stone, "#b89a68", 0.45)
    _moulding(sketch, PLINTH, ashlar)
    sketch.line((0, PLINTH.y + 6), (WIDTH, PLINTH.y + 6), "#4a3218", 1.2, opacity=0.55)
    for i in range(9):
        sketch.line((i * 46 + 20, PLINTH.y + 6), (i * 46 + 20, PLINTH.bottom), "#4a3218", 1.3, opacity=0.6)
    _grain(sketch, PLINTH)
