"""The turns of a match as its log has them; words are only made for those that are asked for."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from game.core.match import Match
from scenes.common.match_log import LogBlock, MatchLog, told
from scenes.kit.wording import Wording

REACH = 100
"""Number of turns listed before and after the present one."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """Hold some turns in a row, and the lengths at the end of the turns before and after them."""

    blocks: Sequence[LogBlock]
    earlier: int | None
    later: int | None


class ReplayTurns:
    """Hold the turns of a finished or frozen match for one reader."""

    def __init__(self, match: Match, wording: Wording) -> None:
        chronicle = MatchLog(match, wording)
        chronicle.catch_up(len(match.entries))
        self._last, self._all = len(match.entries), chronicle.unworded

    def before(self, length: int) -> int:
        """Return the length at the end of the turn before; 0 at the start."""
        return next((end(block) for block in told(reversed(self._all[: self._at(length)]))), 0)

    def after(self, length: int) -> int:
        """Return the length at the end of the present or next turn."""
        return next((end(block) for block in told(self._all[self._at(length + 1) :])), self._last)

    def around(self, length: int) -> Stretch:
        """Return the turns around that length."""
        first, last = max(0, self._at(length) - REACH), self._at(length) + REACH
        return Stretch(
            blocks=list(told(self._all[first : last + 1])),
            earlier=end(self._all[first - 1]) if first else None,
            later=end(self._all[last + 1]) if last + 1 < len(self._all) else None,
        )

    def _at(self, length: int) -> int:
        """Return the index of the first turn that ends at that length or later."""
        return bisect_left(self._all, length, key=end)


def end(block: LogBlock) -> int:
    """Return the number of entries played after the turn."""
    return block.last + 1
