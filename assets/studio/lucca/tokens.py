"""A wall shield and a window as tokens that stand in a line of text."""

from PIL import Image

from assets.studio.kit.geometry import Box
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.lucca.shields import wall_shield
from assets.studio.lucca.small_cards import bold_window

SIZE = (96, 112)


def paint_shield_token() -> Image.Image:
    sketch = Sketch(*SIZE)
    wall_shield(sketch, Box(6, 3, 79, 99))
    return render(sketch, *SIZE)


def paint_window_token() -> Image.Image:
    sketch = Sketch(*SIZE)
    with sketch.at(47, 106, 1.94):
        bold_window(sketch, 0, -2, "#ecd2a2")
    return render(sketch, *SIZE)
