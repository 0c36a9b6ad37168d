"""Grounds that signs are laid on: the chip of a leader and the bonus tiles."""

from PIL import Image

from assets.studio.kit.colour import lighten
from assets.studio.kit.geometry import Box, rounded
from assets.studio.kit.light import inner_shadow
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import BURGUNDY, UMBER
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import CLOTH_RELIEF, PAPER_RELIEF, emboss, stain
from assets.studio.lorenzo.signs_places import harvest, production

CHIP = (246, 288)
BONUS = (300, 600)
BONUS_TINTS = ("#9a6c1a", "#3f6b35", "#2b4f9c", "#7b1e2b", "#5b3a78")


def paint_chip() -> Image.Image:
    """Wine velvet in a gold rim."""
    sketch = Sketch(82, 96)
    box = Box(2, 2, 78, 92)
    outline = rounded(box, 8)
    velvet = ((0, lighten(BURGUNDY, 0.1)), (0.55, "#5a0f1e"), (1, "#26050e"))
    sketch.path(outline, sketch.radial((34, 32), 74, velvet))
    emboss(sketch, box, CLOTH_RELIEF, 0.35, sketch.clip(outline))
    inner_shadow(sketch, outline, 9, 3.5, 0.6)
    sketch.path(outline, stroke=UMBER, stroke_width=4)
    sketch.path(outline, stroke=gold_paint(sketch, box), stroke_width=2.6)
    sketch.path(rounded(box.inset(4), 5), stroke="#e8c66a", stroke_width=0.9, stroke_opacity=0.65)
    return render(sketch, *CHIP)


def paint_bonus(tint: str) -> Image.Image:
    """A leaf for harvest and one for production, one below the other; the corners tell the five tiles apart."""
    sketch = Sketch(100, 200)
    for top, sign in ((1, harvest), (101, production)):
        leaf = Box(1, top, 98, 98)
        outline = rounded(leaf, 8)
        sketch.path(outline, sketch.vertical(leaf.y, leaf.bottom, ((0, "#fbf1d4"), (1, "#ead7a6"))))
        with sketch.group(clip_path=sketch.clip(outline)):
            stain(sketch, outline, "#8a5f2a", 0.22, ".03 .03", seed=top)
            with sketch.at(34, leaf.y + 36, 0.98), sketch.group(opacity=0.12):
                sign(sketch)
            _corners(sketch, leaf, tint)
        emboss(sketch, leaf, PAPER_RELIEF, 0.3, sketch.clip(outline))
        inner_shadow(sketch, outline, 6, 3, 0.35, colour="#5a3408")
        sketch.path(outline, stroke=UMBER, stroke_width=2.6)
        sketch.path(outline, stroke=gold_paint(sketch, leaf), stroke_width=1.8)
    return render(sketch, *BONUS)


def _corners(sketch: Sketch, leaf: Box, tint: str) -> None:
    for x in (leaf.x, leaf.right):
        for y in (leaf.y, leaf.bottom):
            sketch.circle((x, y), 13, tint, fill_opacity=0.85, stroke="#e8c66a", stroke_width=1.2)
