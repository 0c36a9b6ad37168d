"""Opens the page of a new match."""

from scenes.core.app import App
from scenes.new_game.scene import NewGame


def open_new_game(app: App, game: str) -> None:
    app.stack.push(NewGame(app, game))
