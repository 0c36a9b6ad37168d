"""How a card is made: a field of stones with a braided border, a figure of finer stones, a gilt edge; in three cuts."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageFilter

from assets.studio.aquileia.braid import draw_braid
from assets.studio.kit.andamento import jittered, joined, masked, straight
from assets.studio.kit.colour import lighten, mix
from assets.studio.kit.geometry import Box, polar, polygon, rounded
from assets.studio.kit.light import drop_shadow
from assets.studio.kit.materials import gold_line, gold_paint
from assets.studio.kit.noise import Field, to_image, to_pixels
from assets.studio.kit.palette import UMBER
from assets.studio.kit.raster import render, stack
from assets.studio.kit.svg import Sketch
from assets.studio.kit.tesserae import Stone, lay

WIDTH, HEIGHT = 300, 420
CARD = Box(0, 0, WIDTH, HEIGHT)
BORDER = 30
_STONE = Stone(spread=0.05, hue=0.016, tilt=0.07, bevel=0.06, depth=0.5)


@dataclass(frozen=True, slots=True)
class Cut:
    """A drawing for one range of sizes: the smaller it is shown, the larger its figure, the coarser its stones."""

    ending: str
    size: tuple[int, int]
    figure: float
    marks: float
    cell: float
    has_fine_figure: bool = False


LARGE = Cut("", (600, 840), 1, 1.2, 6.2, has_fine_figure=True)
MIDDLE = Cut("_middle", (260, 364), 1.1, 1.5, 10)
SMALL = Cut("_small", (170, 238), 1.2, 2.1, 15)
CUTS = (LARGE, MIDDLE, SMALL)


@dataclass(frozen=True, slots=True)
class Ground:
    """The colours of a kind of card: field, shade towards its edges, the two strands of its border."""

    field: str
    shade: str
    strands: tuple[str, str]
    has_rays: bool = True


Drawing = Callable[[Sketch, Cut], None]


def paint_card(ground: Ground, figure: Drawing, marks: Drawing, cut: Cut) -> Image.Image:
    """`figure` is laid in finer stones where the cut is large; `marks` (numbers, coins) stay as drawn."""
    drawn = _drawn(figure, cut)
    laid = to_image(_laid(_field(ground, cut), drawn, cut))
    laid.putalpha(_drawn(_fill_outline, cut).getchannel("A"))
    return stack(
        laid,
        _drawn(_rule, cut),
        _over_stones(drawn) if cut.has_fine_figure else drawn,
        _drawn(_edge, cut),
        _drawn(marks, cut),
    )


def _over_stones(figure: Image.Image) -> Image.Image:
    """The drawing lies thinly over its own stones, so that lines stay sharp."""
    thin = figure.copy()
    thin.putalpha(figure.getchannel("A").point(lambda value: value * 0.62))
    return thin


def _drawn(drawing: Drawing, cut: Cut) -> Image.Image:
    sketch = Sketch(WIDTH, HEIGHT)
    drawing(sketch, cut)
    return render(sketch, *cut.size)


def _laid(field: Image.Image, figure: Image.Image, cut: Cut) -> Field:
    scale = cut.size[0] / WIDTH
    cell = cut.cell * scale
    box = Box(0, 0, *cut.size)
    seeds = jittered(straight(box, cell), cell * 0.12, 11)
    if not cut.has_fine_figure:
        return lay(to_pixels(field), seeds, int(cell) + 1, _STONE)
    solid = figure.getchannel("A")
    body = np.asarray(solid, np.float32) / 255
    halo = np.asarray(solid.filter(ImageFilter.MaxFilter(7)), np.float32) / 255
    braid = np.ones_like(body)
    edge = int(BORDER * scale)
    braid[edge:-edge, edge:-edge] = 0
    fine = jittered(straight(box, cell * 0.55), cell * 0.07, 12)
    around = masked(seeds, 1 - np.maximum(halo, braid))
    inside = masked(fine, np.maximum(body, braid * (1 - halo)))
    return lay(to_pixels(stack(field, figure)), joined([around, inside]), int(cell) + 1, _STONE)


def _field(ground: Ground, cut: Cut) -> Image.Image:
    sketch = Sketch(WIDTH, HEIGHT)
    tones = ((0, lighten(ground.field, 0.4)), (0.6, ground.field), (1, ground.shade))
    middle = (WIDTH / 2, HEIGHT * 0.44)
    sketch.rect(CARD, sketch.radial(middle, (WIDTH * 0.8, HEIGHT * 0.7), tones))
    if ground.has_rays:
        for k in range(24):
            ray = [polar(middle, 60, k * 15), polar(middle, 300, k * 15 - 3), polar(middle, 300, k * 15 + 3)]
            sketch.path(polygon(ray), "#fff8e0", fill_opacity=0.22)
        sketch.ellipse((WIDTH / 2, HEIGHT * 0.845), (112, 17), mix(ground.shade, "#2a1208", 0.4), fill_opacity=0.5)
    draw_braid(sketch, CARD, BORDER, ground.strands, UMBER, strands=cut is LARGE)
    return render(sketch, *cut.size)


def _fill_outline(sketch: Sketch, _: Cut) -> None:
    sketch.path(rounded(CARD.inset(1), 17), "#fff")


def _edge(sketch: Sketch, _: Cut) -> None:
    gold_line(sketch, rounded(CARD.inset(3.4), 15), CARD, 4.4)


def _rule(sketch: Sketch, _: Cut) -> None:
    gold_line(sketch, rounded(CARD.inset(BORDER + 1), 5), CARD, 2.6)


def draw_plate(sketch: Sketch, cut: Cut) -> tuple[float, float, float]:
    """The disc in the upper left corner that carries a strength; gives back its middle and scale."""
    radius = 28 * cut.marks
    x = y = 12 + radius
    box = Box(x - radius, y - radius, 2 * radius, 2 * radius)
    drop_shadow(sketch, rounded(box, radius), blur=3, offset=(2, 3), strength=0.5)
    sketch.circle((x, y), radius, gold_paint(sketch, box), stroke=UMBER, stroke_width=2.4)
    sketch.circle((x, y), radius * 0.8, "#fff6dc", stroke="#5c3d0e", stroke_width=1.8)
    return x, y, cut.marks
