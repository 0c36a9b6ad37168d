"""Opens the final score of a match."""

from game.core.match import Match
from game.core.storage import SaveStore
from scenes.core.app import App
from scenes.scores.scene import Scores


def open_scores(app: App, match: Match, store: SaveStore | None = None, unfolds: bool = False) -> None:
    app.stack.push(Scores(app, match, store, unfolds))
