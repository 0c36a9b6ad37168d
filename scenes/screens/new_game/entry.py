"""Opens the page of a new match."""

from collections.abc import Mapping

from scenes.engine.app import App
from scenes.screens.new_game.scene import NewGame


def open_new_game(app: App, game: str, options: Mapping[str, str] | None = None) -> None:
    """Show the page over the present scene, with that game chosen."""
    app.stack.push(NewGame(app, game, options))
