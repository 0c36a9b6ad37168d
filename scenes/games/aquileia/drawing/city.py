"""The painted table with its mosaic; it changes only with the hour."""

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN
from scenes.engine.text.catalog import Catalog
from scenes.games.aquileia.drawing.legends import draw_legends
from scenes.games.aquileia.drawing.signs import ART
from scenes.games.aquileia.layout import place
from scenes.kit.motion.ambience import draw_light

_FRAME = 8.0
"""Width of the gilded frame around the mosaic, which gets no tint of the hour."""


def draw_ground(canvas: Canvas, catalog: Catalog, hour: float) -> None:
    """Draw the table; tablets, stalls and signs get no tint of the hour, so that they stay readable."""
    canvas.image(ART + "table", SCREEN)
    canvas.image(ART + "ground", place("board"))
    draw_light(canvas, place("board").inset(_FRAME), hour)
    draw_legends(canvas, catalog)
