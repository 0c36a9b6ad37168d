"""The gold frame of a card that lies alone."""

from PIL import Image

from assets.studio.kit.geometry import rectangle, rounded
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import UMBER
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.lucca.layout import CARD, HEIGHT, WIDTH

_RIM = 11.0


def paint_frame() -> Image.Image:
    sketch = Sketch(WIDTH, HEIGHT)
    inner = rounded(CARD.inset(_RIM), 5)
    for width, strength in ((13, 0.22), (8, 0.24), (4, 0.28)):
        sketch.path(inner, stroke="#140806", stroke_width=width, stroke_opacity=strength)
    sketch.path(f"{rectangle(CARD)} {inner}", UMBER, fill_rule="evenodd")
    gold = f"{rounded(CARD.inset(1.8), 2)} {rounded(CARD.inset(_RIM - 2), 5)}"
    sketch.path(gold, gold_paint(sketch, CARD), fill_rule="evenodd")
    sketch.path(rounded(CARD.inset(2.8), 2), stroke="#fff6cf", stroke_width=1.2, stroke_opacity=0.8)
    sketch.path(rounded(CARD.inset(_RIM - 3), 5), stroke="#6b4712", stroke_width=1.2, stroke_opacity=0.8)
    return render(sketch, WIDTH, HEIGHT)
