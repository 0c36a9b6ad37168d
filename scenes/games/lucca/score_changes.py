"""Changes of the projected totals by the last action, shown beside them for a moment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.core.match import Match
from game.lucca.state import State
from scenes.games.lucca.position import LuccaPosition
from scenes.games.lucca.settled_position import counted
from scenes.kit.event_history import EventHistory

SECONDS = 2.2
_GOES_FROM = 0.8


@dataclass(slots=True)
class ScoreChange:
    """Hold the change by seat; `share` is the share of its time that has passed."""

    points: Mapping[int, int] = field(default_factory=dict)
    share: float = 1.0

    @property
    def is_shown(self) -> bool:
        return bool(self.points) and self.share < 1

    @property
    def alpha(self) -> float:
        """Return the opacity; it is full until the last part of the time."""
        return min(1.0, (1 - self.share) / (1 - _GOES_FROM))


class ScoreProgress:
    """Distinguish playing on from undo and replay."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._told = (0, 0)

    def goes_on(self, past: EventHistory[State]) -> bool:
        """Return whether the history has only grown since the last call."""
        match, told = self._match, self._told
        self._match, self._told = past.match, (past.length, len(past.told))
        return match is past.match and told <= self._told


class Totals:
    """Remember the totals shown last, and find what an action has changed."""

    def __init__(self) -> None:
        self._shown: Sequence[int] = ()

    def follow(self, position: LuccaPosition, goes_on: bool) -> ScoreChange | None:
        """Return the change since the last call, None without one, and an empty change after undo or replay."""
        before, now = self._shown, () if position.awaits_count else counted(position).score.totals
        self._shown = now
        if not goes_on:
            return ScoreChange()
        if len(before) != len(now) or before == now:
            return None
        changes = {seat: after - was for seat, (was, after) in enumerate(zip(before, now, strict=True))}
        return ScoreChange({seat: change for seat, change in changes.items() if change}, 0.0)
