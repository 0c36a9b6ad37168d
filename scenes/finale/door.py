"""Opens the end of a match; with reduced motion the scores come at once."""

from game.core.match import Match
from game.core.storage import SaveStore
from scenes import doors
from scenes.core.app import App
from scenes.finale.scene import Finale


def open_finale(app: App, match: Match, store: SaveStore | None = None) -> None:
    if app.settings.reduced_motion or match.resigned is not None:
        doors.open_scores(app, match, store)
    else:
        app.stack.push(Finale(app, match, store))
