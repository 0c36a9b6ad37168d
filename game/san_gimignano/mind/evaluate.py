"""The evaluator of San Gimignano for the shared search: features, learned judgement, end of the game."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.san_gimignano.mind.choice_options import ChoiceOptions
from game.san_gimignano.mind.features import (
    FEATURES,
    board_features,
    hand_features,
    noble_features,
    phase_of,
    phase_shares,
    tempo_features,
)
from game.san_gimignano.mind.holdings import holding_of
from game.san_gimignano.mind.scene import scene_of
from game.san_gimignano.mind.sides import Side
from game.san_gimignano.mind.turn_options import Options, TurnOptions
from game.san_gimignano.mind.values import Values
from game.san_gimignano.mind.ways_to_win import PLANS
from game.san_gimignano.state import PLAY, State

__all__ = [
    "BY_RESULTS", "FEATURES", "GREEDY", "PLANS", "TEMPERS", "VARIANTS",
    "features", "is_exact", "is_settled", "judge", "position_key", "variant_of",
]  # fmt: skip

VARIANTS: Final = {"plain": {"nobles": "off"}, "nobles": {"nobles": "on"}}
"""Option sets for which weights are learned separately."""

GREEDY: Final = {
    "completed": 5.0, "tallest": 1.0, "banded": 1.0, "grace": 2.0, "piece": 10.0, "santa_fina": 5.0,
    "cards": 0.5, "run_gain": 0.2, "plain_gain": 0.2, "chance_gain": 0.2, "extension_gain": 0.2,
    "stones": 1.0, "jousts": 1.0, "pilgrimage_room": 0.3, "rognosa_held": 1.0, "santa_fina_held": 1.0, "wall_held": 1.0,
    "wall": 2.0, "rognosa": 2.0,
}  # fmt: skip
"""Points as the table counts them now and a little for what the hand could add: nothing learned."""

TEMPERS: Final = {
    "steward": {"completed": 1.3},
    "builder": {"tallest": 0.6, "secure": 0.4},
    "captain": {"piece": 14.0, "height": 2.5},
    "courtier": {"banded": 0.4, "banded_count": 2.0, "run": 0.5},
}  # fmt: skip

BY_RESULTS: Final[Mapping[str, float]] = {}


def features(view: State, seat: int) -> list[float]:
    own, rival = Side(view.towers[seat]), Side(view.towers[1 - seat])
    piece = (view.piece == seat) - (view.piece == 1 - seat)
    base = board_features(own, rival, piece)
    base += hand_features(holding_of(view.hands[seat]), own, rival)
    base += noble_features(view, seat) + tempo_features(view, seat)
    return [share * value for share in phase_shares(phase_of(view)) for value in base]


class Judge:
    """Judge positions with one set of weights; it caches much, so one judge serves a process for long."""

    def __init__(self, weights: Sequence[float]) -> None:
        self._values = Values(weights)
        self._turns = TurnOptions(self._values)
        self._choices = ChoiceOptions(self._values)

    def value(self, state: State, seat: int) -> float:
        """Return the final margin of points that these weights expect."""
        return self._values.of(state, seat)

    def options(self, state: State, wide: bool = False) -> Options:
        """Return the legal actions worth considering, each with a value."""
        if state.stack:
            return self._choices.of(scene_of(self._values, state, state.stack[-1].seat))
        return self._turns.of(scene_of(self._values, state, state.active), wide)


def judge(weights: Sequence[float]) -> Judge:
    return Judge(weights)


def variant_of(state: State) -> str:
    return "nobles" if state.nobles else "plain"


def is_settled(state: State) -> bool:
    """Return whether the running game is over, so that playouts stop."""
    return state.stage != PLAY


def is_exact(state: State) -> bool:
    """Return whether nothing is drawn any more (SG 4.2), so that the rest can be searched to its end."""
    return state.end_phase


def position_key(state: State) -> tuple[object, ...]:
    """Return a key that is equal for positions with the same rest of an exact endgame."""
    return (
        state.active, state.passes, state.piece, *map(tuple, state.hands), *map(tuple, state.towers),
        tuple(state.used), *map(tuple, state.played), tuple(state.stack),
    )  # fmt: skip
