"""The table: opening a match, playing it again, and pictures of it."""

import secrets

from game.core.match import Match
from game.core.storage import SaveStore
from scenes.core.app import App
from scenes.core.scene import Scene
from scenes.table.scene import TableScene
from scenes.table.thinkers import desk_of

__all__ = ["TableScene", "for_shot", "open_rematch", "open_table"]


def open_table(app: App, match: Match, store: SaveStore) -> TableScene:
    """Shows a match on top of the first scene and keeps it after every action."""
    _leave_to_first(app)
    table = TableScene(app, match, desk_of(app), store)
    app.stack.push(table)
    return table


def open_rematch(app: App, match: Match, store: SaveStore) -> TableScene:
    """The same places and levels with a new seed."""
    again = Match(match.spec, match.options, match.seats, str(secrets.randbelow(10**9)))
    return open_table(app, again, store)


def _leave_to_first(app: App) -> None:
    first = next(iter(app.stack), None)
    if first is not None:
        app.stack.pop_to(first)


def for_shot(app: App, match: Match) -> Scene:
    """The table as it stands, with nobody moving."""
    return TableScene(app, match, desk_of(app))
