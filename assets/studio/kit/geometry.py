"""Points, boxes and the path data of shapes that many pictures share."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

Point = tuple[float, float]


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, margin: float) -> "Box":
        return Box(self.x + margin, self.y + margin, self.w - 2 * margin, self.h - 2 * margin)


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def trace(*steps: str | float) -> str:
    """Path data from commands and numbers in the order they are said."""
    return " ".join(step if isinstance(step, str) else number(step) for step in steps)


def polyline(points: Sequence[Point]) -> str:
    return "M" + " L".join(f"{number(x)} {number(y)}" for x, y in points)


def polygon(points: Sequence[Point]) -> str:
    return polyline(points) + " Z"


def rectangle(box: Box) -> str:
    return f"M{number(box.x)} {number(box.y)} h{number(box.w)} v{number(box.h)} h{number(-box.w)} Z"


def rounded(box: Box, radius: float) -> str:
    arc = f"a{number(radius)} {number(radius)} 0 0 1"
    across, down, r = box.w - 2 * radius, box.h - 2 * radius, number(radius)
    return (
        f"M{number(box.x + radius)} {number(box.y)} h{number(across)} {arc} {r} {r} v{number(down)} "
        f"{arc} -{r} {r} h{number(-across)} {arc} -{r} -{r} v{number(-down)} {arc} {r} -{r} Z"
    )


def notched(box: Box, notch: float) -> str:
    """A plaque whose four corners are bitten by quarter circles, as on bronze name plates."""
    arc = f"a{number(notch)} {number(notch)} 0 0 0"
    across, down, n = box.w - 2 * notch, box.h - 2 * notch, number(notch)
    return (
        f"M{number(box.x + notch)} {number(box.y)} h{number(across)} {arc} {n} {n} v{number(down)} "
        f"{arc} -{n} {n} h{number(-across)} {arc} -{n} -{n} v{number(-down)} {arc} {n} -{n} Z"
    )


def arch(centre_x: float, base: float, width: float, height: float) -> str:
    """A round-headed opening standing on `base`."""
    r, spring = width / 2, base - height + width / 2
    return (
        f"M{number(centre_x - r)} {number(base)} V{number(spring)} "
        f"A{number(r)} {number(r)} 0 0 1 {number(centre_x + r)} {number(spring)} V{number(base)} Z"
    )


def ring(centre: Point, outer: float, inner: float) -> str:
    return circle(centre, outer) + " " + circle(centre, inner)


def circle(centre: Point, radius: float) -> str:
    x, y = centre
    r = number(radius)
    half = f"a{r} {r} 0 1 0"
    return f"M{number(x - radius)} {number(y)} {half} {number(2 * radius)} 0 {half} {number(-2 * radius)} 0 Z"


def polar(centre: Point, radius: float, degrees: float) -> Point:
    """Degrees run clockwise from the right, as screens count them."""
    turn = math.radians(degrees)
    return centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)


def star(centre: Point, points: int, outer: float, inner: float, turn: float = -90) -> str:
    step = 180 / points
    return polygon([polar(centre, inner if i % 2 else outer, turn + i * step) for i in range(2 * points)])


def flowing(points: Sequence[Point]) -> str:
    """A smooth line through points given from left to right: hill crests, ribbons, water."""
    d = f"M{number(points[0][0])} {number(points[0][1])}"
    for (ax, ay), (bx, by) in pairwise(points):
        middle = number((ax + bx) / 2)
        d += f" C{middle} {number(ay)} {middle} {number(by)} {number(bx)} {number(by)}"
    return d


def heater_shield(box: Box) -> str:
    """The straight-topped shield that carries numbers and arms."""
    x, y, w, h = box
    shoulder, middle, low, hip = y + h * 0.58, x + w / 2, y + h * 0.92, y + h * 0.8
    top = trace("M", x, y, "Q", middle, y + h * 0.05, x + w, y, "V", shoulder)
    right = trace("C", x + w, hip, x + w * 0.68, low, middle, y + h)
    left = trace("C", x + w * 0.32, low, x, hip, x, shoulder, "Z")
    return f"{top} {right} {left}"
