"""Pieces on the table: they may be pressed, hidden while their picture flies, lifted or piled."""

from collections.abc import Callable, Hashable, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Self

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import KeyPress
from scenes.engine.layout import Rect
from scenes.engine.theme import SMALL, SMALL_NUMBER
from scenes.engine.widgets import Action, Fixed, Look, Widget

HOME = (0.0, 0.0)
LIFT = 16.0
HOVER_LIFT = 8.0
TAG = SMALL.but(size=21, align="center", smallest=0.5)
_TAG_HEIGHT = 30.0
_RIM = 4.0
"""Design units kept free at the lower rim of a plate, for letters with descenders."""


@dataclass(frozen=True, slots=True)
class Press:
    """Describe what pressing a piece does; a piece without one only shows something."""

    action: Action
    glows: bool = True
    leads: bool = True
    """False if it only explains why nothing can be done; the keyboard skips such a piece."""


def action_of(press: Press | None) -> Action | None:
    """Return the action for a button, which is grey if that is None."""
    return press.action if press else None


class Piece(Widget):
    """Show something on the table that may be pressed; its tooltip says what it is, or why it cannot be used."""

    command = ""
    """Command whose key presses it from anywhere; empty for none."""
    is_ground = False
    """True if other pieces lie on it, so that it does not count as covered."""

    size_in_hand = 1.0
    """Scale while it is dragged; less than 1 for large pieces, so that the target stays visible."""

    def __init__(self, id: str, rect: Rect, press: Press | None = None, tooltip: str | Callable[[], str] = "") -> None:
        super().__init__(id, rect, tooltip)
        self.on_press = press
        self.focusable = press is not None and press.leads
        self.is_hidden = False
        self.displaced = HOME
        """Distance from its place while it glides there."""

    def at_rest(self, look: Look) -> Hashable:
        """Return the look for a piece that shows nothing else that changes; None while hidden or moving."""
        return None if self.is_hidden or self.displaced != HOME else look

    @property
    def leads(self) -> bool:
        """Return whether a press does something, other than explaining why not."""
        return self.on_press is not None and self.on_press.leads

    def press(self) -> None:
        """Do what a press does, with a click sound."""
        if self.on_press:
            self.play("click")
            self.on_press.action()

    def answers_to(self, press: KeyPress) -> bool:
        """Return whether the key is assigned to its command."""
        return bool(self.command) and self.host is not None and self.host.has_key(self.command, press.name)

    def alone(self) -> Self:
        """Return a copy that is neither lit nor selected, for dragging."""
        likeness = copy(self)
        likeness.on_press, likeness.is_chosen, likeness.displaced = None, False, HOME
        return likeness

    def glows(self, look: Look) -> bool:
        """Return whether it glows: because a press leads on, or only while hovered or focused."""
        press = self.on_press
        return press is not None and press.leads and (press.glows or look.hovered or look.focused)

    def draw_glow(self, canvas: Canvas, look: Look) -> None:
        """Draw the glow around it, if it glows."""
        if self.glows(look):
            canvas.skin("glow", self.rect)


class CardPile(Piece):
    """Show a deck with its number of cards; cards dealt from it leave one by one."""

    leaving = 0
    """Number of cards that are elsewhere already but still shown here, as their flight has not begun."""

    @property
    def mouth(self) -> Rect:
        """Return the rectangle where cards leave it."""
        return self.rect

    def stays_as(self, look: Look) -> Hashable:
        """Return the look while it is at rest and no card is leaving."""
        return None if self.leaving else self.at_rest(look)


class Liftable(Piece):
    """Show a card that is raised while selected, and a little while the mouse is over it."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        press: Press | None,
        tooltip: str | Callable[[], str],
        *,
        lifted: bool = False,
        raises: bool = False,
    ) -> None:
        super().__init__(id, rect, press, tooltip)
        self.lifted, self.raises = lifted, raises
        self.is_chosen = lifted

    def screen_rect(self) -> Rect:
        """Return where it is seen, raised if it is lifted."""
        rect = super().screen_rect()
        return rect.moved(0, -LIFT) if self.lifted else rect

    def alone(self) -> Self:
        """Return a copy that is not raised, for dragging."""
        likeness = super().alone()
        likeness.lifted = False
        return likeness

    def rise(self, look: Look) -> float:
        """Return by how many design units it is raised."""
        return LIFT if self.lifted else HOVER_LIFT if self.raises and look.hovered else 0.0


class Spot(Fixed):
    """Give a part of a larger picture its own tooltip, which leaves the whole picture visible."""

    def __init__(self, id: str, rect: Rect, tooltip: str | Callable[[], str] = "", whole: Rect | None = None) -> None:
        super().__init__(id, rect, tooltip)
        self._whole = whole

    def spared(self) -> Sequence[Rect]:
        """Return the areas that its tooltip must not cover."""
        return (self._whole,) if self._whole else ()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw nothing: the picture below shows it."""


class NamePlate(Fixed):
    """Show a small plate with a word, as under a pile."""

    def __init__(self, id: str, center_x: float, top: float, text: str, widest: float = 250) -> None:
        super().__init__(id, Rect(center_x - widest / 2, top, widest, 34))
        self.text = text

    def shown(self, words: float) -> Rect:
        """Return the rectangle of the plate for a text of this width."""
        return self.rect.centered(min(self.rect.w, words + 30), 34)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the plate."""
        self.draw_plate(canvas)

    def draw_plate(self, canvas: Canvas) -> None:
        """Draw the plate with its text."""
        plate = self.shown(canvas.measure(self.text, TAG)[0])
        canvas.skin("plate", plate)
        canvas.text(self.text, plate.inset(8, 1), TAG)


def draw_tag(canvas: Canvas, text: str, center_x: float, top: float, widest: float = 400) -> Rect:
    """Draw a plate as wide as its text and return its rectangle."""
    width = min(widest, canvas.measure(text, TAG)[0] + 30)
    tag = Rect(center_x - width / 2, top, width, _TAG_HEIGHT)
    canvas.skin("plate", tag)
    canvas.text(text, tag.inset(8, 1).trimmed(bottom=_RIM), TAG)
    return tag


def draw_count(canvas: Canvas, left: float, pile: Rect, count: int) -> None:
    """Draw the number of cards in a pile, on a coin at its foot."""
    draw_number(canvas, count_place(left, pile), count)


def count_place(left: float, pile: Rect) -> Rect:
    """Return the place of the coin with a pile's number of cards."""
    return Rect(left, pile.bottom - 56, 52, 52)


def draw_number(canvas: Canvas, coin: Rect, count: int) -> None:
    """Draw a number on a coin."""
    canvas.skin("shadow", coin)
    canvas.image("common/art/coin", coin)
    canvas.text(str(count), coin, SMALL_NUMBER)
