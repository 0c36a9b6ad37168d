"""From a saved match to its table."""

from game.core.storage import SaveError
from scenes.core.app import App
from scenes.saves.stores import store_of, tell
from scenes.title import rooms


def continue_match(app: App, slot: str) -> None:
    """Opens the table; a match that was mended is continued with a notice, one that cannot be read stays closed."""
    try:
        loaded = store_of(app).load(slot)
    except SaveError as error:
        tell(app, error.reason)
        return
    rooms.open_table(app, loaded.match)
    if loaded.notice is not None:
        tell(app, loaded.notice)
