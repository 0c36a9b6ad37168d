"""The saved matches of a running program: one store for each App."""

from weakref import WeakKeyDictionary

from game.core.reasons import Reason
from game.core.storage import SaveStore
from scenes.common.game_catalogue import playable_cities
from scenes.engine.app import App
from scenes.engine.platform import user_dirs

_stores: WeakKeyDictionary[App, SaveStore] = WeakKeyDictionary()


def store_of(app: App) -> SaveStore:
    """The store of the player's own folder, unless another was given."""
    return _stores.get(app) or open_store(app)


def open_store(app: App, read_only: bool = False) -> SaveStore:
    def report(reason: Reason) -> None:
        app.call_soon(lambda: tell(app, reason))

    store = SaveStore(user_dirs.saves_dir(), read_only, report, [city.id for city in playable_cities()])
    use_store(app, store)
    return store


def use_store(app: App, store: SaveStore) -> None:
    """Pictures and tests bring a store of their own."""
    if app not in _stores:
        app.closers.append(lambda: _give_up(app))
    _stores[app] = store


def _give_up(app: App) -> None:
    """A store knows the program it reports to, so it must be given up for both to be forgotten."""
    del _stores[app]


def tell(app: App, reason: Reason) -> None:
    """A notice in the player's language."""
    app.notice(app.catalog(reason.key, **dict(reason.values)))
