"""The final score: who won, what every number is made of, and where to go from here."""

from game.core.match import Match
from game.core.storage import SaveStore
from scenes.core.app import App


def open_scores(app: App, match: Match, store: SaveStore | None = None) -> None:
    """Lies over the table, so that leaving it shows the last position again."""
    from scenes.scores.scene import Scores

    app.stack.push(Scores(app, match, store))
