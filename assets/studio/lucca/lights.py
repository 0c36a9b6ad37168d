"""Warm light to lay over a palace that has been opened: in its windows above, in its doors below."""

from PIL import Image

from assets.studio.kit.geometry import Box, arch, rectangle
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch, Stops
from assets.studio.lucca import doors, layout, small_cards, windows
from assets.studio.lucca.layout import BAYS, DOOR, DOORS, SILL, WINDOW

_LAMP: Stops = ((0, "#f58220"), (0.4, "#ffc23e"), (0.72, "#ffe488"), (1, "#ffa834"))
_HALO = "#ffb23e"
_LEAD = "#7a3c10"
_LIT_STONE = "#f2cf8c"


def paint_lit_windows(count: int) -> Image.Image:
    sketch = Sketch(*layout.SIZE)
    with sketch.group(clip_path=sketch.clip(rectangle(layout.UPPER))):
        for x in BAYS[:count]:
            _halo(sketch, x, SILL - WINDOW[1] * 0.45, (78, 104))
        for x in BAYS[:count]:
            _lit_window(sketch, x)
    return render(sketch, *layout.SIZE)


def _halo(sketch: Sketch, x: float, y: float, radii: tuple[float, float]) -> None:
    """Plain light, not a blend: what lies below is not known here."""
    stops = ((0, _HALO, 0.3), (0.45, _HALO, 0.2), (0.75, _HALO, 0.08), (1, _HALO, 0))
    sketch.ellipse((x, y), radii, sketch.radial((x, y), radii, stops))


def _lit_window(sketch: Sketch, x: float) -> None:
    width, height = WINDOW
    for pane in windows.lights(x):
        sketch.path(pane, sketch.vertical(SILL - height, SILL, _LAMP), stroke="#6a3208", stroke_width=2.4)
    for side in (-1, 1):
        middle, half = x + side * width * 0.235, width * 0.205
        with sketch.group(clip_path=sketch.clip(arch(middle, SILL, 2 * half, height * 0.72))):
            for row in range(1, 4):
                y = SILL - height * 0.72 * row / 4.4
                sketch.line((middle - half, y), (middle + half, y), _LEAD, 1.1, opacity=0.55)
            sketch.line((middle, SILL - height), (middle, SILL), _LEAD, 1.1, opacity=0.55)
    windows.colonnette(sketch, x, _LIT_STONE)
    sketch.rect(Box(x - width / 2, SILL, width, 3), "#fff0b0", fill_opacity=0.7)


def paint_lit_doors() -> Image.Image:
    """The leaves stand open and a lamp burns in the hall."""
    sketch = Sketch(*layout.SIZE)
    with sketch.group(clip_path=sketch.clip(rectangle(layout.LOWER))):
        for x in DOORS:
            _halo(sketch, x, doors.FOOT - DOOR[1] * 0.45, (62, 92))
            hall = sketch.vertical(doors.FOOT - DOOR[1], doors.FOOT, _LAMP)
            sketch.path(doors.opening(x), hall, stroke="#8a4a14", stroke_width=1.4)
            with sketch.group(clip_path=sketch.clip(doors.opening(x))):
                for spoke in doors.fan_spokes(x):
                    sketch.path(spoke, stroke=_LEAD, stroke_width=1.8, stroke_opacity=0.8)
                sketch.rect(Box(x - DOOR[0] / 2, doors.SPRING, DOOR[0], 5), _LEAD, fill_opacity=0.85)
                for leaf in (x - DOOR[0] / 2, x + DOOR[0] / 2 - 6):
                    sketch.rect(Box(leaf, doors.SPRING, 6, DOOR[1]), "#5a3216", fill_opacity=0.8)
    return render(sketch, *layout.SIZE)


def paint_small_lit_windows(count: int) -> Image.Image:
    sketch = Sketch(*small_cards.SIZE)
    for x in small_cards.BAYS[:count]:
        glow = sketch.vertical(small_cards.TOP, small_cards.SILL, ((0, "#ff9c24"), (0.6, "#ffda6a"), (1, "#ffb43c")))
        for pane in small_cards.panes(x, small_cards.SILL):
            sketch.path(pane, stroke="#8a4208", stroke_width=2.4)
            sketch.path(pane, glow)
    return render(sketch, *small_cards.SIZE)


def paint_small_lit_doors() -> Image.Image:
    """Only beside the plate, which hides half of each door."""
    sketch = Sketch(*small_cards.SIZE)
    plate, foot = small_cards.PLATE, small_cards.PLATE.bottom
    for left, x in ((0.0, small_cards.DOORS[0]), (plate.right, small_cards.DOORS[1])):
        beside = rectangle(Box(left, 0, plate.x, small_cards.HEIGHT))
        with sketch.group(clip_path=sketch.clip(beside)):
            sketch.path(small_cards.door_opening(x), stroke=_HALO, stroke_width=4, stroke_opacity=0.45)
            sketch.path(small_cards.door_opening(x), sketch.vertical(foot - 40, foot, ((0, "#ffb640"), (1, "#ffe184"))))
    return render(sketch, *small_cards.SIZE)
