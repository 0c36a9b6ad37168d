"""Pieces on the table: they may be pressed, dragged, lifted or piled."""

from collections.abc import Sequence
from copy import copy
from dataclasses import KW_ONLY, dataclass, field, replace
from functools import partial
from typing import Self

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import KeyPress
from scenes.engine.layout import Rect
from scenes.engine.theme import SMALL, SMALL_NUMBER
from scenes.engine.widgets import Action, Fixed, Look, Widget
from scenes.engine.widgets.base import Mount

HOME = (0.0, 0.0)
LIFT = 16.0
HOVER_LIFT = 8.0
_LEFT = 0.25
"""Opacity of a piece that is in the hand, at the place where it was taken up."""
TAG = SMALL.but(size=21, align="center", smallest=0.5)
_PLATE_HEIGHT, _TAG_HEIGHT = 34.0, 30.0
_RIM = 4.0
"""Design units kept free at the lower rim of a plate, for letters with descenders."""


@dataclass(frozen=True, slots=True)
class Press:
    """Describe what pressing a piece does; a piece without one only shows something."""

    action: Action = field(compare=False)
    glows: bool = True
    leads: bool = True
    """False if it only explains why nothing can be done; the keyboard skips such a piece."""


def action_of(press: Press | None) -> Action | None:
    """Return the action for a button, which is grey if that is None."""
    return press.action if press else None


@dataclass(frozen=True, eq=False)
class Piece(Widget):
    """Show something on the table that may be pressed; its tooltip says what it is, or why it cannot be used."""

    is_ground = False
    """True if other pieces lie on it, so that it does not count as covered."""

    size_in_hand = 1.0
    """Scale while it is dragged; less than 1 for large pieces, so that the target stays visible."""

    on_press: Press | None = field(default=None, kw_only=True)
    is_chosen: bool = field(default=False, kw_only=True)
    command: str = field(default="", kw_only=True)
    """Command whose key presses it from anywhere; empty for none."""

    @property
    def leads(self) -> bool:
        """Return whether a press does something, other than explaining why not."""
        return self.on_press is not None and self.on_press.leads

    @property
    def focusable(self) -> bool:
        """Return whether a press leads on."""
        return self.leads

    @property
    def strength(self) -> float:
        """Return its opacity: less than 1 while it is dragged."""
        return _LEFT if self.is_dragged else 1.0

    @property
    def is_dragged(self) -> bool:
        """Return whether it is dragged, or on its way back; the stage sets it."""
        return self.mount.state_or(False)

    def press(self) -> None:
        """Do what a press does, with a click sound."""
        if self.on_press:
            self.play("click")
            self.on_press.action()

    def answers_to(self, press: KeyPress) -> bool:
        """Return whether the key is assigned to its command."""
        return self.command in press.commands

    def alone(self) -> Self:
        """Return a copy that is neither lit nor selected and lies at its place, for dragging."""
        return self._but(on_press=None, is_chosen=False, mount=Mount(self.mount.host, self.mount.parent))

    def unlit(self) -> Self:
        """Return a copy that glows only while hovered or focused."""
        return self._but(on_press=self.on_press and replace(self.on_press, glows=False))

    def _but(self, **changes: object) -> Self:
        likeness = copy(self)
        for name, value in changes.items():
            object.__setattr__(likeness, name, value)
        return likeness

    def glows(self, look: Look) -> bool:
        """Return whether it glows: because a press leads on, or only while hovered or focused."""
        press = self.on_press
        return press is not None and press.leads and (press.glows or look.hovered or look.focused)

    def draw_glow(self, canvas: Canvas, look: Look) -> None:
        """Draw the glow around it, if it glows."""
        if self.glows(look):
            canvas.skin("glow", self.rect)


@dataclass(frozen=True, eq=False)
class Liftable(Piece):
    """Show a card that is raised while selected, and a little while the mouse is over it."""

    raises: bool = field(default=False, kw_only=True)

    def screen_rect(self) -> Rect:
        """Return where it is seen, raised if it is selected."""
        rect = super().screen_rect()
        return rect.moved(0, -LIFT) if self.is_chosen else rect

    def rise(self, look: Look) -> float:
        """Return by how many design units it is raised."""
        return LIFT if self.is_chosen else HOVER_LIFT if self.raises and look.hovered else 0.0


@dataclass(frozen=True)
class Spot(Fixed):
    """Give a part of a larger picture its own tooltip, which leaves the whole picture visible."""

    _: KW_ONLY
    whole: Rect | None = None

    def spared(self) -> Sequence[Rect]:
        """Return the areas that its tooltip must not cover."""
        return (self.whole,) if self.whole else ()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw nothing: the picture below shows it."""


@dataclass(frozen=True)
class NamePlate(Fixed):
    """Show a small plate with a word, as under a pile."""

    text: str

    def label(self) -> str:
        """Return its word."""
        return self.text

    def shown(self, words: float) -> Rect:
        """Return the rectangle of the plate for a text of this width."""
        return self.rect.centered(min(self.rect.w, words + 30), _PLATE_HEIGHT)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the plate with its text."""
        plate = self.shown(canvas.measure(self.label(), TAG)[0])
        canvas.thing(("plate", self.id), plate, partial(draw_plate, self.label()))


def draw_plate(text: str, canvas: Canvas, plate: Rect) -> None:
    """Draw a small plate with a text."""
    canvas.skin("plate", plate)
    canvas.text(text, plate.inset(8, 1), TAG)


def plate_place(center_x: float, top: float, widest: float = 250) -> Rect:
    """Return the rectangle in which a plate lies, centered below or on something."""
    return Rect(center_x - widest / 2, top, widest, _PLATE_HEIGHT)


def draw_tag(canvas: Canvas, text: str, center_x: float, top: float, widest: float = 400) -> Rect:
    """Draw a plate as wide as its text and return its rectangle."""
    width = min(widest, canvas.measure(text, TAG)[0] + 30)
    tag = Rect(center_x - width / 2, top, width, _TAG_HEIGHT)
    canvas.skin("plate", tag)
    canvas.text(text, tag.inset(8, 1).trimmed(bottom=_RIM), TAG)
    return tag


def count_place(left: float, pile: Rect) -> Rect:
    """Return the place of the coin with a pile's number of cards."""
    return Rect(left, pile.bottom - 56, 52, 52)


def draw_number(canvas: Canvas, coin: Rect, count: int) -> None:
    """Draw a number on a coin."""
    canvas.skin("shadow", coin)
    canvas.image("common/art/coin", coin)
    canvas.text(str(count), coin, SMALL_NUMBER)
