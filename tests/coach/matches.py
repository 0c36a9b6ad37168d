"""Finished matches of every game, played by a seeded hand, and little effort to judge them with."""

import random
from functools import cache

import pytest

from game.coach import effort, weighing
from game.coach.effort import Effort
from game.core.match import Match
from game.core.registry import all_specs, spec_of
from game.core.seats import Seat
from game.core.spec import COLOURS

every_game = pytest.mark.parametrize("game", [spec.id for spec in all_specs()])
LITTLE = Effort(looks=16, worlds=10, chances=8)


@cache
def finished(game: str) -> Match:
    """Two people sit at it; tests only look at it."""
    spec = spec_of(game)
    players = ["human", "human", *["merchant"] * 3][: min(spec.seats)]
    match = Match(spec, {}, [Seat(player, "", colour) for player, colour in zip(players, COLOURS, strict=False)], "5")
    source = random.Random(game)
    while not match.is_over:
        match.submit(source.choice(match.legal()))
    return match


@pytest.fixture
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (effort, weighing):
        monkeypatch.setattr(module, "EFFORTS", (LITTLE,) * len(effort.EFFORTS))
