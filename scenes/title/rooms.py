"""The doors from the title to the other screens; each is loaded only when it is opened."""

from importlib.util import find_spec

from game.core.storage import SaveStore
from scenes.core.app import App


def has_room(name: str) -> bool:
    return find_spec(f"scenes.{name}") is not None


def continue_match(app: App, store: SaveStore, slot: str) -> None:
    from scenes.saves.opening import continue_match as go_on

    go_on(app, store, slot)


def open_saves(app: App, store: SaveStore) -> None:
    from scenes.saves.scene import Saves

    app.stack.push(Saves(app, store))


def open_new_game(app: App, store: SaveStore, game: str) -> None:
    from scenes.new_game.scene import NewGame

    app.stack.push(NewGame(app, store, game))


def open_rules(app: App) -> None:
    from scenes.rules import open_rules as open_book

    open_book(app)


def open_chronicle(app: App, store: SaveStore) -> None:
    from scenes.chronicle import open_chronicle as open_page

    open_page(app, store)


def open_settings(app: App) -> None:
    from scenes.settings.scene import SettingsPage

    app.stack.push(SettingsPage(app))


def open_licenses(app: App) -> None:
    from scenes.licenses.scene import Licenses

    app.stack.push(Licenses(app))
