"""A switch with a label, an optional note, and a word for its state."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, field
from typing import Literal, Self

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import Command, KeyPress
from scenes.engine.layout import Rect
from scenes.engine.theme import BURGUNDY, GREEN, SMALL, SUBHEADING, TextStyle
from scenes.engine.widgets.base import Look, Widget

SWITCH = (90.0, 44.0)
_SOFT = (72, 50, 26)
"""Colour of the note, readable on the darkest spots of parchment too."""


@dataclass(frozen=True)
class Toggle(Widget):
    """Switch a value by a press anywhere in its rectangle; Left means off, Right means on."""

    given: bool
    """Value that it was built with."""
    on_change: Callable[[bool], None] = field(compare=False)
    _: KW_ONLY
    label: str = ""
    note: str = ""
    state: str = ""
    side: Literal["left", "right"] = "right"
    style: TextStyle = SUBHEADING
    enabled: bool = True
    reason: str = field(default="", compare=False)

    focusable = True

    @property
    def value(self) -> bool:
        """Return the value set since it was built, or the one it was built with."""
        return self.mount.state_or(self.given)

    def adopt(self, old: Self) -> None:
        """Show the value that it was built with."""

    def tooltip_text(self) -> str:
        """Return the reason while it is disabled, else its tooltip."""
        return self.reason if not self.enabled and self.reason else super().tooltip_text()

    def press(self) -> None:
        """Switch it over, or show the reason if it is disabled."""
        self._set(not self.value)

    def on_key(self, press: KeyPress) -> bool:
        """Switch it off or on by Left or Right; return whether that changed it."""
        wanted = {Command.LEFT: False, Command.RIGHT: True}.get(press.command or Command.BACK)
        if wanted is None or wanted == self.value:
            return False
        self._set(wanted)
        return True

    def _set(self, value: bool) -> None:
        if not self.enabled:
            self.refuse(self.reason)
            return
        self.play("click")
        self.mount.set_state(value)
        self.on_change(value)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the switch with its words."""
        words, switch = self._split()
        if look.hovered and self.enabled:
            canvas.skin("glow", switch)
        with canvas.faded(1 if self.enabled else 0.5):
            canvas.skin("toggle_on" if self.value else "toggle_off", switch)
        if self.state and self.side == "right":
            words, place = words.split_right(84, 12)
            colour = GREEN if self.value else BURGUNDY
            canvas.text(self.state, place.split_top(SWITCH[1])[0], SMALL.inked(colour).to_right)
        self._draw_words(canvas, words)

    def _split(self) -> tuple[Rect, Rect]:
        if self.side == "right":
            words, place = self.rect.split_right(SWITCH[0], 16)
        else:
            place, words = self.rect.split_left(SWITCH[0], 16)
        top = 0.0 if self.note and self.rect.h > 70 else (self.rect.h - SWITCH[1]) / 2
        return words, Rect(place.x, place.y + top, *SWITCH)

    def _draw_words(self, canvas: Canvas, words: Rect) -> None:
        if not self.note:
            canvas.text(self.label, words, self.style)
            return
        head, rest = words.split_top(min(SWITCH[1], words.h * 0.5))
        canvas.text(self.label, head, self.style)
        soft = _SOFT if sum(self.style.colour) < 380 else self.style.colour
        canvas.paragraph(self.note, rest, SMALL.inked(soft).at_top)
