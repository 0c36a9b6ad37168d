"""A shade over the table, with holes for what is to be seen in full light."""

from collections.abc import Sequence

import pygame

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.theme import TOP_BAR_HEIGHT

SHADED = SCREEN.trimmed(top=TOP_BAR_HEIGHT)
"""The area that a shade covers."""
_CORNER = 12


def shade_with_holes(canvas: Canvas, holes: Sequence[Rect], alpha: int) -> pygame.Surface:
    """Return the picture of a shade over SHADED; its alpha leaves letters below it readable."""
    area = canvas.pixels(SHADED)
    shade = pygame.Surface(area.size, pygame.SRCALPHA)
    shade.fill((14, 8, 3, alpha))
    for each in holes:
        hole = canvas.pixels(each).move(-area.x, -area.y)
        pygame.draw.rect(shade, (0, 0, 0, 0), hole, border_radius=round(_CORNER * canvas.scale))
    return shade
