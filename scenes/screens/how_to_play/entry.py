"""Opens the page that explains a game at a glance."""

from scenes.common.lesson_catalogue import has_finished_lesson
from scenes.common.one_page_summary import has_summary
from scenes.engine.app import App
from scenes.screens.how_to_play.scene import HowToPlay


def open_how_to_play(app: App, game: str, seats: int = 0) -> None:
    """Show the page over the present scene; `seats` is the size of the running match, 0 if there is none."""
    app.stack.push(HowToPlay(app, game, seats))


def introduce(app: App, game: str, seats: int) -> None:
    """Show the page before the first match of a game, once.

    It is left out if the person has finished the game's lesson.
    """
    if game not in app.settings.introduced and has_summary(game) and not has_finished_lesson(app, game):
        open_how_to_play(app, game, seats)
