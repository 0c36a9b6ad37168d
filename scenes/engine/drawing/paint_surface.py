"""What the canvas paints on: a surface with transforms, clip and opacity, and a record of what is painted on it."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import pygame

from scenes.engine.cache.display_list import DisplayList, Stroke, blit_faded
from scenes.engine.layout import SCREEN, Point, Rect, Viewport, snapped
from scenes.engine.motion.tracked import Spot, TrackedItem
from scenes.engine.text.drawn_text import TextBox, TextSuppression


class PaintSurface:
    """Map design units to pixels of one surface; transforms are nested with `with`.

    It also registers the texts (`boxes`) and tracked items (`things`) of the frame.
    """

    def __init__(self, surface: pygame.Surface) -> None:
        self.away: frozenset[Spot] = frozenset()
        self.hushes: Sequence[TextSuppression] = ()
        self.depth = self.scene_depth = 0
        """Number of layers laid over each other so far, and at which one the top scene began."""
        self._drawing: DisplayList | None = None
        """The display list that records what is being painted, or None."""
        self.paint_on(surface)

    def paint_on(self, surface: pygame.Surface) -> None:
        """Paint on this surface from now on, at its size."""
        self.surface = self._window = surface
        self.viewport = Viewport.for_window(*surface.get_size())
        self._scale, self._left, self._top = self.viewport.scale, self.viewport.left, self.viewport.top
        self._alpha, self._clip = 1.0, surface.get_clip()
        self.boxes: list[TextBox] = []
        self.things: list[TrackedItem] = []

    @property
    def scale(self) -> float:
        """Return the window pixels per design unit, with the present transforms."""
        return self._scale

    def begin(self, away: frozenset[Spot] = frozenset(), hushes: Sequence[TextSuppression] = ()) -> None:
        """Begin a frame: paint the window black and empty the registers.

        Tracked items that are `away` and texts suppressed by `hushes` are left out of it.
        """
        self.surface.set_clip(None)
        self.surface.fill((0, 0, 0))
        self.boxes.clear()
        self.things.clear()
        self.away, self.hushes = away, tuple(hushes)
        self._scale, self._left, self._top = self.viewport.scale, self.viewport.left, self.viewport.top
        self._alpha, self.depth = 1.0, 0
        self._clip_to(self.pixels(SCREEN))

    def rise(self) -> None:
        """Begin a new layer over what was drawn; tests only compare texts of one layer."""
        self.depth += 1

    def pixels(self, rect: Rect) -> pygame.Rect:
        """Return a rectangle in window pixels, with the present transforms."""
        scale = self._scale
        return snapped(rect.x * scale + self._left, rect.y * scale + self._top, rect.w * scale, rect.h * scale)

    # Transforms

    @contextmanager
    def shifted(self, dx: float = 0, dy: float = 0) -> Iterator[None]:
        """Draw everything inside shifted by that many design units."""
        saved = self._left, self._top
        self._left, self._top = self._left + dx * self._scale, self._top + dy * self._scale
        try:
            yield
        finally:
            self._left, self._top = saved

    @contextmanager
    def zoomed(self, factor: float, about: Point) -> Iterator[None]:
        """Draw everything inside larger around a point; letters are set at the new size, not stretched."""
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
        """Draw pictures, skins, texts and filled rectangles inside with this opacity; lines stay opaque."""
        saved, self._alpha = self._alpha, self._alpha * max(0.0, min(1.0, alpha))
        try:
            yield
        finally:
            self._alpha = saved

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Draw inside only what lies within the rectangle."""
        saved = self._clip
        self._clip_to(saved.clip(self.pixels(rect)))
        try:
            yield
        finally:
            self._clip_to(saved)

    def _clip_to(self, area: pygame.Rect) -> None:
        self._paint(lambda surface: surface.set_clip(area))
        self._clip = self.surface.get_clip()

    @contextmanager
    def layer(
        self, rect: Rect, angle: float = 0, factor: float = 1, alpha: float = 1, width: float = 1
    ) -> Iterator[None]:
        """Draw everything inside as one picture, turned by degrees and scaled about the middle of `rect`.

        `width` is the share of its width that a card still shows while it is turned over.
        """
        if not angle and factor == 1 and alpha == 1 and width == 1:
            yield
            return
        area = self.pixels(rect)
        sheet = pygame.Surface((max(1, area.width), max(1, area.height)), pygame.SRCALPHA)
        with self.onto(sheet, self._scale, self._left - area.x, self._top - area.y):
            yield
        turned = pygame.transform.rotozoom(sheet, angle, factor) if angle or factor != 1 else sheet
        if width != 1:
            narrow = max(1, round(turned.get_width() * width))
            turned = pygame.transform.smoothscale(turned, (narrow, turned.get_height()))
        self._blit(turned, turned.get_rect(center=area.center).topleft, alpha)

    @contextmanager
    def onto(self, sheet: pygame.Surface, scale: float, left: float, top: float) -> Iterator[None]:
        """Draw everything inside on another surface, with a scale and an offset in its pixels."""
        place, saved = (self._scale, self._left, self._top), (self.surface, self._alpha, self._clip, self._drawing)
        self._scale, self._left, self._top = scale, left, top
        self.surface, self._alpha, self._clip, self._drawing = sheet, 1.0, sheet.get_clip(), None
        try:
            yield
        finally:
            self._scale, self._left, self._top = place
            self.surface, self._alpha, self._clip, self._drawing = saved

    @contextmanager
    def spoken(self, keeps: bool = True) -> Iterator[None]:
        """Draw everything inside with all its texts, even those that a fade would suppress."""
        saved, self.hushes = self.hushes, () if keeps else self.hushes
        try:
            yield
        finally:
            self.hushes = saved

    # Painting and recording

    def _recorded(self, paint: Callable[[], object]) -> DisplayList:
        """Paint and return the display list of it."""
        outer, drawing, depth = self._drawing, DisplayList(), self.depth
        texts, things = len(self.boxes), len(self.things)
        self._drawing = drawing
        try:
            paint()
        finally:
            self._drawing = outer
        drawing.boxes, drawing.things, drawing.rise = self.boxes[texts:], self.things[things:], self.depth - depth
        if outer is not None:
            outer.take_over(drawing)
        return drawing

    def _repeat(self, drawing: DisplayList) -> None:
        """Paint a display list and register its texts and items again."""
        drawing.paint(self.surface)
        self.boxes += drawing.boxes
        self.things += drawing.things
        self.depth += drawing.rise
        if self._drawing is not None:
            self._drawing.take_over(drawing)

    def _paint(self, stroke: Stroke) -> None:
        stroke(self.surface)
        if self._drawing is not None:
            self._drawing.add(stroke)

    def _visible(self, area: pygame.Rect) -> bool:
        return area.width > 0 and area.height > 0 and area.colliderect(self._clip)

    def _blit(self, picture: pygame.Surface, place: tuple[int, int], alpha: float = 1) -> None:
        alpha = self._alpha * max(0.0, min(1.0, alpha))
        if alpha >= 1:
            self._copy(picture, place)
        else:
            self._paint(lambda surface: blit_faded(surface, picture, place, round(255 * alpha)))

    def _copy(self, picture: pygame.Surface, place: tuple[int, int]) -> None:
        self.surface.blit(picture, place)
        if self._drawing is not None:
            self._drawing.add_picture(picture, place)

    def _to_design(self, area: pygame.Rect) -> Rect:
        left, top, scale = self._left, self._top, self._scale
        return Rect((area.x - left) / scale, (area.y - top) / scale, area.width / scale, area.height / scale)

    def _point(self, point: Point) -> Point:
        return point[0] * self._scale + self._left, point[1] * self._scale + self._top
