"""The emblem of a city alone, on a transparent ground."""

from collections.abc import Callable

from PIL import Image

from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch

SIZE = (400, 400)
_REACH = 116.0


def emblem_alone(draw: Callable[[Sketch], None]) -> Image.Image:
    sketch = Sketch(2 * _REACH, 2 * _REACH)
    with sketch.at(_REACH, _REACH):
        draw(sketch)
    return render(sketch, *SIZE)
