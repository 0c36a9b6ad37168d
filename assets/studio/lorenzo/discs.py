"""Small round pieces: the space a member goes to, the roundels of a card, the seal of an excommunication."""

from PIL import Image

from assets.studio.kit.colour import darken
from assets.studio.kit.geometry import Box, circle, polar
from assets.studio.kit.light import drop_shadow, inner_shadow
from assets.studio.kit.materials import gold_paint, medallion
from assets.studio.kit.palette import UMBER
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import PAPER_RELIEF, emboss, stain

SPACE = (128, 128)
MEDALLION = (128, 128)
_CENTRE = (32.0, 31.5)


def paint_space() -> Image.Image:
    """White marble let into gold."""
    sketch = Sketch(64, 64)
    drop_shadow(sketch, circle(_CENTRE, 28), blur=1.8, offset=(1, 2), strength=0.55)
    sketch.circle(_CENTRE, 29, gold_paint(sketch, Box(4, 4, 56, 56)), stroke=UMBER, stroke_width=1.4)
    _beads(sketch)
    well = circle(_CENTRE, 22.5)
    marble = sketch.radial((27, 25), 30, ((0, "#fffdf6"), (0.6, "#efe4ca"), (1, "#bfa47a")))
    sketch.path(well, marble, stroke="#4a2f0a", stroke_width=1.6)
    with sketch.group(clip_path=sketch.clip(well)):
        stain(sketch, well, "#8a7a64", 0.4, frequency=".05 .09", seed=6, bias=-0.8)
    inner_shadow(sketch, well, width=6, blur=2.2, strength=0.5)
    sketch.circle(_CENTRE, 16.5, "none", stroke="#a8854c", stroke_width=1.1, stroke_opacity=0.75)
    sketch.circle((32.6, 32.2), 16.5, "none", stroke="#fff", stroke_width=0.8, stroke_opacity=0.7)
    return render(sketch, *SPACE)


def _beads(sketch: Sketch) -> None:
    for degrees in range(0, 360, 15):
        sketch.circle(polar(_CENTRE, 25.8, degrees), 1.1, "#6b4712", fill_opacity=0.6)
        x, y = polar(_CENTRE, 25.8, degrees)
        sketch.circle((x - 0.3, y - 0.4), 0.6, "#fff6c8", fill_opacity=0.8)


def paint_medallion(colour: str) -> Image.Image:
    """Enamel in a gold rim, for a sign or a period."""
    sketch = Sketch(64, 64)
    medallion(sketch, _CENTRE, 27.5, colour, darken(colour, 0.5))
    emboss(sketch, sketch.box, PAPER_RELIEF, 0.12, sketch.clip(circle(_CENTRE, 23)))
    return render(sketch, *MEDALLION)
