"""Timers belong to their scene: they leave with it and wait while another scene lies on top."""

from scenes.engine.headless import Headless
from tests.ui.engine.rooms import Room


def test_a_timer_acts_once_when_it_is_due(program: Headless) -> None:
    room = Room(program.app)
    program.show(room)
    room.after(1.0, room.note("rang"))
    program.step(0.9)
    assert "rang" not in room.diary
    program.step(5.0)
    assert room.diary.count("rang") == 1


def test_a_cancelled_timer_is_silent(program: Headless) -> None:
    room = Room(program.app)
    program.show(room)
    cancel = room.after(1.0, room.note("rang"))
    cancel()
    program.step(2.0)
    cancel()
    assert "rang" not in room.diary


def test_leaving_ends_a_scenes_timers(program: Headless) -> None:
    below, above = Room(program.app), Room(program.app)
    program.show(below)
    program.app.stack.push(above)
    above.after(1.0, above.note("rang"))
    program.app.stack.pop()
    program.step(2.0)
    program.app.stack.push(above)
    program.step(2.0)
    assert "rang" not in above.diary


def test_what_a_left_scene_waited_for_does_not_happen_when_it_is_shown_again(program: Headless) -> None:
    below, above = Room(program.app), Room(program.app)
    program.show(below)
    program.app.stack.push(above)
    above.after(1.0, above.note("rang"))
    program.app.stack.pop()
    program.app.stack.push(above)
    program.step(2.0)
    assert "rang" not in above.diary


def test_a_covered_scenes_timer_waits_for_the_rest_of_its_time(program: Headless) -> None:
    below = Room(program.app)
    program.show(below)
    below.after(1.0, below.note("rang"))
    program.step(0.6)
    program.app.stack.push(Room(program.app))
    program.step(3.0)
    assert "rang" not in below.diary
    program.app.stack.pop()
    program.step(0.3)
    assert "rang" not in below.diary
    program.step(0.2)
    assert "rang" in below.diary


def test_a_timer_set_while_covered_begins_when_the_scene_is_on_top_again(program: Headless) -> None:
    below = Room(program.app)
    program.show(below)
    program.app.stack.push(Room(program.app))
    below.after(1.0, below.note("rang"))
    program.step(3.0)
    program.app.stack.pop()
    program.step(0.9)
    assert "rang" not in below.diary
    program.step(0.2)
    assert "rang" in below.diary


def test_what_a_timer_opens_holds_the_ones_due_with_it(program: Headless) -> None:
    below, above = Room(program.app), Room(program.app)
    program.show(below)
    below.after(1.0, lambda: program.app.stack.push(above))
    below.after(1.0, below.note("rang"))
    program.step(2.0)
    assert program.app.stack.top is above
    assert "rang" not in below.diary


def test_a_notice_outlives_the_scene_it_came_from(program: Headless) -> None:
    program.show(Room(program.app))
    program.app.notice("Saved.")
    program.show(Room(program.app))
    program.step(1.0)
    assert program.app.toasts.texts == ["Saved."]
    program.step(5.0)
    assert program.app.toasts.texts == []
