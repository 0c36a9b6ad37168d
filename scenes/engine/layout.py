"""Rectangles in design units (1920 x 1080), and the scale that maps them to the window."""

from dataclasses import dataclass
from typing import NamedTuple, Self

import pygame

DESIGN_WIDTH = 1920
DESIGN_HEIGHT = 1080

Point = tuple[float, float]


class Rect(NamedTuple):
    """Hold a rectangle in design units; every method returns a new one.

    It is a tuple because hundreds of them are made and compared in each frame.
    """

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Return the x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Return the y of the lower edge."""
        return self.y + self.h

    @property
    def center(self) -> Point:
        """Return the middle point."""
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def size(self) -> tuple[float, float]:
        """Return width and height."""
        return self.w, self.h

    def contains(self, point: Point) -> bool:
        """Return whether the point lies inside; the right and lower edges do not count."""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def overlaps(self, other: "Rect") -> bool:
        """Return whether both rectangles share some area."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def moved(self, dx: float = 0, dy: float = 0) -> "Rect":
        """Return the rectangle shifted by `dx` and `dy`."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def shared(self, other: "Rect") -> float:
        """Return the area, in square design units, that both rectangles cover."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0.0, width) * max(0.0, height)

    def joined(self, other: "Rect") -> "Rect":
        """Return the smallest rectangle that holds both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def inset(self, x: float, y: float | None = None) -> "Rect":
        """Return it smaller by `x` at left and right and by `y` (or `x`) at top and bottom."""
        dy = x if y is None else y
        return Rect(self.x + x, self.y + dy, max(0, self.w - 2 * x), max(0, self.h - 2 * dy))

    def outset(self, x: float, y: float | None = None) -> "Rect":
        """Return it larger by `x` at left and right and by `y` (or `x`) at top and bottom."""
        dy = x if y is None else y
        return Rect(self.x - x, self.y - dy, self.w + 2 * x, self.h + 2 * dy)

    def trimmed(self, left: float = 0, top: float = 0, right: float = 0, bottom: float = 0) -> "Rect":
        """Return it with that much cut off at each side."""
        return Rect(self.x + left, self.y + top, max(0, self.w - left - right), max(0, self.h - top - bottom))

    def split_left(self, width: float, gap: float = 0) -> tuple["Rect", "Rect"]:
        """Return the left part of that width, and the rest after the gap."""
        return Rect(self.x, self.y, width, self.h), self.trimmed(left=width + gap)

    def split_right(self, width: float, gap: float = 0) -> tuple["Rect", "Rect"]:
        """Return the rest before the gap, and the right part of that width."""
        return self.trimmed(right=width + gap), Rect(self.right - width, self.y, width, self.h)

    def split_top(self, height: float, gap: float = 0) -> tuple["Rect", "Rect"]:
        """Return the upper part of that height, and the rest below the gap."""
        return Rect(self.x, self.y, self.w, height), self.trimmed(top=height + gap)

    def split_bottom(self, height: float, gap: float = 0) -> tuple["Rect", "Rect"]:
        """Return the rest above the gap, and the lower part of that height."""
        return self.trimmed(bottom=height + gap), Rect(self.x, self.bottom - height, self.w, height)

    def columns(self, count: int, gap: float = 8) -> list["Rect"]:
        """Return equal columns, left to right."""
        width = (self.w - gap * (count - 1)) / max(1, count)
        return [Rect(self.x + i * (width + gap), self.y, width, self.h) for i in range(count)]

    def rows(self, count: int, gap: float = 8) -> list["Rect"]:
        """Return equal rows, top to bottom."""
        height = (self.h - gap * (count - 1)) / max(1, count)
        return [Rect(self.x, self.y + i * (height + gap), self.w, height) for i in range(count)]

    def grid(self, columns: int, rows: int, gap: float = 8) -> list["Rect"]:
        """Return equal cells, row by row."""
        return [cell for row in self.rows(rows, gap) for cell in row.columns(columns, gap)]

    def weighted_columns(self, weights: list[float], gap: float = 8) -> list["Rect"]:
        """Return columns that share the width in proportion to the weights."""
        room = self.w - gap * (len(weights) - 1)
        total = sum(weights)
        result, x = [], self.x
        for weight in weights:
            width = room * weight / total
            result.append(Rect(x, self.y, width, self.h))
            x += width + gap
        return result

    def stack(self, heights: list[float], gap: float = 8) -> list["Rect"]:
        """Return rows of the given heights, from the top; they may reach beyond the rectangle."""
        result, y = [], self.y
        for height in heights:
            result.append(Rect(self.x, y, self.w, height))
            y += height + gap
        return result

    def centered(self, w: float, h: float) -> "Rect":
        """Return a rectangle of that size with the same middle."""
        return Rect(self.x + (self.w - w) / 2, self.y + (self.h - h) / 2, w, h)

    def fitted(self, aspect: float) -> "Rect":
        """Return the largest centred rectangle inside with that ratio of width to height."""
        if self.w > self.h * aspect:
            return self.centered(self.h * aspect, self.h)
        return self.centered(self.w, self.w / aspect)

    def lerp(self, other: "Rect", t: float) -> "Rect":
        """Return the rectangle between both: this one at `t` = 0, the other at 1."""
        return Rect(
            self.x + (other.x - self.x) * t,
            self.y + (other.y - self.y) * t,
            self.w + (other.w - self.w) * t,
            self.h + (other.h - self.h) * t,
        )

    def kept_inside(self, outer: "Rect") -> "Rect":
        """Return it moved into `outer`, with its size unchanged."""
        x = max(outer.x, min(self.x, outer.right - self.w))
        y = max(outer.y, min(self.y, outer.bottom - self.h))
        return Rect(x, y, self.w, self.h)


SCREEN = Rect(0, 0, DESIGN_WIDTH, DESIGN_HEIGHT)


@dataclass(frozen=True, slots=True)
class Viewport:
    """Map design units to window pixels and back, with black bars where the window has other proportions."""

    scale: float
    left: float
    top: float

    @classmethod
    def for_window(cls, width: int, height: int) -> Self:
        """Return the viewport that shows all design units as large as the window allows."""
        scale = min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT)
        return cls(scale, (width - DESIGN_WIDTH * scale) / 2, (height - DESIGN_HEIGHT * scale) / 2)

    def to_pixels(self, rect: Rect) -> pygame.Rect:
        """Return the rectangle in window pixels, its edges rounded."""
        return snapped(
            rect.x * self.scale + self.left,
            rect.y * self.scale + self.top,
            rect.w * self.scale,
            rect.h * self.scale,
        )

    def to_design(self, pixel: Point) -> Point:
        """Return the point in design units of a window pixel."""
        return (pixel[0] - self.left) / self.scale, (pixel[1] - self.top) / self.scale

    def to_rect(self, pixels: pygame.Rect) -> Rect:
        """Return the rectangle in design units of one in window pixels."""
        return Rect(*self.to_design(pixels.topleft), pixels.w / self.scale, pixels.h / self.scale)

    def point(self, design: Point) -> Point:
        """Return the point in window pixels, not rounded."""
        return design[0] * self.scale + self.left, design[1] * self.scale + self.top


def snapped(x: float, y: float, w: float, h: float) -> pygame.Rect:
    """Return a pixel rectangle; each edge is rounded by itself, so that neighbours leave no gap."""
    left, top = round(x), round(y)
    return pygame.Rect(left, top, round(x + w) - left, round(y + h) - top)
