"""A frame as it is seen, held against the same one painted without anything that lies there."""

from collections import Counter

import pygame
import pytest

from scenes.engine.headless import Headless
from scenes.engine.scene import Scene


def painted(stage: Headless) -> bytes:
    stage.app.draw()
    return pygame.image.tobytes(stage.app.canvas.surface, "RGB")


def registered(stage: Headless) -> Counter[tuple[object, ...]]:
    """Return the texts and loose things of the frame painted last; what is copied comes before what moves."""
    canvas = stage.app.canvas
    texts = [(box.text, tuple(box.position), box.fits) for box in canvas.boxes]
    return Counter([*texts, *((thing.name, tuple(thing.area)) for thing in canvas.things)])


def as_if_anew(stage: Headless, scene: Scene, monkeypatch: pytest.MonkeyPatch) -> bytes:
    laid, told = painted(stage), registered(stage)
    with monkeypatch.context() as patch:
        patch.setattr(type(scene), "background_key", lambda scene: None)
        assert laid == painted(stage)
        assert told == registered(stage)
    return laid
