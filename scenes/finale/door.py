"""Opens the end of a match; with reduced motion the scores come at once."""

from game.core.match import Match
from game.core.storage import SaveStore
from scenes import doors
from scenes.core.app import App
from scenes.core.layout import SCREEN
from scenes.finale.scene import RAYS, Finale
from scenes.finale.towers import LAUREL
from scenes.scores.banner import PLACE, cloth_of

_LARGE = (("common/art/backdrop_evening", SCREEN), ("common/art/rays", RAYS), ("common/art/laurel", LAUREL))


def prepare_finale(app: App, match: Match) -> None:
    """Its large pictures are read while the last deed is looked at: no frame of it waits for them."""
    if app.settings.reduced_motion:
        return
    cloths = [(cloth_of(match.seats[seat].colour), PLACE) for seat in match.result().winners]
    for name, rect in (*_LARGE, *cloths):
        app.assets.image(name, app.canvas.pixels(rect).size)


def open_finale(app: App, match: Match, store: SaveStore | None = None) -> None:
    if app.settings.reduced_motion or match.resigned is not None:
        doors.open_scores(app, match, store)
    else:
        app.stack.push(Finale(app, match, store))
