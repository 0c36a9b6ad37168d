"""Changes by others since the viewer's last action: new, taller or completed towers, and points."""

from functools import cached_property

from game.core.scores import ScoreTable
from game.san_gimignano.state import State
from scenes.games.san_gimignano.position import SanGimignanoPosition


class ChangesSinceTurn:
    """Find the changes of a position; none before the viewer's turn, nor since an earlier game of a series."""

    def __init__(self, position: SanGimignanoPosition) -> None:
        self._seen = position

    @cached_property
    def _before(self) -> State | None:
        position = self._seen
        if position.decision is None or position.decision.kind != "turn":
            return None
        before = position.past.view_after_own(position.viewer)
        return before if before.game == position.view.game else None

    @cached_property
    def _score(self) -> ScoreTable | None:
        return self._seen.spec.rules.score(self._before) if self._before else None

    def points(self, seat: int) -> int:
        return self._seen.score.totals[seat] - self._score.totals[seat] if self._score else 0

    def reasons(self, seat: int) -> str:
        """Return the points by category."""
        return self._seen.wording.gains(self._score, self._seen.score, seat) if self._score else ""

    def deeds(self, seat: int) -> dict[int, str]:
        """Return the verb of the change for each tower that changed."""
        if not self._before or seat == self._seen.viewer:
            return {}
        before, changed = self._before.towers[seat], dict[int, str]()
        left = list(before)
        for index, tower in enumerate(self._seen.view.towers[seat]):
            if tower in left:
                left.remove(tower)
            elif index >= len(before):
                changed[index] = "build"
            else:
                changed[index] = "complete" if tower.is_complete else "extend"
        return changed
