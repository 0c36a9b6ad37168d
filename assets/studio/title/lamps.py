"""What lives in the title's evening: the light of a lamp behind a window, a puff of smoke."""

from PIL import Image

from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch, Stops

SIZE = (96, 96)
_LAMP: Stops = ((0, "#fff0b8", 0.95), (0.18, "#ffd070", 0.6), (0.5, "#ff9c3c", 0.18), (1, "#ff9c3c", 0.0))
_SMOKE: Stops = ((0, "#e8c4c0", 0.5), (0.5, "#d8a8b0", 0.26), (1, "#c890a8", 0.0))


def lamp() -> Image.Image:
    return _soft(_LAMP)


def smoke() -> Image.Image:
    return _soft(_SMOKE)


def _soft(stops: Stops) -> Image.Image:
    sketch = Sketch(*SIZE)
    middle, reach = (SIZE[0] / 2, SIZE[1] / 2), SIZE[0] / 2
    sketch.circle(middle, reach, sketch.radial(middle, reach, stops))
    return render(sketch, *SIZE)
