"""A program that was closed is forgotten with all its pictures, whatever it kept for its tables and saves."""

import gc
import weakref

from scenes.engine.headless import Headless
from scenes.screens.saves.stores import open_store
from scenes.table.ai_service import ai_service_of


def test_nothing_holds_a_closed_program() -> None:
    stage = Headless((640, 360))
    open_store(stage.app)
    ai_service_of(stage.app)
    program = weakref.ref(stage.app)
    stage.close()
    del stage
    gc.collect()
    assert program() is None
