"""Opens the final score of a match."""

from collections.abc import Generator

from game.core.match import Match
from game.core.storage import SaveStore
from scenes import navigation
from scenes.engine.app import App
from scenes.engine.cache.incremental_painting import scene_in_strokes, unseen
from scenes.engine.scene import Scene
from scenes.screens.scores.career import career_of
from scenes.screens.scores.history import History
from scenes.screens.scores.scene import Scores


def prepare_scores(app: App, match: Match, store: SaveStore | None = None) -> Generator[None, None, Scene]:
    """Build the screen in steps while the finale is shown, and paint it unseen, so that its pictures are cached.

    The coach's service, which the screen needs, takes a step to start.
    """
    yield
    navigation.coach_at_work(app, match)
    yield
    career = career_of(match, store)
    yield
    history = yield from History.in_strokes(match)
    page = Scores(app, match, store, unfolds=True, history=history, career=career)
    yield from scene_in_strokes(page, unseen(app.canvas))
    return page


def open_scores(app: App, match: Match, store: SaveStore | None = None, unfolds: bool = False) -> None:
    """Show the final score over the present scene; right after a match it `unfolds`."""
    app.stack.push(Scores(app, match, store, unfolds))
