"""Keys and clicks that skip animations.

Such a press is not also treated as a move; neither is one within 0.45 s after it.
"""

from collections.abc import Callable

from scenes.common.speed_choice import SPEED
from scenes.engine.input.keys import DIRECTIONS, Command, KeyPress, PointerEvent
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.timers import Cancel
from scenes.engine.widgets import Button
from scenes.table.match_controller import MatchController
from scenes.table.playback.event_playback import EventPlayback
from scenes.table.playback.match_end import MatchEnd

GRACE = 0.45
"""Seconds in which a further press still counts as skipping."""
_WALKS = (Command.NEXT, Command.PREVIOUS)
_NEVER_HURRY = (Command.FULLSCREEN, Command.MENU)
_GOES_ON = (Command.UNDO, Command.REDO)
"""Commands that may follow an undo in quick steps."""
_ANSWERS_OWN = (Command.UNDO, Command.END_TURN)
"""Commands that act on the person's own action while it is still shown."""


class SkipInput:
    """Handle presses before anything else does."""

    def __init__(
        self,
        scene: Scene,
        controller: MatchController,
        playback: EventPlayback,
        ending: MatchEnd,
        passing_notice: Callable[[], str],
    ) -> None:
        """Set up; `passing_notice` returns the notice that any key puts away."""
        self._scene, self._controller, self._playback, self._ending = scene, controller, playback, ending
        self._passing_notice = passing_notice
        self._is_hurried = False
        self._cancel: Cancel | None = None
        self._closed: list[Rect] = []
        """Areas of panels that closed a moment ago."""

    def takes_key(self, press: KeyPress) -> bool:
        """Handle a key; return True if it only skipped something."""
        self._scene.app.toasts.put_away(self._passing_notice())
        if press.command in _NEVER_HURRY or self._is_for_speed(press):
            return False
        if self._ending.hurries():
            return True
        if self._ends_travel():
            return press.command not in (*_GOES_ON, Command.END_TURN)
        if press.command in _ANSWERS_OWN and self._playback.tells_own:
            self._playback.finish_own()
            return False
        return self._hurries() or (press.command not in (*DIRECTIONS, *_GOES_ON) and self._comes_late())

    def _is_for_speed(self, press: KeyPress) -> bool:
        """Return whether a viewer without a seat uses the choice of speed."""
        is_there = self._scene.input.focus_id == SPEED and press.command in DIRECTIONS
        return not self._controller.match.humans and (is_there or press.command in _WALKS)

    def takes_click(self, pointer: PointerEvent) -> bool:
        """Handle a click; return True if it only skipped something.

        A widget that acts is pressed, unless it has only just appeared under the mouse.
        """
        if pointer.kind != "down":
            return False
        if self._ending.hurries():
            return True
        self._scene.refresh()
        target = self._scene.input.widget_at(pointer.position)
        if any(place.contains(pointer.position) for place in self._closed):
            return True
        command = target.command if isinstance(target, Button) else ""
        if self._ends_travel():
            return command not in (*_GOES_ON, Command.END_TURN)
        if command in _ANSWERS_OWN and self._playback.tells_own:
            self._playback.finish_own()
            return False
        acts = target is not None and target.focusable
        return self._comes_late() if acts or not self._is_telling else self._hurries()

    def closed(self, place: Rect) -> None:
        """Ignore clicks there for a moment: a panel closed by itself."""
        self._closed.append(place)
        self._scene.after(GRACE, lambda: self._closed.remove(place))

    def all_told(self) -> None:
        """Begin the grace time again if something was skipped."""
        if self._is_hurried:
            self._wait()

    @property
    def _is_telling(self) -> bool:
        return self._playback.is_active

    def _ends_travel(self) -> bool:
        """End the glide of an undo, whose pieces the person has not seen in place; return whether it ran."""
        return self._scene.app.transition.end_travel()

    def _hurries(self) -> bool:
        if not self._is_telling:
            return False
        self._is_hurried = True
        self._playback.finish_current()
        self._wait()
        self._scene.redraw()
        return True

    def _comes_late(self) -> bool:
        if self._is_telling or not self._is_hurried:
            return False
        self._wait()
        return True

    def _wait(self) -> None:
        if self._cancel:
            self._cancel()
        self._cancel = self._scene.after(GRACE, self._rest)

    def _rest(self) -> None:
        """End the grace time; while playback runs, it begins again at its end."""
        self._is_hurried = self._is_telling
