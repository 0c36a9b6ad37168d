"""The cue for the person's turn: a sound and a glow around the prompt; and the time of a turn that ends by itself."""

import math

from scenes.engine.motion.tween import Tween, linear
from scenes.engine.scene import Scene
from scenes.table.match_controller import LIGHT_TURN_SECONDS, MatchController

SECONDS = 1.0


class TurnCue:
    """Give the cue when everything has been shown, and let the time of a light turn run out visibly."""

    def __init__(self, scene: Scene, controller: MatchController) -> None:
        self._scene, self._controller = scene, controller
        self._share = 1.0
        self.passed_share = 0.0
        """Share of the time that has passed in which a light turn can still be undone."""

    def all_told(self) -> None:
        """Give the cue if the viewer begins a turn and has not just moved."""
        controller, match = self._controller, self._controller.match
        is_asked = match.decision is not None and match.decision.is_turn and controller.is_viewer_deciding
        has_just_moved = [entry.seat for entry in match.entries[-1:]] == [controller.viewer]
        if is_asked and not has_just_moved:
            self._scene.play("your_turn")
            self._scene.animate(Tween(SECONDS, self._glow, linear))

    def glow(self) -> float:
        """Return the strength of the glow, from 0 to 1."""
        return math.sin(math.pi * self._share) if self._share < 1 else 0.0

    def _glow(self, share: float) -> None:
        self._share = share

    def follow(self) -> None:
        """Let the time run once a light turn is about to end by itself."""
        if not self._controller.is_passing:
            self.passed_share = 0.0
        elif not self.passed_share:
            self._scene.animate(Tween(LIGHT_TURN_SECONDS, self._pass, linear))

    def _pass(self, share: float) -> None:
        self.passed_share = share if self._controller.is_passing else 0.0
