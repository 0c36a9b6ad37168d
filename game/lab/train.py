"""`python -m game.lab.train GAME`: learns the opponents' weights from their own games and writes the game's data file.

Each round plays games between the minds learned so far, with some noise, and fits the final margin by ridge regression.
The last rounds stay as sets of their own, so that searches imagine opponents who do not all think alike.
"""

import json
import random
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import game
from game.ai.minds import WEIGHTS_FILE, by_hand
from game.ai.worth import margin_of
from game.core.chance import Sampled
from game.core.registry import UnknownGameError, spec_of
from game.core.rules import Options
from game.core.spec import Judge, Spec, complete_options
from game.lab.command import CommandError

if TYPE_CHECKING:
    import numpy

_KEPT_SETS = 3
_NOISE = 2.5
"""Points: enough that the weights also see what they would not choose."""
_PULL = 30.0
"""Strength of the ridge: it pulls towards the weights set by hand, in features of unit deviation."""
_DECIMALS = 4


@dataclass(frozen=True, slots=True)
class Plan:
    rounds: int
    games: int
    seed: int


@dataclass(frozen=True, slots=True)
class Samples:
    """What the seats saw at the start of turns, and the margin that came of it."""

    features: list[list[float]]
    margins: list[float]


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python -m game.lab.train", description="learn the weights of a game's opponents")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=1500, help="per round and variant")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    try:
        spec = spec_of(args.game)
    except UnknownGameError as wrong:
        raise CommandError(str(wrong.args[0])) from None
    learned = train(spec, Plan(args.rounds, args.games, args.seed))
    target = Path(game.__path__[0]) / spec.id / WEIGHTS_FILE
    target.write_text(json.dumps(learned, indent=1) + "\n", "utf-8")
    print(f"Wrote {target}")
    return 0


def train(spec: Spec, plan: Plan) -> dict[str, Any]:
    """By number of seats and variant: several full sets, the newest first, one of few features, and the spread."""
    return {
        str(seats): {
            variant: learn(spec, complete_options(spec, options), seats, plan)
            for variant, options in spec.evaluator.VARIANTS.items()
        }
        for seats in spec.seats
    }


def learn(spec: Spec, options: Options, seats: int, plan: Plan) -> dict[str, Any]:
    start = by_hand(spec)
    sets = [start]
    samples = Samples([], [])
    for number in range(plan.rounds):
        judges = [spec.evaluator.judge(weights) for weights in sets[:_KEPT_SETS]]
        samples = self_play(spec, options, seats, judges, plan.games, f"{plan.seed}/{number}")
        sets.insert(0, fit(samples, start))
        print(f"round {number + 1}: {len(samples.margins)} positions, spread {spread(samples, sets[0]):.2f}")
    names = spec.evaluator.FEATURES
    few = fit(samples, [0.0] * len(names), [name in spec.evaluator.FEW for name in names])
    return {
        "spread": round(spread(samples, sets[0]), 2),
        "full": [rounded(weights) for weights in sets[: min(_KEPT_SETS, plan.rounds)]],
        "few": rounded(few),
    }


def rounded(weights: Sequence[float]) -> list[float]:
    return [round(float(weight), _DECIMALS) for weight in weights]


def self_play(
    spec: Spec, options: Options, seats: int, judges: Sequence[Judge], games: int, seed: str
) -> Samples:
    samples = Samples([], [])
    for number in range(games):
        source = random.Random(f"{seed}/{number}")
        players = [source.choice(judges) for _ in range(seats)]
        _one_game(spec, options, players, source, samples)
    return samples


def _one_game(
    spec: Spec, options: Options, players: Sequence[Judge], source: random.Random, samples: Samples
) -> None:
    rules, evaluator = spec.rules, spec.evaluator
    chance = Sampled(source)
    state = rules.new(options, len(players), chance)
    seen: list[tuple[int, list[float]]] = []
    for _ in range(spec.max_actions):
        decision = rules.decision(state)
        if decision is None or evaluator.is_settled(state):
            break
        if decision.is_turn:
            seat = source.randrange(len(players))
            seen.append((seat, evaluator.features(state, seat)))
        choices = players[decision.seat].options(state)
        action = max(choices, key=lambda option: option[0] + source.gauss(0.0, _NOISE))[1]
        rules.apply(state, action, chance)
    totals = rules.score(state).totals
    for seat, features in seen:
        samples.features.append(features)
        samples.margins.append(float(margin_of(totals, seat)))


def fit(samples: Samples, start: Sequence[float], used: Sequence[bool] | None = None) -> list[float]:
    """Ridge regression that stays near `start` where the games say little; features not used keep no weight."""
    import numpy as np

    rows = np.array(samples.features)
    if used is not None:
        rows = rows * np.array(used, dtype=float)
    scale = rows.std(axis=0)
    scale[scale < 1e-9] = 1.0
    scaled: numpy.ndarray[Any, Any] = rows / scale
    rest = np.array(samples.margins) - rows @ np.array(start)
    gram = scaled.T @ scaled + _PULL * np.eye(rows.shape[1])
    change = np.linalg.solve(gram, scaled.T @ rest) / scale
    return [float(weight) for weight in np.array(start) + change]


def spread(samples: Samples, weights: Sequence[float]) -> float:
    import numpy as np

    return float((np.array(samples.margins) - np.array(samples.features) @ np.array(weights)).std())


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except CommandError as refused:
        print(refused, file=sys.stderr)
        sys.exit(2)
