"""Opens the settings."""

from scenes.engine.app import App
from scenes.screens.settings.scene import SettingsPage


def open_settings(app: App) -> None:
    """Show the settings over the present scene."""
    app.stack.push(SettingsPage(app))
