"""Opens the chronicle of all matches."""

from scenes.engine.app import App
from scenes.screens.records.scene import Records


def open_chronicle(app: App) -> None:
    """Show the chronicle over the present scene."""
    app.stack.push(Records(app))
