"""The doors from the title to the other screens; each is loaded only when it is opened."""

from importlib.util import find_spec

from game.core.match import Match
from scenes.core.app import App


def has_room(name: str) -> bool:
    """Whether that screen is part of this program; what is not built has no button."""
    spec = find_spec(f"scenes.{name}")
    return spec is not None and spec.origin is not None


def continue_match(app: App, slot: str) -> None:
    from scenes.saves.opening import continue_match as go_on

    go_on(app, slot)


def open_table(app: App, match: Match) -> None:
    """The match on its table; from now on it keeps itself."""
    from scenes.saves.stores import store_of
    from scenes.table import open_table as sit_down

    sit_down(app, match, store_of(app))


def open_saves(app: App) -> None:
    from scenes.saves.scene import Saves

    app.stack.push(Saves(app))


def open_new_game(app: App, game: str) -> None:
    from scenes.new_game.scene import NewGame

    app.stack.push(NewGame(app, game))


def open_rules(app: App) -> None:
    from scenes.rules import open_rules as open_book

    open_book(app)


def open_chronicle(app: App) -> None:
    from scenes.chronicle import open_chronicle as open_page

    open_page(app)


def open_settings(app: App) -> None:
    from scenes.settings.scene import SettingsPage

    app.stack.push(SettingsPage(app))


def open_licenses(app: App) -> None:
    from scenes.licenses.scene import Licenses

    app.stack.push(Licenses(app))
