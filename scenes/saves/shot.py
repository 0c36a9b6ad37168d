"""The list of matches for `main.py shot`."""

from game.core.match import Match
from scenes.core.app import App
from scenes.core.scene import Scene
from scenes.saves.scene import Saves
from scenes.saves.shelf import put_on_shelf


def for_shot(app: App, match: Match) -> Scene:
    put_on_shelf(app, match, *(match.branch(length) for length in range(0, len(match.entries), 6)))
    return Saves(app)
