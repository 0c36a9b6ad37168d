"""How San Gimignano is judged by the search: features for the learned value, quick values for single actions."""

from collections.abc import Sequence
from typing import Any

from game.san_gimignano.scoring import score
from game.san_gimignano.state import PLAY, State

FEATURES: Sequence[str] = ("margin",)


def features(view: State, seat: int) -> list[float]:
    totals = score(view).totals
    return [float(totals[seat] - totals[1 - seat])]


def priors(state: State, seat: int, actions: Sequence[Any], weights: Sequence[float]) -> list[float]:
    return [0.0 for _ in actions]


def is_settled(state: State) -> bool:
    return state.stage != PLAY


def is_exact(state: State) -> bool:
    return state.end_phase
