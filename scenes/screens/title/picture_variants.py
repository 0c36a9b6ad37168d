"""Variants of pictures: darkened or mirrored, made once per size, or blown by the wind."""

from collections.abc import Callable

import pygame

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect

DUSK = (124, 110, 134)
_ROW = 4.0
"""Height of the rows that are moved aside together."""


def draw_in_dusk(canvas: Canvas, name: str, rect: Rect) -> None:
    """Draw the picture darkened, as without light."""
    size = canvas.pixels(rect).size
    plain = canvas.assets.image(name, size)
    if plain is not None:
        canvas.picture(canvas.assets.scaled.get(("dusk", name, size), lambda: _darkened(plain)), rect)


def draw_mirrored(canvas: Canvas, name: str, rect: Rect) -> None:
    """Draw the picture mirrored from left to right."""
    size = canvas.pixels(rect).size
    plain = canvas.assets.image(name, size)
    if plain is not None:
        mirror = canvas.assets.scaled.get(("mirror", name, size), lambda: pygame.transform.flip(plain, True, False))
        canvas.picture(mirror, rect)


def draw_blown(canvas: Canvas, name: str, rect: Rect, below: float, sway: Callable[[float], float]) -> None:
    """Draw the part of the picture below that share of its height, each row moved aside by `sway`."""
    area = canvas.pixels(rect)
    picture = canvas.assets.image(name, area.size)
    if picture is None:
        return
    top, thick = round(area.height * below), max(1, round(_ROW * canvas.scale))
    for y in range(top, area.height, thick):
        aside = round(sway((y - top) / (area.height - top)) * canvas.scale)
        canvas.surface.blit(picture, (area.x + aside, area.y + y), (0, y, area.width, thick))


def _darkened(picture: pygame.Surface) -> pygame.Surface:
    dark = picture.copy()
    dark.fill((*DUSK, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return dark
