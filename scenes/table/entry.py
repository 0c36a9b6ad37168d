"""Opens the table of a match, new, continued or played again."""

import secrets

from game.core.match import Match
from game.core.spec import chosen_options
from game.core.storage import SaveStore
from scenes.engine.app import App
from scenes.screens.saves.stores import store_of
from scenes.table.ai_service import ai_service_of
from scenes.table.scene import TableScene


def open_table(app: App, match: Match, store: SaveStore | None = None) -> None:
    """Show a match over the first scene; it is saved after every action."""
    first = next(iter(app.stack), None)
    if first is not None:
        app.stack.pop_to(first)
    table = TableScene(app, match, ai_service_of(app), store or store_of(app))
    app.spinner.run(lambda: table.playback.chronicle)  # a long match is long in the telling
    app.stack.push(table)


def open_rematch(app: App, match: Match, store: SaveStore | None = None) -> None:
    """Open a new match with the same options and seats, and a new seed.

    It is never practice, even if the last match was played on from a replay.
    """
    options = chosen_options(match.spec, match.options)
    open_table(app, Match(match.spec, options, match.seats, str(secrets.randbelow(10**9))), store)
