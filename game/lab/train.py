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
from itertools import permutations
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
_KEPT_ROUNDS = 3
"""Games of earlier rounds keep the weights honest about what is no longer played."""
_GAMES_PER_PAIRING = 20
"""Of the games of a round, one in so many is played by each pairing of the final tournament."""
_NOISE = 2.5
"""Points: enough that the weights also see what they would not choose."""
_QUIET = 0.5
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
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=600, help="per round and variant")
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
    """By number of seats and variant: several full sets, the strongest first, one of few features, and the spread."""
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
    rounds: list[Samples] = []
    for number in range(plan.rounds):
        judges = [spec.evaluator.judge(weights) for weights in sets[:_KEPT_SETS]]
        rounds.append(self_play(spec, options, seats, judges, plan.games, f"{plan.seed}/{number}"))
        sets.insert(0, fit(joined(rounds[-_KEPT_ROUNDS:]), start))
        print(f"round {number + 1}: spread {spread(rounds[-1], sets[0]):.2f} over {len(rounds[-1].margins)} positions")
    best = tournament(spec, options, seats, sets[:-1], plan)[:_KEPT_SETS]
    names = spec.evaluator.FEATURES
    few = fit(joined(rounds[-_KEPT_ROUNDS:]), [0.0] * len(names), [name in spec.evaluator.FEW for name in names])
    return {
        "spread": round(spread(rounds[-1], best[0]), 2),
        "full": [rounded(weights) for weights in best],
        "few": rounded(few),
    }


def joined(rounds: Sequence[Samples]) -> Samples:
    return Samples(
        [features for samples in rounds for features in samples.features],
        [margin for samples in rounds for margin in samples.margins],
    )


def tournament(
    spec: Spec, options: Options, seats: int, sets: Sequence[list[float]], plan: Plan
) -> list[list[float]]:
    """The sets by strength: a later round is not always a better one. All seats but one are filled by the rival set."""
    judges = [spec.evaluator.judge(weights) for weights in sets]
    wins = [0.0] * len(sets)
    for first, second in permutations(range(len(sets)), 2):
        for number in range(plan.games // _GAMES_PER_PAIRING):
            source = random.Random(f"{plan.seed}/{first}/{second}/{number}")
            players = [judges[first], *[judges[second]] * (seats - 1)]
            winners = play_one(spec, options, players, source, _QUIET, None)
            wins[first] += (0 in winners) / len(winners)
            wins[second] += 1 - (0 in winners) / len(winners)
    print("wins, newest first:", *(round(each) for each in wins))
    return [sets[place] for place in sorted(range(len(sets)), key=lambda place: -wins[place])]


def rounded(weights: Sequence[float]) -> list[float]:
    return [round(float(weight), _DECIMALS) for weight in weights]


def self_play(
    spec: Spec, options: Options, seats: int, judges: Sequence[Judge], games: int, seed: str
) -> Samples:
    samples = Samples([], [])
    for number in range(games):
        source = random.Random(f"{seed}/{number}")
        players = [source.choice(judges) for _ in range(seats)]
        play_one(spec, options, players, source, _NOISE, samples)
    return samples


def play_one(
    spec: Spec,
    options: Options,
    players: Sequence[Judge],
    source: random.Random,
    noise: float,
    samples: Samples | None,
) -> tuple[int, ...]:
    """The winners; what one seat saw at the start of each turn goes into the samples."""
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
        choices = players[decision.seat].options(state)
        action = max(choices, key=lambda option: option[0] + source.gauss(0.0, noise))[1]
        rules.apply(state, action, chance)
    table = rules.score(state)
    if samples is not None:
        samples.features.extend(features for _, features in seen)
        samples.margins.extend(float(margin_of(table.totals, seat)) for seat, _ in seen)
    return table.winners


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
