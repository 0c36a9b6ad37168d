"""Any key or click hurries what is told; what only hurried does no deed, nor does a press that comes a moment late."""

from typing import TYPE_CHECKING

from scenes.common.speed_choice import SPEED
from scenes.engine.input.keys import DIRECTIONS, Command, KeyPress, PointerEvent
from scenes.engine.layout import Rect
from scenes.engine.timers import Cancel
from scenes.engine.widgets import Button
from scenes.table import zoom_overlay

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

GRACE = 0.45
"""Who hurries presses once more before seeing that all has been told."""
_WALKS = (Command.NEXT, Command.PREVIOUS)
_NEVER_HURRY = (Command.FULLSCREEN, Command.MENU)
_GOES_ON = (Command.UNDO, Command.REDO)
"""Who takes back may take back more, in quick steps."""
_ANSWERS_OWN = (Command.UNDO, Command.END_TURN)
"""What one says about the own deed while it is still told."""


class SkipInput:
    """Asked before anything else takes a press."""

    def __init__(self, table: "TableScene") -> None:
        self._table = table
        self._is_hurried = False
        self._cancel: Cancel | None = None
        self._closed: list[Rect] = []
        """Where panels stood a moment ago."""

    def takes_key(self, press: KeyPress) -> bool:
        self._table.app.toasts.put_away(zoom_overlay.help_text(self._table))
        if press.command in _NEVER_HURRY or self._is_for_speed(press):
            return False
        if self._table.ending.hurries():
            return True
        if self._ends_travel():
            return press.command not in (*_GOES_ON, Command.END_TURN)
        if press.command in _ANSWERS_OWN and self._table.playback.tells_own:
            self._table.playback.finish_own()
            return False
        return self._hurries() or (press.command not in (*DIRECTIONS, *_GOES_ON) and self._comes_late())

    def _is_for_speed(self, press: KeyPress) -> bool:
        """Who only watches walks to it and changes it while others play."""
        is_there = self._table.focus_id == SPEED and press.command in DIRECTIONS
        return not self._table.match.humans and (is_there or press.command in _WALKS)

    def takes_click(self, pointer: PointerEvent) -> bool:
        """A widget that acts is pressed, unless it has only just come under the mouse."""
        if pointer.kind != "down":
            return False
        if self._table.ending.hurries():
            return True
        self._table.refresh()
        target = self._table.widget_at(pointer.position)
        if any(place.contains(pointer.position) for place in self._closed):
            return True
        command = target.command if isinstance(target, Button) else ""
        if self._ends_travel():
            return command not in (*_GOES_ON, Command.END_TURN)
        if command in _ANSWERS_OWN and self._table.playback.tells_own:
            self._table.playback.finish_own()
            return False
        acts = target is not None and target.focusable
        return self._comes_late() if acts or not self._is_telling else self._hurries()

    def closed(self, place: Rect) -> None:
        """By itself: a press that comes a moment late is not meant for what lies there now."""
        self._closed.append(place)
        self._table.after(GRACE, lambda: self._closed.remove(place))

    def all_told(self) -> None:
        if self._is_hurried:
            self._wait()

    @property
    def _is_telling(self) -> bool:
        return self._table.playback.is_active

    def _ends_travel(self) -> bool:
        """What was taken back is on its way home: whoever presses then has not seen what lies there."""
        return self._table.app.end_travel()

    def _hurries(self) -> bool:
        if not self._is_telling:
            return False
        self._is_hurried = True
        self._table.playback.finish_current()
        self._wait()
        self._table.redraw()
        return True

    def _comes_late(self) -> bool:
        if self._is_telling or not self._is_hurried:
            return False
        self._wait()
        return True

    def _wait(self) -> None:
        if self._cancel:
            self._cancel()
        self._cancel = self._table.after(GRACE, self._rest)

    def _rest(self) -> None:
        """While more is told, the end of that begins the wait anew."""
        self._is_hurried = self._is_telling
