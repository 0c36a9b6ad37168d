"""How strong the levels proved to be: what the ladder has measured and kept as a data file of each game."""

import json
from dataclasses import asdict, dataclass
from importlib.resources import files
from pathlib import Path

import game

STRENGTH_FILE = "mind/strength.json"
"""Inside a game's folder."""


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
    source = files(f"game.{game_id}") / STRENGTH_FILE
    return tuple(Measured(**each) for each in json.loads(source.read_text("utf-8"))) if source.is_file() else ()


def keep(game_id: str, found: Measured) -> None:
    """In place of what was known of this rung."""
    kept = {each.rung: each for each in (*measured(game_id), found)}
    path = Path(game.__path__[0]) / game_id / STRENGTH_FILE
    path.write_text(json.dumps([asdict(kept[rung]) for rung in sorted(kept)], indent=1) + "\n", "utf-8")
