"""Builds the list of matches for `main.py shot`."""

from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.saves.scene import Saves


def for_shot(app: App, match: Match) -> Scene:
    put_on_shelf(app, match, *(match.branch(length) for length in range(0, len(match.entries), 6)))
    return Saves(app)
