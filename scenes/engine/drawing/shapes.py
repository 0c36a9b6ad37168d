"""Translucent rectangles and smooth circles, painted once as pictures and then copied."""

from collections.abc import Iterator

import pygame

from scenes.engine.drawing.images import SurfaceCache, converted, windows
from scenes.engine.layout import Point
from scenes.engine.theme import Colour

SHAPE_WINDOWS = 1
"""Memory for shapes, in pictures of the window's size."""
_TILE = 256
"""Pixels; larger rectangles are put together from tiles of this size, which saves memory."""
_EDGE = _TILE // 2
"""Length of the first and the last tile, and largest radius of corners that tiles can have."""

Piece = tuple[pygame.Surface, tuple[int, int]]
"""A picture and the pixel at which it is copied."""


class ShapeBook:
    """Cache pictures of shapes by size, colour and form, in pixels."""

    def __init__(self) -> None:
        self.cache = SurfaceCache(windows(SHAPE_WINDOWS))

    def plate(self, area: pygame.Rect, colour: Colour, strength: int, corner: int) -> Iterator[Piece]:
        """Yield the pictures of a translucent filled rectangle; `strength` is its opacity from 0 to 255."""
        if min(area.size) <= _TILE or corner > _EDGE:
            yield self._whole(area.size, colour, strength, corner), area.topleft
            return
        plain, rounded = (self._whole((_TILE, _TILE), colour, strength, each) for each in (0, corner))
        for x, width, left in _parts(area.width):
            for y, height, top in _parts(area.height):
                is_corner = left is not None and top is not None
                part = pygame.Rect(left or 0, top or 0, width, height)
                yield (rounded if is_corner else plain).subsurface(part), (area.x + x, area.y + y)

    def _whole(self, size: tuple[int, int], colour: Colour, strength: int, corner: int) -> pygame.Surface:
        return self.cache.get((size, colour, strength, corner), lambda: _plate(size, (*colour, strength), corner))

    def circle(self, radius: int, colour: Colour, thick: int) -> pygame.Surface:
        """Return a circle with its middle at (radius + 1, radius + 1); filled if `thick` is 0."""
        return self.cache.get((radius, colour, thick), lambda: _circle(radius, colour, thick))


def _parts(length: int) -> Iterator[tuple[int, int, int | None]]:
    """Yield start and length of each tile along a side, and for the ends the place of that end in the tile."""
    yield 0, _EDGE, 0
    for start in range(_EDGE, length - _EDGE, _TILE):
        yield start, min(_TILE, length - _EDGE - start), None
    yield length - _EDGE, _EDGE, _EDGE


def _plate(size: tuple[int, int], colour: tuple[int, int, int, int], corner: int) -> pygame.Surface:
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(sheet, colour, sheet.get_rect(), border_radius=corner)
    return converted(sheet)


def _circle(radius: int, colour: Colour, thick: int) -> pygame.Surface:
    """Draw a circle in white and colour it afterwards, since pygame's smooth edge darkens as it fades."""
    middle = radius + 1
    sheet = pygame.Surface((2 * middle + 1, 2 * middle + 1), pygame.SRCALPHA)
    pygame.draw.aacircle(sheet, (255, 255, 255), (middle, middle), radius, thick)
    sheet.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    sheet.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return converted(sheet)


def stroke(start: Point, end: Point, width: float) -> list[Point]:
    """Return the four corners of a thick line."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = max(0.001, (dx * dx + dy * dy) ** 0.5)
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    return [
        (start[0] + nx, start[1] + ny),
        (end[0] + nx, end[1] + ny),
        (end[0] - nx, end[1] - ny),
        (start[0] - nx, start[1] - ny),
    ]
