"""Rockets over the city; each opens once."""

import math
from dataclasses import dataclass
from random import Random

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point
from scenes.engine.theme import Colour

SECONDS = 4.2
ONE, BETWEEN = 1.5, 1.1
"""Seconds that a single later rocket takes, and seconds of dark sky between two."""
_COUNT, _APART, _LIFE = 6, 0.45, ONE
_SPARKS, _TAIL, _FALL = 34, 0.13, 110.0
"""Number of sparks, the share of its life that a spark trails, and how far it falls."""
_TURN, _REACHES = 2 * math.pi, (0.5, 0.8, 1.0)
_COLOURS: tuple[Colour, ...] = ((255, 226, 150), (255, 150, 130), (170, 220, 255), (200, 255, 190), (236, 190, 255))


@dataclass(frozen=True, slots=True)
class Burst:
    """Hold one rocket; `sparks` are the angles of flight, and the share of the reach that each gets to."""

    start: float
    center: Point
    reach: float
    colour: Colour
    sparks: list[tuple[float, float]]

    def draw(self, canvas: Canvas, age: float) -> None:
        """Draw the sparks at that age, from 0 to 1."""
        strength = 1 - age
        red, green, blue = (round(part * strength + 40 * age) for part in self.colour)
        for angle, share in self.sparks:
            head = self._place(angle, share, age)
            canvas.line(self._place(angle, share, max(0.0, age - _TAIL)), head, (red, green, blue), 1 + strength)
            canvas.circle(head, 1.5 + 2.5 * strength * share, (red, green, blue))

    def _place(self, angle: float, share: float, age: float) -> Point:
        far = self.reach * share * (1 - (1 - age) ** 3)
        return self.center[0] + math.cos(angle) * far, self.center[1] + math.sin(angle) * far + _FALL * age**2


class Rockets:
    """Draw the rockets; the picture at a moment depends on that moment alone, so it is always the same."""

    def __init__(self) -> None:
        chance = Random(1584)
        colours = zip(range(_COUNT), (*_COLOURS, _COLOURS[0]), strict=True)
        self._bursts = [_burst(chance, number * _APART, colour) for number, colour in colours]

    def send_one(self, number: int) -> None:
        """Replace the rockets by a single one, whose time begins at 0."""
        self._bursts = [_burst(Random(number), 0.0, _COLOURS[number % len(_COLOURS)])]

    def draw(self, canvas: Canvas, time: float) -> None:
        """Draw the rockets as they are after that many seconds."""
        for burst in self._bursts:
            age = (time - burst.start) / _LIFE
            if 0 < age < 1:
                burst.draw(canvas, age)


def _burst(chance: Random, start: float, colour: Colour) -> Burst:
    center = chance.uniform(480, 1840), chance.uniform(270, 460)
    sparks = [
        (_TURN * (spark + chance.uniform(-0.4, 0.4)) / _SPARKS, chance.choice(_REACHES) * chance.uniform(0.85, 1))
        for spark in range(_SPARKS)
    ]
    return Burst(start, center, chance.uniform(180, 280), colour, sparks)
