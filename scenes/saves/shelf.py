"""A store in a folder of its own with matches in it, for pictures and tests."""

import tempfile
from pathlib import Path

from game.core.match import Match
from game.core.storage import SaveStore
from scenes.core.app import App
from scenes.saves.stores import use_store


def put_on_shelf(app: App, *matches: Match) -> None:
    store = SaveStore(Path(tempfile.mkdtemp(prefix="quattro-shelf-")))
    for match in matches:
        store.autosave(match)
        store.wait()
    use_store(app, store)
