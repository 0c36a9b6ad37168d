"""Opens the finale of a match; with reduced motion the scores at once."""

from collections.abc import Iterator

from game.core.match import Match
from game.core.storage import SaveStore
from scenes import navigation
from scenes.engine.app import App
from scenes.engine.cache.incremental_painting import scene_in_strokes, unseen
from scenes.screens.finale.scene import Finale


def prepare_finale(app: App, match: Match) -> Iterator[None]:
    """Paint the finale's last frame in steps while the last action is shown, so that no frame waits for pictures."""
    yield
    if _is_left_out(app, match):
        yield from navigation.prepare_scores(app, match)
        return
    page = Finale(app, match, None)
    page.hurry()
    yield from scene_in_strokes(page, unseen(app.canvas))


def open_finale(app: App, match: Match, store: SaveStore | None = None) -> None:
    """Show the finale; the scores if motion is reduced or somebody resigned."""
    if _is_left_out(app, match):
        navigation.open_scores(app, match, store)
    else:
        app.stack.push(Finale(app, match, store))


def _is_left_out(app: App, match: Match) -> bool:
    """Return whether the match ends without a finale."""
    return app.settings.reduced_motion or match.resigned is not None
