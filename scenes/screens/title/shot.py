"""Builds the title for `main.py shot`."""

from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.title.scene import Title


def for_shot(app: App, match: Match) -> Scene:
    """Return the title with the match among the saves."""
    put_on_shelf(app, match)
    return Title(app)
