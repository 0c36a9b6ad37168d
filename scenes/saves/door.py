"""Opens the list of saved matches, or one of them at its table."""

from functools import partial

from game.core.storage import SaveError
from scenes import doors
from scenes.core.app import App
from scenes.saves.scene import Saves
from scenes.saves.stores import store_of, tell


def open_saves(app: App) -> None:
    app.stack.push(Saves(app))


def continue_match(app: App, slot: str) -> None:
    """Opens the table; a match that was mended is continued with a notice, one that cannot be read stays closed."""
    try:
        loaded = app.patiently(partial(store_of(app).load, slot))
    except SaveError as error:
        tell(app, error.reason)
        return
    doors.open_table(app, loaded.match)
    if loaded.notice is not None:
        tell(app, loaded.notice)
