"""From a saved match to its table, and what could not be opened in the player's words."""

from game.core.reasons import Reason
from game.core.storage import SaveError, SaveStore
from scenes.core.app import App


def tell(app: App, reason: Reason) -> None:
    app.notice(app.catalog(reason.key, **dict(reason.values)))


def continue_match(app: App, store: SaveStore, slot: str) -> None:
    """Opens the table; a match that was mended is continued with a notice, one that cannot be read stays closed."""
    try:
        loaded = store.load(slot)
    except SaveError as error:
        tell(app, error.reason)
        return
    if loaded.notice is not None:
        tell(app, loaded.notice)
    from scenes.table import open_table

    open_table(app, loaded.match, store)
