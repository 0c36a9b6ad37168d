"""The expected outcome of a contest: chances of the ranks against strengths that are not final."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from game.aquileia.mind.scene import MEAN_SERVI, Scene
from game.aquileia.state import State

BEFORE_DICE, AFTER_DICE, FINAL = 0.85, 0.55, 0.25
"""Possible change of the strengths: before any dice, before the cards, and near the end."""
_TIE = 0.3


class Foe(NamedTuple):
    strength: float
    is_behind: bool
    """True if it is behind on the tie-breaker track."""
    presence: float = 1.0
    """Probability that it takes part."""


def ranks(strength: float, foes: Sequence[Foe], drift: float) -> tuple[float, float, float]:
    """Return the chances to be first, second, third."""
    first, second, third = 1.0, 0.0, 0.0
    for foe in foes:
        ahead = strength - foe.strength + (_TIE if foe.is_behind else -_TIE)
        beaten = 1.0 - foe.presence + foe.presence / (1.0 + exp(-ahead / drift))
        third = third * beaten + second * (1 - beaten)
        second = second * beaten + first * (1 - beaten)
        first *= beaten
    return first, second, third


def prize(scene: Scene, is_arena: bool, metal: int, strength: float, foes: Sequence[Foe], drift: float) -> float:
    """Return the points that a strength is worth before the contest is decided."""
    first, second, third = ranks(strength, foes, drift)
    coin = scene.price.coin[metal]
    coins = coin * (3 * first + 2 * second + third)
    if is_arena:
        return coins + first * 2 * strength + second * scene.price.servi * MEAN_SERVI
    best, other = scene.laurel_prizes()
    return coins + first * best + second * other


def is_behind(state: State, seat: int, rival: int) -> bool:
    """Return whether the rival is behind the seat on the track; who has not placed yet is behind who has."""
    track = state.track
    if seat not in track:
        return False
    return rival not in track or track.index(seat) < track.index(rival)
