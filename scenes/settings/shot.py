"""The settings for `main.py shot`."""

from game.core.match import Match
from scenes.core.app import App
from scenes.core.scene import Scene
from scenes.settings.scene import SettingsPage


def for_shot(app: App, match: Match) -> Scene:
    return SettingsPage(app)
