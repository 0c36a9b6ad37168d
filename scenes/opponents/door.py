"""Opens the page about opponents."""

from scenes.core.app import App
from scenes.opponents.scene import Opponents


def open_opponents(app: App, game: str) -> None:
    app.stack.push(Opponents(app, game))
