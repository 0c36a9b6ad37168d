"""`python -m game.lab.gate [GAME ...]`: fails when a change weakens an opponent.

Each level that people meet plays a few matches against greedy, with fixed seeds and playouts, so that the same code
always gives the same figures. Its mean margin is compared with the one in `game/<id>/mind/gate.json`; `--keep` writes
that file, after a change that is meant.
"""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import hypot, sqrt
from pathlib import Path

import game
from game.ai.budget import Budget
from game.core.registry import all_specs
from game.core.spec import Spec
from game.lab.arguments import game_of, options_of
from game.lab.command import leave_with
from game.lab.matches import Played, play
from game.lab.pool import Crew, add_crew_arguments, crew_of
from game.lab.simulate import Order
from game.lab.statistics import deviation, mean

PINNED_FILE = "mind/gate.json"
"""Path inside a game's folder."""
_RIVAL = "greedy"
_SEED = "gate"
_Z95 = 1.96


@dataclass(frozen=True, slots=True)
class Duel:
    """Describe the matches of one level: their number, and the playouts of a full search."""

    level: str
    games: int
    playouts: int


DUELS = (Duel("artisan", 60, 20), Duel("merchant", 16, 40), Duel("magnifico", 8, 20))


@dataclass(frozen=True, slots=True)
class Margin:
    """Hold the mean margin of a level in points, with its standard error."""

    mean: float
    error: float

    def is_weaker_than(self, other: "Margin") -> bool:
        """Return whether it lies below the other by more than the 95 % interval of the difference."""
        return other.mean - self.mean > _Z95 * hypot(self.error, other.error)


def played(spec: Spec, duel: Duel, crew: Crew) -> Margin:
    """Return the margin of a level over the mean of its rivals, in changing places."""
    seats = min(spec.seats)
    levels = (duel.level, *[_RIVAL] * (seats - 1))
    order = Order(spec, levels, options_of(spec, ""), duel.games, _SEED, crew, Budget(playouts=duel.playouts))
    matches = crew.map(play, [order.fixture(number) for number in range(duel.games)])
    margins = [_margin(match, order.place_of(0, number)) for number, match in enumerate(matches)]
    return Margin(round(mean(margins), 2), round(deviation(margins) / sqrt(len(margins)), 2))


def _margin(match: Played, place: int) -> float:
    rivals = [total for other, total in enumerate(match.totals) if other != place]
    return match.totals[place] - mean(rivals)


def pinned(spec: Spec) -> dict[str, Margin]:
    """Return the margins of a game by level; none if nothing was kept."""
    path = _path(spec)
    kept = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return {level: Margin(**margin) for level, margin in kept.items()}


def _path(spec: Spec) -> Path:
    return Path(game.__path__[0]) / spec.id / PINNED_FILE


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("games", metavar="GAME", nargs="*", help="otherwise all")
    parser.add_argument("--keep", action="store_true", help="write the margins as those to compare with")
    add_crew_arguments(parser)


def run(args: Namespace) -> int:
    """Play all duels; return 1 if a level is weaker than before."""
    crew, specs = crew_of(args), [game_of(name) for name in args.games] or all_specs()
    return max([_judged(spec, crew, args.keep) for spec in specs], default=0)


def _judged(spec: Spec, crew: Crew, is_kept: bool) -> int:
    before, now, status = pinned(spec), dict[str, Margin](), 0
    for duel in DUELS if before or is_kept else ():
        margin = now[duel.level] = played(spec, duel, crew)
        other = before.get(duel.level)
        is_weaker = other is not None and not is_kept and margin.is_weaker_than(other)
        status = max(status, int(is_weaker))
        print(_told(spec, duel, margin, other, is_weaker), flush=True)
    if is_kept:
        text = json.dumps({level: asdict(margin) for level, margin in now.items()}, indent=1)
        _path(spec).write_text(text + "\n", "utf-8")
    return status


def _told(spec: Spec, duel: Duel, margin: Margin, before: Margin | None, is_weaker: bool) -> str:
    compared = f"before {before.mean:.1f} ± {_Z95 * before.error:.1f}" if before else "nothing to compare with"
    verdict = "WEAKER" if is_weaker else "holds"
    return (
        f"{spec.id:<14} {duel.level:<10} {verdict:<6} {margin.mean:6.1f} ± {_Z95 * margin.error:.1f} points over"
        f" {_RIVAL} in {duel.games} matches; {compared}"
    )


def main(arguments: Sequence[str]) -> int:
    parser = ArgumentParser(prog="python -m game.lab.gate", description="fail if a change weakens an opponent")
    add_arguments(parser)
    return run(parser.parse_args(arguments))


if __name__ == "__main__":
    leave_with(main)
