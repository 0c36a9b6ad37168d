"""A program that was closed is forgotten with all its pictures, whatever it kept for its tables and saves."""

import gc
import weakref

from scenes.core.headless import Headless
from scenes.saves.stores import open_store
from scenes.table.thinkers import desk_of


def test_nothing_holds_a_closed_program() -> None:
    stage = Headless((640, 360))
    open_store(stage.app)
    desk_of(stage.app)
    program = weakref.ref(stage.app)
    stage.close()
    del stage
    gc.collect()
    assert program() is None
