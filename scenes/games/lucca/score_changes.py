"""What a deed has changed of the totals that the end would bring: it stands beside them for a moment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.core.match import Match
from scenes.games.lucca.settled_position import counted
from scenes.kit.event_history import EventHistory
from scenes.kit.position_view import PositionView

SECONDS = 2.2
_GOES_FROM = 0.8


@dataclass(slots=True)
class ScoreChange:
    """By seat; `share` is how much of its time has passed."""

    points: Mapping[int, int] = field(default_factory=dict)
    share: float = 1.0

    @property
    def is_shown(self) -> bool:
        return bool(self.points) and self.share < 1

    @property
    def alpha(self) -> float:
        return min(1.0, (1 - self.share) / (1 - _GOES_FROM))


class ScoreProgress:
    """Tells deeds that are told from what is taken back or looked at again."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._told = (0, 0)

    def goes_on(self, past: EventHistory) -> bool:
        """Since it was asked last."""
        match, told = self._match, self._told
        self._match, self._told = past.match, (past.length, len(past.told))
        return match is past.match and told <= self._told


class Totals:
    """Remembers those shown last, and finds what a deed changed once it has landed."""

    def __init__(self) -> None:
        self._shown: Sequence[int] = ()

    def follow(self, position: PositionView, goes_on: bool) -> ScoreChange | None:
        """None where nothing changed; of no points where no deed was told: what is taken back changes no more."""
        before, now = self._shown, () if position.awaits_count else counted(position).score.totals
        self._shown = now
        if not goes_on:
            return ScoreChange()
        if len(before) != len(now) or before == now:
            return None
        changes = {seat: after - was for seat, (was, after) in enumerate(zip(before, now, strict=True))}
        return ScoreChange({seat: change for seat, change in changes.items() if change}, 0.0)
