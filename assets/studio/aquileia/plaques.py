"""Parchment plaques with a gold line: the sites under their roofs, the market's stalls, and those beside the places.

Measures are units of the design; everything is painted at twice that size.
"""

from collections.abc import Callable

from PIL import Image

from assets.studio.aquileia.edges import edge
from assets.studio.aquileia.emblems import TINTS, draw_emblem
from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import Box, rounded, trace
from assets.studio.kit.light import drop_shadow, fade_down
from assets.studio.kit.palette import UMBER
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import PAPER_RELIEF, emboss

SITE, VILLA = (188, 70), (188, 88)
EAVES = 15.0
BAND = Box(6, 18, 52, 66)
"""A villa's colour, at the left of its plaque; the plate below the sign is blank for its number."""
ROOFS = {
    "workshop": "#b5603a", "bank": "#cdbf98",
    "white": "#d8cfb4", "blue": "#2f5fb0", "yellow": "#e0b030", "purple": "#6f3f96",
}  # fmt: skip
PLAIN = {
    "latro": (206, 66), "portus": (150, 80), "theatrum": (114, 76), "stadium": (196, 124), "arena": (162, 134),
    "track": (278, 30), "building": (112, 58), "products": (496, 54),
}  # fmt: skip
STALLS = {
    "dolus": (88, "#a8322c"), "pecunia": (96, "#27568a"), "equi": (168, "#4f7a3a"), "servi": (84, "#7a4a92"),
}  # fmt: skip
"""Height of the parchment, and the colour of the awning that hangs over it."""
STALL_WIDTH, AWNING = 420, 22
_AWNING_RISE = 4
_CLOTHS = 23


def doubled(size: tuple[int, int]) -> tuple[int, int]:
    return 2 * size[0], 2 * size[1]


def stall_size(name: str) -> tuple[int, int]:
    return STALL_WIDTH, STALLS[name][0] + _AWNING_RISE


def _painted(size: tuple[int, int], draw: Callable[[Sketch], None]) -> Image.Image:
    sketch = Sketch(*size)
    draw(sketch)
    return render(sketch, *doubled(size))


def paint_plain(name: str) -> Image.Image:
    return _painted(PLAIN[name], lambda sketch: _draw_sheet(sketch, sketch.box.inset(1.5)))


def paint_site(kind: str) -> Image.Image:
    def draw(sketch: Sketch) -> None:
        _draw_sheet(sketch, _under_roof(SITE))
        (_draw_cornice if kind == "bank" else _draw_tiles)(sketch, ROOFS[kind])

    return _painted(SITE, draw)


def paint_villa(colour: str) -> Image.Image:
    def draw(sketch: Sketch) -> None:
        _draw_sheet(sketch, _under_roof(VILLA))
        _draw_band(sketch, colour)
        _draw_tiles(sketch, ROOFS[colour])

    return _painted(VILLA, draw)


def paint_stall(name: str) -> Image.Image:
    height, colour = STALLS[name]

    def draw(sketch: Sketch) -> None:
        _draw_sheet(sketch, Box(5.5, _AWNING_RISE + 1.5, STALL_WIDTH - 11, height - 3))
        _draw_awning(sketch, colour)

    return _painted(stall_size(name), draw)


def _under_roof(size: tuple[int, int]) -> Box:
    return Box(1.5, 8, size[0] - 3, size[1] - 9.5)


def _draw_sheet(sketch: Sketch, box: Box) -> None:
    sheet = rounded(box, 6)
    drop_shadow(sketch, sheet, 1.6, (0.6, 1.4), 0.5)
    sketch.path(sheet, sketch.vertical(box.y, box.bottom, ((0, "#fcf4dc"), (0.6, "#f3e5c0"), (1, "#e3cf9c"))))
    emboss(sketch, box, PAPER_RELIEF, 0.38, sketch.clip(sheet), seed=5)
    sketch.path(sheet, stroke=UMBER, stroke_width=2.4)
    sketch.path(sheet, stroke="#c9983c", stroke_width=1.3)
    sketch.path(rounded(box.inset(3), 4), stroke="#b58a3e", stroke_width=0.6, stroke_opacity=0.6)


def _draw_tiles(sketch: Sketch, colour: str) -> None:
    """A slope of round tiles: ribs from ridge to eaves, each ending in a little half disc."""
    width = sketch.width
    fade_down(sketch, Box(3, EAVES, width - 6, 6), 0.35)
    slope = trace("M", 0.8, EAVES - 1, "L", 8, 1.4, "H", width - 8, "L", width - 0.8, EAVES - 1, "Z")
    shade = ((0, lighten(colour, 0.45)), (0.6, colour), (1, darken(colour, 0.18)))
    sketch.path(slope, sketch.vertical(1, EAVES, shade), **edge(1.6, "#33130a"))
    count = 24
    for k in range(1, count):
        low, high = width * k / count, 8 + (width - 16) * k / count
        sketch.line((low, EAVES - 1.4), (high, 2.2), darken(colour, 0.52), 1.2, opacity=0.75)
        sketch.line((low - 1.5, EAVES - 1.6), (high - 1.4, 2.6), lighten(colour, 0.55), 0.9, opacity=0.55)
    for k in range(count):
        x = width * (k + 0.5) / count
        cap = trace("M", x - 3.6, EAVES - 1, "A", 3.6, 3.6, 0, 0, 0, x + 3.6, EAVES - 1, "Z")
        sketch.path(cap, lighten(colour, 0.2), **edge(0.9, "#33130a"))
    sketch.path(rounded(Box(6.4, 0.6, width - 12.8, 3.2), 1.5), lighten(colour, 0.5), **edge(0.9, "#33130a"))


def _draw_cornice(sketch: Sketch, colour: str) -> None:
    """Banks have a cornice of stone with dentils instead of tiles."""
    width = sketch.width
    fade_down(sketch, Box(3, EAVES, width - 6, 6), 0.35)
    for box, tint in (
        (Box(0.8, 1, width - 1.6, 5), lighten(colour, 0.45)),
        (Box(5, 6, width - 10, 5.6), darken(colour, 0.3)),
        (Box(2.4, 11.6, width - 4.8, 3.6), lighten(colour, 0.2)),
    ):
        sketch.rect(box, tint, **edge(1.2, "#2d2415"))
    for k in range(22):
        sketch.rect(Box(8 + k * (width - 16) / 22, 6.4, 4.6, 5), lighten(colour, 0.35), **edge(0.6, "#2d2415"))


def _draw_band(sketch: Sketch, colour: str) -> None:
    tint = TINTS[colour]
    field = ((0, lighten(tint.field, 0.18)), (0.5, tint.field), (1, tint.dark))
    paint = sketch.vertical(BAND.y, BAND.bottom, field)
    sketch.path(rounded(BAND.inset(1), 3), paint, **edge(2.2))
    draw_emblem(sketch, colour, (BAND.x + 26, BAND.y + 19.5), 0.41)
    plate = Box(BAND.x + 7, BAND.y + 37, 38, 25)
    sketch.path(rounded(plate, 4), "#fff8e2", **edge(1.8))


def _draw_awning(sketch: Sketch, colour: str) -> None:
    fade_down(sketch, Box(6, AWNING - 5, STALL_WIDTH - 12, 7), 0.35)
    step = STALL_WIDTH / _CLOTHS
    for k in range(_CLOTHS):
        cloth = colour if k % 2 else "#f5e6c2"
        folds = ((0, lighten(cloth, 0.25)), (0.7, cloth), (1, darken(cloth, 0.25)))
        shape = trace("M", k * step, 1, "h", step, "v", 11, "a", step / 2, 7.5, 0, 0, 1, -step, 0, "Z")
        sketch.path(shape, sketch.vertical(0, 20, folds), **edge(1, "#4a2410"))
    sketch.path(rounded(Box(0.5, 0.5, STALL_WIDTH - 1, 3.4), 1.6), "#6b4423", **edge(0.8))
