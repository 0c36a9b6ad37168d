"""Opens the page that tells a game at one look."""

from scenes.core.app import App
from scenes.how_to_play.scene import HowToPlay
from scenes.kit.summary import has_summary


def open_how_to_play(app: App, game: str) -> None:
    app.stack.push(HowToPlay(app, game))


def introduce(app: App, game: str) -> None:
    """Before the first match of a city, and never again by itself."""
    if game not in app.settings.introduced and has_summary(game):
        open_how_to_play(app, game)
