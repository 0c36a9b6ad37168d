"""The places of table.tmx are exactly those the code asks for, and they lie on the screen without touching."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from scenes.core.layout import SCREEN
from scenes.san_gimignano.geometry import board_map

SOURCES = Path(__file__).parents[3] / "scenes" / "san_gimignano"
MAY_OVERLAP = {"market", "own_ground", "rival_ground"}
"""The market holds decks, cards and piece; the grounds are lines inside the skylines."""


def test_code_and_map_name_the_same_places() -> None:
    asked = set()
    for source in SOURCES.glob("*.py"):
        asked |= set(re.findall(r'"([a-z]+(?:_[a-z]+)*)"', source.read_text(encoding="utf-8")))
    places = set(board_map().layer("places"))
    assert places <= asked


@pytest.mark.parametrize("name", sorted(board_map().layer("places")))
def test_places_lie_on_the_screen(name: str) -> None:
    rect = board_map().place("places", name)
    assert rect.x >= 0 and rect.right <= SCREEN.w and rect.y >= 0 and rect.bottom <= SCREEN.h


def test_places_do_not_touch() -> None:
    places = {name: rect for name, rect in board_map().layer("places").items() if name not in MAY_OVERLAP}
    touching = [
        (first, second)
        for (first, one), (second, other) in combinations(places.items(), 2)
        if one.inset(6).overlaps(other.inset(6))
    ]
    assert touching == []
