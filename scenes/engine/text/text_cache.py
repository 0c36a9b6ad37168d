"""Finished pictures of texts: laid out, rendered, gilded or shadowed once, then kept."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from time import perf_counter

import pygame

from scenes.engine.cache.bounded import BoundedCache
from scenes.engine.drawing.images import ImageCache, SurfaceCache, converted, windows
from scenes.engine.layout import Rect
from scenes.engine.text.drawn_text import TextBox
from scenes.engine.text.fonts import FontBook
from scenes.engine.text.typesetting import TextBlock, Typesetter, render
from scenes.engine.theme import GILDING, Align, Colour, TextStyle

TEXT_WINDOWS = 1.5
"""Memory for pictures of texts, in pictures of the window's size."""
TEXTS_KEPT = 2000
AHEAD = 0.012
"""Seconds per frame for texts that will be needed soon."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Hold a text at its place: its register entry, its rectangle in design units, a function for its picture."""

    box: TextBox
    rect: Rect
    picture: Callable[[], pygame.Surface]


class TextCache:
    """Cache layouts and pictures of texts for one language and one choice of letters."""

    def __init__(self, assets: ImageCache) -> None:
        self._assets = assets
        self.fonts = FontBook()
        self.typesetter = Typesetter(self.fonts)
        self.placed: BoundedCache[Placed] = BoundedCache(TEXTS_KEPT)
        self._blocks: BoundedCache[tuple[TextBlock, bool]] = BoundedCache(TEXTS_KEPT)
        self.pictures = SurfaceCache(windows(TEXT_WINDOWS), assets.allowance)
        self._awaited: dict[Callable[[], pygame.Surface], None] = {}

    def prepare(self, placed: Placed, position: pygame.Rect) -> None:
        """Note a hidden text inside the clip `position`, so that its picture is ready when it appears."""
        if placed.box.taken.colliderect(position):
            self._awaited[placed.picture] = None

    def cut_ahead(self) -> None:
        """Render noted texts for a short time; called after each frame."""
        until = perf_counter() + AHEAD
        while self._awaited and perf_counter() < until:
            self._awaited.popitem()[0]()

    def use(self, language: str, plain: bool) -> None:
        """Change language and choice of letters; drops everything if they differ."""
        if (language, plain) != (self.fonts.language, self.fonts.plain):
            self.fonts.language, self.fonts.plain = language, plain
            self.clear()

    def clear(self) -> None:
        """Drop all layouts and pictures."""
        self.placed.clear()
        self._blocks.clear()
        self.pictures.clear()
        self._awaited.clear()

    def block(
        self, text: str, style: TextStyle, pixels: int, size: tuple[int, int], wrap: bool
    ) -> tuple[TextBlock, bool]:
        """Return the layout of a text at the size that fits, and whether it fits at all."""
        return self._blocks.get(
            (text, style, pixels, size, wrap), lambda: self.typesetter.fit(text, style, pixels, size, wrap)
        )

    def picture(
        self, text: str, style: TextStyle, block: TextBlock, size: tuple[int, int], wrap: bool
    ) -> pygame.Surface:
        """Return the picture of a layout."""
        width = size[0] if style.align != "left" else block.width
        key = (text, style, block.pixels, width, size if wrap else None)
        return self.pictures.get(key, lambda: self._paint(block, style, width))

    def icon(self, name: str, pixels: int, colour: Colour) -> pygame.Surface:
        """Return an icon in that colour, or, for a name with a path, a picture in its own colours."""
        is_picture = "/" in name
        found = self._assets.image(name, (pixels, pixels)) if is_picture else self._assets.icon(name, pixels, colour)
        return found or lozenge(pixels, colour)

    def _paint(self, block: TextBlock, style: TextStyle, width: int) -> pygame.Surface:
        letters = render(block, style, self.icon, width)
        if style.gilded:
            _gild(letters, block)
        return converted(_shadowed(letters, block.pixels) if style.shadow else letters)


def lozenge(pixels: int, colour: Colour) -> pygame.Surface:
    """Return the picture that replaces a missing icon."""
    surface = pygame.Surface((pixels, pixels), pygame.SRCALPHA)
    middle, edge = pixels // 2, max(1, pixels // 6)
    points = [(middle, edge), (pixels - edge, middle), (middle, pixels - edge), (edge, middle)]
    pygame.draw.polygon(surface, colour, points, max(1, pixels // 10))
    return surface


def gradient_at(share: float) -> Colour:
    """Return the colour of gilding at a share of a line's height, 0 at the top."""
    for (low, first), (high, second) in pairwise(GILDING):
        if share <= high:
            part = (share - low) / (high - low)
            red, green, blue = (round(a + (b - a) * part) for a, b in zip(first, second, strict=True))
            return red, green, blue
    return GILDING[-1][1]


def _gild(letters: pygame.Surface, block: TextBlock) -> None:
    """Colour each line from light gold at the top to dark gold at the bottom; the letters keep their alpha."""
    letters.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    last = len(block.lines) - 1
    for y in range(letters.get_height()):
        depth = y - min(y // block.line_height, last) * block.line_height
        share = min(1.0, max(0.0, (depth / block.line_height - 0.2) / 0.62))
        row = pygame.Rect(0, y, letters.get_width(), 1)
        letters.fill((*gradient_at(share), 255), row, pygame.BLEND_RGBA_MULT)


def _shadowed(letters: pygame.Surface, pixels: int) -> pygame.Surface:
    """Return the letters over a soft dark copy of themselves; size and place stay the same."""
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
    """Return the x at which a picture of that width begins; it may be wider than its area."""
    if align == "left":
        return area.x
    return area.right - width if align == "right" else area.x + (area.width - width) // 2
