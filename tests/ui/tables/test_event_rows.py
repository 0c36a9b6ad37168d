"""Each kind of event of a game has exactly one row that says how it is told."""

import ast
from collections import Counter
from importlib import import_module
from inspect import getsource

import pytest

from game.core.registry import spec_of
from scenes.kit.game_uis import game_ui_ids, game_ui_of
from scenes.kit.motion.stage import Dealt

GAMES = game_ui_ids()


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_has_one_row(game: str) -> None:
    assert set(game_ui_of(game).events) - {Dealt} == set(spec_of(game).events)


@pytest.mark.parametrize("game", GAMES)
def test_no_row_hides_another(game: str) -> None:
    """The last of two rows with one key would be taken in silence."""
    module = ast.parse(getsource(import_module(f"scenes.games.{game}.events")))
    rows = [node.value for node in module.body if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict)]
    keys = Counter(ast.unparse(key) for table in rows for key in table.keys if key)
    assert keys and set(keys.values()) == {1}
