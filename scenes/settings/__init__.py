"""The settings: every change acts at once and is kept at once."""

from scenes.core.app import App


def open_settings(app: App) -> None:
    """From the title or from a running table; Esc leads back."""
    from scenes.settings.scene import SettingsPage

    app.stack.push(SettingsPage(app))
