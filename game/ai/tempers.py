"""Tempers: opponents of equal strength with different preferences, which each game defines.

A plan is a strong temper: an opponent that tries to win in one way. Only the lab uses plans.
"""

import random
from collections.abc import Mapping, Sequence

from game.core.spec import TEMPERS, Spec


class UnknownTemperError(LookupError):
    """Report an unknown temper or plan; the text is one sentence for the user."""


def likes_of(spec: Spec, temper: str) -> Mapping[str, float]:
    """Return what a temper or plan adds to which weights; empty for no temper."""
    known = {"": {}, **spec.evaluator.TEMPERS, **spec.evaluator.PLANS}
    if temper not in known:
        raise UnknownTemperError(f"There is no temper '{temper}'; choose one of {', '.join(filter(None, known))}.")
    return known[temper]


def tempered(spec: Spec, weights: Sequence[float], temper: str) -> list[float]:
    """Return the weights with what the temper or plan adds."""
    more = likes_of(spec, temper)
    return [weight + more.get(name, 0.0) for name, weight in zip(spec.evaluator.FEATURES, weights, strict=True)]


def temper_by_chance(seed: str, seat: int) -> str:
    """Return the temper for a seat without a chosen one.

    It is the same in every continuation of a match, and no two at a table are alike.
    """
    order = random.Random(f"{seed}/tempers").sample(TEMPERS, len(TEMPERS))
    return order[seat % len(order)]
