"""The city by night behind the towers of points, with light in some windows."""

import random

import pygame

from scenes.common.one_page_summary import Cut, draw_cut, has_summary, summary_of
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.theme import Colour

_SKY = "common/art/backdrop_evening"
_CITY = Rect(0, 500, SCREEN.w, SCREEN.h - 500)
_NIGHT: Colour = (112, 84, 138)
"""Factor by which night darkens each colour, of 255."""
_HORIZON, _GROUND = 0.3, 0.3
"""Shares of the height over which the picture fades in at its top and out at its foot."""
_LIGHTS, _LIT = 120, (0.27, 0.5)
"""Number of lit windows, and the shares of the height between which they lie."""
_WARM: Colour = (255, 206, 120)


def draw_backdrop(canvas: Canvas, game: str) -> None:
    """Draw the city by night; only the sky if the game has no picture of its city."""
    if has_summary(game):
        canvas.picture(city_by_night(canvas, game), SCREEN)
    else:
        canvas.image(_SKY, SCREEN)


def city_by_night(canvas: Canvas, game: str) -> pygame.Surface:
    """Return sky and city as one picture, painted once per window size, as every frame copies it."""
    key = "night", game, canvas.pixels(SCREEN).size
    return canvas.assets.scaled.get(key, lambda: _under_sky(canvas, game, summary_of(game).head))


def _under_sky(canvas: Canvas, game: str, cut: Cut) -> pygame.Surface:
    whole = pygame.Surface(canvas.pixels(SCREEN).size).convert()
    with canvas.onto(whole, canvas.scale, 0, 0):
        canvas.image(_SKY, SCREEN)
        canvas.picture(_night(canvas, game, cut), _CITY)
    return whole


def _night(canvas: Canvas, game: str, cut: Cut) -> pygame.Surface:
    picture = pygame.Surface(canvas.pixels(_CITY).size, pygame.SRCALPHA)
    with canvas.onto(picture, canvas.scale, 0, 0):
        draw_cut(canvas, game, cut, Rect(0, 0, *_CITY.size))
    picture.fill((*_NIGHT, 255), special_flags=pygame.BLEND_RGBA_MULT)
    _light_windows(picture, game)
    _fade(picture)
    return picture


def _light_windows(picture: pygame.Surface, game: str) -> None:
    chance, (width, height) = random.Random(game), picture.get_size()
    dot = max(1, round(height / 220))
    for _ in range(_LIGHTS):
        place = pygame.Rect(chance.randrange(width), round(height * chance.uniform(*_LIT)), dot, dot)
        pygame.draw.rect(picture, _WARM, place)


def _fade(picture: pygame.Surface) -> None:
    """Fade the picture row by row, at the top into the sky and at the foot into the dark."""
    width, height = picture.get_size()
    for row in range(height):
        share = row / height
        strength = min(1.0, share / _HORIZON, (1 - share) / _GROUND)
        picture.fill((255, 255, 255, round(255 * strength)), (0, row, width, 1), special_flags=pygame.BLEND_RGBA_MULT)
