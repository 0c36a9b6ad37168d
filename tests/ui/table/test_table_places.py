"""The places of a table.tmx are exactly those the game's code asks for, and they lie on the screen without touching."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from scenes.engine.layout import SCREEN, Rect
from scenes.kit.game_uis import game_ui_ids
from scenes.kit.table_places import GROUNDS, PLACES, table_map

SCENES = Path(__file__).parents[3] / "scenes"
GAMES = game_ui_ids()


def named(game: str, *layers: str) -> dict[str, Rect]:
    found = table_map(game).layers
    return {name: rect for layer in layers for name, rect in found.get(layer, {}).items()}


@pytest.mark.parametrize("game", GAMES)
def test_code_and_map_name_the_same_places(game: str) -> None:
    asked = set()
    for source in [*(SCENES / "games" / game).rglob("*.py"), SCENES / "kit" / "board.py"]:
        asked |= set(re.findall(r'"([a-z]+(?:_[a-z]+)*)"', source.read_text(encoding="utf-8")))
    assert set(named(game, PLACES, GROUNDS)) <= asked


@pytest.mark.parametrize("game", GAMES)
def test_places_lie_on_the_screen(game: str) -> None:
    outside = [
        name
        for name, rect in named(game, PLACES, GROUNDS).items()
        if rect.x < 0 or rect.right > SCREEN.w or rect.y < 0 or rect.bottom > SCREEN.h
    ]
    assert outside == []


@pytest.mark.parametrize("game", GAMES)
def test_places_do_not_touch(game: str) -> None:
    touching = [
        (first, second)
        for (first, one), (second, other) in combinations(named(game, PLACES).items(), 2)
        if one.inset(6).overlaps(other.inset(6))
    ]
    assert touching == []
