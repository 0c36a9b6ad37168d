"""Translucent plates and smooth circles: painted once as pictures, then copied."""

import pygame

from scenes.core.assets import SurfaceCache, converted, windows
from scenes.core.layout import Point
from scenes.core.theme import Colour

SHAPE_WINDOWS = 2


class ShapeBook:
    """Shapes by all that they show, in pixels."""

    def __init__(self) -> None:
        self.cache = SurfaceCache(windows(SHAPE_WINDOWS))

    def plate(self, size: tuple[int, int], colour: Colour, strength: int, corner: int) -> pygame.Surface:
        """A filled rectangle that lets shine through what lies below; `strength` goes up to 255."""
        return self.cache.get((size, colour, strength, corner), lambda: _plate(size, (*colour, strength), corner))

    def circle(self, radius: int, colour: Colour, thick: int) -> pygame.Surface:
        """Its middle lies at (radius + 1, radius + 1); filled when `thick` is 0."""
        return self.cache.get((radius, colour, thick), lambda: _circle(radius, colour, thick))


def _plate(size: tuple[int, int], colour: tuple[int, int, int, int], corner: int) -> pygame.Surface:
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(sheet, colour, sheet.get_rect(), border_radius=corner)
    return converted(sheet)


def _circle(radius: int, colour: Colour, thick: int) -> pygame.Surface:
    """Drawn in white, since its smooth edge darkens as it fades; then every pixel takes the colour."""
    middle = radius + 1
    sheet = pygame.Surface((2 * middle + 1, 2 * middle + 1), pygame.SRCALPHA)
    pygame.draw.aacircle(sheet, (255, 255, 255), (middle, middle), radius, thick)
    sheet.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    sheet.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return converted(sheet)

def stroke(start: Point, end: Point, width: float) -> list[Point]:
    """The four corners of a thick slanted line."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = max(0.001, (dx * dx + dy * dy) ** 0.5)
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    return [
        (start[0] + nx, start[1] + ny),
        (end[0] + nx, end[1] + ny),
        (end[0] - nx, end[1] - ny),
        (start[0] - nx, start[1] - ny),
    ]
