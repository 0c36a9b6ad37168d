"""What widgets and scenes draw with: design units in, window pixels out, everything cached at its real size."""

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from scenes.core.assets import Assets
from scenes.core.layout import SCREEN, Point, Rect, Viewport, snapped
from scenes.core.lettering import Lettering
from scenes.core.skins import SkinBook
from scenes.core.text_boxes import TextBox
from scenes.core.theme import BROWN, RING_WIDTH, Colour, TextStyle

UNBOUNDED = 100_000
FULLY_GROWN = 1.25
"""Up to here every place has room for its text."""


class Canvas:
    """Draws on one surface; transforms nest with `with`."""

    def __init__(self, surface: pygame.Surface, assets: Assets, skins: SkinBook, lettering: Lettering) -> None:
        self.surface = surface
        self.assets = assets
        self.skins = skins
        self.lettering = lettering
        self.viewport = Viewport.for_window(*surface.get_size())
        self.text_scale = 1.0
        self.boxes: list[TextBox] = []
        self._scale = self.viewport.scale
        self._left = self.viewport.left
        self._top = self.viewport.top
        self._alpha = 1.0
        self._depth = 0

    @property
    def scale(self) -> float:
        """Window pixels per design unit, transforms included."""
        return self._scale

    def begin(self) -> None:
        """Starts a frame: black letterbox, empty register of texts."""
        self.surface.set_clip(None)
        self.surface.fill((0, 0, 0))
        self.boxes.clear()
        self._scale, self._left, self._top = self.viewport.scale, self.viewport.left, self.viewport.top
        self._alpha = 1.0
        self._depth = 0
        self.surface.set_clip(self.pixels(SCREEN))

    def rise(self) -> None:
        """What follows lies over what was drawn; for the register of texts."""
        self._depth += 1

    def pixels(self, rect: Rect) -> pygame.Rect:
        scale = self._scale
        return snapped(rect.x * scale + self._left, rect.y * scale + self._top, rect.w * scale, rect.h * scale)

    # Transforms

    @contextmanager
    def shifted(self, dx: float = 0, dy: float = 0) -> Iterator[None]:
        saved = self._left, self._top
        self._left += dx * self._scale
        self._top += dy * self._scale
        try:
            yield
        finally:
            self._left, self._top = saved

    @contextmanager
    def zoomed(self, factor: float, about: Point) -> Iterator[None]:
        """Everything inside is drawn larger around a point, letters at their real new size."""
        saved = self._scale, self._left, self._top
        self._left += about[0] * self._scale * (1 - factor)
        self._top += about[1] * self._scale * (1 - factor)
        self._scale *= factor
        try:
            yield
        finally:
            self._scale, self._left, self._top = saved

    @contextmanager
    def faded(self, alpha: float) -> Iterator[None]:
        saved = self._alpha
        self._alpha *= max(0.0, min(1.0, alpha))
        try:
            yield
        finally:
            self._alpha = saved

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        saved = self.surface.get_clip()
        self.surface.set_clip(saved.clip(self.pixels(rect)))
        try:
            yield
        finally:
            self.surface.set_clip(saved)

    @contextmanager
    def layer(
        self, rect: Rect, angle: float = 0, factor: float = 1, alpha: float = 1, width: float = 1
    ) -> Iterator[None]:
        """What is drawn inside appears as one picture, turned by degrees and scaled about the middle of `rect`.

        `width` alone is the share of its width that a card shows while it turns over."""
        if not angle and factor == 1 and alpha == 1 and width == 1:
            yield
            return
        area = self.pixels(rect)
        saved = self.surface, self._left, self._top, self._alpha
        sheet = pygame.Surface((max(1, area.width), max(1, area.height)), pygame.SRCALPHA)
        self.surface, self._left, self._top, self._alpha = sheet, saved[1] - area.x, saved[2] - area.y, 1.0
        try:
            yield
        finally:
            self.surface, self._left, self._top, self._alpha = saved
        turned = pygame.transform.rotozoom(sheet, angle, factor) if angle or factor != 1 else sheet
        if width != 1:
            narrow = max(1, round(turned.get_width() * width))
            turned = pygame.transform.smoothscale(turned, (narrow, turned.get_height()))
        with self.faded(alpha):
            self._blit(turned, turned.get_rect(center=area.center).topleft)

    # Pictures

    def image(self, name: str, rect: Rect, alpha: float = 1) -> None:
        """A picture below `assets/`, filling the rectangle; a plain plate when it is missing."""
        area = self.pixels(rect)
        if not self._visible(area):
            return
        picture = self.assets.image(name, area.size)
        if picture is None:
            self.skin("panel_plain", rect)
            return
        with self.faded(alpha):
            self._blit(picture, area.topleft)

    def image_fitted(self, name: str, rect: Rect, cover: bool = False) -> Rect:
        """As large as fits inside with its own proportions, or covering the rectangle (clipped)."""
        size = self.assets.natural_size(name)
        if size is None:
            self.image(name, rect)
            return rect
        aspect = size[0] / size[1]
        fitted = rect.fitted(aspect)
        if cover:
            grow = max(rect.w / fitted.w, rect.h / fitted.h)
            fitted = rect.centered(fitted.w * grow, fitted.h * grow)
        with self.clipped(rect):
            self.image(name, fitted)
        return fitted

    def picture(self, surface: pygame.Surface, rect: Rect) -> None:
        """A surface of the caller's own, scaled to the rectangle without caching."""
        area = self.pixels(rect)
        if self._visible(area):
            exact = surface if surface.get_size() == area.size else pygame.transform.smoothscale(surface, area.size)
            self._blit(exact, area.topleft)

    def skin(self, name: str, rect: Rect) -> None:
        left, top, right, bottom = self.skins.reach(name)
        area = self.pixels(Rect(rect.x - left, rect.y - top, rect.w + left + right, rect.h + top + bottom))
        if self._visible(area):
            self._blit(self.skins.draw(name, area.size, self._scale), area.topleft)

    def inside(self, name: str, rect: Rect) -> Rect:
        """The part of a dressed rectangle that its frame leaves free."""
        left, top, right, bottom = self.skins.pad(name)
        return rect.trimmed(left, top, right, bottom)

    def icon(self, name: str, center: Point, size: float, colour: Colour) -> None:
        pixels = max(1, round(size * self._scale))
        area = self.pixels(Rect(center[0] - size / 2, center[1] - size / 2, size, size))
        if self._visible(area):
            self._blit(self.lettering.icon(name, pixels, colour), area.topleft)

    # Text

    def text(self, text: str, rect: Rect, style: TextStyle) -> Rect:
        """One line, shrunk if it must; returns the rectangle the letters take."""
        return self._write(text, rect, style, wrap=False)

    def paragraph(self, text: str, rect: Rect, style: TextStyle) -> Rect:
        """Wrapped lines, shrunk if they must; returns the rectangle they take."""
        return self._write(text, rect, style, wrap=True)

    def measure(self, text: str, style: TextStyle, width: float | None = None) -> tuple[float, float]:
        """Width and height in design units, wrapped at `width` (rounded down: no rectangle is drawn narrower)."""
        room = int(width * self._scale) if width is not None else UNBOUNDED
        block, _ = self.lettering.block(text, style, self._text_pixels(style), (room, UNBOUNDED), width is not None)
        return (block.width + 1) / self._scale, block.height / self._scale

    def _text_pixels(self, style: TextStyle) -> int:
        return max(1, round(style.size * self.text_scale * self._scale))

    def _shrinking(self, style: TextStyle) -> TextStyle:
        """Very large text grows as far as its place has room: it may shrink to what would fit at usual sizes."""
        if self.text_scale <= FULLY_GROWN:
            return style
        return style.but(smallest=style.smallest * FULLY_GROWN / self.text_scale)

    def _write(self, text: str, rect: Rect, style: TextStyle, wrap: bool) -> Rect:
        area = self.pixels(rect)
        if not text:
            return Rect(rect.x, rect.y, 0, 0)
        pixels = self._text_pixels(style)
        style = self._shrinking(style)
        block, fits = self.lettering.block(text, style, pixels, area.size, wrap)
        free = area.height - block.height
        top = area.y + {"top": 0, "middle": free // 2, "bottom": free}[style.valign]
        room = area.width - block.width
        left = area.x + {"left": 0, "center": room // 2, "right": room}[style.align]
        taken = pygame.Rect(left, top, block.width, block.height)
        seen = taken.clip(self.surface.get_clip())
        self.boxes.append(TextBox(text, area, taken, seen, block.pixels, fits, self._depth))
        if self._visible(taken):
            picture = self.lettering.picture(text, style, block, area.size, wrap)
            overhang = (area.width - picture.get_width()) // 2 if style.align == "center" else 0
            start = area.right - picture.get_width() if style.align == "right" else area.x + overhang
            self._blit(picture, (start, top))
        return self._to_design(taken)

    def _to_design(self, area: pygame.Rect) -> Rect:
        scale = self._scale
        return Rect(
            (area.x - self._left) / scale, (area.y - self._top) / scale, area.width / scale, area.height / scale
        )

    # Shapes

    def fill(self, rect: Rect, colour: Colour, alpha: float = 1, radius: float = 0) -> None:
        area = self.pixels(rect)
        strength = round(255 * alpha * self._alpha)
        corner = round(radius * self._scale)
        if strength >= 255:
            pygame.draw.rect(self.surface, colour, area, border_radius=corner)
        elif strength > 0 and self._visible(area):
            area = area if corner else area.clip(self.surface.get_clip())
            sheet = pygame.Surface(area.size, pygame.SRCALPHA)
            pygame.draw.rect(sheet, (*colour, strength), sheet.get_rect(), border_radius=corner)
            self.surface.blit(sheet, area)

    def outline(self, rect: Rect, colour: Colour, width: float = 2, radius: float = 0) -> None:
        thick = max(1, round(width * self._scale))
        pygame.draw.rect(self.surface, colour, self.pixels(rect), thick, border_radius=round(radius * self._scale))

    def line(self, start: Point, end: Point, colour: Colour = BROWN, width: float = 2) -> None:
        thick = max(1, round(width * self._scale))
        if start[0] == end[0] or start[1] == end[1]:
            pygame.draw.line(self.surface, colour, self._point(start), self._point(end), thick)
        else:
            self.polygon(_stroke(start, end, width), colour)

    def rule(self, rect: Rect, y: float, colour: Colour = (168, 134, 78)) -> None:
        """A thin horizontal line across the rectangle."""
        self.line((rect.x, y), (rect.right, y), colour, 1.5)

    def circle(self, center: Point, radius: float, colour: Colour, width: float = 0) -> None:
        thick = max(1, round(width * self._scale)) if width else 0
        pygame.draw.aacircle(self.surface, colour, self._point(center), radius * self._scale, thick)

    def polygon(self, points: list[Point], colour: Colour, width: float = 0) -> None:
        pixels = [self._point(point) for point in points]
        if width:
            pygame.draw.polygon(self.surface, colour, pixels, max(1, round(width * self._scale)))
            return
        pygame.draw.polygon(self.surface, colour, pixels)
        pygame.draw.aalines(self.surface, colour, True, pixels)

    def focus_ring(self, rect: Rect) -> None:
        """At least three pixels thick, gold between two dark lines, so that it shows on every ground."""
        width = RING_WIDTH / min(1.0, self._scale)
        ring = rect.outset(width + 2)
        self.outline(ring.outset(1.5), (36, 20, 8), width + 3, 12)
        self.outline(ring, (255, 226, 110), width, 11)

    def _point(self, point: Point) -> Point:
        return point[0] * self._scale + self._left, point[1] * self._scale + self._top

    def _visible(self, area: pygame.Rect) -> bool:
        return area.width > 0 and area.height > 0 and bool(area.colliderect(self.surface.get_clip()))

    def _blit(self, picture: pygame.Surface, place: tuple[int, int]) -> None:
        if self._alpha >= 1:
            self.surface.blit(picture, place)
            return
        picture.set_alpha(round(255 * self._alpha))
        self.surface.blit(picture, place)
        picture.set_alpha(255)


def _stroke(start: Point, end: Point, width: float) -> list[Point]:
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
