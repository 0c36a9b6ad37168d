"""How opponents judge Pebbles: by what they hold."""

from collections.abc import Hashable, Mapping, Sequence

from game.core.chance import NoChance
from game.core.rules import Options
from game.pebbles import rules
from game.pebbles.actions import Take
from game.pebbles.state import State

FEATURES: Sequence[str] = ("margin",)
GREEDY: Mapping[str, float] = {"margin": 1.0}
BY_RESULTS: Mapping[str, float] = {}
TEMPERS: Mapping[str, Mapping[str, float]] = {}
PLANS: Mapping[str, Mapping[str, float]] = {}
VARIANTS: Mapping[str, Options] = {"plain": {}}


def variant_of(state: State) -> str:
    return "plain"


def features(view: State, seat: int) -> list[float]:
    return [float(view.taken[seat] - view.taken[1 - seat])]


class Judge:
    def __init__(self, weights: Sequence[float]) -> None:
        self._weight = weights[0]

    def value(self, state: State, seat: int) -> float:
        return self._weight * features(state, seat)[0]

    def options(self, state: State, wide: bool = False) -> list[tuple[float, Take]]:
        return [(self._after(state, action), action) for action in rules.legal(state)]

    def _after(self, state: State, action: Take) -> float:
        after = state.clone()
        rules.apply(after, action, NoChance())
        return self.value(after, state.active)


def judge(weights: Sequence[float]) -> Judge:
    return Judge(weights)


def is_settled(state: State) -> bool:
    return not any(state.heaps)


def is_exact(state: State) -> bool:
    return True


def position_key(state: State) -> Hashable:
    return (*state.heaps, *state.taken, state.active)
