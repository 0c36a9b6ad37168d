"""Benchmarks of the engine: random playouts, copies of a position, and playouts of a search."""

import random
from collections.abc import Iterator, Sequence
from itertools import product
from time import perf_counter
from typing import Any

from game.ai.budget import Budget, Meter
from game.ai.levels import ADVISER
from game.ai.minds import minds_for
from game.ai.opponents import choose
from game.ai.search import Search
from game.core.chance import Live, Sampled
from game.core.registry import spec_of
from game.core.rules import Options
from game.core.spec import Spec, complete_options

_SEED = "bench"
_COPIES = 20_000
_OPENING = 25
"""Number of decisions before the position that is copied and searched."""
_WORTH_WEIGHING = 3
"""Least number of candidates in that position."""

Figures = dict[str, Any]


def measure(game_id: str, seconds: float = 1.0) -> Figures:
    """Return all figures of a game; each is measured for that many seconds."""
    spec = spec_of(game_id)
    state = opening(spec)
    return {
        "random_playouts": {name: playouts(spec, options, seconds) for name, options in option_sets(spec)},
        "state_copy_us": copy_time(state),
        "search": search_speed(spec, state, seconds),
    }


def option_sets(spec: Spec) -> Iterator[tuple[str, Options]]:
    """Yield each combination of options with its name."""
    for values in product(*(option.values for option in spec.options)):
        options = {option.key: value for option, value in zip(spec.options, values, strict=True)}
        yield ",".join(f"{key}={value}" for key, value in options.items()) or "no options", options


def playouts(spec: Spec, given: Options, seconds: float) -> Figures:
    """Return how many random matches and actions are played per second."""
    source, options = random.Random(_SEED), complete_options(spec, given)
    games = actions = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds or not games:
        actions += random_match(spec, options, source)
        games += 1
    return {
        "actions_per_s": round(actions / spent),
        "games_per_s": round(games / spent, 1),
        "actions_per_game": round(actions / games, 1),
    }


def random_match(spec: Spec, options: Options, source: random.Random) -> int:
    """Play a random match; return its number of actions."""
    legal, apply, chance = spec.rules.legal, spec.rules.apply, Sampled(source)
    state = spec.rules.new(options, min(spec.seats), chance)
    actions = 0
    while choices := legal(state):
        apply(state, choices[chance.below(len(choices))], chance)
        actions += 1
    return actions


def opening(spec: Spec) -> Any:
    """Return a position of the middle game, at the start of a turn with several options."""
    rules = spec.rules
    state = rules.new(complete_options(spec, {}), min(spec.seats), Live(_SEED, 0))
    step = 0
    while (decision := rules.decision(state)) is not None and (
        step < _OPENING or not decision.is_turn or len(_options(spec, state, decision.seat)) < _WORTH_WEIGHING
    ):
        step += 1
        view = rules.observe(state, decision.seat)
        rules.apply(state, choose(spec, "greedy", view, decision.seat, f"{_SEED}/{step}"), Live(_SEED, step))
    return state


def _options(spec: Spec, state: Any, seat: int) -> Sequence[tuple[float, Any]]:
    view = spec.rules.observe(state, seat)
    return minds_for(spec, view).own[0].options(view, wide=True)


def copy_time(state: Any) -> float:
    """Return the time of one copy in microseconds."""
    start = perf_counter()
    for _ in range(_COPIES):
        state.clone()
    return round((perf_counter() - start) / _COPIES * 1_000_000, 2)


def search_speed(spec: Spec, state: Any, seconds: float) -> Figures:
    """Return the playouts of one decision of the full search, once the caches of its judges are filled."""
    decision = spec.rules.decision(state)
    assert decision is not None
    view = spec.rules.observe(state, decision.seat)
    _searched(spec, view, decision.seat, seconds / 2)
    played, spent = _searched(spec, view, decision.seat, seconds)
    return {"iterations": played, "iterations_per_s": round(played / spent, 1)}


def _searched(spec: Spec, view: Any, seat: int, seconds: float) -> tuple[int, float]:
    search = Search(spec, minds_for(spec, view), view, seat, _SEED, ADVISER.reach_in(spec))
    candidates, meter = search.candidates(ADVISER.width), Meter(Budget(seconds=seconds))
    start = perf_counter()
    search.run(candidates, meter)
    return meter.played, perf_counter() - start
