"""The canvas that widgets and scenes draw with: it takes design units and paints window pixels, with caches."""

from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import partial
from typing import TypeVarTuple

import pygame

from scenes.engine.cache.bounded import BoundedCache
from scenes.engine.cache.display_list import DisplayList
from scenes.engine.drawing.images import ImageCache
from scenes.engine.drawing.paint_surface import PaintSurface
from scenes.engine.drawing.shapes import ShapeBook, stroke
from scenes.engine.drawing.skins import SkinBook
from scenes.engine.layout import Point, Rect
from scenes.engine.motion.tracked import TrackedItem
from scenes.engine.text.drawn_text import TextBox
from scenes.engine.text.text_cache import Placed, TextCache, start_of
from scenes.engine.theme import BROWN, RING_DARK, RING_EDGE, RING_LIGHT, RING_WIDTH, Colour, TextStyle

Shown = TypeVarTuple("Shown")

UNBOUNDED = 100_000
"""Pixels that no text reaches: room without a limit."""
DRAWINGS_KEPT = 600
"""Largest number of display lists kept."""


class Canvas(PaintSurface):
    """Draw pictures, texts and shapes on one surface in design units."""

    def __init__(self, surface: pygame.Surface, assets: ImageCache, skins: SkinBook, lettering: TextCache) -> None:
        self.assets = assets
        self.skins = skins
        self.lettering = lettering
        self.text_scale = 1.0
        super().__init__(surface)

    def paint_on(self, surface: pygame.Surface) -> None:
        """Paint on this surface from now on, at its size; drawings made for another one are dropped."""
        super().paint_on(surface)
        self.shapes = ShapeBook()
        self.drawings: BoundedCache[DisplayList] = BoundedCache(DRAWINGS_KEPT)

    # Loose things

    def thing(self, name: Hashable, rect: Rect, paint: Callable[["Canvas", Rect], object], spoken: bool = True) -> None:
        """Draw a tracked item; when a later frame has it elsewhere, a transition may let it glide there.

        `spoken` keeps its texts visible during a fade.
        """
        thing = TrackedItem(name, self.pixels(rect), rect, self._scale, paint, self._clip)
        if self.surface is self._window and self._alpha == 1 and self._visible(thing.area):
            if thing.spot in self.away:
                return
            self.things.append(thing)
        with self.spoken(spoken):
            paint(self, rect)

    def pile(self, name: Hashable, rect: Rect, paint: Callable[["Canvas", Rect], object], count: int) -> None:
        """Draw what holds `count` equal items, such as a purse; it is seen also while some of them are on their way."""
        item = TrackedItem(name, self.pixels(rect), rect, self._scale, paint, self._clip, stays=True)
        if self.surface is self._window and self._alpha == 1 and self._visible(item.area):
            self.things += [replace(item) for _ in range(count)]
        paint(self, rect)

    # What is painted again and again

    def kept(self, paint: Callable[["Canvas", *Shown], object], *shown: *Shown) -> None:
        """Draw by calling `paint` once and repeating the display list later.

        The painting must depend on nothing but the arguments.
        """
        key = paint, shown, self._way_of_painting()
        kept = self.repeated(self.drawings.find(key), key, lambda: paint(self, *shown))
        if kept is not None:
            self.drawings.put(key, kept)

    def repeated(self, known: DisplayList | None, shows: Hashable, paint: Callable[[], object]) -> DisplayList | None:
        """Draw by repeating a known drawing if it shows the same here, else by calling `paint`.

        Return the drawing to keep; None while items or texts are left out, so that it would not be whole.
        """
        way = shows, self._way_of_painting()
        if known is not None and known.shows == way and known.may_be_seen(self.away, self.hushes):
            self._repeat(known)
            return known
        if self.away or self.hushes:
            paint()
            return None
        drawing = self._recorded(paint)
        drawing.shows = way
        return drawing

    def _way_of_painting(self) -> Hashable:
        """Return everything besides the arguments that a recorded drawing depends on."""
        fonts = self.lettering.fonts
        place = self._scale, self._left, self._top, self._alpha, self.depth, tuple(self._clip)
        return place, self.text_scale, fonts.language, fonts.plain

    # Pictures

    def image(self, name: str, rect: Rect, alpha: float = 1) -> None:
        """Draw a picture below `assets/` to fill the rectangle; a plain panel if it is missing."""
        area = self.pixels(rect)
        if not self._visible(area):
            return
        picture = self.assets.image(name, area.size)
        if picture is None:
            self.skin("panel_plain", rect)
        else:
            self._blit(picture, area.topleft, alpha)

    def image_fitted(self, name: str, rect: Rect, cover: bool = False) -> Rect:
        """Draw a picture with its own proportions, as large as fits, and return its rectangle.

        With `cover` it fills the rectangle and is clipped.
        """
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
        """Draw a surface scaled to the rectangle; the scaled copy is not cached."""
        area = self.pixels(rect)
        if self._visible(area):
            exact = surface if surface.get_size() == area.size else pygame.transform.smoothscale(surface, area.size)
            self._blit(exact, area.topleft)

    def skin(self, name: str, rect: Rect) -> None:
        """Draw a skin around the rectangle."""
        left, top, right, bottom = self.skins.reach(name)
        area = self.pixels(Rect(rect.x - left, rect.y - top, rect.w + left + right, rect.h + top + bottom))
        if self._visible(area):
            self._blit(self.skins.draw(name, area.size, self._scale), area.topleft)

    def inside(self, name: str, rect: Rect) -> Rect:
        """Return the part of a rectangle that the frame of its skin leaves free."""
        left, top, right, bottom = self.skins.pad(name)
        return rect.trimmed(left, top, right, bottom)

    def icon(self, name: str, center: Point, size: float, colour: Colour) -> None:
        """Draw an icon of that size in a colour around a point."""
        pixels = max(1, round(size * self._scale))
        area = self.pixels(Rect(center[0] - size / 2, center[1] - size / 2, size, size))
        if self._visible(area):
            self._blit(self.lettering.icon(name, pixels, colour), area.topleft)

    # Text

    def text(self, text: str, rect: Rect, style: TextStyle) -> Rect:
        """Draw one line, smaller if it does not fit, and return the rectangle of its letters."""
        return self._write(text, rect, style, wrap=False)

    def paragraph(self, text: str, rect: Rect, style: TextStyle) -> Rect:
        """Draw wrapped lines, smaller if they do not fit, and return their rectangle."""
        return self._write(text, rect, style, wrap=True)

    def measure(self, text: str, style: TextStyle, width: float | None = None) -> tuple[float, float]:
        """Return width and height of a text in design units, wrapped at `width`.

        The width is rounded down to pixels, as no rectangle is drawn narrower than that.
        """
        room = int(width * self._scale) if width is not None else UNBOUNDED
        block, _ = self.lettering.block(text, style, self._text_pixels(style), (room, UNBOUNDED), width is not None)
        return (block.width + 1) / self._scale, block.height / self._scale

    def _text_pixels(self, style: TextStyle) -> int:
        return max(1, round(style.size * self.text_scale * self._scale))

    def _write(self, text: str, rect: Rect, style: TextStyle, wrap: bool) -> Rect:
        if not text:
            return Rect(rect.x, rect.y, 0, 0)
        where = self._scale, self._left, self._top, self.text_scale, self.depth
        key = text, rect, style, wrap, where
        placed = self.lettering.placed.get(key, lambda: self._place(text, rect, style, wrap))
        box = placed.box
        if self.surface is self._window and any(hush.silences(box) for hush in self.hushes):
            self.lettering.prepare(placed, self._clip)
            return placed.rect
        self.boxes.append(box if self._clip.contains(box.taken) else replace(box, position=box.taken.clip(self._clip)))
        if self._visible(box.taken):
            picture = placed.picture()
            self._blit(picture, (start_of(box.area, picture.get_width(), style.align), box.taken.y))
        return placed.rect

    def _place(self, text: str, rect: Rect, style: TextStyle, wrap: bool) -> Placed:
        """Return where a text is drawn, and at which size."""
        area, pixels, style = self.pixels(rect), self._text_pixels(style), style.grown(self.text_scale)
        block, fits = self.lettering.block(text, style, pixels, area.size, wrap)
        free = area.height - block.height
        top = area.y + {"top": 0, "middle": free // 2, "bottom": free}[style.valign]
        room = area.width - block.width
        left = area.x + {"left": 0, "center": room // 2, "right": room}[style.align]
        taken = pygame.Rect(left, top, block.width, block.height)
        box = TextBox(text, area, taken, taken, block.pixels, fits, self.depth)
        return Placed(box, self._to_design(taken), partial(self.lettering.picture, text, style, block, area.size, wrap))

    # Shapes

    def fill(self, rect: Rect, colour: Colour, alpha: float = 1, radius: float = 0) -> None:
        """Fill a rectangle, with an opacity and rounded corners if wanted."""
        area = self.pixels(rect)
        strength = round(255 * alpha * self._alpha)
        corner = round(radius * self._scale)
        if strength >= 255:
            self._paint(lambda surface: pygame.draw.rect(surface, colour, area, border_radius=corner))
        elif strength > 0 and self._visible(area):
            for piece in self.shapes.plate(area if corner else area.clip(self._clip), colour, strength, corner):
                self._copy(*piece)

    def outline(self, rect: Rect, colour: Colour, width: float = 2, radius: float = 0) -> None:
        """Draw the edge of a rectangle, with rounded corners if wanted."""
        area, thick, corner = self.pixels(rect), max(1, round(width * self._scale)), round(radius * self._scale)
        self._paint(lambda surface: pygame.draw.rect(surface, colour, area, thick, border_radius=corner))

    def line(self, start: Point, end: Point, colour: Colour = BROWN, width: float = 2) -> None:
        """Draw a line; slanted ones are smoothed."""
        thick = max(1, round(width * self._scale))
        if start[0] == end[0] or start[1] == end[1]:
            first, last = self._point(start), self._point(end)
            self._paint(lambda surface: pygame.draw.line(surface, colour, first, last, thick))
        else:
            self.polygon(stroke(start, end, width), colour)

    def rule(self, rect: Rect, y: float, colour: Colour = (168, 134, 78)) -> None:
        """Draw a thin horizontal line across the rectangle at height `y`."""
        self.line((rect.x, y), (rect.right, y), colour, 1.5)

    def circle(self, center: Point, radius: float, colour: Colour, width: float = 0) -> None:
        """Draw a circle, filled if `width` is 0."""
        thick = max(1, round(width * self._scale)) if width else 0
        reach = int(radius * self._scale)
        x, y = self._point(center)
        self._copy(self.shapes.circle(reach, colour, thick), (int(x) - reach - 1, int(y) - reach - 1))

    def polygon(self, points: list[Point], colour: Colour, width: float = 0) -> None:
        """Draw a polygon, filled and smoothed if `width` is 0."""
        pixels = [self._point(point) for point in points]
        thick = max(1, round(width * self._scale)) if width else 0
        self._paint(lambda surface: pygame.draw.polygon(surface, colour, pixels, thick))
        if not thick:
            self._paint(lambda surface: pygame.draw.aalines(surface, colour, True, pixels))

    def focus_ring(self, rect: Rect) -> None:
        """Draw the focus ring around a rectangle.

        Its nearly white line, at least three pixels thick, lies between two dark ones: it shows on gold too.
        """
        width = RING_WIDTH / min(1.0, self._scale)
        ring = rect.outset(width + RING_EDGE + 2)
        self.outline(ring.outset(RING_EDGE), RING_DARK, width + 2 * RING_EDGE, 14)
        self.outline(ring, RING_LIGHT, width, 12)
