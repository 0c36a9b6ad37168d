"""The person's last finished match, to be looked back on while the deck is empty."""

from functools import partial

from game.core.storage import SaveError
from scenes import navigation
from scenes.engine.app import App
from scenes.screens.saves.stores import store_of, tell


def last_finished(app: App) -> str:
    """Return the slot of the match; empty if there is none."""
    slots = app.spinner.run(store_of(app).slots)
    return next((slot.id for slot in slots if slot.finished and slot.people), "")


def look_back_on(app: App, slot: str) -> None:
    """Open the coach's page about a saved match; show a notice if it cannot be read."""
    try:
        match = app.spinner.run(partial(store_of(app).load, slot)).match
    except SaveError as error:
        tell(app, error.reason)
        return
    navigation.open_coach(app, match, store_of(app))
