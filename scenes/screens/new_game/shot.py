"""Builds the page of a new match for `main.py shot`."""

from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.screens.new_game.scene import NewGame
from scenes.screens.saves.sample_store import put_on_shelf


def for_shot(app: App, match: Match) -> Scene:
    put_on_shelf(app, match)
    return NewGame(app, match.spec.id)
