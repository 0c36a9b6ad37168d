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

    def inked(self, colour: Colour) -> "TextStyle":
        """Return the style in another colour."""
        return _changed(self, colour=colour)

    def sized(self, size: float) -> "TextStyle":
        """Return the style in another size, for the letters of a drawing that is scaled."""
        return _changed(self, size=size)

    @property
    def to_left(self) -> "TextStyle":
        """Return the style with lines that begin at the left."""
        return _changed(self, align="left")

    @property
    def centered(self) -> "TextStyle":
        """Return the style with lines in the middle of their place."""
        return _changed(self, align="center")

    @property
    def to_right(self) -> "TextStyle":
        """Return the style with lines that end at the right."""
        return _changed(self, align="right")

    @property
    def at_top(self) -> "TextStyle":
        """Return the style with lines that begin at the top of their place."""
        return _changed(self, valign="top")

    @property
    def tight(self) -> "TextStyle":
        """Return the style for a narrow place: the text may shrink to 60 %."""
        return _changed(self, smallest=0.6)

    @property
    def tightest(self) -> "TextStyle":
        """Return the style for a very narrow place: the text may shrink to half."""
        return _changed(self, smallest=0.5)

    def but(self, **changes: Any) -> "TextStyle":
        """Return the style with values changed for which there is no name; equal changes return the same object."""
        return _changed(self, **changes)

    def grown(self, text_scale: float) -> "TextStyle":
        """Return the style allowed to shrink further when the text scale is larger than places allow for."""
        if text_scale <= FULLY_GROWN:
            return self
        return self.but(smallest=self.smallest * FULLY_GROWN / text_scale)


@lru_cache(maxsize=4096)
def _changed(style: TextStyle, **changes: Any) -> TextStyle:
    return style._replace(**changes)


# Running text, from small to large
CAPTION = TextStyle(size=20)
SMALL = TextStyle(size=22)
TOOLTIP = TextStyle(size=23)
BODY = TextStyle()
LEAD = TextStyle(size=26)
LOG_LINE = TextStyle(size=22, valign="top", smallest=0.8)
ON_WOOD = TextStyle(colour=CREAM)

# Remarks in italics, from small to large
FINE_PRINT = TextStyle(face="italic", size=20, colour=INK_SOFT)
REMARK = TextStyle(face="italic", size=21, colour=INK_SOFT)
SMALL_NOTE = TextStyle(face="italic", size=22, colour=INK_SOFT)
NOTE = TextStyle(face="italic", size=23, colour=INK_SOFT)
LARGE_NOTE = TextStyle(face="italic", size=26, colour=INK_SOFT)
NOTE_ON_WOOD = TextStyle(face="italic", size=23, colour=(232, 214, 172))
NOTE_ON_PICTURE = TextStyle(face="italic", size=23, colour=(232, 214, 172), shadow=True)
INTRO_ON_WOOD = TextStyle(face="italic", size=25, colour=(232, 214, 172))
QUESTION_ON_WOOD = TextStyle(
    face="italic", size=25, colour=(232, 214, 172), align="center", smallest=0.6, unbroken=True
)

# Short strong words: what a row is about, and what it counts
LABEL = TextStyle(face="strong", size=22)
TERM = TextStyle(face="strong", size=24)

# Titles
SMALL_HEADING = TextStyle(face="title", size=23)
SUBHEADING = TextStyle(face="title", size=25)
SECTION = TextStyle(face="title", size=25, colour=BURGUNDY)
PANEL_HEADING = TextStyle(face="title", size=28, colour=BURGUNDY)
HEADING = TextStyle(face="title", size=32, colour=BURGUNDY)
DIALOG_HEADING = TextStyle(face="title", size=34, colour=BURGUNDY)
HEADING_ON_WOOD = TextStyle(face="title", size=32, gilded=True)
HEADING_ON_PICTURE = TextStyle(face="title", size=28, gilded=True, shadow=True)
PAGE_TITLE = TextStyle(face="title", size=38, gilded=True, shadow=True)
TITLE = TextStyle(face="title", size=44, gilded=True, shadow=True, align="center")
PLAYER_NAME = TextStyle(face="title", size=27, smallest=0.5)
SMALL_NUMBER = TextStyle(face="title", size=25, align="center")
NUMBER = TextStyle(face="title", size=30, align="center")

# Buttons
SMALL_BUTTON = TextStyle(face="title", size=23, align="center", colour=CREAM)
TABLE_BUTTON = TextStyle(face="title", size=25, align="center", colour=CREAM)
MAIN_BUTTON = TextStyle(face="title", size=27, align="center", colour=CREAM)
BUTTON = TextStyle(face="title", size=28, align="center", colour=CREAM)
BIG_BUTTON = TextStyle(face="title", size=30, align="center", colour=CREAM)
