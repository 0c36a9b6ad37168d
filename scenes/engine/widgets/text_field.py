"""A field for one line of text, which supports input methods."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, field, replace
from typing import Any, Self

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


@dataclass(frozen=True, slots=True)
class _Editing:
    """Hold how far the text has been edited."""

    caret: int
    before: str
    """The text from before the focus came."""
    typed: str | None = None
    """The text typed since the field was built; None if nothing was."""
    all_selected: bool = False
    composing: str = ""


@dataclass(frozen=True)
class TextField(Widget):
    """Edit one line of text: Enter keeps it, Esc restores the text from before the focus came."""

    given: str
    """Value that it was built with."""
    on_change: Callable[[str], None] = field(compare=False)
    _: KW_ONLY
    on_submit: Callable[[str], None] | None = field(default=None, compare=False)
    placeholder: str = ""
    longest: int = 24
    icon: str = ""
    style: TextStyle = BODY

    focusable = True
    wants_text = True

    @property
    def _state(self) -> _Editing:
        return self.mount.state_or(_Editing(len(self.given), self.given))

    @property
    def value(self) -> str:
        """Return the text as it has been edited."""
        typed = self._state.typed
        return self.given if typed is None else typed

    @property
    def caret(self) -> int:
        """Return the number of characters before the caret."""
        return self._state.caret

    @property
    def all_selected(self) -> bool:
        """Return whether the whole text is selected."""
        return self._state.all_selected

    @property
    def composing(self) -> str:
        """Return the unfinished text of the input method."""
        return self._state.composing

    def _edited(self, **changes: Any) -> None:
        self.mount.set_state(replace(self._state, **changes))

    def adopt(self, old: Self) -> None:
        """Show the text that it was built with, and keep caret, selection and unfinished text.

        Esc restores the text from before the focus came, unless the page has set another one since.
        """
        state, is_same = old._state, self.given == old.value
        before = state.before if is_same else self.given
        caret, is_all = min(state.caret, len(self.given)), state.all_selected and is_same
        self.mount.set_state(replace(state, caret=caret, before=before, all_selected=is_all, typed=None))

    def on_focus(self, focused: bool) -> None:
        """Select everything and remember the text when the focus comes."""
        self._edited(composing="", all_selected=focused and bool(self.value))
        if focused:
            self._edited(before=self.value, caret=len(self.value))

    # Input

    def press(self) -> None:
        """Submit the text."""
        if self.on_submit is not None:
            self.on_submit(self.value)

    def on_text(self, text: str, editing: bool = False) -> None:
        """Insert typed text at the caret, or show the unfinished text of an input method."""
        self._edited(composing=one_line(text) if editing else "")
        if not editing:
            self._insert(one_line(text))

    def on_pointer(self, pointer: PointerEvent) -> bool:
        """Place the caret where the left button goes down."""
        if pointer.kind == "down" and pointer.button == 1:
            self._edited(caret=self._caret_at(pointer.position), all_selected=False)
        return pointer.kind == "up"

    def on_key(self, press: KeyPress) -> bool:
        """Edit, submit or restore the text; return whether the key is used up."""
        if self.composing or press.types:
            return True
        if press.command == Command.BACK and self.value != self._state.before:
            self._replace(self._state.before, len(self._state.before))
            return True
        if press.command == Command.CONFIRM:
            self._edited(before=self.value)
            self.press()
            return True
        return self._edit(press.name)

    def _edit(self, name: str) -> bool:
        before, after = step_left(self.value, self.caret), step_right(self.value, self.caret)
        moves = {"left": before, "right": after, "home": 0, "end": len(self.value)}
        if name in moves:
            self._edited(caret=moves[name], all_selected=False)
        elif name in ("backspace", "delete"):
            self._delete(*((before, self.caret) if name == "backspace" else (self.caret, after)))
        elif name in ("ctrl+a", "meta+a"):
            self._edited(all_selected=bool(self.value))
        elif name == "ctrl+v":
            self._insert(_clipboard())
        elif name in ("ctrl+c", "ctrl+x"):
            if _copy(self.value) and name == "ctrl+x":
                self._replace("", 0)
        else:
            return False
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
        self._edited(typed=value, caret=caret, all_selected=False)
        self.on_change(value)

    # Look

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw frame, text, caret and selection."""
        active = self.mount.host is not None and look.focused
        canvas.skin("field_focus" if active or look.pressed else "field", self.rect)
        area = self.rect.inset(PADDING, 4)
        if self.icon:
            area, place = area.split_right(32, 6)
            canvas.icon(self.icon, place.center, 28, LAPIS)
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

    def _caret_at(self, point: Point) -> int:
        """Return the number of characters left of a point."""
        host, text = self.mount.host, self.value
        if host is None:
            return self.caret
        x = point[0] - self.screen_rect().x - PADDING
        starts = [host.measure(text[:i], self.style)[0] if i else 0.0 for i in range(len(text) + 1)]
        return min(range(len(starts)), key=lambda index: abs(starts[index] - x))


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
