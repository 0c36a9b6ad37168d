"""The cue for the person's turn after others' actions: a sound, and a glow around the prompt."""

import math
from typing import TYPE_CHECKING

from scenes.engine.motion.tween import Tween, linear

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

SECONDS = 1.0


class TurnCue:
    """Give the cue when everything has been shown."""

    def __init__(self, table: "TableScene") -> None:
        self._table = table
        self._share = 1.0

    def all_told(self) -> None:
        """Give the cue if the viewer begins a turn and has not just moved."""
        match, controller = self._table.match, self._table.controller
        is_asked = match.decision is not None and match.decision.is_turn and controller.is_viewer_deciding
        has_just_moved = [entry.seat for entry in match.entries[-1:]] == [controller.viewer]
        if is_asked and not has_just_moved:
            self._table.play("your_turn")
            self._table.animate(Tween(SECONDS, self._pass, linear))

    def glow(self) -> float:
        """Return the strength of the glow, from 0 to 1."""
        return math.sin(math.pi * self._share) if self._share < 1 else 0.0

    def _pass(self, share: float) -> None:
        self._share = share
