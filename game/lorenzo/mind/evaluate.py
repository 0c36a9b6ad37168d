"""The evaluator of Lorenzo il Magnifico for the shared search: features, judgement, end of the match."""

from collections.abc import Sequence
from typing import Final

from game.core.rules import Options as RuleOptions
from game.lorenzo.legal import decision
from game.lorenzo.mind.choice_options import ChoiceOptions
from game.lorenzo.mind.features import FEATURES, FIXED, PLAYED, PRICED, features, stand
from game.lorenzo.mind.turn_options import Options, Turn
from game.lorenzo.mind.ways_to_win import PLANS
from game.lorenzo.mind.worths import Worths, dot
from game.lorenzo.state import BONUS_TILES, DRAFT, OVER, State

__all__ = [
    "BY_RESULTS", "FEATURES", "GREEDY", "PLANS", "TEMPERS", "VARIANTS", "features", "is_exact", "is_settled",
    "judge", "position_key", "variant_of",
]  # fmt: skip

VARIANTS: Final[dict[str, RuleOptions]] = {
    "advanced": {"game": "advanced"},
    "basic": {"game": "basic"},
    "advanced, 1 faith": {"game": "advanced", "privilege_faith": "1"},
    "basic, 1 faith": {"game": "basic", "privilege_faith": "1"},
}
"""Option sets for which weights are learned separately."""

_BY_HAND: Final = {
    "coins": 0.35, "wood": 0.4, "stone": 0.4, "servants": 0.35, "military": 0.15, "faith": 0.5, "points": 1.0,
    "early coins": 0.2, "early wood": 0.2, "early stone": 0.2, "early servants": 0.2, "early military": 0.25,
    "early yield_coins": 1.4, "early yield_wood": 1.4, "early yield_stone": 1.4, "early yield_servants": 1.4,
    "early yield_military": 1.0, "early yield_faith": 2.0, "early yield_points": 3.5, "early yield_privileges": 2.5,
    "territory_points": 1.0, "territories": 0.5, "early territories": 1.0, "character_points": 1.0,
    "venture_points": 1.0, "early buildings": 0.5, "early slot_short": -0.3, "early harvest_bonus": 0.9,
    "early production_bonus": 0.9, "early tower_bonus": 0.7, "early discounts": 1.0, "early coloured_bonus": 3.0,
    "early neutral_bonus": 1.0, "members": 0.5, "strength": 0.3, "rank": 0.8, "order": 0.4,
}  # fmt: skip
GREEDY: Final = {
    **{name: steady for name, (steady, _) in FIXED.items()},
    **{f"early {name}": early for name, (_, early) in FIXED.items()},
    **_BY_HAND,
    **{f"price {name}": weight for name, weight in _BY_HAND.items()},
}
"""Points as they are now, and the usual worth of goods and cards: nothing learned."""

TEMPERS: Final = {
    "steward": {"correction building": 2.4, "correction production": 2.4},
    "builder": {"correction territory": 1.5, "correction harvest": 1.5},
    "captain": {"correction venture": 1.0, "price military": 0.2},
    "courtier": {"correction character": 1.6, "correction council": 0.6},
}  # fmt: skip

BY_RESULTS: Final = {**dict.fromkeys(PRICED, 0.15), **dict.fromkeys(PLAYED, 0.7)}


class Judge:
    """Judge positions with one set of weights; it caches much, so one judge serves a process for long."""

    def __init__(self, weights: Sequence[float]) -> None:
        self._weights = weights
        self._worths: dict[tuple[int, int], Worths] = {}
        self._choices = ChoiceOptions()

    def _at(self, state: State) -> Worths:
        key = (state.round, state.privilege_faith)
        worths = self._worths.get(key)
        if worths is None:
            worths = self._worths[key] = Worths(self._weights, *key)
        return worths

    def value(self, state: State, seat: int) -> float:
        """Return the final margin of points that these weights expect."""
        return dot(self._at(state).values, stand(state, seat))

    def options(self, state: State, wide: bool = False) -> Options:
        """Return the legal actions worth considering; when wide, with the value of the position after them."""
        choice = decision(state)
        assert choice is not None
        worths = self._at(state)
        turn = Turn(worths, state, choice.seat)
        if state.stack:
            found = self._choices.of(turn, wide)
        elif state.stage in (BONUS_TILES, DRAFT):
            found = self._choices.drafted(turn)
        else:
            found = turn.options()
        if not wide:
            return found
        base = self.value(state, choice.seat)
        return [(base + change * worths.scale, action) for change, action in found]


def judge(weights: Sequence[float]) -> Judge:
    return Judge(weights)


def variant_of(state: State) -> str:
    name = "advanced" if state.is_advanced else "basic"
    return f"{name}, 1 faith" if state.privilege_faith == 1 else name


def is_settled(state: State) -> bool:
    return state.stage == OVER


def is_exact(state: State) -> bool:
    """Return False, as four members each are too many for a search to the end."""
    return False


def position_key(state: State) -> tuple[object, ...]:
    """Return a key that is equal for positions with the same rest of the match."""
    return (
        state.stage, state.round, state.lap, state.turn, state.step, state.order, state.dice, tuple(state.floors),
        tuple(state.spaces), state.decks, tuple(state.stack),
        *((*player.goods, player.home, *player.cards, player.tiles, player.has_passed, player.hand, player.leaders,
           player.used, player.copied, player.raised) for player in state.players),
    )  # fmt: skip
