"""The store of saved matches of each running app."""

from game.core.reasons import Reason
from game.core.storage import SaveStore
from scenes.common.game_catalogue import playable_cities
from scenes.engine.app import App
from scenes.engine.platform import user_dirs


def store_of(app: App) -> SaveStore:
    """Return the store of the app: that of the player's folder, unless another was given."""
    return app.services.get(open_store)


def open_store(app: App, read_only: bool = False) -> SaveStore:
    """Open the store of the player's folder and give it to the app."""

    def report(reason: Reason) -> None:
        app.call_soon(lambda: tell(app, reason))

    store = SaveStore(user_dirs.saves_dir(), read_only, report, [city.id for city in playable_cities()])
    use_store(app, store)
    return store


def use_store(app: App, store: SaveStore) -> None:
    """Give the app a store; pictures and tests have one of their own."""
    app.services.put(open_store, store)


def tell(app: App, reason: Reason) -> None:
    """Show a reason as a notice in the player's language."""
    app.notice(app.catalog(reason.key, **dict(reason.values)))
