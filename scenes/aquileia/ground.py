"""The table with its mosaic, as nothing but the hour changes it."""

from scenes.aquileia.geometry import place
from scenes.aquileia.legends import draw_legends
from scenes.aquileia.signs import ART
from scenes.core.canvas import Canvas
from scenes.core.drawings import Still
from scenes.core.layout import SCREEN
from scenes.core.text import Catalog
from scenes.kit.air import draw_light

_FRAME = 8.0
"""Of gilded wood about the mosaic, which the light leaves alone."""


def draw_ground(canvas: Canvas, still: Still, catalog: Catalog, hour: float) -> None:
    canvas.still(still, SCREEN, _paint, catalog, hour)


def _paint(canvas: Canvas, catalog: Catalog, hour: float) -> None:
    """Tablets, stalls and signs lie in no shade: they are read."""
    canvas.image(ART + "table", SCREEN)
    canvas.image(ART + "ground", place("board"))
    draw_light(canvas, place("board").inset(_FRAME), hour)
    draw_legends(canvas, catalog)
