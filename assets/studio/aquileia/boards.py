"""Wooden boards for the names of the areas, the scale of a contest, and the pill for the cards of a deck."""

from PIL import Image

from assets.studio.aquileia.edges import edge
from assets.studio.aquileia.plaques import doubled
from assets.studio.interface.surfaces import board, moulding
from assets.studio.kit.geometry import Box, rounded
from assets.studio.kit.light import drop_shadow
from assets.studio.kit.palette import BURGUNDY, UMBER
from assets.studio.kit.raster import cast_shadow, render
from assets.studio.kit.svg import Sketch

AREAS = {
    "portus": (150, 36), "theatrum": (182, 36), "forum": (126, 34), "mercatus": (184, 34), "stadium": (140, 34),
    "arena": (128, 34), "track": (270, 34),
}  # fmt: skip
SCALE = (1076, 40)
STEPS = 12
PILL = (40, 28)
SEAL = (40, 40)


def paint_board(area: str) -> Image.Image:
    size = doubled(AREAS[area])
    sketch = Sketch(*size)
    outline = rounded(sketch.box.inset(4), 12)
    drop_shadow(sketch, outline, 2, (1, 2), 0.6)
    board(sketch, outline, sketch.box)
    moulding(sketch, rounded(sketch.box.inset(8), 9), sketch.box, 2.4)
    return render(sketch, *size)


def paint_scale() -> Image.Image:
    """Twelve steps, alternately light and dark; their numbers are lettered at run time."""
    sketch = Sketch(*SCALE)
    bar = sketch.box.inset(2)
    outline = rounded(bar, 18)
    drop_shadow(sketch, outline, 1.6, (0.6, 1.4), 0.5)
    sketch.path(outline, sketch.vertical(0, 40, ((0, "#fdf3d6"), (1, "#e2cb94"))))
    with sketch.group(clip_path=sketch.clip(outline)):
        for k in range(1, STEPS, 2):
            sketch.rect(Box(k * SCALE[0] / STEPS, 0, SCALE[0] / STEPS, 40), "#c99a5a", fill_opacity=0.28)
        for k in range(1, STEPS):
            sketch.line((k * SCALE[0] / STEPS, 0), (k * SCALE[0] / STEPS, 40), BURGUNDY, 1.2, opacity=0.55)
    sketch.path(outline, stroke=UMBER, stroke_width=2.6)
    sketch.path(outline, stroke="#d9ab46", stroke_width=1.4)
    return render(sketch, *doubled(SCALE))


def paint_pill() -> Image.Image:
    sketch = Sketch(*PILL)
    pill = rounded(sketch.box.inset(1.6), 12.3)
    sketch.path(pill, sketch.vertical(0, 28, ((0, "#4a2f1a"), (1, "#1c100a"))), **edge(1.6))
    sketch.path(pill, stroke="#d9ab46", stroke_width=1)
    return render(sketch, *doubled(PILL))


def paint_seal() -> Image.Image:
    """Points of an activation or a prize: a plain red seal on which a number of any size stays clear."""
    sketch = Sketch(*SEAL)
    middle = (20.0, 19.4)
    wax = ((0, "#cf4a4e"), (0.55, "#a3242c"), (1, "#7d151e"))
    sketch.circle(middle, 18, sketch.radial((14, 12), 28, wax), **edge(1.6, "#45060b"))
    sketch.circle(middle, 15, "none", stroke="#6e0f18", stroke_width=1.2)
    sketch.circle(
        (middle[0] + 0.5, middle[1] + 0.6), 15, "none", stroke="#f09a8c", stroke_width=0.7, stroke_opacity=0.7
    )
    return cast_shadow(render(sketch, *doubled(SEAL)), 1.6, (1, 2), 0.5)
