"""Finished pictures of texts: laid out, placed, rendered, gilded or shadowed once, then kept."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from time import process_time

import pygame

from scenes.engine.cache.bounded import BoundedCache
from scenes.engine.drawing.images import ImageCache, SurfaceCache, converted, windows
from scenes.engine.layout import Rect
from scenes.engine.text.drawn_text import TextBox
from scenes.engine.text.fonts import FontBook
from scenes.engine.text.typesetting import TextBlock, Typesetter, render
from scenes.engine.theme import GILDING, Align, Colour, TextStyle

TEXT_WINDOWS = 1.5
TEXTS_KEPT = 2000
AHEAD = 0.012
"""Seconds of processor time in each frame."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A text at its place: as it is registered, what it takes in design units, and how to come by its picture."""

    box: TextBox
    rect: Rect
    picture: Callable[[], pygame.Surface]


class TextCache:
    """Texts as surfaces for one language and one choice of letters."""

    def __init__(self, assets: ImageCache) -> None:
        self._assets = assets
        self.fonts = FontBook()
        self.typesetter = Typesetter(self.fonts)
        self.placed: BoundedCache[Placed] = BoundedCache(TEXTS_KEPT)
        self._blocks: BoundedCache[tuple[TextBlock, bool]] = BoundedCache(TEXTS_KEPT)
        self.pictures = SurfaceCache(windows(TEXT_WINDOWS), assets.allowance)
        self._awaited: dict[Callable[[], pygame.Surface], None] = {}

    def prepare(self, placed: Placed, position: pygame.Rect) -> None:
        """What is hushed will be read all at once."""
        if placed.box.taken.colliderect(position):
            self._awaited[placed.picture] = None

    def cut_ahead(self) -> None:
        """After each frame a part of what will be read."""
        until = process_time() + AHEAD
        while self._awaited and process_time() < until:
            self._awaited.popitem()[0]()

    def use(self, language: str, plain: bool) -> None:
        if (language, plain) != (self.fonts.language, self.fonts.plain):
            self.fonts.language, self.fonts.plain = language, plain
            self.clear()

    def clear(self) -> None:
        self.placed.clear()
        self._blocks.clear()
        self.pictures.clear()
        self._awaited.clear()

    def block(
        self, text: str, style: TextStyle, pixels: int, size: tuple[int, int], wrap: bool
    ) -> tuple[TextBlock, bool]:
        return self._blocks.get(
            (text, style, pixels, size, wrap), lambda: self.typesetter.fit(text, style, pixels, size, wrap)
        )

    def picture(
        self, text: str, style: TextStyle, block: TextBlock, size: tuple[int, int], wrap: bool
    ) -> pygame.Surface:
        width = size[0] if style.align != "left" else block.width
        key = (text, style, block.pixels, width, size if wrap else None)
        return self.pictures.get(key, lambda: self._paint(block, style, width))

    def icon(self, name: str, pixels: int, colour: Colour) -> pygame.Surface:
        """One with a path is a picture, which keeps its own colours."""
        is_picture = "/" in name
        found = self._assets.image(name, (pixels, pixels)) if is_picture else self._assets.icon(name, pixels, colour)
        return found or lozenge(pixels, colour)

    def _paint(self, block: TextBlock, style: TextStyle, width: int) -> pygame.Surface:
        letters = render(block, style, self.icon, width)
        if style.gilded:
            _gild(letters, block)
        return converted(_shadowed(letters, block.pixels) if style.shadow else letters)


def lozenge(pixels: int, colour: Colour) -> pygame.Surface:
    """Stands in for an icon whose file is missing."""
    surface = pygame.Surface((pixels, pixels), pygame.SRCALPHA)
    middle, edge = pixels // 2, max(1, pixels // 6)
    points = [(middle, edge), (pixels - edge, middle), (middle, pixels - edge), (edge, middle)]
    pygame.draw.polygon(surface, colour, points, max(1, pixels // 10))
    return surface


def gradient_at(share: float) -> Colour:
    for (low, first), (high, second) in pairwise(GILDING):
        if share <= high:
            part = (share - low) / (high - low)
            red, green, blue = (round(a + (b - a) * part) for a, b in zip(first, second, strict=True))
            return red, green, blue
    return GILDING[-1][1]


def _gild(letters: pygame.Surface, block: TextBlock) -> None:
    """Line by line from light gold above to dark gold below; the letters keep their alpha."""
    letters.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    last = len(block.lines) - 1
    for y in range(letters.get_height()):
        depth = y - min(y // block.line_height, last) * block.line_height
        share = min(1.0, max(0.0, (depth / block.line_height - 0.2) / 0.62))
        row = pygame.Rect(0, y, letters.get_width(), 1)
        letters.fill((*gradient_at(share), 255), row, pygame.BLEND_RGBA_MULT)


def _shadowed(letters: pygame.Surface, pixels: int) -> pygame.Surface:
    """The letters over their own soft dark copy; the picture keeps its size and place."""
    shadow = letters.copy()
    shadow.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shadow.set_alpha(90)
    result = pygame.Surface(letters.get_size(), pygame.SRCALPHA)
    reach = max(1, round(pixels / 22))
    for dx, dy in ((0, reach), (reach, reach), (-reach, 0), (reach, 0), (0, -reach), (reach, 2 * reach)):
        result.blit(shadow, (dx, dy))
    result.blit(letters, (0, 0))
    return result


def start_of(area: pygame.Rect, width: int, align: Align) -> int:
    """Where a picture that wide begins, which may be wider than its place."""
    if align == "left":
        return area.x
    return area.right - width if align == "right" else area.x + (area.width - width) // 2
