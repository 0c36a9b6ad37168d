"""Finds the user interface of each game: `GAME_UI` in the module `scenes/games/<id>/game_ui.py`."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game.core.registry import game_ids
from scenes.kit.game_ui import GameUi
from scenes.kit.wording import Wording


def has_game_ui(game_id: str) -> bool:
    """Return whether the game has a table here, without loading it."""
    package = find_spec(f"scenes.games.{game_id}")
    return package is not None and find_spec(f"scenes.games.{game_id}.game_ui") is not None


def game_ui_ids() -> list[str]:
    """Return the ids of the games that can be played at a table."""
    return [game_id for game_id in game_ids() if has_game_ui(game_id)]


def game_ui_of(game_id: str) -> GameUi[Any, Wording]:
    """Return what the game registered."""
    game_ui = import_module(f"scenes.games.{game_id}.game_ui").GAME_UI
    if not isinstance(game_ui, GameUi):
        raise TypeError(f"scenes/games/{game_id}/game_ui.py has no GAME_UI")
    return game_ui
