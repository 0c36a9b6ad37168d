"""A frame as it is seen, held against the same one painted without anything that lies there."""

import pygame
import pytest

from scenes.engine.headless import Headless
from scenes.table.scene import TableScene


def painted(stage: Headless) -> bytes:
    stage.app.draw()
    return pygame.image.tobytes(stage.app.canvas.surface, "RGB")


def as_if_anew(stage: Headless, table: TableScene, monkeypatch: pytest.MonkeyPatch) -> bytes:
    laid = painted(stage)
    with monkeypatch.context() as patch:
        patch.setattr(type(table), "background_key", lambda table: None)
        assert laid == painted(stage)
    return laid
