"""A store in a folder of its own with one match in it, for pictures and tests."""

import tempfile
from pathlib import Path

from game.core.match import Match
from game.core.storage import SaveStore


def shelf_with(match: Match) -> SaveStore:
    store = SaveStore(Path(tempfile.mkdtemp(prefix="quattro-shelf-")))
    store.autosave(match)
    store.wait()
    return store
