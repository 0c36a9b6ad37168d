"""The measured strength of the levels, saved as a data file of each game."""

import json
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import game
from game.ai.levels import Level, level_of
from game.ai.minds import learned_for
from game.core.registry import spec_of
from game.core.spec import Spec

STRENGTH_FILE = "mind/strength.json"
"""Path inside a game's folder."""
_LENGTH = 16


@dataclass(frozen=True, slots=True)
class Measured:
    """Hold a measurement: one seat of the upper level among seats of the lower one, in changing places."""

    seats: int
    upper: str
    lower: str
    wins: float
    """Number of wins; a shared one counts in part."""
    games: int
    playouts: int
    """Playouts of a full search for each decision."""
    mark: str = ""
    """Mark of what was measured, as `mark_of` returns it."""

    @property
    def share(self) -> float:
        """Return the share of wins."""
        return self.wins / self.games

    @property
    def fair_share(self) -> float:
        """Return the share for equal strength."""
        return 1 / self.seats

    @property
    def rung(self) -> tuple[int, str, str]:
        """Return what was compared: seats, upper and lower level."""
        return self.seats, self.upper, self.lower


def measured(game_id: str) -> tuple[Measured, ...]:
    """Return the measurements that hold for the present weights and levels."""
    return tuple(each for each in _kept(game_id) if each.mark == mark_of(game_id, each))


def mark_of(game_id: str, found: Measured) -> str:
    """Return a mark that changes with the weights for that number of seats and with either level."""
    spec = spec_of(game_id)
    levels = [_told(spec, level_of(name)) for name in (found.upper, found.lower)]
    told = json.dumps([learned_for(game_id, found.seats), levels], sort_keys=True)
    return sha256(told.encode()).hexdigest()[:_LENGTH]


def _told(spec: Spec, level: Level) -> str:
    if not level.searches:
        return f"{level.mind} {level.noise}"
    foresight = spec.foresight
    return f"{level.share} {level.width} {level.reach_in(spec)} {foresight.trust} {foresight.winning}"


def _kept(game_id: str) -> tuple[Measured, ...]:
    source = files(f"game.{game_id}") / STRENGTH_FILE
    return tuple(Measured(**each) for each in json.loads(source.read_text("utf-8"))) if source.is_file() else ()


def keep(game_id: str, found: Measured) -> None:
    """Save a measurement in place of the older one; those out of date are dropped."""
    marked = replace(found, mark=mark_of(game_id, found))
    kept = {each.rung: each for each in (*measured(game_id), marked)}
    path = Path(game.__path__[0]) / game_id / STRENGTH_FILE
    path.write_text(json.dumps([asdict(kept[rung]) for rung in sorted(kept)], indent=1) + "\n", "utf-8")
