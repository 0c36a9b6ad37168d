"""Opens the page of licences."""

from scenes.engine.app import App
from scenes.screens.licenses.scene import Licenses


def open_licenses(app: App) -> None:
    """Show the page over the present scene."""
    app.stack.push(Licenses(app))
