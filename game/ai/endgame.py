"""Exact play once nothing random is left: a world is searched to its end, all rivals playing against the seat."""

from collections.abc import Hashable
from typing import Any

from game.ai.minds import Minds
from game.ai.worth import worth_of_end, worth_of_margin
from game.core.chance import NoChance
from game.core.spec import Spec

_MOST_POSITIONS = 4_000
"""Limit of positions per world; a larger endgame is estimated at its leaves."""
_WORST, _BEST = -1.0, 2.0


class Endgame:
    """Search endgames for one seat; solved positions are kept, as worlds often differ in nothing that matters."""

    def __init__(self, spec: Spec, minds: Minds, seat: int) -> None:
        self._rules, self._evaluator, self._spec = spec.rules, spec.evaluator, spec
        self._judge, self._spread, self._seat = minds.own[0], minds.spread, seat
        self._bounds: dict[Hashable, tuple[float, float]] = {}
        self._left = 0

    def worth(self, state: Any) -> float:
        """Return the worth of a state to the seat."""
        self._left = _MOST_POSITIONS
        return self._search(state, _WORST, _BEST)

    def best_action(self, state: Any) -> Any:
        """Return the best action of the seat, which must be the one to choose."""

        def worth_after(option: tuple[float, Any]) -> float:
            after = state.clone()
            self._rules.apply(after, option[1], NoChance())
            return self.worth(after)

        return max(self._judge.options(state, wide=True), key=worth_after)[1]

    def _search(self, state: Any, low: float, high: float) -> float:
        """Return the worth by alpha-beta: exact between `low` and `high`, a bound outside."""
        if self._evaluator.is_settled(state):
            return worth_of_end(self._spec, state, self._seat, self._spread)
        key = self._evaluator.position_key(state)
        least, most = self._bounds.get(key, (_WORST, _BEST))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        if self._left <= 0:
            return worth_of_margin(self._judge.value(state, self._seat), self._spread)
        self._left -= 1
        worth = self._best(state, max(low, least), min(high, most))
        if self._left > 0:
            self._bounds[key] = (worth if worth > low else least, worth if worth < high else most)
        return worth

    def _best(self, state: Any, low: float, high: float) -> float:
        decision = self._rules.decision(state)
        assert decision is not None
        is_own = decision.seat == self._seat
        best = _WORST if is_own else _BEST
        for _, action in sorted(self._judge.options(state, wide=True), key=lambda option: -option[0]):
            after = state.clone()
            self._rules.apply(after, action, NoChance())
            worth = self._search(after, low, high)
            best = max(best, worth) if is_own else min(best, worth)
            low, high = (max(low, best), high) if is_own else (low, min(high, best))
            if low >= high:
                break
        return best
