"""Opens the page that tells a game at one look."""

from scenes.common.lesson_catalogue import has_finished_lesson
from scenes.common.one_page_summary import has_summary
from scenes.engine.app import App
from scenes.screens.how_to_play.scene import HowToPlay


def open_how_to_play(app: App, game: str, seats: int = 0) -> None:
    """Where a match is under way, with the numbers for so many."""
    app.stack.push(HowToPlay(app, game, seats))


def introduce(app: App, game: str, seats: int) -> None:
    """Before the first match of a city, and never again by itself; who has finished its lesson knows all of it."""
    if game not in app.settings.introduced and has_summary(game) and not has_finished_lesson(app, game):
        open_how_to_play(app, game, seats)
