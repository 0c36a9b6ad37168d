"""Tables as full as they get, which a game's own tests keep as texts: `CROWDED` in `tests/ui/<game>/crowded.py`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from game.core.match import Match
from game.core.registry import spec_of
from game.core.rules import Options
from game.core.seats import Seat
from game.core.spec import COLOURS, HUMAN, Spec
from game.lessons.reading import position_of
from tests.ui.table.players import Sitting
from tests.ui.tables.moments import NAMES

SMALL, LARGE = (1280, 720), (1920, 1080)
_TESTS = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Crowded:
    """A position in the game's notation, and what is played there before one looks."""

    text: str
    played: tuple[str, ...] = ()
    options: Options = field(default_factory=dict)


def crowded(game: str) -> Mapping[str, Crowded]:
    """By their names; a game need not have any."""
    if not (_TESTS / game / "crowded.py").is_file():
        return {}
    kept: Mapping[str, Crowded] = import_module(f"tests.ui.{game}.crowded").CROWDED
    return kept


def crowded_match(game: str, name: str) -> Match:
    """Seat 0 is a person."""
    spec, kept, start, players = _seating(game, name)
    seats = [Seat(*who) for who in zip(players, NAMES, COLOURS, strict=False)]
    match = Match(spec, kept.options, seats, "1", start=start)
    for action in kept.played:
        match.submit(spec.rules.parse_action(action))
    return match


def at_crowded(
    game: str, name: str, language: str = "en", size: tuple[int, int] = SMALL, text_scale: int = 100
) -> Sitting:
    """There opponents answer, and nothing has been played yet."""
    _, kept, start, players = _seating(game, name)
    return Sitting(game, kept.options, "1", players, start=start, size=size, language=language, text_scale=text_scale)


def _seating(game: str, name: str) -> tuple[Spec, Crowded, Any, tuple[str, ...]]:
    spec, kept = spec_of(game), crowded(game)[name]
    start = position_of(spec, kept.text)
    return spec, kept, start, (HUMAN, *["greedy"] * (spec.rules.seats(start) - 1))
