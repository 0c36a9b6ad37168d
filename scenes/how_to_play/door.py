"""Opens the page that tells a game at one look."""

from scenes.core.app import App
from scenes.how_to_play.scene import HowToPlay
from scenes.kit.lesson_shelf import has_finished_lesson
from scenes.kit.summary import has_summary


def open_how_to_play(app: App, game: str, seats: int = 0) -> None:
    """Where a match is under way, with the numbers for so many."""
    app.stack.push(HowToPlay(app, game, seats))


def introduce(app: App, game: str, seats: int) -> None:
    """Before the first match of a city, and never again by itself; who has finished its lesson knows all of it."""
    if game not in app.settings.introduced and has_summary(game) and not has_finished_lesson(app, game):
        open_how_to_play(app, game, seats)
