"""The loop draws when something changed and sleeps otherwise."""

import threading

import pygame

from scenes.engine.headless import Headless
from scenes.engine.layout import Rect
from scenes.engine.motion.survey import Survey
from scenes.engine.motion.tween import Tween
from scenes.engine.widgets import Label, Widget
from tests.ui.engine.rooms import Room, buttons


def test_an_idle_loop_draws_no_frames(program: Headless) -> None:
    program.show(Room(program.app, buttons))
    drawn = program.app.frames
    program.step(5.0)
    assert program.app.frames == drawn


def test_the_mouse_over_one_widget_draws_one_frame(program: Headless) -> None:
    program.show(Room(program.app, buttons))
    program.move((200, 150))
    drawn = program.app.frames
    for x in range(201, 260, 5):
        program.move((x, 150))
    assert program.app.frames == drawn


def test_an_animation_draws_until_it_ends(program: Headless) -> None:
    room = Room(program.app)
    program.show(room)
    position: list[float] = []
    room.animate(Tween(0.5, position.append))
    program.settle()
    assert position[-1] == 1.0
    drawn = program.app.frames
    program.step(1.0)
    assert program.app.frames == drawn


def test_reduced_motion_ends_an_animation_at_once(program: Headless) -> None:
    room = Room(program.app)
    program.show(room)
    program.app.change(reduced_motion=True)
    position: list[float] = []
    room.animate(Tween(0.5, position.append))
    assert position == [1.0]
    assert not program.app.is_animating()


def test_a_long_pause_is_one_short_step(program: Headless) -> None:
    room = Room(program.app)
    program.show(room)
    position: list[float] = []
    room.animate(Tween(1.0, position.append))
    program.clock.now += 30
    program.loop.step([])
    assert 0 < position[-1] < 0.2


def test_another_thread_wakes_the_loop(program: Headless) -> None:
    program.show(Room(program.app))
    told: list[str] = []
    thread = threading.Thread(target=lambda: program.app.call_soon(lambda: told.append("done")))
    thread.start()
    thread.join()
    program.loop.step([pygame.event.wait(2000)])
    assert told == ["done"]


def test_a_notice_of_a_scene_goes_with_it(program: Headless) -> None:
    """Nor does it lie over what opens above; what concerns the program stays, and may be said anew in full."""
    below, room = Room(program.app), Room(program.app)
    program.show(below)
    program.app.stack.push(room)
    program.app.notice("Saved.")
    room.notice("Not yet.")
    program.app.stack.push(Room(program.app))
    assert program.app.toasts.texts == ["Saved."]
    program.app.stack.pop()
    room.notice("Not yet.")
    program.app.stack.pop()
    assert program.app.toasts.texts == ["Saved."]


def test_a_notice_goes_by_itself(program: Headless) -> None:
    program.show(Room(program.app))
    program.app.notice("Saved.")
    program.step()
    assert "Saved." in [box.text for box in program.app.canvas.boxes]
    program.step(6.0)
    assert program.app.toasts.texts == []


def test_language_text_size_and_window_build_again(program: Headless) -> None:
    def furnish(room: Room) -> list[Widget]:
        return [Label("a", Rect(0, 0, 400, 60), room.t("settings"))]

    room = Room(program.app, furnish)
    program.show(room)
    program.app.change(language="ja")
    program.step()
    assert [box.text for box in program.app.canvas.boxes] == ["設定"]
    builds = room.builds
    program.app.change(text_scale=150)
    program.step()
    assert room.builds == builds + 1
    program.app.window.resize((1280, 800))
    program.app.window_changed()
    program.step()
    assert room.builds == builds + 2
    assert program.app.canvas.viewport.top == 40


def test_a_redraw_makes_no_new_surfaces(program: Headless) -> None:
    program.show(Room(program.app, buttons))
    known = len(program.app.assets.scaled), len(program.app.lettering.pictures), len(program.app.skins.cache)
    for _ in range(5):
        program.app.draw()
    after = len(program.app.assets.scaled), len(program.app.lettering.pictures), len(program.app.skins.cache)
    assert after == known


def test_another_size_of_the_window_ends_what_was_found_for_the_old_one(program: Headless) -> None:
    """The canvas stays the same; what was made for its old size does not."""
    canvas = program.app.canvas
    program.show(Room(program.app))
    survey, drawings, shapes = Survey(canvas), canvas.drawings, canvas.shapes
    assert survey.is_of(canvas)
    program.app.window.resize((1280, 720))
    program.app.window_changed()
    assert program.app.canvas is canvas and not survey.is_of(canvas)
    assert canvas.drawings is not drawings and canvas.shapes is not shapes and canvas.boxes == []
    program.step()
    assert canvas.surface is program.app.window.surface
