"""Opens the end of a match; with reduced motion the scores come at once."""

from collections.abc import Callable
from functools import partial

from game.core.match import Match
from game.core.storage import SaveStore
from scenes import doors
from scenes.core.app import App
from scenes.core.layout import SCREEN
from scenes.finale.backdrop import city_by_night
from scenes.finale.scene import RAYS, Finale
from scenes.finale.towers import LAUREL
from scenes.kit.summary import has_summary
from scenes.scores.banner import PLACE, cloth_of

_LARGE = (("common/art/backdrop_evening", SCREEN), ("common/art/rays", RAYS), ("common/art/laurel", LAUREL))


def prepare_finale(app: App, match: Match) -> list[Callable[[], None]]:
    """Its large pictures, to be read one by one while the last deed is looked at: no frame of it waits for them."""
    if app.settings.reduced_motion:
        return []
    cloths = [(cloth_of(match.seats[seat].colour), PLACE) for seat in match.result().winners]
    sizes = ((name, app.canvas.pixels(rect).size) for name, rect in (*_LARGE, *cloths))
    steps: list[Callable[[], None]] = [partial(_read, app, name, size) for name, size in sizes]
    if has_summary(match.spec.id):
        steps.append(partial(_paint_city, app, match.spec.id))
    return steps


def _paint_city(app: App, game: str) -> None:
    city_by_night(app.canvas, game)


def _read(app: App, name: str, size: tuple[int, int]) -> None:
    app.assets.image(name, size)


def open_finale(app: App, match: Match, store: SaveStore | None = None) -> None:
    if app.settings.reduced_motion or match.resigned is not None:
        doors.open_scores(app, match, store)
    else:
        app.stack.push(Finale(app, match, store))
