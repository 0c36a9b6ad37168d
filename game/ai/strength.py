"""How strong the levels proved to be: what the ladder has measured and kept as a data file of each game."""

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
"""Inside a game's folder."""
_LENGTH = 16


@dataclass(frozen=True, slots=True)
class Measured:
    """One seat of the upper level among seats of the lower one, changing places from match to match."""

    seats: int
    upper: str
    lower: str
    wins: float
    """A shared win counts in part."""
    games: int
    playouts: int
    """Of a full search, for each decision."""
    mark: str = ""
    """Of what was measured, as `mark_of` tells it."""

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def fair_share(self) -> float:
        return 1 / self.seats

    @property
    def rung(self) -> tuple[int, str, str]:
        return self.seats, self.upper, self.lower


def measured(game_id: str) -> tuple[Measured, ...]:
    """What is true of the weights and levels that stand."""
    return tuple(each for each in _kept(game_id) if each.mark == mark_of(game_id, each))


def mark_of(game_id: str, found: Measured) -> str:
    """Changes with the weights for so many seats, and with what either level makes of them."""
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
    """In place of what was known of this rung; what is stale goes."""
    marked = replace(found, mark=mark_of(game_id, found))
    kept = {each.rung: each for each in (*measured(game_id), marked)}
    path = Path(game.__path__[0]) / game_id / STRENGTH_FILE
    path.write_text(json.dumps([asdict(kept[rung]) for rung in sorted(kept)], indent=1) + "\n", "utf-8")
