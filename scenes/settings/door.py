"""Opens the settings."""

from scenes.core.app import App
from scenes.settings.scene import SettingsPage


def open_settings(app: App) -> None:
    app.stack.push(SettingsPage(app))
