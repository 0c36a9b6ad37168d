"""A slider: a number on a scale."""

from collections.abc import Callable, Hashable
from dataclasses import KW_ONLY, dataclass, field
from typing import Self

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import Command, KeyPress, PointerEvent
from scenes.engine.layout import Rect
from scenes.engine.theme import SUBHEADING, TextStyle
from scenes.engine.widgets.base import Look, Widget

KNOB = 36.0
TRACK = 12.0


@dataclass(frozen=True)
class Slider(Widget):
    """Set a number by Left and Right (one step), PgUp and PgDn (five), Home, End, a click or a drag."""

    given: int
    """Value that it was built with."""
    on_change: Callable[[int], None] = field(compare=False)
    _: KW_ONLY
    low: int = 0
    high: int = 100
    step: int = 5
    shown: Callable[[int], str] = field(default=str, compare=False)
    number_width: float = 96
    style: TextStyle = SUBHEADING
    counts_every_click: bool = False

    focusable = True

    @property
    def value(self) -> int:
        """Return the value set since it was built, or the one it was built with."""
        return self.mount.state_or(self.given)

    def adopt(self, old: Self) -> None:
        """Show the value that it was built with."""

    def live(self) -> Hashable:
        """Return the words of its number, which come from a function."""
        return self.shown(self.value)

    def on_key(self, press: KeyPress) -> bool:
        """Change the value by a key; return whether it was such a key."""
        wanted = {
            Command.LEFT: self.value - self.step,
            Command.RIGHT: self.value + self.step,
            Command.PAGE_UP: self.value + 5 * self.step,
            Command.PAGE_DOWN: self.value - 5 * self.step,
            Command.FIRST: self.low,
            Command.LAST: self.high,
        }.get(press.command or Command.BACK)
        if wanted is None:
            return False
        self._set(wanted)
        return True

    def on_pointer(self, pointer: PointerEvent) -> bool:
        """Set the value at the mouse while the left button is held."""
        if pointer.kind == "wheel" or (pointer.kind == "down" and pointer.button != 1):
            return False
        if pointer.kind == "move" and not self.is_held:
            return False
        position = self.track().moved(self.screen_rect().x - self.rect.x)
        share = (pointer.position[0] - position.x) / max(1, position.w)
        self._set(self.low + round(share * (self.high - self.low) / self.step) * self.step)
        return True

    def track(self) -> Rect:
        """Return the rectangle along which the knob moves."""
        area = self.rect.trimmed(left=KNOB / 2, right=self.number_width + KNOB / 2)
        return area.centered(area.w, TRACK)

    def _set(self, value: int) -> None:
        value = max(self.low, min(self.high, value))
        if value != self.value:
            self.mount.set_state(value)
            self.on_change(value)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw track, knob and number."""
        track = self.track()
        share = (self.value - self.low) / max(1, self.high - self.low)
        canvas.skin("slider_track", track)
        if share > 0:
            canvas.skin("slider_fill", Rect(track.x, track.y, max(TRACK, track.w * share), track.h))
        knob = Rect(track.x + track.w * share - KNOB / 2, track.center[1] - KNOB / 2, KNOB, KNOB)
        if look.hovered or look.focused:
            canvas.skin("glow", knob.inset(6))
        canvas.skin("slider_knob", knob)
        if self.number_width:
            _, number = self.rect.trimmed(right=6).split_right(self.number_width - 14)
            canvas.text(self.shown(self.value), number, self.style.to_right)
