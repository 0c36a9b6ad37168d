"""The turns of a match as its chronicle tells them; only those that are asked for are put into words."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from game.core.match import Match
from scenes.common.match_log import LogBlock, MatchLog, told
from scenes.kit.wording import Wording

REACH = 100
"""Turns that are shown before and after the one that is looked at."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some turns in a row, and how long the match was at the end of the one before them and of the one after them."""

    blocks: Sequence[LogBlock]
    earlier: int | None
    later: int | None


class ReplayTurns:
    """For one reader of a match that does not change."""

    def __init__(self, match: Match, wording: Wording) -> None:
        chronicle = MatchLog(match, wording)
        chronicle.catch_up(len(match.entries))
        self._last, self._all = len(match.entries), chronicle.unworded

    def before(self, length: int) -> int:
        """Where the turn before ends, or the start."""
        return next((end(block) for block in told(reversed(self._all[: self._at(length)]))), 0)

    def after(self, length: int) -> int:
        """Where the turn that runs or comes next ends."""
        return next((end(block) for block in told(self._all[self._at(length + 1) :])), self._last)

    def around(self, length: int) -> Stretch:
        first, last = max(0, self._at(length) - REACH), self._at(length) + REACH
        return Stretch(
            blocks=list(told(self._all[first : last + 1])),
            earlier=end(self._all[first - 1]) if first else None,
            later=end(self._all[last + 1]) if last + 1 < len(self._all) else None,
        )

    def _at(self, length: int) -> int:
        """The first that ends there or later."""
        return bisect_left(self._all, length, key=end)


def end(block: LogBlock) -> int:
    """How many entries have been played after it."""
    return block.last + 1
