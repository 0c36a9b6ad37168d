"""The store of saved matches of each running app."""

from weakref import WeakKeyDictionary

from game.core.reasons import Reason
from game.core.storage import SaveStore
from scenes.common.game_catalogue import playable_cities
from scenes.engine.app import App
from scenes.engine.platform import user_dirs

_stores: WeakKeyDictionary[App, SaveStore] = WeakKeyDictionary()


def store_of(app: App) -> SaveStore:
    """Return the store of the app: that of the player's folder, unless another was given."""
    return _stores.get(app) or open_store(app)


def open_store(app: App, read_only: bool = False) -> SaveStore:
    """Open the store of the player's folder and give it to the app."""

    def report(reason: Reason) -> None:
        app.call_soon(lambda: tell(app, reason))

    store = SaveStore(user_dirs.saves_dir(), read_only, report, [city.id for city in playable_cities()])
    use_store(app, store)
    return store


def use_store(app: App, store: SaveStore) -> None:
    """Give the app a store; pictures and tests have one of their own."""
    if app not in _stores:
        app.closers.append(lambda: _give_up(app))
    _stores[app] = store


def _give_up(app: App) -> None:
    """Drop the store when the app closes; it refers to the app, so both would stay in memory."""
    del _stores[app]


def tell(app: App, reason: Reason) -> None:
    """Show a reason as a notice in the player's language."""
    app.notice(app.catalog(reason.key, **dict(reason.values)))
