"""The places of a table.tmx are exactly those the game's code asks for, and they lie on the screen without touching."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from scenes.core.layout import SCREEN
from scenes.core.resources import asset
from scenes.core.tmx import load_board

SCENES = Path(__file__).parents[3] / "scenes"
MAY_OVERLAP = {
    "san_gimignano": {"market", "own_ground", "rival_ground"},
    "lucca": {"controls", "own"},
}
"""Places that hold others, and the grounds, which are lines inside the skylines."""

PLACES = {game: load_board(asset(game, "table.tmx")).layer("places") for game in MAY_OVERLAP}


@pytest.mark.parametrize("game", PLACES)
def test_code_and_map_name_the_same_places(game: str) -> None:
    asked = set()
    for source in (SCENES / game).glob("*.py"):
        asked |= set(re.findall(r'"([a-z]+(?:_[a-z]+)*)"', source.read_text(encoding="utf-8")))
    assert set(PLACES[game]) <= asked


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in PLACES for name in sorted(PLACES[game])])
def test_places_lie_on_the_screen(game: str, name: str) -> None:
    rect = PLACES[game][name]
    assert rect.x >= 0 and rect.right <= SCREEN.w and rect.y >= 0 and rect.bottom <= SCREEN.h


@pytest.mark.parametrize("game", PLACES)
def test_places_do_not_touch(game: str) -> None:
    places = {name: rect for name, rect in PLACES[game].items() if name not in MAY_OVERLAP[game]}
    touching = [
        (first, second)
        for (first, one), (second, other) in combinations(places.items(), 2)
        if one.inset(6).overlaps(other.inset(6))
    ]
    assert touching == []
