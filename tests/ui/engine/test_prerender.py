"""A scene whose first picture takes long is painted in strokes: the picture before it stays, with a sign of life."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from scenes.engine.cache import prerender
from scenes.engine.cache.time_budget import Interrupted
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.headless import Headless
from scenes.engine.layout import Rect
from scenes.engine.widgets import Look, Widget
from scenes.engine.widgets.dialog import Dialog, DialogAnswer
from tests.ui.engine.rooms import Room, buttons

PIECES = 30
PICTURES = 5


class Piece(Widget):
    """One stroke."""

    def __init__(self, number: int, painted: list[int]) -> None:
        super().__init__(f"piece-{number}", Rect(0, 0, 100, 100))
        self.number, self._painted = number, painted

    def draw(self, canvas: Canvas, look: Look) -> None:
        self._painted.append(self.number)


def slow_room(program: Headless, painted: list[int]) -> Room:
    return Room(program.app, lambda room: [Piece(number, painted) for number in range(PIECES)])


def picture(program: Headless) -> bytes:
    return pygame.image.tobytes(program.app.window.surface, "RGB")


def test_nothing_of_a_scene_is_seen_or_pressed_before_it_is_read(
    program: Headless, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prerender, "STROKE", 0.0)
    program.show(Room(program.app, buttons))
    program.app.transition.is_wanted = True
    before, frames, painted = picture(program), program.app.frames, list[int]()
    program.app.stack.push(slow := slow_room(program, painted))
    position = set[bytes]()
    while len(painted) < PIECES:
        program.clock.now += 1 / 60
        known = len(painted)
        program.step()
        assert len(painted) <= known + 1 and not program.app.is_shown(slow)
        position.add(picture(program))
    assert program.app.frames == frames
    assert before in position and len(position) > 1
    for _ in range(3):
        program.step()
    assert program.app.is_shown(slow)


def test_what_is_prepared_comes_although_a_picture_was_taken_or_drawn(
    program: Headless, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(prerender, "STROKE", 0.0)
    program.show(Room(program.app, buttons))
    program.app.transition.is_wanted = True
    frames = program.app.frames
    program.app.stack.push(slow := slow_room(program, []))
    program.step()
    program.shot(tmp_path / "picture.png")
    assert program.app.frames == frames
    program.app.draw()
    program.step(1.0)
    assert program.app.is_shown(slow)


def test_what_left_before_it_was_seen_is_prepared_no_longer(program: Headless, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prerender, "STROKE", 0.0)
    program.show(room := Room(program.app, buttons))
    program.app.transition.is_wanted = True
    painted: list[int] = []
    program.app.stack.push(slow_room(program, painted))
    program.step()
    program.app.stack.pop()
    program.step()
    assert program.app.is_shown(room) and not program.loop.preparing.is_on
    assert len(painted) < PIECES


def test_what_stays_in_sight_is_not_painted_again(program: Headless, monkeypatch: pytest.MonkeyPatch) -> None:
    """Below an overlay; a whole page over it may have driven its pictures out."""
    monkeypatch.setattr(prerender, "STROKE", 60.0)
    program.app.transition.is_wanted = True
    painted: list[int] = []
    program.show(slow := slow_room(program, painted))
    for above, times in ((Dialog(program.app, "", "", [DialogAnswer("a")]), 1), (Room(program.app, buttons), 2)):
        program.app.stack.push(above)
        program.step()
        painted.clear()
        program.app.stack.pop()
        program.step()
        assert (len(painted), program.app.is_shown(slow)) == (PIECES * times, True)


def test_a_scene_that_needs_little_is_drawn_at_once(program: Headless) -> None:
    program.show(Room(program.app, buttons))
    program.app.transition.is_wanted = True
    program.app.stack.push(other := Room(program.app, buttons))
    program.step()
    assert program.app.is_shown(other)


class Gallery(Widget):
    """Shows many pictures at once."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        for number in range(PICTURES):
            canvas.skin("panel_parchment", Rect(0, 0, 100 + 20 * number, 100))


def test_one_piece_with_many_pictures_takes_many_strokes(program: Headless, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each picture is made once, and nothing is left to be made when the scene is drawn."""
    monkeypatch.setattr(prerender, "STROKE", 0.0)
    program.show(Room(program.app))
    program.app.transition.is_wanted = True
    program.app.stack.push(gallery := Room(program.app, lambda room: [Gallery("gallery", Rect(0, 0, 200, 200))]))
    known, made = len(program.app.skins.cache), list[int]()
    while not program.app.is_shown(gallery):
        program.step()
        made.append(len(program.app.skins.cache) - known)
    assert {b - a for a, b in pairwise(made)} <= {0, 1}
    assert made[-1] == PICTURES and len(made) > PICTURES


def test_no_picture_is_withheld_from_a_frame_that_is_seen(program: Headless) -> None:
    program.show(Room(program.app, lambda room: [Gallery("gallery", Rect(0, 0, 200, 200))]))
    with program.app.assets.allowance.of(0.0), pytest.raises(Interrupted):
        for size in (300, 301):
            program.app.skins.draw("panel_parchment", (size, size), 1.0)
    program.app.skins.draw("panel_parchment", (302, 302), 1.0)
