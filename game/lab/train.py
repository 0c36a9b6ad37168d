"""`python -m game.lab.train GAME`: learns the opponents' weights from games among themselves.

They are written into the game's data file. First, weights that no feature of a position teaches are learned from
results (`evolution`). Then each round plays games with the weights learned so far, with some noise, and fits the
final margin (`regression`). The strongest sets are kept, so that searches imagine opponents who differ. Every
entry of the file holds its recipe and the fingerprint of the judgement for which it was learned.
"""

import json
import random
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import permutations
from pathlib import Path
from typing import Any

import game
from game.ai.minds import WEIGHTS_FILE, by_hand
from game.core.registry import UnknownGameError, spec_of
from game.core.rules import Options
from game.core.spec import Judge, Spec, complete_options
from game.lab.command import CommandError, leave_with
from game.lab.evolution import Course, evolved
from game.lab.fingerprint import fingerprint
from game.lab.pool import Crew, add_crew_arguments, crew_of
from game.lab.regression import fit, joined, spread
from game.lab.selfplay import Samples, distance, play_one

_KEPT_SETS = 3
_KEPT_ROUNDS = 3
"""Number of rounds whose games are fitted, so that weights stay right for what is no longer played."""
_GAMES_PER_PAIRING = 20
"""Divisor of a round's games for each pairing of the final tournament."""
_NOISE = 2.5
"""Noise in points, so that weights also see what they would not choose."""
_QUIET = 0.5
_DECIMALS = 4


@dataclass(frozen=True, slots=True)
class Recipe:
    """Describe how an entry was learned; saved in the file."""

    rounds: int
    games: int
    """Number of games of each round and of each step."""
    steps: int
    """Steps on results before the rounds, which then learn to value what these players do."""
    finish: int
    """Steps on results after the rounds, which test what those have learned."""
    seed: int


@dataclass(frozen=True, slots=True)
class School:
    """Describe a variant with a number of seats, and how to learn its weights."""

    spec: Spec
    options: Options
    seats: int
    recipe: Recipe

    crew: Crew
    frozen: Sequence[Sequence[float]] = ()
    """Earlier minds, met while learning on results."""

    @property
    def is_priced(self) -> bool:
        """Whether options are judged by weights of their own, so that positions teach nothing of how to play."""
        return bool(self.spec.evaluator.BY_RESULTS)

    def evolved(self, start: Sequence[float], steps: int, name: str) -> list[float]:
        """Return the weights after that many steps on results; unchanged for none."""
        if not steps:
            return list(start)
        course = Course(steps, self.recipe.games, f"{self.recipe.seed}/{name}")
        return evolved(self.spec, self.options, self.seats, start, course, self.crew, self.frozen)


def main(arguments: list[str]) -> int:
    args = _parser().parse_args(arguments)
    try:
        spec = spec_of(args.game)
    except UnknownGameError as wrong:
        raise CommandError(str(wrong.args[0])) from None
    target = Path(game.__path__[0]) / spec.id / WEIGHTS_FILE
    learned = json.loads(target.read_text("utf-8")) if target.is_file() else {}
    recipe, crew = Recipe(args.rounds, args.games, args.steps, args.finish, args.seed), crew_of(args)
    for seats in args.seats or spec.seats:
        for variant, options in spec.evaluator.VARIANTS.items():
            if args.variant in ("", variant):
                before = _entry(learned, args.onwards, variant) if args.onwards else None
                frozen = before["full"] if before else ()
                school = School(spec, complete_options(spec, options), seats, recipe, crew, frozen)
                learned.setdefault(str(seats), {})[variant] = learn(school, before)
                target.write_text(json.dumps(learned, indent=1) + "\n", "utf-8")
                print(f"Wrote {variant} for {seats} into {target}", flush=True)
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m game.lab.train", description="learn the weights of a game's opponents")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=600, help="per round and variant")
    parser.add_argument("--steps", type=int, default=0, help="of learning on results, before the rounds")
    parser.add_argument("--finish", type=int, default=0, help="steps of learning on results, after the rounds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, action="append", metavar="N", help="players; otherwise all numbers")
    parser.add_argument("--variant", default="", help="otherwise all")
    parser.add_argument("--onwards", metavar="N[/VARIANT]", help="begin with what the file has for N players")
    add_crew_arguments(parser)
    return parser


def _entry(learned: dict[str, Any], place: str, variant: str) -> dict[str, Any]:
    seats, _, other = place.partition("/")
    try:
        entry: dict[str, Any] = learned[seats][other or variant]
    except KeyError:
        raise CommandError(f"The file has nothing for '{place}'.") from None
    return entry


def learn(school: School, before: dict[str, Any] | None) -> dict[str, Any]:
    """Return an entry: weights, strongest first, spread of results, usual distance of options, and recipe."""
    spec, recipe = school.spec, school.recipe
    start = school.evolved(before["full"][0] if before else by_hand(spec), recipe.steps, "before")
    sets, rounds = in_rounds(school, start)
    best = sets[:1] if school.is_priced else tournament(school, sets)
    if recipe.finish:
        best.insert(0, school.evolved(best[0], recipe.finish, "after"))
    if before and not rounds:
        best += before["full"][1:]
    judge = spec.evaluator.judge(best[0])
    last = rounds[-1] if rounds else self_play(school, [judge], f"{recipe.seed}/spread")
    return {
        "recipe": [*(before["recipe"] if before else ()), {"seats": school.seats, **asdict(recipe)}],
        "fingerprint": fingerprint(spec, school.options, school.seats),
        "spread": round(spread(last, best[0]), 2),
        "distance": _distance(school, best[0], before),
        "full": [rounded(weights) for weights in best[:_KEPT_SETS]],
    }


def _distance(school: School, weights: list[float], before: dict[str, Any] | None) -> float:
    """Return the usual distance of options; the earlier one if the weights stay.

    It is the unit of the lower levels' noise: they would play weaker once options that nobody takes are left out.
    """
    if before is not None and before["full"][0] == weights:
        kept: float = before["distance"]
        return kept
    return round(distance(school.spec, school.options, school.seats, school.spec.evaluator.judge(weights)), 2)


def in_rounds(school: School, start: list[float]) -> tuple[list[list[float]], list[Samples]]:
    """Return the sets learned from positions, the newest first, and the samples of each round."""
    sets, rounds = [start], list[Samples]()
    for number in range(school.recipe.rounds):
        judges = [school.spec.evaluator.judge(weights) for weights in sets[:_KEPT_SETS]]
        rounds.append(self_play(school, judges, f"{school.recipe.seed}/{number}"))
        sets.insert(0, fit(joined(rounds[-_KEPT_ROUNDS:]), start))
        print(f"round {number + 1}: spread {spread(rounds[-1], sets[0]):.2f} over {len(rounds[-1].margins)} positions")
    return sets, rounds


def self_play(school: School, judges: Sequence[Judge], seed: str) -> Samples:
    """Return the samples of one round of games."""
    samples = Samples([], [])
    for number in range(school.recipe.games):
        source = random.Random(f"{seed}/{number}")
        players = [source.choice(judges) for _ in range(school.seats)]
        play_one(school.spec, school.options, players, source, _NOISE, samples)
    return samples


def tournament(school: School, sets: Sequence[list[float]]) -> list[list[float]]:
    """Return the sets by strength, as a later round is not always better; a rival set plays all other seats."""
    judges = [school.spec.evaluator.judge(weights) for weights in sets]
    wins = [0.0] * len(sets)
    for first, second in permutations(range(len(sets)), 2):
        for number in range(school.recipe.games // _GAMES_PER_PAIRING):
            source = random.Random(f"{school.recipe.seed}/{first}/{second}/{number}")
            seat = number % school.seats
            players = [judges[second]] * school.seats
            players[seat] = judges[first]
            won = play_one(school.spec, school.options, players, source, _QUIET).share(seat)
            wins[first] += won
            wins[second] += 1 - won
    print("wins, newest first:", *(round(each) for each in wins))
    return [sets[place] for place in sorted(range(len(sets)), key=lambda place: -wins[place])]


def rounded(weights: Sequence[float]) -> list[float]:
    """Return the weights as they are saved."""
    return [round(float(weight), _DECIMALS) for weight in weights]


if __name__ == "__main__":
    leave_with(main)
