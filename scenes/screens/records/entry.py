"""Opens the chronicle of all matches."""

from scenes.engine.app import App
from scenes.screens.records.scene import Records


def open_chronicle(app: App) -> None:
    app.stack.push(Records(app))
