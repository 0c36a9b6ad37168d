"""What a seat may expect of a contest: its chances of the ranks against strengths that are not yet final."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from game.aquileia.mind.scene import MEAN_SERVI, Scene
from game.aquileia.state import State

BEFORE_DICE, AFTER_DICE, FINAL = 0.85, 0.55, 0.25
"""How far strengths may still drift apart: before any dice, before the cards, and when hardly anything can come."""
_TIE = 0.3


class Foe(NamedTuple):
    strength: float
    is_behind: bool
    """On the tie-breaker track."""
    presence: float = 1.0
    """How likely it takes part at all."""


def ranks(strength: float, foes: Sequence[Foe], drift: float) -> tuple[float, float, float]:
    """Chances to be first, second, third."""
    first, second, third = 1.0, 0.0, 0.0
    for foe in foes:
        ahead = strength - foe.strength + (_TIE if foe.is_behind else -_TIE)
        beaten = 1.0 - foe.presence + foe.presence / (1.0 + exp(-ahead / drift))
        third = third * beaten + second * (1 - beaten)
        second = second * beaten + first * (1 - beaten)
        first *= beaten
    return first, second, third


def prize(scene: Scene, is_arena: bool, metal: int, strength: float, foes: Sequence[Foe], drift: float) -> float:
    """Points that a strength is worth before the contest is decided."""
    first, second, third = ranks(strength, foes, drift)
    coin = scene.price.coin[metal]
    coins = coin * (3 * first + 2 * second + third)
    if is_arena:
        return coins + first * 2 * strength + second * scene.price.servi * MEAN_SERVI
    best, other = scene.laurel_prizes()
    return coins + first * best + second * other


def is_behind(state: State, seat: int, rival: int) -> bool:
    """Whether the rival stands behind the seat on the track; who has not placed yet is behind who has."""
    track = state.track
    if seat not in track:
        return False
    return rival not in track or track.index(seat) < track.index(rival)
