"""Learning of weights from results of matches, for those that no feature of a position teaches.

In each match the seats play with weights changed at random, two of them always in opposite directions; the
changes of those who came out ahead show the direction. All seats of a match share its luck, which reduces the
noise. Sometimes guests with hand-set weights take part, so that the seats do not only learn to beat players like
themselves.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.ai.minds import by_hand
from game.ai.tempers import tempered
from game.core.registry import spec_of
from game.core.rules import Options
from game.core.spec import Spec
from game.lab.pool import ALONE, Crew
from game.lab.selfplay import play_one

if TYPE_CHECKING:
    import numpy

    Vector = numpy.ndarray[Any, Any]

_PACE = 0.8
"""Length of the first step, in units of the changes; it falls to a quarter."""
_VISITS = 0.3
"""Share of matches with guests."""
_BATCH = 20
_MEMORY = 0.7
"""Share of each step that repeats the direction of the steps before."""


@dataclass(frozen=True, slots=True)
class Course:
    """Describe for how long and from which seed to learn."""

    steps: int
    games: int
    seed: str


@dataclass(frozen=True, slots=True)
class _Batch:
    """Describe some matches of one step, as values that can be sent between processes."""

    game_id: str
    options: tuple[tuple[str, str], ...]
    seats: int
    weights: tuple[float, ...]
    guests: tuple[tuple[float, ...], ...]
    seeds: tuple[str, ...]


def evolved(
    spec: Spec,
    options: Options,
    seats: int,
    start: Sequence[float],
    course: Course,
    crew: Crew = ALONE,
    guests: Sequence[Sequence[float]] = (),
) -> list[float]:
    """Return the mean weights of the second half of all steps, as the last ones depend on luck."""
    import numpy as np

    sizes, met = step_sizes(spec), _guests(spec, start, guests)
    weights, drift = np.array(start, dtype=float), np.zeros(len(sizes))
    visited = []
    for step in range(course.steps):
        seeds = tuple(f"{course.seed}/{step}/{number}" for number in range(course.games))
        batches = [
            _Batch(
                spec.id, tuple(options.items()), seats, tuple(map(float, weights)), met, seeds[first : first + _BATCH]
            )
            for first in range(0, course.games, _BATCH)
        ]
        found = sum(crew.map(_direction, batches), np.zeros(len(sizes)))
        drift = _MEMORY * drift + (1 - _MEMORY) * found
        length = float(np.sqrt((drift**2).sum() / max(1, (sizes > 0).sum()))) or 1.0
        pace = _PACE * (1 - 0.75 * step / course.steps)
        weights = weights + pace * sizes * np.clip(drift / length, -2.0, 2.0)
        visited.append(weights)
    return [float(weight) for weight in np.mean(visited[len(visited) // 2 :], axis=0)]


def _guests(spec: Spec, start: Sequence[float], guests: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], ...]:
    plans = (tempered(spec, start, plan) for plan in spec.evaluator.PLANS)
    return tuple(tuple(map(float, weights)) for weights in (by_hand(spec), *guests, *plans))


def step_sizes(spec: Spec) -> "Vector":
    """Return the size of a step for each feature; 0 for those that are not learned here."""
    import numpy as np

    return np.array([spec.evaluator.BY_RESULTS.get(name, 0.0) for name in spec.evaluator.FEATURES])


def _direction(batch: _Batch) -> "Vector":
    """Return the sum of all seats' changes, each weighted by how far it came out ahead."""
    import numpy as np

    spec, weights = spec_of(batch.game_id), np.array(batch.weights)
    sizes, guests = step_sizes(spec), [spec.evaluator.judge(guest) for guest in batch.guests]
    found = np.zeros(len(sizes))
    for seed in batch.seeds:
        source = random.Random(seed)
        tilts = _tilts(source, batch.seats, len(sizes))
        judges = [
            source.choice(guests) if tilt is None else spec.evaluator.judge([*map(float, weights + sizes * tilt)])
            for tilt in tilts
        ]
        totals = play_one(spec, dict(batch.options), judges, source).totals
        mean = sum(totals) / batch.seats
        for total, tilt in zip(totals, tilts, strict=True):
            if tilt is not None:
                found += (total - mean) * tilt
    return found


def _tilts(source: random.Random, seats: int, count: int) -> "list[Vector | None]":
    """Return pairs of opposite changes in random order; None for a guest, zeros for a seat left over."""
    import numpy as np

    generator = np.random.default_rng(source.getrandbits(32))
    has_guests = seats > 2 and source.random() < _VISITS
    tilts: list[Vector | None] = []
    for _ in range(1 if has_guests else seats // 2):
        tilt = generator.standard_normal(count)
        tilts += [tilt, -tilt]
    tilts += [None if has_guests else np.zeros(count)] * (seats - len(tilts))
    source.shuffle(tilts)
    return tilts
