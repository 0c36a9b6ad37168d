"""Buttons with words, an icon or a key cap; a disabled one shows its reason."""

from collections.abc import Hashable
from dataclasses import KW_ONLY, dataclass, field
from typing import Literal

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import KeyPress, key_label
from scenes.engine.layout import Rect
from scenes.engine.text import markup
from scenes.engine.theme import BODY, BUTTON, CREAM, INK, INK_SOFT, SMALL, Colour, TextStyle
from scenes.engine.widgets.base import Action, Look, Widget

Dress = Literal["wood", "gold", "plate", "parchment", "bare"]

LIGHT_SKINS = frozenset({"button_gold", "button_parchment", "plate"})
"""Skins on which text is dark."""
LIGHT_DRESSES = frozenset({"plate", "parchment"})
GREYED: Colour = (62, 52, 44)
UNLIT: Colour = (164, 145, 116)
"""Text of disabled buttons of wood or gold, which are dark; `GREYED` is for those of light material."""
_RIM = 3.0
"""Design units between a subtitle's descenders and the frame."""


@dataclass(frozen=True)
class Button(Widget):
    """Run an action when pressed: by a click, Enter, Space, its key or its command.

    A disabled one, or one without an action, can still be focused to show its reason.
    """

    label: str = ""
    on_press: Action | None = field(default=None, compare=False)
    _: KW_ONLY
    subtitle: str = ""
    icon: str = ""
    dress: Dress = "wood"
    style: TextStyle = BUTTON
    chosen: bool = False
    enabled: bool = True
    reason: str = field(default="", compare=False)
    command: str = ""
    key: str = ""
    show_key: bool = False
    sound: str = "click"
    counts_every_click: bool = False

    focusable = True

    def __post_init__(self) -> None:
        object.__setattr__(self, "enabled", self.enabled and self.on_press is not None)

    @property
    def invites(self) -> bool:
        """Return whether it is golden, which only the main answer is."""
        return self.enabled and self.dress == "gold"

    def tooltip_text(self) -> str:
        """Return the reason while it is disabled, else its tooltip."""
        return self.reason if not self.enabled and self.reason else super().tooltip_text()

    def press(self) -> None:
        """Run the action, or show the reason if it is disabled."""
        if not self.enabled or self.on_press is None:
            self.refuse(self.reason)
            return
        self.play(self.sound)
        self.on_press()

    def answers_to(self, press: KeyPress) -> bool:
        """Return whether it is the button's own key or a key of its command."""
        return self.command in press.commands or (bool(self.key) and press.name == self.key.lower())

    def key_hint(self) -> str:
        """Return the key shown on its key cap; empty if it has none."""
        if self.key:
            return key_label(self.key)
        return self.mount.host.key_label(self.command) if self.command and self.mount.host else ""

    # Look

    def live(self) -> Hashable:
        """Return the key that it shows, which the player may change."""
        return self.key_hint() if self.show_key else ""

    def skin(self, look: Look) -> str:
        """Return the name of the skin for this look."""
        if not self.enabled:
            return "button_grey" if self.dress in LIGHT_DRESSES else "button_unlit"
        if look.pressed:
            return "button_pressed"
        if self.dress == "gold" or self.chosen:
            return "button_gold"
        if self.dress in ("plate", "parchment"):
            return "plate" if self.dress == "plate" else "button_parchment"
        return "button_hover" if look.hovered else "button_wood"

    def text_colour(self, look: Look) -> Colour:
        """Return the colour of its text for this look."""
        if not self.enabled:
            return GREYED if self.dress in LIGHT_DRESSES else UNLIT
        if self.dress == "bare":
            return self.style.colour
        return INK if self.skin(look) in LIGHT_SKINS else CREAM

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the button; a pressed one lies a little lower."""
        shift = 2 if look.pressed and self.enabled else 0
        with canvas.shifted(0, shift):
            if self.enabled and self.dress != "bare" and (look.hovered or look.focused):
                canvas.skin("glow", self.rect)
            if self.dress != "bare" or look.hovered or self.chosen or look.pressed:
                canvas.skin(self.skin(look), self.rect)
            self._draw_content(canvas, look)

    def _draw_content(self, canvas: Canvas, look: Look) -> None:
        area = self.rect.inset(min(18, self.rect.w * 0.08), 6)
        colour = self.text_colour(look)
        if self.show_key and self.key_hint():
            area = self._draw_key(canvas, area)
        if self.subtitle:
            top, bottom = self._two_lines(area.trimmed(top=_RIM, bottom=2 * _RIM), canvas.text_scale)
            self._draw_label(canvas, top, colour)
            soft = INK_SOFT if colour == INK else colour
            canvas.text(self.subtitle, bottom, self._under.but(align=self.style.align, colour=soft, smallest=0.55))
        else:
            self._draw_label(canvas, area, colour)

    @property
    def _under(self) -> TextStyle:
        """Return the style of the subtitle, which is smaller than the label."""
        return SMALL.sized(min(SMALL.size, self.style.size * 0.86))

    def _two_lines(self, area: Rect, scale: float) -> tuple[Rect, Rect]:
        first, second = self.style.size * 1.2 * scale, self._under.size * 1.2 * scale
        both = area.centered(area.w, min(area.h, first + second))
        return both.split_top(both.h * first / (first + second))

    def _draw_label(self, canvas: Canvas, area: Rect, colour: Colour) -> None:
        text = f"{markup.icon(self.icon)} {self.label}".strip() if self.icon else self.label
        canvas.text(text, area, self.style.inked(colour))

    def _draw_key(self, canvas: Canvas, area: Rect) -> Rect:
        hint = self.key_hint()
        width = max(34.0, 16.0 + 15 * len(hint))
        area, cap = area.split_right(width, 6)
        cap = cap.centered(width, 36)
        if self.enabled:
            draw_key_cap(canvas, cap, hint)
        else:
            _write_key(canvas, cap, hint, self.text_colour(Look()))
        return area


@dataclass(frozen=True)
class IconButton(Button):
    """Show only an icon; the words are in the tooltip."""

    def _draw_content(self, canvas: Canvas, look: Look) -> None:
        size = min(self.rect.w, self.rect.h) * 0.6
        canvas.icon(self.icon, self.rect.center, size, self.text_colour(look))


def draw_key_cap(canvas: Canvas, rect: Rect, name: str) -> None:
    """Draw a key cap with the name of a key."""
    canvas.skin("key_cap", rect)
    _write_key(canvas, rect, name, INK)


def _write_key(canvas: Canvas, rect: Rect, name: str, colour: Colour) -> None:
    canvas.text(name, rect.inset(4, 2), BODY.but(face="title", size=20, align="center", colour=colour))
