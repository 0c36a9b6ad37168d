"""The matches going on: continued, named, deleted, taken elsewhere and brought back."""

from game.core.match import Match
from game.core.storage import Autosave
from scenes.core.app import App
from scenes.saves.stores import store_of


def new_slot(app: App, match: Match) -> Autosave:
    """From now on the match keeps itself: in the slot it was loaded from, or in a new one."""
    return store_of(app).autosave(match)
