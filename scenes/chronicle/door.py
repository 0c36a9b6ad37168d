"""Opens the chronicle of all matches."""

from scenes.chronicle.scene import Chronicle
from scenes.core.app import App


def open_chronicle(app: App) -> None:
    app.stack.push(Chronicle(app))
