"""The shallow trays on the table in which triplets of cards are offered."""

from PIL import Image

from assets.studio.interface.surfaces import Finish, hairline, moulding, washed_parchment
from assets.studio.kit.geometry import Box, notched, rounded
from assets.studio.kit.light import inner_shadow
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch

SIZE = (640, 300)
_PLACES = tuple(Box(21 + i * 203.6, 30, 191, 243) for i in range(3))
_LINEN = Finish(((0, "#d8bf92"), (0.5, "#e2cb9e"), (1, "#c9aa74")), 0.62)
_RIM = Box(5, 5, 630, 290)


def paint_tray() -> Image.Image:
    return render(_tray(), *SIZE)


def paint_empty_tray() -> Image.Image:
    sketch = _tray()
    for place in _PLACES:
        outline = rounded(place.inset(4), 9)
        sketch.path(outline, "#2a160a", fill_opacity=0.16)
        inner_shadow(sketch, outline, 12, 5, 0.4)
        sketch.path(outline, stroke="#5a3a16", stroke_width=2.6, stroke_dasharray="11 9", stroke_opacity=0.65)
    return render(sketch, *SIZE)


def _tray() -> Sketch:
    """A gilt rim around a sunken bed of parchment."""
    sketch = Sketch(*SIZE)
    outline, bed = notched(_RIM, 22), notched(_RIM.inset(11), 18)
    washed_parchment(sketch, outline, _RIM, _LINEN, edge=0.5)
    inner_shadow(sketch, bed, width=34, blur=11, strength=0.55, colour="#2a1408")
    hairline(sketch, bed, "#fff0c8", 0.55, 1.4)
    moulding(sketch, outline, sketch.box, 7)
    return sketch
