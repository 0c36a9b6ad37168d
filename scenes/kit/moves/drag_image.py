"""The picture of a dragged piece, and of those that are dragged with it, fanned beside it."""

from collections.abc import Sequence
from typing import Any

import pygame

from scenes.engine.cache.display_list import blit_faded
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point, Rect
from scenes.engine.widgets import Look
from scenes.kit.motion.stage import Brought
from scenes.kit.pieces import HOME, Piece

_STRENGTH, _SHADE = 235, 90
_LIFTED, _SHADOW = (0.0, -8.0), (5.0, 14.0)
"""Offset of a dragged piece above the mouse, and of its shadow."""
_FANNED = 0.36
"""Share of its width by which each piece of a fan lies beside the one below."""


class _Held:
    """Draw one dragged piece and its shadow."""

    def __init__(self, canvas: Canvas, piece: Piece, size: float, start: Point, aside: float) -> None:
        self.piece, self.home, self._reach = piece.id, piece.rect, piece.extent()
        self._size, self._start, self._aside = size, start, aside
        self._picture = _likeness(canvas, piece, size)
        self._shadow = _shadow_of(self._picture)

    def held(self, rect: Rect) -> Rect:
        """Return a rectangle of the piece in its size in the hand, around the point where it was taken up."""
        (x, y), size = self._start, self._size
        return Rect(x + (rect.x - x) * size + self._aside, y + (rect.y - y) * size, rect.w * size, rect.h * size)

    def draw(self, canvas: Canvas, way: Point, back: float) -> None:
        there = self.held(self._reach).moved(*way).lerp(self._reach, back).moved(*_LIFTED)
        blit_faded(canvas.surface, *_fitted(canvas, self._shadow, there.moved(*_SHADOW)), _SHADE)
        blit_faded(canvas.surface, *_fitted(canvas, self._picture, there), _STRENGTH)


class DragImage:
    """Hold and draw what is dragged, and how far it is from its place."""

    def __init__(
        self, canvas: Canvas, piece: Piece, actions: frozenset[Any], start: Point = HOME, along: Sequence[Piece] = ()
    ) -> None:
        """Make the pictures; `start` is the point of the piece that the mouse holds."""
        self.piece, self.home, self.actions = piece.id, piece.rect, actions
        self.was_chosen = piece.is_chosen
        self.is_lifted = False
        """True if taking it up has selected it."""
        self.way: Point = HOME
        self._below = (piece.rect.bottom - start[1]) * piece.size_in_hand if along else 0.0
        """Design units by which a fan extends below the mouse."""
        self._back = 0.0
        size, fan = piece.size_in_hand, sorted([piece, *along], key=lambda each: each.rect.x)
        step, place = piece.rect.w * size * _FANNED, fan.index(piece)
        self._held = [
            _Held(canvas, each, size, _corresponding(start, piece, each), _aside(piece, each) + step * (number - place))
            for number, each in enumerate(fan)
        ]

    @property
    def pieces(self) -> frozenset[str]:
        """Return the ids of everything that is dragged."""
        return frozenset(held.piece for held in self._held)

    def go(self, way: Point, near: float = 0.0) -> None:
        """Move it to a distance from its place.

        `near` is 1 over a place that takes it and 0 far away; near it a fan is raised to keep the place readable.
        """
        self.way = way[0], way[1] - near * self._below

    def return_by(self, share: float) -> None:
        """Store the share of the way back that is done."""
        self._back = share

    def brought(self) -> Brought:
        """Return where everything is now, for the flight that begins there."""
        held = tuple((each.home, each.held(each.home).moved(*self.way)) for each in self._held)
        return Brought(self.home, self.way, held)

    def draw(self, canvas: Canvas) -> None:
        """Draw it over everything else."""
        canvas.rise()
        for held in self._held:
            held.draw(canvas, self.way, self._back)


def _aside(piece: Piece, other: Piece) -> float:
    """Return the horizontal distance between the places of two pieces."""
    return piece.rect.x - other.rect.x


def _corresponding(point: Point, piece: Piece, other: Piece) -> Point:
    """Return the same point of another piece."""
    return point[0] - _aside(piece, other), point[1] + other.rect.y - piece.rect.y


def _fitted(canvas: Canvas, picture: pygame.Surface, rect: Rect) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return the picture and its place in pixels, scaled if its size differs; it grows on its way back."""
    area = canvas.pixels(rect)
    grows = abs(area.w - picture.get_width()) > 1
    return pygame.transform.smoothscale(picture, area.size) if grows else picture, area.topleft


def _likeness(canvas: Canvas, piece: Piece, size: float) -> pygame.Surface:
    """Return a picture of the piece without anything that lies below it."""
    reach, scale, texts = piece.extent(), canvas.viewport.scale * size, len(canvas.boxes)
    sheet = pygame.Surface((round(reach.w * scale), round(reach.h * scale)), pygame.SRCALPHA)
    with canvas.onto(sheet, scale, -reach.x * scale, -reach.y * scale):
        piece.alone().draw(canvas, Look())
    del canvas.boxes[texts:]
    return sheet


def _shadow_of(picture: pygame.Surface) -> pygame.Surface:
    shadow = picture.copy()
    shadow.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return shadow
