"""The scaffold around a palace on the building site: posts beside standing storeys, an empty frame for missing ones."""

from PIL import Image

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box
from assets.studio.kit.light import fade_down
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.kit.timber import beam

SIZE = (440, 230)
FOOT_SIZE = (440, 60)
_POSTS = (20.0, 420.0)
_LIGHT_WOOD, _SHADED_WOOD = "#c08d50", "#a06c3a"
_ROPE = "#dcc492"


def paint_scaffold() -> Image.Image:
    """One missing storey; tiles upwards, a deck of planks at its head."""
    sketch = Sketch(*SIZE)
    width, height = SIZE
    for start, end in (((20, 34), (420, 226)), ((420, 34), (20, 226))):
        beam(sketch, start, end, 9, "#93632f")
    _posts(sketch, height)
    _deck(sketch, Box(2, 14, width - 4, 22))
    for x in _POSTS:
        _lashing(sketch, x, 24)
        _lashing(sketch, x, height - 16)
    return render(sketch, *SIZE)


def paint_posts() -> Image.Image:
    """Beside a standing storey: the posts, and the short putlogs that rest on the wall."""
    sketch = Sketch(*SIZE)
    width, height = SIZE
    for start, end in (((4, 26), (42, 26)), ((width - 42, 26), (width - 4, 26))):
        beam(sketch, start, end, 13, mix(_LIGHT_WOOD, "#e0b070", 0.3))
    _posts(sketch, height)
    for x in _POSTS:
        _lashing(sketch, x, 26)
    return render(sketch, *SIZE)


def paint_posts_foot() -> Image.Image:
    """The posts' ends on planks that spread their load on the sand."""
    sketch = Sketch(*FOOT_SIZE)
    for x, tone in zip(_POSTS, (_LIGHT_WOOD, _SHADED_WOOD), strict=True):
        sketch.ellipse((min(x + 8, 412), 48), (28, 8), "#1c0e06", fill_opacity=0.5, filter=sketch.blur(3))
        pad = Box(min(max(x - 28, 1), 384), 38, 55, 13)
        fill = sketch.vertical(pad.y, pad.bottom, ((0, "#d9b076"), (1, "#7d552a")))
        sketch.rect(pad, fill, rx=2, stroke="#3a210c", stroke_width=2)
        beam(sketch, (x, -12), (x, 36), 20, tone)
    return render(sketch, *FOOT_SIZE)


def _posts(sketch: Sketch, height: float) -> None:
    for x, tone in zip(_POSTS, (_LIGHT_WOOD, _SHADED_WOOD), strict=True):
        beam(sketch, (x, -14), (x, height + 14), 20, tone)


def _deck(sketch: Sketch, box: Box) -> None:
    """Two planks on edge; the shadow below them falls into the empty storey."""
    fade_down(sketch, Box(30, box.bottom, box.w - 56, 14), 0.4)
    for start, length, tone in ((box.x, 226, "#d2a468"), (box.x + 226, box.w - 226, "#c4935a")):
        plank = Box(start, box.y, length, box.h)
        fill = sketch.vertical(plank.y, plank.bottom, ((0, mix(tone, "#fff0d0", 0.45)), (0.3, tone), (1, "#7a5026")))
        sketch.rect(plank, fill, stroke="#3a210c", stroke_width=2)
        for grain in (0.42, 0.7):
            y = plank.y + plank.h * grain
            sketch.line((plank.x + 8, y), (plank.right - 10, y + 1), "#6a4420", 1, opacity=0.5)


def _lashing(sketch: Sketch, x: float, y: float) -> None:
    for turn in range(4):
        dy = y - 7 + turn * 5
        sketch.line((x - 12, dy), (x + 12, dy + 3), "#4a2f14", 5)
        sketch.line((x - 12, dy - 0.6), (x + 12, dy + 2.4), _ROPE, 3)
