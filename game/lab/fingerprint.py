"""A fingerprint of how a game judges fixed matches; if it changes, learned weights are out of date.

Weights are learned for the features and options of their time. A code change that judges alike keeps the
fingerprint.
"""

import random
from collections.abc import Sequence
from hashlib import sha256

from game.ai.minds import by_hand
from game.core.chance import Sampled
from game.core.rules import Options
from game.core.spec import Spec, complete_options

_MATCHES = 4
_WIGGLE = 0.1
"""Noise on the weights, so that none is zero and every feature counts."""
_NOISE = 3.0
_LENGTH = 16


def fingerprint(spec: Spec, options: Options, seats: int) -> str:
    """Return sixteen hexadecimal digits."""
    digest = sha256()
    for number in range(_MATCHES):
        source = random.Random(f"fingerprint/{number}")
        weights = [weight + source.gauss(0.0, _WIGGLE) for weight in by_hand(spec)]
        for line in _judged(spec, complete_options(spec, options), seats, weights, source):
            digest.update(line.encode())
    return digest.hexdigest()[:_LENGTH]


def _judged(spec: Spec, options: Options, seats: int, weights: Sequence[float], source: random.Random) -> list[str]:
    """Return for each decision of a match the features of its seat and the values of its options."""
    rules, evaluator, lines = spec.rules, spec.evaluator, list[str]()
    judge, chance = evaluator.judge(weights), Sampled(source)
    state = rules.new(options, seats, chance)
    while (decision := rules.decision(state)) is not None and not evaluator.is_settled(state):
        choices = judge.options(state)
        numbers = [*evaluator.features(state, decision.seat), *(worth for worth, _ in choices)]
        lines.append(" ".join(f"{number:.4g}" for number in numbers))
        lines.extend(action.text for _, action in choices)
        chosen = max(choices, key=lambda option: option[0] + source.gauss(0.0, _NOISE))
        rules.apply(state, chosen[1], chance)
    return lines
