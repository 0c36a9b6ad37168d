"""The title for `main.py shot`."""

from game.core.match import Match
from scenes.core.app import App
from scenes.core.scene import Scene
from scenes.saves.shelf import shelf_with
from scenes.title.scene import Title


def for_shot(app: App, match: Match) -> Scene:
    return Title(app, shelf_with(match))
