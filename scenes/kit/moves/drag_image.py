"""What the mouse carries: the picture of a piece, and of those that go along with it, fanned beside it."""

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
"""How far the hand holds a piece above the table, and where its shadow falls."""
_FANNED = 0.36
"""So much of its width each piece of a fan leaves of the one below."""


class _Held:
    """One piece: its place, and where it is held before the mouse has moved."""

    def __init__(self, canvas: Canvas, piece: Piece, size: float, start: Point, aside: float) -> None:
        self.piece, self.home, self._reach = piece.id, piece.rect, piece.extent()
        self._size, self._start, self._aside = size, start, aside
        self._picture = _likeness(canvas, piece, size)
        self._shadow = _shadow_of(self._picture)

    def held(self, rect: Rect) -> Rect:
        """As large as it is in the hand, about the point where it was taken up."""
        (x, y), size = self._start, self._size
        return Rect(x + (rect.x - x) * size + self._aside, y + (rect.y - y) * size, rect.w * size, rect.h * size)

    def draw(self, canvas: Canvas, way: Point, back: float) -> None:
        there = self.held(self._reach).moved(*way).lerp(self._reach, back).moved(*_LIFTED)
        blit_faded(canvas.surface, *_fitted(canvas, self._shadow, there.moved(*_SHADOW)), _SHADE)
        blit_faded(canvas.surface, *_fitted(canvas, self._picture, there), _STRENGTH)


class DragImage:
    """What was taken up, and how far it is from its place."""

    def __init__(
        self, canvas: Canvas, piece: Piece, actions: frozenset[Any], start: Point = HOME, along: Sequence[Piece] = ()
    ) -> None:
        """`start` is the point of the piece that the mouse holds."""
        self.piece, self.home, self.actions = piece.id, piece.rect, actions
        self.was_chosen = piece.is_chosen
        self.is_lifted = False
        """It was chosen as it was taken up."""
        self.way: Point = HOME
        self._below = (piece.rect.bottom - start[1]) * piece.size_in_hand if along else 0.0
        """So far a fan reaches below the mouse."""
        self._back = 0.0
        size, fan = piece.size_in_hand, sorted([piece, *along], key=lambda each: each.rect.x)
        step, place = piece.rect.w * size * _FANNED, fan.index(piece)
        self._held = [
            _Held(canvas, each, size, _corresponding(start, piece, each), _aside(piece, each) + step * (number - place))
            for number, each in enumerate(fan)
        ]

    @property
    def pieces(self) -> frozenset[str]:
        return frozenset(held.piece for held in self._held)

    def go(self, way: Point, near: float = 0.0) -> None:
        """The nearer it is to a place that takes it, from 0 to 1, the higher a fan is held: what it hides is read."""
        self.way = way[0], way[1] - near * self._below

    def return_by(self, share: float) -> None:
        """So much of the way home is done."""
        self._back = share

    def brought(self) -> Brought:
        """Left where it is now."""
        held = tuple((each.home, each.held(each.home).moved(*self.way)) for each in self._held)
        return Brought(self.home, self.way, held)

    def draw(self, canvas: Canvas) -> None:
        canvas.rise()
        for held in self._held:
            held.draw(canvas, self.way, self._back)


def _aside(piece: Piece, other: Piece) -> float:
    """From the place of one to that of another."""
    return piece.rect.x - other.rect.x


def _corresponding(point: Point, piece: Piece, other: Piece) -> Point:
    """The same point of another piece of its kind."""
    return point[0] - _aside(piece, other), point[1] + other.rect.y - piece.rect.y


def _fitted(canvas: Canvas, picture: pygame.Surface, rect: Rect) -> tuple[pygame.Surface, tuple[int, int]]:
    """On its way home it grows to its size there."""
    area = canvas.pixels(rect)
    grows = abs(area.w - picture.get_width()) > 1
    return pygame.transform.smoothscale(picture, area.size) if grows else picture, area.topleft


def _likeness(canvas: Canvas, piece: Piece, size: float) -> pygame.Surface:
    """The piece and nothing that lies below it."""
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
