"""Opens the page about opponents."""

from scenes.engine.app import App
from scenes.screens.opponents.scene import Opponents


def open_opponents(app: App, game: str) -> None:
    """Show the page over the present scene, with the figures of that game."""
    app.stack.push(Opponents(app, game))
