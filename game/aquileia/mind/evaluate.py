"""The evaluator of Aquileia for the shared search: features, learned prices, end of the match."""

from collections.abc import Sequence
from typing import Final

from game.aquileia.legal import decision
from game.aquileia.mind.choice_options import ChoiceOptions, is_sure, sure_options
from game.aquileia.mind.features import FEATURES, HABITS, PRICED, features
from game.aquileia.mind.placing_options import Options, PlacingOptions
from game.aquileia.mind.prices import all_prices, dot
from game.aquileia.mind.scene import Scene
from game.aquileia.mind.ways_to_win import PLANS
from game.aquileia.state import OVER, PLACING, State
from game.core.decision import Decision
from game.core.rules import Options as Variant

__all__ = [
    "BY_RESULTS",
    "FEATURES",
    "GREEDY",
    "PLANS",
    "TEMPERS",
    "VARIANTS",
    "features",
    "is_clear",
    "is_exact",
    "is_settled",
    "judge",
    "position_key",
    "variant_of",
]

VARIANTS: Final[dict[str, Variant]] = {"standard": {}}
"""Option sets for which weights are learned separately."""

GREEDY: Final = {
    "lead": 0.6, "points": 0.4, "villas": 0.4, "copper": 1.28, "copper_many": -0.21, "silver": 2.15,
    "silver_many": -0.24, "gold": 2.56, "gold_many": -1.58, "servi": 3.09, "servi_many": -0.44, "weapons": 1.12,
    "horses": 1.1, "early copper": 0.46, "early silver": 0.16, "early gold": 0.2, "early servi": 0.27,
    "last copper": -1.98, "last silver": -0.73, "last gold": -0.94, "last servi": -0.8, "workshops": 0.23,
    "banks": 0.6, "port_points": 1.0, "port_coins": 1.2, "villa_hope": 0.16, "laurel_hope": 0.49, "market_on": 2.2,
    "pecunia_on": 4.0, "potentia_on": 1.5, "arena_in": 4.0, "arena_on": 1.8, "stadium_in": 3.0, "stadium_on": 1.2,
    "theatre_on": 2.5, "forum_on": 1.0, "forum_scoring_on": 3.5, "latro_on": 1.0, "henchmen_left": 3.0, "track": 1.0,
    "price copper": 0.18, "price copper_many": 0.39, "price silver": 0.65, "price silver_many": 0.36,
    "price gold": 0.96, "price gold_many": -0.98, "price servi": 1.59, "price servi_many": 0.36,
    "price weapons": -0.08, "price horses": -0.1, "price early copper": 0.16, "price early silver": -0.04,
    "price early servi": -0.03, "price last copper": -1.28, "price last silver": 0.17, "price last gold": -0.04,
    "price workshops": -0.37, "price villa_hope": 0.02, "price laurel_hope": -0.31,
}  # fmt: skip
"""Points as they are now, and the usual worth of things: nothing learned."""

TEMPERS: Final = {
    "steward": {"price workshops": 0.02, "place portus": 0.3, "place pecunia": 0.1},
    "builder": {"price villa_hope": 0.03, "place forum_scoring": 0.3, "place servi": 0.3},
    "captain": {"place arena": 0.6, "price weapons": 0.2, "place potentia": 0.3},
    "courtier": {"place stadium": 0.35, "place theatrum": 0.3, "price horses": 0.1},
}  # fmt: skip

BY_RESULTS: Final = {
    **dict.fromkeys(PRICED, 0.25), "price workshops": 0.1, "price villa_hope": 0.03, "price laurel_hope": 0.1,
    **dict.fromkeys(HABITS, 0.5),
}  # fmt: skip


class Judge:
    """Judge positions with one set of weights."""

    def __init__(self, weights: Sequence[float]) -> None:
        self._weights = tuple(weights)
        self._prices = all_prices(self._weights)

    def value(self, state: State, seat: int) -> float:
        """Return the final margin of points that these weights expect."""
        return dot(self._weights, features(state, seat))

    def options(self, state: State, wide: bool = False) -> Options:
        """Return the legal actions, each with its gain; when wide, added to the worth of the position."""
        now = decision(state)
        assert now is not None
        gains = self._gains(state, now)
        if not wide:
            return gains
        best = max(gain for gain, _ in gains)
        value = self.value(state, now.seat) - best
        return [(value + gain, action) for gain, action in gains]

    def _gains(self, state: State, now: Decision) -> Options:
        if state.step == PLACING:
            return PlacingOptions(Scene(state, now.seat, self._prices)).of()
        if is_sure(now.kind):
            return sure_options(state)
        return ChoiceOptions(Scene(state, now.seat, self._prices)).of()


def judge(weights: Sequence[float]) -> Judge:
    return Judge(weights)


def variant_of(state: State) -> str:
    return "standard"


def is_settled(state: State) -> bool:
    """Return whether the match is over, so that playouts stop."""
    return state.step == OVER


def is_clear(state: State) -> bool:
    """Return whether the first option is always good, so that no search is needed, which luck could mislead."""
    now = decision(state)
    return now is not None and state.step != PLACING and is_sure(now.kind)


def is_exact(state: State) -> bool:
    """Return False, as dice and hidden hands decide to the end."""
    return False


def position_key(state: State) -> object:
    """Return the position itself; never used, as no position is exact."""
    return repr(state)
