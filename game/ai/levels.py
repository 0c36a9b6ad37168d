"""The opponents' levels: how each judges, how much it wavers, how far it searches."""

from dataclasses import dataclass

from game.ai.budget import Budget
from game.core.spec import LEVELS, TEST_LEVELS


@dataclass(frozen=True, slots=True)
class Level:
    """`noise` is in points. Without `share` the level does not search; with it, it takes that share of a budget."""

    mind: str
    noise: float = 0.0
    share: float = 0.0
    width: int = 0
    """Candidates that enter the search."""
    seconds: float = 0.0
    """The share of a full search that people wait for."""

    @property
    def searches(self) -> bool:
        return self.share > 0

    def budget(self, given: Budget | None) -> Budget:
        return given.scaled(self.share) if given else Budget(seconds=self.seconds)


_BY_NAME = {
    "random": Level("random"),
    "greedy": Level("greedy"),
    "apprentice": Level("few", noise=6.0),
    "artisan": Level("full", noise=1.5),
    "merchant": Level("full", share=0.25, width=5, seconds=0.5),
    "magnifico": Level("full", share=1.0, width=8, seconds=2.0),
}


ADVISER = Level("full", share=1.0, width=8, seconds=2.0)
"""Who gives hints: the full search, whatever the opponents' levels."""


class UnknownLevelError(LookupError):
    """No opponent has this level; the text is one sentence for the user."""


def level_of(name: str) -> Level:
    if name not in _BY_NAME:
        raise UnknownLevelError(f"There is no level '{name}'; choose one of {', '.join((*LEVELS, *TEST_LEVELS))}.")
    return _BY_NAME[name]
