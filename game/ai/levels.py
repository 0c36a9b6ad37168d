"""The opponents' levels: how each judges, how much it wavers, how far it searches."""

from dataclasses import dataclass

from game.ai.budget import Budget
from game.ai.search import Reach
from game.core.spec import LEVELS, TEST_LEVELS, Spec

_SMALL_CHOICE = 0.5
_FULL = 1.0


@dataclass(frozen=True, slots=True)
class Level:
    """`noise` is in points. Without `share` the level does not search; with it, it takes that share of a budget."""

    mind: str
    noise: float = 0.0
    share: float = 0.0
    width: int = 0
    """Candidates that enter the search."""
    depth: int = 0
    """Choices that a playout looks ahead, where the game has no waypoint for it."""
    seconds: float = 0.0
    """What people wait for where no budget is given."""

    @property
    def searches(self) -> bool:
        return self.share > 0

    def reach_in(self, spec: Spec) -> Reach:
        waypoint = spec.foresight.waypoint if self.share == _FULL else 0
        return Reach(waypoint, goes_on=True) if waypoint else Reach(self.depth)

    def budget(self, given: Budget | None, is_turn: bool) -> Budget:
        """Half for the small choices inside an action."""
        full = given.scaled(self.share) if given else Budget(seconds=self.seconds)
        return full if is_turn else full.scaled(_SMALL_CHOICE)


_BY_NAME = {
    "random": Level("random"),
    "greedy": Level("greedy"),
    "apprentice": Level("few", noise=4.0),
    "artisan": Level("full", noise=3.0),
    "merchant": Level("full", share=0.125, width=3, depth=6, seconds=0.3),
    "magnifico": Level("full", share=_FULL, width=8, depth=12, seconds=2.0),
}

ADVISER = _BY_NAME["magnifico"]
"""Who gives hints: the full search, whatever the opponents' levels."""


class UnknownLevelError(LookupError):
    """No opponent has this level; the text is one sentence for the user."""


def level_of(name: str) -> Level:
    if name not in _BY_NAME:
        raise UnknownLevelError(f"There is no level '{name}'; choose one of {', '.join((*LEVELS, *TEST_LEVELS))}.")
    return _BY_NAME[name]
