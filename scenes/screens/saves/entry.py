"""Opens the list of saved matches, or one of them at its table."""

from functools import partial

from game.core.storage import SaveError
from scenes import navigation
from scenes.engine.app import App
from scenes.screens.saves.scene import Saves
from scenes.screens.saves.stores import store_of, tell


def open_saves(app: App) -> None:
    """Show the list over the present scene."""
    app.stack.push(Saves(app))


def continue_match(app: App, slot: str) -> None:
    """Open the table of a saved match; show a notice if it was repaired or cannot be read."""
    try:
        loaded = app.spinner.run(partial(store_of(app).load, slot))
    except SaveError as error:
        tell(app, error.reason)
        return
    navigation.open_table(app, loaded.match)
    if loaded.notice is not None:
        tell(app, loaded.notice)
