"""The chronicle tells the same whether it grew, went back and grew again, or was begun anew; and "you" to persons."""

import random
import re

import pytest

from game.core.events import ONLOOKER
from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import HUMAN
from scenes.common.match_log import MatchLog
from scenes.engine.text.catalog import Catalog
from scenes.kit.game_uis import game_ui_ids
from scenes.kit.seat_views import wording_of

_YOU = re.compile(r"\byour?s?\b", re.IGNORECASE)
every_game = pytest.mark.parametrize("game", game_ui_ids())


def played(game: str, *players: str) -> Match:
    spec, source = spec_of(game), random.Random(game)
    seats = [Seat(player, f"Guest {number}") for number, player in enumerate(players[: min(spec.seats)])]
    match = Match(spec, {}, seats, "1")
    while not match.is_over and len(match.entries) < 150:
        match.submit(source.choice(match.legal()))
    return match


def told(chronicle: MatchLog) -> list[tuple[str, str, int, int]]:
    return [(block.text, block.chapter, block.seat, block.first) for block in chronicle.blocks]


@every_game
@pytest.mark.parametrize("viewer", [0, 1, ONLOOKER])
def test_gone_back_and_told_again_it_is_the_chronicle_told_once(game: str, viewer: int) -> None:
    match, source = played(game, HUMAN, HUMAN, HUMAN), random.Random(viewer)
    wording = wording_of(Catalog(), match, viewer)
    grown, length = MatchLog(match, wording), 0
    for _ in range(60):
        length = max(0, min(len(match.entries), length + source.choice([-3, -2, -1, -1, 1, 2, 4, 9])))
        grown.catch_up(length)
        fresh = MatchLog(match, wording)
        fresh.catch_up(length)
        assert told(grown) == told(fresh), length


@every_game
@pytest.mark.parametrize("viewer", [0, 1])
def test_only_a_person_is_called_you(game: str, viewer: int) -> None:
    """Whoever watches sees with the eyes of a seat that is not theirs."""
    for player in (HUMAN, "greedy"):
        match = played(game, player, player, player)
        chronicle = MatchLog(match, wording_of(Catalog(), match, viewer))
        chronicle.catch_up(len(match.entries))
        spoken = [block.text for block in chronicle.blocks if _YOU.search(block.text)]
        assert bool(spoken) == (player == HUMAN), spoken[:3]
