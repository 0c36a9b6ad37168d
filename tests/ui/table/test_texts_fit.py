"""Nothing on the table is cut: every language, the pseudo language, both sizes, large text, all kinds of decisions."""

from collections.abc import Iterator

import pytest

from game.core.match import Match
from scenes.engine.headless import Headless
from scenes.engine.text.drawn_text import overflowing
from scenes.kit.game_uis import game_ui_ids
from tests.ui.tables.crowded import LARGE, SMALL, crowded, crowded_match
from tests.ui.tables.moments import richest
from tests.ui.tables.seated import Seated

LOOKS: list[tuple[str, int, tuple[int, int]]] = [
    ("xx", 100, SMALL), ("ja", 130, SMALL), ("it", 130, SMALL), ("ja", 100, LARGE),
]  # fmt: skip
IMPLIED: list[tuple[str, int, tuple[int, int]]] = [
    ("en", 130, SMALL), ("en", 100, SMALL), ("ja", 100, SMALL), ("it", 100, SMALL), ("it", 100, LARGE),
]  # fmt: skip
"""Looks with shorter texts or more room than one of the others."""


def tables(game: str) -> Iterator[tuple[str, Match]]:
    for name in crowded(game):
        yield name, crowded_match(game, name)
    for moment in richest(game):
        yield str(moment), moment.match()


@pytest.mark.parametrize("game", game_ui_ids())
@pytest.mark.parametrize(
    ("language", "scale", "size"), [*LOOKS, *(pytest.param(*look, marks=pytest.mark.full) for look in IMPLIED)]
)
def test_every_text_of_the_table_fits(game: str, language: str, scale: int, size: tuple[int, int]) -> None:
    stage = Headless(size, language, scale)
    cut = {}
    for name, match in tables(game):
        if found := [box.text for box in overflowing(Seated(stage, match).texts())]:
            cut[name] = found
    missing = stage.app.catalog.missing
    stage.close()
    assert (cut, missing) == ({}, set())
