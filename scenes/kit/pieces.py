"""What the pieces of every table share: they may be pressed, hidden while a picture of them flies, or piled."""

from collections.abc import Callable, Hashable, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Self

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import KeyPress
from scenes.engine.layout import Rect
from scenes.engine.theme import INK, NUMBER, SMALL
from scenes.engine.widgets import Action, Fixed, Look, Widget

HOME = (0.0, 0.0)
LIFT = 16.0
HOVER_LIFT = 8.0
TAG = SMALL.but(size=21, align="center", smallest=0.5)
_TAG_HEIGHT = 30.0
_RIM = 4.0
"""Letters that hang below the line stay clear of the plate's rim."""


@dataclass(frozen=True, slots=True)
class Press:
    """What pressing a piece does; a piece without one only shows."""

    action: Action
    glows: bool = True
    leads: bool = True
    """Otherwise it only says why not, to the mouse: the keyboard passes such a piece by."""


def action_of(press: Press | None) -> Action | None:
    """For buttons, which are greyed without an action."""
    return press.action if press else None


class Piece(Widget):
    """Something on the table that may be pressed; its tooltip tells what it is, or why it cannot be used now."""

    command = ""
    """A key that presses it from anywhere."""
    is_ground = False
    """Others lie on it: nothing of its own is covered when something lies over it."""

    size_in_hand = 1.0
    """Large pieces are dragged smaller, so that the place they go to stays in sight."""

    def __init__(self, id: str, rect: Rect, press: Press | None = None, tooltip: str | Callable[[], str] = "") -> None:
        super().__init__(id, rect, tooltip)
        self.on_press = press
        self.focusable = press is not None and press.leads
        self.is_hidden = False
        self.displaced = HOME
        """How far it still is from its place."""

    def at_rest(self, look: Look) -> Hashable:
        """For pieces that show nothing else that may change: what they show while they lie in their place."""
        return None if self.is_hidden or self.displaced != HOME else look

    @property
    def leads(self) -> bool:
        """A press does something, and does not only say why not."""
        return self.on_press is not None and self.on_press.leads

    def press(self) -> None:
        if self.on_press:
            self.play("click")
            self.on_press.action()

    def answers_to(self, press: KeyPress) -> bool:
        return bool(self.command) and self.host is not None and self.host.has_key(self.command, press.name)

    def alone(self) -> Self:
        """What it looks like in the hand: neither lit nor chosen."""
        likeness = copy(self)
        likeness.on_press, likeness.is_chosen, likeness.displaced = None, False, HOME
        return likeness

    def glows(self, look: Look) -> bool:
        press = self.on_press
        return press is not None and press.leads and (press.glows or look.hovered or look.focused)

    def draw_glow(self, canvas: Canvas, look: Look) -> None:
        if self.glows(look):
            canvas.skin("glow", self.rect)


class CardPile(Piece):
    """A deck with its number; cards that are dealt from it leave one by one."""

    leaving = 0
    """So many are told to be elsewhere, and lie here still."""

    @property
    def mouth(self) -> Rect:
        """Where they leave it."""
        return self.rect

    def stays_as(self, look: Look) -> Hashable:
        return None if self.leaving else self.at_rest(look)


class Liftable(Piece):
    """A card that stands higher while it is chosen, and a little while the mouse is over it."""

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
        rect = super().screen_rect()
        return rect.moved(0, -LIFT) if self.lifted else rect

    def alone(self) -> Self:
        likeness = super().alone()
        likeness.lifted = False
        return likeness

    def rise(self, look: Look) -> float:
        return LIFT if self.lifted else HOVER_LIFT if self.raises and look.hovered else 0.0


class Spot(Fixed):
    """A part of a larger picture with words of its own, which leave the whole picture in sight."""

    def __init__(self, id: str, rect: Rect, tooltip: str | Callable[[], str] = "", whole: Rect | None = None) -> None:
        super().__init__(id, rect, tooltip)
        self._whole = whole

    def spared(self) -> Sequence[Rect]:
        return (self._whole,) if self._whole else ()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """The picture below shows it."""


class NamePlate(Fixed):
    """A small plate with a word under a pile."""

    def __init__(self, id: str, center_x: float, top: float, text: str, widest: float = 250) -> None:
        super().__init__(id, Rect(center_x - widest / 2, top, widest, 34))
        self.text = text

    def shown(self, words: float) -> Rect:
        """The plate itself, for words of this width."""
        return self.rect.centered(min(self.rect.w, words + 30), 34)

    def draw(self, canvas: Canvas, look: Look) -> None:
        self.draw_plate(canvas)

    def draw_plate(self, canvas: Canvas) -> None:
        plate = self.shown(canvas.measure(self.text, TAG)[0])
        canvas.skin("plate", plate)
        canvas.text(self.text, plate.inset(8, 1), TAG)


def draw_tag(canvas: Canvas, text: str, center_x: float, top: float, widest: float = 400) -> Rect:
    """A plate as wide as its words."""
    width = min(widest, canvas.measure(text, TAG)[0] + 30)
    tag = Rect(center_x - width / 2, top, width, _TAG_HEIGHT)
    canvas.skin("plate", tag)
    canvas.text(text, tag.inset(8, 1).trimmed(bottom=_RIM), TAG)
    return tag


def draw_count(canvas: Canvas, left: float, pile: Rect, count: int) -> None:
    """How many cards lie there, on a coin at the foot of the pile."""
    coin = Rect(left, pile.bottom - 56, 52, 52)
    canvas.skin("shadow", coin)
    canvas.image("common/art/coin", coin)
    canvas.text(str(count), coin, NUMBER.but(size=25, colour=INK))
