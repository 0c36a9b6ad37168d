"""Tempers: rivals of one strength who weigh things differently. What a temper likes, each game says for itself."""

import random
from collections.abc import Sequence

from game.core.spec import TEMPERS, Spec


class UnknownTemperError(LookupError):
    """Nobody has this temper; the text is one sentence for the user."""


def tempered(spec: Spec, weights: Sequence[float], temper: str) -> list[float]:
    """The weights with what this temper adds to them; as they are for no temper."""
    if temper and temper not in TEMPERS:
        raise UnknownTemperError(f"There is no temper '{temper}'; choose one of {', '.join(TEMPERS)}.")
    more = spec.evaluator.TEMPERS[temper] if temper else {}
    return [weight + more.get(name, 0.0) for name, weight in zip(spec.evaluator.FEATURES, weights, strict=True)]


def temper_by_chance(seed: str, seat: int) -> str:
    """Of a rival whose temper nobody has chosen: the same in every continuation of a match, no two alike at a table."""
    order = random.Random(f"{seed}/tempers").sample(TEMPERS, len(TEMPERS))
    return order[seat % len(order)]
