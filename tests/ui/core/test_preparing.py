"""A scene whose first picture takes long is read in strokes: the picture before it stays, with a sign of life."""

from collections.abc import Iterator

import pygame
import pytest

from scenes.core import preparing
from scenes.core.headless import Headless
from tests.ui.core.rooms import Room, buttons

STROKES = 30


class Slow(Room):
    done = 0

    def strokes(self) -> Iterator[None]:
        for self.done in range(1, STROKES + 1):
            yield


def picture(program: Headless) -> bytes:
    return pygame.image.tobytes(program.app.window.surface, "RGB")


def test_nothing_of_a_scene_is_seen_or_pressed_before_it_is_read(
    program: Headless, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preparing, "STROKE", 0.0)
    program.show(Room(program.app, buttons))
    program.app.transition.is_wanted = True
    before, frames = picture(program), program.app.counters.frames
    program.app.stack.push(slow := Slow(program.app, buttons))
    seen = set[bytes]()
    for stroke in range(1, STROKES + 1):
        program.clock.now += 1 / 60
        program.step()
        assert (slow.done, program.app.is_shown(slow)) == (stroke, False)
        seen.add(picture(program))
    assert program.app.counters.frames == frames
    assert before in seen and len(seen) > 1
    program.step()
    assert program.app.is_shown(slow)
    program.app.stack.push(Room(program.app, buttons))
    program.step()
    program.app.stack.pop()
    program.step()
    assert program.app.is_shown(slow)


def test_a_scene_that_needs_none_is_drawn_at_once(program: Headless) -> None:
    program.show(Room(program.app, buttons))
    program.app.transition.is_wanted = True
    program.app.stack.push(other := Room(program.app, buttons))
    program.step()
    assert program.app.is_shown(other)
