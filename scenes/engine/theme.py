"""Colours and text styles shared by every screen."""

from functools import lru_cache
from typing import Any, Literal, NamedTuple

Colour = tuple[int, int, int]
Align = Literal["left", "center", "right"]
VAlign = Literal["top", "middle", "bottom"]
Face = Literal["title", "body", "italic", "strong"]

PARCHMENT: Colour = (239, 224, 189)
PARCHMENT_LIGHT: Colour = (250, 241, 216)
CREAM: Colour = (252, 240, 208)
INK: Colour = (42, 29, 18)
INK_SOFT: Colour = (82, 59, 32)
BROWN: Colour = (94, 58, 20)
GOLD: Colour = (217, 171, 70)
GOLD_LIGHT: Colour = (255, 240, 176)
GOLD_DARK: Colour = (92, 61, 14)
TERRACOTTA: Colour = (181, 83, 47)
LAPIS: Colour = (39, 64, 139)
OLIVE: Colour = (107, 123, 58)
GREEN: Colour = (38, 82, 42)
BURGUNDY: Colour = (123, 30, 43)
VIOLET: Colour = (91, 58, 120)
STONE: Colour = (203, 184, 144)
GREY: Colour = (118, 108, 92)
WALNUT: Colour = (43, 26, 15)
NIGHT: Colour = (18, 12, 10)
WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)

NAMED_COLOURS: dict[str, Colour] = {
    "burgundy": BURGUNDY, "cream": CREAM, "gold": GOLD, "green": GREEN, "grey": GREY, "ink": INK,
    "lapis": LAPIS, "olive": OLIVE, "soft": INK_SOFT, "terracotta": TERRACOTTA, "violet": VIOLET,
}  # fmt: skip

GILDING: tuple[tuple[float, Colour], ...] = (
    (0.0, (255, 247, 212)),
    (0.35, (250, 222, 140)),
    (0.6, (226, 176, 74)),
    (0.8, (190, 138, 46)),
    (1.0, (244, 212, 128)),
)
"""Colour steps of gilded letters, from the top (0) to the bottom (1) of a line."""

TOP_BAR_HEIGHT = 56
RING_WIDTH = 3
"""Width of the focus ring's light line, in design units."""
RING_EDGE = 3
"""Width of the dark line on either side of it."""
RING_LIGHT: Colour = (255, 249, 222)
RING_DARK: Colour = (30, 14, 40)


FULLY_GROWN = 1.25
"""Text scale up to which every place has room for its text."""


class TextStyle(NamedTuple):
    """Describe how a text looks; sizes are design units at a text scale of 100 %."""

    face: Face = "body"
    size: float = 24
    colour: Colour = INK
    align: Align = "left"
    valign: VAlign = "middle"
    leading: float = 1.22
    """Line height as a multiple of the size."""
    smallest: float = 0.72
    """Share of the size to which a text may shrink to fit its place."""
    unbroken: bool = False
    """True if Japanese text should shrink rather than break inside a phrase; for short, narrow texts."""
    shadow: bool = False
    gilded: bool = False

    def but(self, **changes: Any) -> "TextStyle":
        """Return the style with some values changed; equal changes return the same cached object."""
        return _changed(self, **changes)

    def grown(self, text_scale: float) -> "TextStyle":
        """Return the style allowed to shrink further when the text scale is larger than places allow for."""
        if text_scale <= FULLY_GROWN:
            return self
        return self.but(smallest=self.smallest * FULLY_GROWN / text_scale)


@lru_cache(maxsize=4096)
def _changed(style: TextStyle, **changes: Any) -> TextStyle:
    return style._replace(**changes)


BODY = TextStyle()
SMALL = TextStyle(size=22)
NOTE = TextStyle(face="italic", size=23, colour=INK_SOFT)
HEADING = TextStyle(face="title", size=32, colour=BURGUNDY)
SUBHEADING = TextStyle(face="title", size=25)
TITLE = TextStyle(face="title", size=44, gilded=True, shadow=True, align="center")
NUMBER = TextStyle(face="title", size=30, align="center")
ON_WOOD = TextStyle(colour=CREAM)
NOTE_ON_WOOD = TextStyle(face="italic", size=23, colour=(232, 214, 172))
HEADING_ON_WOOD = TextStyle(face="title", size=32, gilded=True)
BUTTON = TextStyle(face="title", size=28, align="center", colour=CREAM)
TOOLTIP = TextStyle(size=23)
