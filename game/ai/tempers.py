"""Tempers: rivals of one strength who weigh things differently. What a temper likes, each game says for itself.

A plan is the same, but strong: who follows it tries to win in one way. Only the laboratory seats plans.
"""

import random
from collections.abc import Mapping, Sequence

from game.core.spec import TEMPERS, Spec


class UnknownTemperError(LookupError):
    """Nobody has this temper and no game this plan; the text is one sentence for the user."""


def likes_of(spec: Spec, temper: str) -> Mapping[str, float]:
    """Return what a temper or a plan of the game adds to which weights; nothing for no temper."""
    known = {"": {}, **spec.evaluator.TEMPERS, **spec.evaluator.PLANS}
    if temper not in known:
        raise UnknownTemperError(f"There is no temper '{temper}'; choose one of {', '.join(filter(None, known))}.")
    return known[temper]


def tempered(spec: Spec, weights: Sequence[float], temper: str) -> list[float]:
    """The weights with what this temper or plan adds to them; as they are for no temper."""
    more = likes_of(spec, temper)
    return [weight + more.get(name, 0.0) for name, weight in zip(spec.evaluator.FEATURES, weights, strict=True)]


def temper_by_chance(seed: str, seat: int) -> str:
    """Of a rival whose temper nobody has chosen: the same in every continuation of a match, no two alike at a table."""
    order = random.Random(f"{seed}/tempers").sample(TEMPERS, len(TEMPERS))
    return order[seat % len(order)]
