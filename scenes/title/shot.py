"""The title for `main.py shot`."""

from game.core.match import Match
from scenes.core.app import App
from scenes.core.scene import Scene
from scenes.saves.shelf import put_on_shelf
from scenes.title.scene import Title


def for_shot(app: App, match: Match) -> Scene:
    put_on_shelf(app, match)
    return Title(app)
