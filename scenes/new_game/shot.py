"""The new-game page for `main.py shot`."""

from game.core.match import Match
from scenes.core.app import App
from scenes.core.scene import Scene
from scenes.new_game.scene import NewGame
from scenes.saves.shelf import put_on_shelf


def for_shot(app: App, match: Match) -> Scene:
    put_on_shelf(app, match)
    return NewGame(app, match.spec.id)
