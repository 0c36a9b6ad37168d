"""A field for one line of text, which supports input methods."""

from collections.abc import Callable

import pygame

from game.core.names import one_line
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import Command, KeyPress, PointerEvent
from scenes.engine.layout import Point, Rect
from scenes.engine.text.unicode_classes import step_left, step_right
from scenes.engine.theme import BODY, INK_SOFT, LAPIS, TextStyle
from scenes.engine.widgets.base import Look, Widget

PADDING = 16.0
"""Design units between the frame and the text."""


class TextField(Widget):
    """Edit one line of text: Enter keeps it, Esc restores the text from before the focus came."""

    focusable = True
    wants_text = True

    def __init__(
        self,
        id: str,
        rect: Rect,
        value: str,
        on_change: Callable[[str], None],
        *,
        on_submit: Callable[[str], None] | None = None,
        placeholder: str = "",
        longest: int = 24,
        icon: str = "",
        style: TextStyle = BODY,
        tooltip: str = "",
    ) -> None:
        super().__init__(id, rect, tooltip)
        self.value, self.on_change, self.on_submit = value, on_change, on_submit
        self.placeholder, self.longest, self.icon, self.style = placeholder, longest, icon, style
        self.caret = len(value)
        self.all_selected = False
        self.composing = ""
        self._before = value
        self._clicked: Point | None = None

    def adopt(self, old: "TextField") -> None:
        """Keep caret, selection and unfinished text of the old field."""
        self.caret = min(old.caret, len(self.value))
        self.all_selected = old.all_selected and self.value == old.value
        self.composing, self._before = old.composing, old._before

    def on_focus(self, focused: bool) -> None:
        """Select everything and remember the text when the focus comes."""
        self.composing = ""
        self.all_selected = focused and bool(self.value)
        if focused:
            self._before = self.value
            self.caret = len(self.value)

    # Input

    def press(self) -> None:
        """Submit the text."""
        if self.on_submit is not None:
            self.on_submit(self.value)

    def on_text(self, text: str) -> None:
        """Insert typed text at the caret."""
        self.composing = ""
        self._insert(one_line(text))

    def on_editing(self, text: str) -> None:
        """Show the unfinished text of the input method."""
        self.composing = one_line(text)

    def on_pointer(self, pointer: PointerEvent) -> bool:
        """Place the caret where the left button goes down."""
        if pointer.kind == "down" and pointer.button == 1:
            self._clicked = pointer.position
            self.all_selected = False
            self.redraw()
        return pointer.kind == "up"

    def on_key(self, press: KeyPress) -> bool:
        """Edit, submit or restore the text; return whether the key is used up."""
        if self.composing or press.types:
            return True
        if press.command == Command.BACK and self.value != self._before:
            self._replace(self._before, len(self._before))
            return True
        if press.command == Command.CONFIRM:
            self._before = self.value
            self.press()
            return True
        return self._edit(press.name)

    def _edit(self, name: str) -> bool:
        before, after = step_left(self.value, self.caret), step_right(self.value, self.caret)
        moves = {"left": before, "right": after, "home": 0, "end": len(self.value)}
        if name in moves:
            self.caret = moves[name]
            self.all_selected = False
        elif name in ("backspace", "delete"):
            self._delete(*((before, self.caret) if name == "backspace" else (self.caret, after)))
        elif name in ("ctrl+a", "meta+a"):
            self.all_selected = bool(self.value)
        elif name == "ctrl+v":
            self._insert(_clipboard())
        elif name in ("ctrl+c", "ctrl+x"):
            if _copy(self.value) and name == "ctrl+x":
                self._replace("", 0)
        else:
            return False
        self.redraw()
        return True

    def _insert(self, text: str) -> None:
        head, tail = ("", "") if self.all_selected else (self.value[: self.caret], self.value[self.caret :])
        text = text[: max(0, self.longest - len(head) - len(tail))]
        if text:
            self._replace(head + text + tail, len(head) + len(text))

    def _delete(self, start: int, end: int) -> None:
        if self.all_selected:
            self._replace("", 0)
        elif start < end:
            self._replace(self.value[:start] + self.value[end:], start)

    def _replace(self, value: str, caret: int) -> None:
        self.value, self.caret, self.all_selected = value, caret, False
        self.on_change(value)
        self.redraw()

    # Look

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw frame, text, caret and selection; a click is turned into a caret position here."""
        active = self.host is not None and look.focused
        canvas.skin("field_focus" if active or look.pressed else "field", self.rect)
        area = self.rect.inset(PADDING, 4)
        if self.icon:
            area, place = area.split_right(32, 6)
            canvas.icon(self.icon, place.center, 28, LAPIS)
        if self._clicked is not None:
            self._place_caret(canvas, area, self._clicked)
            self._clicked = None
        if not self.value and not self.composing:
            canvas.text(self.placeholder, area, self.style.but(face="italic", colour=INK_SOFT))
        else:
            self._draw_value(canvas, area, look)
        if active:
            self._draw_caret(canvas, area)

    def _draw_value(self, canvas: Canvas, area: Rect, look: Look) -> None:
        head, tail = self.value[: self.caret], self.value[self.caret :]
        with canvas.clipped(area.outset(4)):
            if self.all_selected and look.focused:
                width = canvas.measure(self.value, self.style)[0]
                canvas.fill(Rect(area.x - 2, area.y + 4, min(width, area.w) + 4, area.h - 8), LAPIS, 0.22, 3)
            canvas.text(head + self.composing + tail, area, self.style)
            if self.composing:
                start = area.x + canvas.measure(head, self.style)[0]
                end = area.x + canvas.measure(head + self.composing, self.style)[0]
                canvas.line((start, area.bottom - 6), (end, area.bottom - 6), LAPIS, 2)

    def _draw_caret(self, canvas: Canvas, area: Rect) -> None:
        before = self.value[: self.caret] + self.composing
        x = area.x + (canvas.measure(before, self.style)[0] if before else 0)
        x = min(x, area.right)
        canvas.line((x, area.y + 6), (x, area.bottom - 6), LAPIS, 2.5)

    def _place_caret(self, canvas: Canvas, area: Rect, point: Point) -> None:
        x = point[0] - (self.screen_rect().x - self.rect.x) - area.x
        widths = [canvas.measure(self.value[:i], self.style)[0] if i else 0.0 for i in range(len(self.value) + 1)]
        self.caret = min(range(len(widths)), key=lambda index: abs(widths[index] - x))


def _copy(text: str) -> bool:
    """Put the text on the clipboard; return whether that worked, as another program may hold it."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError):
        return False
    return True


def _clipboard() -> str:
    """Return the first line of the clipboard, or nothing if it holds no text."""
    try:
        return one_line(pygame.scrap.get_text().splitlines()[0])
    except (pygame.error, UnicodeError, IndexError):
        return ""
