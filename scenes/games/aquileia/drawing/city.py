"""The table with its mosaic, as nothing but the hour changes it."""

from scenes.engine.cache.display_list import CachedBitmap
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN
from scenes.engine.text.catalog import Catalog
from scenes.games.aquileia.drawing.legends import draw_legends
from scenes.games.aquileia.drawing.signs import ART
from scenes.games.aquileia.layout import place
from scenes.kit.motion.ambience import draw_light

_FRAME = 8.0
"""Of gilded wood about the mosaic, which the light leaves alone."""


def draw_ground(canvas: Canvas, still: CachedBitmap, catalog: Catalog, hour: float) -> None:
    canvas.still(still, SCREEN, _paint, catalog, hour)


def _paint(canvas: Canvas, catalog: Catalog, hour: float) -> None:
    """Tablets, stalls and signs lie in no shade: they are read."""
    canvas.image(ART + "table", SCREEN)
    canvas.image(ART + "ground", place("board"))
    draw_light(canvas, place("board").inset(_FRAME), hour)
    draw_legends(canvas, catalog)
