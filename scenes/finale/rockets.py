"""Rockets over the city: each climbs and opens once; a few seconds, and the sky is dark again."""

import math
from random import Random

from scenes.core.canvas import Canvas
from scenes.core.layout import Point
from scenes.core.theme import Colour

SECONDS = 4.2
_COUNT, _APART, _LIFE = 6, 0.45, 1.5
_SPARKS = 22
_COLOURS: tuple[Colour, ...] = ((255, 226, 150), (255, 150, 130), (170, 220, 255), (200, 255, 190), (236, 190, 255))


class Rockets:
    """The same every time: what is seen at a moment depends on that moment alone."""

    def __init__(self) -> None:
        chance = Random(1584)
        self._bursts = [
            (number * _APART, (chance.uniform(480, 1840), chance.uniform(150, 420)), chance.uniform(120, 210), colour)
            for number, colour in zip(range(_COUNT), (*_COLOURS, _COLOURS[0]), strict=True)
        ]

    def draw(self, canvas: Canvas, time: float) -> None:
        for start, center, reach, colour in self._bursts:
            age = (time - start) / _LIFE
            if 0 < age < 1:
                _draw_burst(canvas, center, reach * (1 - (1 - age) ** 3), 1 - age, colour)


def _draw_burst(canvas: Canvas, center: Point, reach: float, strength: float, colour: Colour) -> None:
    red, green, blue = (round(part * strength + 40 * (1 - strength)) for part in colour)
    for spark in range(_SPARKS):
        angle = 2 * math.pi * spark / _SPARKS
        for share, size in ((1.0, 4.0), (0.78, 2.6), (0.55, 1.8)):
            x = center[0] + math.cos(angle) * reach * share
            y = center[1] + math.sin(angle) * reach * share + 60 * (1 - strength) ** 2
            canvas.circle((x, y), size * (0.5 + strength / 2), (red, green, blue))
