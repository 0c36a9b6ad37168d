"""The callbacks by which the match controller asks and informs its scene."""

from collections.abc import Callable
from typing import Protocol

from game.core.decision import Decision
from scenes.engine.settings import TurnEnds
from scenes.engine.timers import Cancel


class MatchHooks(Protocol):
    """Answer the match controller and show what it decides."""

    def is_busy(self) -> bool:
        """Return whether playback runs or another scene lies on top."""
        ...

    def is_telling(self) -> bool:
        """Return whether playback runs and no other scene lies on top."""
        ...

    def after(self, seconds: float, action: Callable[[], None]) -> Cancel:
        """Call the action after some seconds; return a function that cancels it."""

    def show_curtain(self, seat: int) -> None:
        """Hide the table until the person at that seat raises the curtain."""

    def show_end(self) -> None:
        """Show that the match has ended."""

    def match_changed(self) -> None:
        """Update the screen: the match, or what the controller waits for, has changed."""
        ...

    def turn_ends(self) -> TurnEnds:
        """Return the setting for how turns end."""

    def plays_covered(self, decision: Decision) -> bool:
        """Whether the person may decide with the own hand face down."""
        ...

    def keeps_turn(self) -> bool:
        """Return whether optional actions are worth keeping the turn open."""
        ...
