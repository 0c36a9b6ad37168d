"""Builds the settings for `main.py shot`."""

from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.screens.settings.scene import SettingsPage


def for_shot(app: App, match: Match) -> Scene:
    return SettingsPage(app)
