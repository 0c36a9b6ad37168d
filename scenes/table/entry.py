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
    """Shows a match on top of the first scene and keeps it after every action."""
    first = next(iter(app.stack), None)
    if first is not None:
        app.stack.pop_to(first)
    table = TableScene(app, match, ai_service_of(app), store or store_of(app))
    app.run_with_spinner(lambda: table.playback.chronicle)  # a long match is long in the telling
    app.stack.push(table)


def open_rematch(app: App, match: Match, store: SaveStore | None = None) -> None:
    """As it was chosen: a match played on from a replay was practice, the next one is not."""
    options = chosen_options(match.spec, match.options)
    open_table(app, Match(match.spec, options, match.seats, str(secrets.randbelow(10**9))), store)
