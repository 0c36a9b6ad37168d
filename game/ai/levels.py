"""The levels of opponents: how they judge, how much noise they add, how far they search."""

from dataclasses import dataclass

from game.ai.budget import Budget
from game.ai.search import Reach
from game.core.spec import LEVELS, TEST_LEVELS, Spec

_SMALL_CHOICE = 0.25
_FULL = 1.0


@dataclass(frozen=True, slots=True)
class Level:
    """Describe a level; `share` is its share of a budget, 0 if it does not search."""

    mind: str
    noise: float = 0.0
    """Noise as a share of the usual distance between the better options of a game."""
    share: float = 0.0
    width: int = 0
    """Number of candidates in the search."""
    sight: float = 0.0
    """Length of a playout as a share of the game's depth."""
    seconds: float = 0.0
    """Time to think if no budget is given."""

    @property
    def searches(self) -> bool:
        return self.share > 0

    def reach_in(self, spec: Spec) -> Reach:
        """Return how far its playouts look ahead in a game."""
        foresight, is_full = spec.foresight, self.share == _FULL
        if is_full and foresight.waypoint:
            return Reach(foresight.waypoint, goes_on=True)
        in_rounds = foresight.in_rounds and (is_full or foresight.waypoint > 0)
        share = round(self.sight * foresight.depth)
        return Reach(share if is_full else foresight.glance or share, in_rounds=in_rounds)

    def budget(self, given: Budget | None, is_turn: bool) -> Budget:
        """Return its budget; choices inside a turn get a quarter."""
        full = given.scaled(self.share) if given else Budget(seconds=self.seconds)
        return full if is_turn else full.scaled(_SMALL_CHOICE)


_BY_NAME = {
    "random": Level("random"),
    "greedy": Level("greedy"),
    "apprentice": Level("full", noise=1.2),
    "artisan": Level("full", noise=0.6),
    "merchant": Level("full", share=0.3, width=5, sight=0.4, seconds=0.6),
    "magnifico": Level("full", share=_FULL, width=8, sight=1.0, seconds=2.0),
}

ADVISER = _BY_NAME["magnifico"]
"""Level that gives hints: the full search, whatever the opponents' levels."""


class UnknownLevelError(LookupError):
    """Report a level that does not exist; the text is one sentence for the user."""


def level_of(name: str) -> Level:
    """Return the level with that name; raise UnknownLevelError."""
    if name not in _BY_NAME:
        raise UnknownLevelError(f"There is no level '{name}'; choose one of {', '.join((*LEVELS, *TEST_LEVELS))}.")
    return _BY_NAME[name]
