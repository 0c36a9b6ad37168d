"""Matches between judges alone, without views and search: thousands for training."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import Any

from game.ai.worth import margin_of
from game.core.chance import Sampled
from game.core.rules import Options
from game.core.spec import Judge, Spec

_FEW = 6


@dataclass(frozen=True, slots=True)
class Samples:
    """Hold what seats saw at the start of turns, and the final margins."""

    features: list[list[float]]
    margins: list[float]


@dataclass(frozen=True, slots=True)
class Played:
    """Hold winners and totals of a match."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]

    def share(self, seat: int) -> float:
        """Return the seat's share of the win."""
        return (seat in self.winners) / len(self.winners)


def play_one(
    spec: Spec,
    options: Options,
    players: Sequence[Judge],
    source: random.Random,
    noise: float = 0.0,
    samples: Samples | None = None,
) -> Played:
    """Play a match; what one random seat saw at the start of each turn is added to the samples."""
    rules, evaluator = spec.rules, spec.evaluator
    chance = Sampled(source)
    state = rules.new(options, len(players), chance)
    seen: list[tuple[int, list[float]]] = []
    for _ in range(spec.max_actions):
        decision = rules.decision(state)
        if decision is None or evaluator.is_settled(state):
            break
        if decision.is_turn and samples is not None:
            seat = source.randrange(len(players))
            seen.append((seat, evaluator.features(state, seat)))
        rules.apply(state, _chosen(players[decision.seat], state, source, noise), chance)
    table = rules.score(state)
    if samples is not None:
        samples.features.extend(features for _, features in seen)
        samples.margins.extend(float(margin_of(table.totals, seat)) for seat, _ in seen)
    return Played(tuple(table.winners), tuple(table.totals))


def _chosen(judge: Judge, state: Any, source: random.Random, noise: float) -> Any:
    choices = judge.options(state)
    if not noise:
        return max(choices, key=lambda option: option[0])[1]
    return max(choices, key=lambda option: option[0] + source.gauss(0.0, noise))[1]


def distance(spec: Spec, options: Options, seats: int, judge: Judge, games: int = 20) -> float:
    """Return how far the next few options usually lie below the best, in points; the unit of noise."""
    gaps: list[float] = []
    for number in range(games):
        source = random.Random(f"distance/{number}")
        chance = Sampled(source)
        state = spec.rules.new(options, seats, chance)
        while (decision := spec.rules.decision(state)) is not None and not spec.evaluator.is_settled(state):
            choices = sorted(judge.options(state, wide=True), key=lambda option: -option[0])[:_FEW]
            if decision.is_turn and len(choices) > 1:
                gaps.append(choices[0][0] - fmean(worth for worth, _ in choices[1:]))
            spec.rules.apply(state, choices[0][1], chance)
    return median(gaps)
