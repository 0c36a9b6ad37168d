"""Scenes come and go in order, and only what can be seen is drawn."""

from collections.abc import Hashable
from functools import partial

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.headless import Headless
from scenes.engine.layout import SCREEN
from scenes.engine.widgets.button import Dress
from scenes.engine.widgets.dialog import Dialog, DialogAnswer
from tests.ui.engine.rooms import Room, buttons


class Painted(Room):
    drawn = 0

    def draw_background(self, canvas: Canvas) -> None:
        self.drawn += 1


class Veil(Painted):
    overlay = True


def test_life_cycle_of_pushed_and_popped_scenes(program: Headless) -> None:
    below, above = Room(program.app), Room(program.app)
    program.show(below)
    program.app.stack.push(above)
    program.app.stack.pop()
    assert below.diary == ["enter", "pause", "resume"]
    assert above.diary == ["enter", "leave"]


def test_the_last_scene_stays(program: Headless) -> None:
    only = Room(program.app)
    program.show(only)
    program.key("escape")
    assert program.app.stack.top is only


def test_replace_and_pop_to(program: Headless) -> None:
    first, second, third, fourth = (Room(program.app) for _ in range(4))
    program.show(first)
    program.app.stack.push(second)
    program.app.stack.replace(third)
    program.app.stack.push(fourth)
    program.app.stack.pop_to(first)
    assert program.app.stack.top is first
    assert first.diary == ["enter", "pause", "resume"]
    assert [scene.diary[-1] for scene in (second, third, fourth)] == ["leave"] * 3


def test_only_an_overlay_lets_the_scene_below_be_seen(program: Headless) -> None:
    ground, veil, wall = Painted(program.app), Veil(program.app), Painted(program.app)
    program.show(ground)
    before = ground.drawn
    program.app.stack.push(veil)
    program.step()
    assert ground.drawn > before
    program.app.stack.push(wall)
    program.step()
    position = ground.drawn
    program.app.redraw()
    program.step()
    assert ground.drawn == position


class Resting(Painted):
    def background_key(self) -> str:
        return self.name

    @property
    def keeps_a_picture(self) -> bool:
        return self.pictures.are_kept


def test_a_scene_that_cannot_be_seen_keeps_no_picture_of_itself(program: Headless) -> None:
    room, veil, wall = Resting(program.app), Veil(program.app), Resting(program.app)
    program.show(room)
    program.app.stack.push(veil)
    program.step()
    assert room.keeps_a_picture
    program.app.stack.push(wall)
    program.step()
    assert (room.keeps_a_picture, wall.keeps_a_picture) == (False, True)
    program.app.stack.pop_to(room)
    program.step()
    assert room.keeps_a_picture


def test_what_a_scene_was_painted_of_goes_with_it(program: Headless) -> None:
    canvas = program.app.canvas
    program.show(Room(program.app))
    program.app.stack.push(Veil(program.app))
    canvas.kept(Canvas.focus_ring, SCREEN)
    program.app.stack.pop()
    assert len(canvas.drawings) == 1
    program.app.stack.push(Room(program.app))
    program.app.stack.pop()
    assert len(canvas.drawings) == 0


def test_a_dialog_is_gone_before_its_answer_acts(program: Headless) -> None:
    room = Room(program.app, buttons)
    program.show(room)
    tops: list[object] = []
    program.app.stack.push(
        Dialog(
            program.app,
            "Leave?",
            "Saved.",
            [DialogAnswer("Go", lambda: tops.append(program.app.stack.top)), DialogAnswer("Stay")],
        )
    )
    program.step()
    program.key("return")
    assert tops == [room]


DRESSES: list[tuple[str, Dress]] = [("Go", "wood"), ("Stay", "gold")]


def test_escape_gives_a_dialogs_last_answer(program: Headless) -> None:
    room = Room(program.app)
    program.show(room)
    said: list[str] = []
    answers = [DialogAnswer("Go", lambda: said.append("go")), DialogAnswer("Stay", lambda: said.append("stay"))]
    program.app.stack.push(Dialog(program.app, "Leave?", "", answers))
    program.key("escape")
    assert said == ["stay"]
    assert program.app.stack.top is room


def test_enter_gives_a_dialogs_golden_answer(program: Headless) -> None:
    said: list[str] = []
    go, stay = (DialogAnswer(name, partial(said.append, name), dress=dress) for name, dress in DRESSES)
    program.show(Room(program.app))
    program.app.stack.push(Dialog(program.app, "Leave?", "", [go, stay]))
    program.key("return")
    assert said == ["Stay"]


class Page(Room):
    """Lies on the stack once for each subject."""

    def __init__(self, program: Headless, subject: str, goes_on: bool) -> None:
        super().__init__(program.app)
        self.subject, self.goes_on = subject, goes_on
        self.shown = subject

    def screen_key(self) -> Hashable:
        return type(self), self.subject

    def turn_to(self, asked: "Page") -> bool:
        self.diary.append("turned")
        return self.goes_on


class Cover(Room):
    overlay = True


def test_a_screen_below_comes_up_instead_of_a_second_one(program: Headless) -> None:
    stack = program.app.stack
    below, middle, asked = Page(program, "a", True), Page(program, "b", True), Page(program, "a", True)
    program.show(Room(program.app))
    for page in (below, middle, asked):
        stack.push(page)
    assert list(stack)[1:] == [middle, below] and asked.diary == []
    assert below.diary == ["enter", "pause", "turned", "resume"] and middle.diary == ["enter", "pause"]
    stack.push(Page(program, "a", True))
    assert list(stack)[1:] == [middle, below]


def test_a_screen_below_gives_way_to_one_that_shows_something_else(program: Headless) -> None:
    stack = program.app.stack
    below, middle, asked, last = (Page(program, subject, False) for subject in "abaa")
    program.show(Room(program.app))
    for page in (below, middle, asked):
        stack.push(page)
    assert list(stack)[1:] == [middle, asked]
    assert below.diary[-1] == "leave" and asked.diary == ["enter"]
    stack.push(last)
    assert list(stack)[1:] == [middle, last] and asked.diary[-1] == "leave"


def test_what_lay_over_a_screen_does_not_come_up_with_it(program: Headless) -> None:
    stack = program.app.stack
    below, cover, asked = Page(program, "a", True), Cover(program.app), Page(program, "a", True)
    rung: list[int] = []
    program.show(below)
    below.after(0.5, lambda: rung.append(1))
    stack.push(cover)
    stack.push(asked)
    assert list(stack) == [below] and cover.diary == ["enter", "leave"] and below.diary[-1] == "resume"
    program.step(1.0)
    assert rung == [1]
