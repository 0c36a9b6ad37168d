"""The evaluator of Lucca Città for the shared search: features, judgement, end of the match."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.lucca import actions as act
from game.lucca.actions import Keep, LuccaAction
from game.lucca.legal import choosing_seat, keeps_of
from game.lucca.limits import turns
from game.lucca.mind.drafts import Draft, Pricing
from game.lucca.mind.features import FEATURES, features
from game.lucca.mind.plans import best_plan, quick_plan, without
from game.lucca.mind.values import Seen, Values
from game.lucca.mind.ways_to_win import PLANS
from game.lucca.openings import opening_of
from game.lucca.quarters import Quarter, with_start
from game.lucca.state import BETWEEN, KEEP, OVER, PLAY, State

__all__ = [
    "BY_RESULTS", "FEATURES", "GREEDY", "PLANS", "TEMPERS", "VARIANTS", "features", "is_clear", "is_exact",
    "is_planned", "is_settled", "judge", "position_key", "variant_of",
]  # fmt: skip

VARIANTS: Final[Mapping[str, dict[str, str]]] = {"plain": {}}

GREEDY: Final = {
    "points": 1.0, "pending": 1.0, "walls_now": 1.0, "largest": 1.0, "smallest": 1.0, "gap": -1.0,
    "opened": 0.5, "shortage": -0.5, "slack": 0.1, "shields": 0.1, "site_windows": 0.5, "progress": 0.5,
    "site_pays": 0.3,
}  # fmt: skip
"""Points as the table counts them now and a little for palaces under construction: nothing learned."""

TEMPERS: Final = {
    "steward": {"shortage": -0.4, "opened": 0.8, "smallest": 0.4},
    "builder": {"tall": 0.2, "progress": 0.1, "largest": 0.6},
    "captain": {"walls": 0.25, "shields": 0.1, "wall_prospects": 0.1},
    "courtier": {"towers": 0.6},
}  # fmt: skip

BY_RESULTS: Final[Mapping[str, float]] = {}

Options = list[tuple[float, LuccaAction]]
Plan = Callable[[Pricing, Draft, tuple[int, ...]], float]


class Judge:
    """Judge positions with one set of weights; a triplet is worth what its three cards bring if played well."""

    def __init__(self, weights: Sequence[float]) -> None:
        self._values = Values(weights)

    def value(self, state: State, seat: int) -> float:
        """Return the final margin of points that these weights expect."""
        return self._values.of(state, seat)

    def options(self, state: State, wide: bool = False) -> Options:
        """Return the legal actions worth considering, each with a value; when not wide, only for comparison."""
        if state.stage == BETWEEN:
            return [(0.0, act.DEAL)]
        seat = choosing_seat(state) if state.stage == KEEP else state.active
        seen = self._values.seen(state, seat)
        if not wide:
            return _options(state, seen, quick_plan, _first_placings)
        rest = self._values.of(state, seat) - seen.value(state.quarters[seat])
        return [(value + rest, action) for value, action in _options(state, seen, best_plan, _placings)]


def _options(state: State, seen: Seen, plan: Plan, placings: Callable[[State, Seen], Options]) -> Options:
    if state.stage == KEEP:
        return _keeps(state, seen)
    if state.placing:
        return placings(state, seen)
    quarter = state.quarters[seen.seat]
    draft = seen.draft(quarter)
    takes: Options = [
        (plan(seen.pricing, draft, triplet), act.take(index)) for index, triplet in enumerate(state.triplets) if triplet
    ]
    if not quarter.completed:
        return takes
    best = max(takes, key=lambda option: option[0])[0]
    return _openings(state, seen, quarter, best) + takes


def _keeps(state: State, seen: Seen) -> Options:
    keeps = [action for action in keeps_of(state.hands[seen.seat]) if isinstance(action, Keep)]
    return [(seen.value(with_start(Quarter(), action.cards)), action) for action in keeps]


def _openings(state: State, seen: Seen, quarter: Quarter, best: float) -> Options:
    """Value each opening, followed by the best triplet, whose worth it does not change."""
    openings = [opening_of(state.quarters, seen.seat, palace) for palace in quarter.completed]
    return [
        (best + seen.pricing.opened(each.palace, each.points), act.open_palace(each.palace.colour)) for each in openings
    ]


def _first_placings(state: State, seen: Seen) -> Options:
    """Value the ways to play the next card, as `quick_plan` does."""
    card = state.placing[0]
    outcomes = seen.outcomes(state.quarters[seen.seat], card)
    return [(value, act.place(way, card)) for value, way, _, _ in outcomes]


def _placings(state: State, seen: Seen) -> Options:
    pricing, draft = seen.pricing, seen.draft(state.quarters[seen.seat])
    return [
        (best_plan(pricing, pricing.drafted(draft, card, outcome), without(state.placing, card)),
         act.place(outcome[1], card))
        for card in dict.fromkeys(state.placing)
        for outcome in pricing.outcomes(draft, card)
    ]  # fmt: skip


def judge(weights: Sequence[float]) -> Judge:
    return Judge(weights)


def variant_of(state: State) -> str:
    return "plain"


def is_settled(state: State) -> bool:
    return state.stage == OVER


def is_exact(state: State) -> bool:
    """Return whether only the last seat still chooses, in the last turn: no rival answers, no card is laid out."""
    return state.stage == PLAY and state.turn == turns(state) and state.place == len(state.order) - 1


def is_planned(state: State) -> bool:
    """Return whether a triplet is being played, as its cards are judged together."""
    return bool(state.placing)


def is_clear(state: State) -> bool:
    """Return whether a triplet is played before the last two turns.

    After that playouts are short, and see better what walls and new palaces bring.
    """
    return is_planned(state) and state.turn < turns(state) - 1


def position_key(state: State) -> tuple[object, ...]:
    return (tuple(state.quarters), state.order, state.place, tuple(state.triplets), state.placing)
