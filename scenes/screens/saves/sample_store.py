"""A store in a temporary folder with given matches, for pictures and tests."""

from pathlib import Path
from tempfile import TemporaryDirectory

from game.core.match import Match
from game.core.storage import SaveStore
from scenes.engine.app import App
from scenes.screens.saves.stores import use_store


def put_on_shelf(app: App, *matches: Match) -> None:
    """Give the app a new store that holds these matches."""
    folder = TemporaryDirectory(prefix="quattro-shelf-", ignore_cleanup_errors=True)
    store = SaveStore(Path(folder.name))

    def clear_away() -> None:
        store.close()
        folder.cleanup()

    app.closers.append(clear_away)
    for match in matches:
        store.autosave(match)
        store.wait()
    use_store(app, store)
