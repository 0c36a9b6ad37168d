"""Scenes give way to each other: through the dark, the curtain by rising; nothing waits for it."""

import pygame
import pytest

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.headless import Headless
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.motion.area_transition import DARK
from scenes.engine.motion.scene_transition import SECONDS
from scenes.engine.text import text_cache
from scenes.engine.theme import HEADING, Colour
from tests.ui.engine.rooms import Room

RED, BLUE = (200, 0, 0), (0, 0, 200)


class Coloured(Room):
    colour: Colour = RED

    def draw_background(self, canvas: Canvas) -> None:
        canvas.fill(SCREEN, self.colour)


class Rising(Coloured):
    parting = "rise"


class Veil(Coloured):
    overlay = True
    mixed: Colour = (100, 0, 100)

    def draw_background(self, canvas: Canvas) -> None:
        canvas.fill(SCREEN, BLUE, 0.5)


@pytest.fixture
def moving(program: Headless) -> Headless:
    program.app.transition.is_wanted = True
    program.show(Coloured(program.app))
    program.step(1.0)
    return program


def above(program: Headless, scene: Coloured) -> None:
    scene.colour = BLUE
    program.app.stack.push(scene)


def colour_at(program: Headless, share: float) -> Colour:
    width, height = program.app.window.surface.get_size()
    red, green, blue, _ = program.app.window.surface.get_at((width // 2, round((height - 1) * share)))
    return red, green, blue


def test_one_scene_is_gone_before_another_is_seen(moving: Headless) -> None:
    above(moving, Coloured(moving.app))
    position = []
    for _ in range(8):
        moving.step(SECONDS["dip"] / 8)
        red, _, blue = colour_at(moving, 0.5)
        position.append((red > DARK[0], blue > DARK[2]))
    assert position == [(True, False)] * 3 + [(False, True)] * 5
    assert colour_at(moving, 0.5) == BLUE
    assert not moving.app.is_animating()


def test_what_lay_over_a_scene_that_leaves_goes_with_it(moving: Headless) -> None:
    """However many scenes change before the next frame."""
    below = moving.app.stack.top
    assert below is not None
    above(moving, Coloured(moving.app))
    moving.step(1.0)
    moving.app.stack.push(Veil(moving.app))
    moving.app.stack.pop_to(below)
    moving.step(SECONDS["dip"] / 8)
    red, _, blue = colour_at(moving, 0.5)
    assert blue > red


def test_what_rises_shows_what_lies_below_from_its_foot_on(moving: Headless) -> None:
    above(moving, Rising(moving.app))
    moving.step(1.0)
    moving.app.stack.pop()
    moving.step(0.25)
    assert (colour_at(moving, 0.0), colour_at(moving, 1.0)) == (BLUE, RED)


class Worded(Coloured):
    """A sentence of its own stands in the middle, below a name that all of them have."""

    sentence = "before"
    place = SCREEN.centered(800, 200)

    def draw_background(self, canvas: Canvas) -> None:
        super().draw_background(canvas)
        canvas.text("name", SCREEN.split_top(200)[0], HEADING)
        canvas.text(self.sentence, self.place, HEADING)

    def draw_over(self, canvas: Canvas) -> None:
        self.app.transition.draw_parts(canvas)


def test_what_sinks_lays_bare_what_comes_from_its_head_on(moving: Headless) -> None:
    room = Worded(moving.app)
    moving.show(room)
    moving.step(1.0)
    moving.app.transition.renew(room, [SCREEN], over="sinks")
    room.colour = BLUE
    moving.step(SECONDS["fade"] / 10)
    assert (colour_at(moving, 0.0), colour_at(moving, 1.0)) == (BLUE, RED)


class Held(Worded):
    """Its sentence stands on a loose thing."""

    def draw_background(self, canvas: Canvas) -> None:
        Coloured.draw_background(self, canvas)
        canvas.thing("card", self.place, lambda canvas, place: canvas.text(self.sentence, place, HEADING))


def read_while_it_gives_way(program: Headless, room: Worded, place: Rect) -> list[list[str]]:
    """In ten pictures: one sentence makes way for another, there."""
    program.show(room)
    program.step(1.0)
    program.app.transition.renew(room, [SCREEN])
    room.sentence, room.place = "after", place
    read = []
    for _ in range(10):
        program.step(SECONDS["fade"] / 10)
        read.append([box.text for box in program.app.canvas.boxes])
    return read


def test_words_are_gone_before_others_stand_there(program: Headless) -> None:
    """What stays to be read is read all the while."""
    program.app.transition.is_wanted = True
    read = read_while_it_gives_way(program, Worded(program.app), Worded.place)
    assert read[0] == read[3] == ["name"]
    assert read[-1] == ["name", "after"]


def test_a_figure_is_counted_anew_in_an_instant(program: Headless) -> None:
    """Its plate is never empty, and never says both."""
    program.app.transition.is_wanted = True
    room = Worded(program.app)
    room.sentence = "3 on the site"
    program.show(room)
    program.step(1.0)
    program.app.transition.renew(room, [SCREEN])
    room.sentence = "12 on the site"
    pictures = []
    for _ in range(11):
        program.step(SECONDS["fade"] / 10)
        pictures.append(pygame.image.tobytes(program.app.window.surface, "RGB"))
        assert [box.text for box in program.app.canvas.boxes] == ["name", "12 on the site"]
    assert len(set(pictures)) == 1


def test_on_other_ground_a_figure_fades_with_it(program: Headless) -> None:
    """Else it would stand in a patch of its own."""
    program.app.transition.is_wanted = True
    room = Worded(program.app)
    room.sentence, room.place = "3", Rect(900, 800, 120, 60)
    program.show(room)
    program.step(1.0)
    program.app.transition.renew(room, [SCREEN])
    room.sentence, room.colour = "4", BLUE
    program.step(SECONDS["fade"] / 10)
    box = program.app.canvas.boxes[-1].taken
    colours = [tuple(program.app.window.surface.get_at(point)) for point in (box.topleft, (box.x - 20, box.y))]
    assert colours[0] == colours[1] != (*BLUE, 255)


def test_words_come_with_their_board_where_no_others_stood(program: Headless) -> None:
    program.app.transition.is_wanted = True
    read = read_while_it_gives_way(program, Worded(program.app), Worded.place.moved(0, 300))
    assert read[0] == ["name", "after"]


def test_a_loose_thing_keeps_its_words(program: Headless) -> None:
    program.app.transition.is_wanted = True
    read = read_while_it_gives_way(program, Held(program.app), Worded.place)
    assert read[0] == ["after"]


def test_another_scene_comes_with_its_words(program: Headless) -> None:
    program.app.transition.is_wanted = True
    program.show(Worded(program.app))
    program.step(1.0)
    after = Worded(program.app)
    after.sentence = "after"
    above(program, after)
    program.step(SECONDS["dip"] / 10)
    assert [box.text for box in program.app.canvas.boxes] == ["name", "after"]


def test_letters_are_cut_before_the_words_are_read(program: Headless, monkeypatch: pytest.MonkeyPatch) -> None:
    """The frame in which they come cuts none."""
    monkeypatch.setattr(text_cache, "AHEAD", 60.0)
    program.app.lettering.pictures.clear()  # full of other tests' words it would give one back for each new one
    program.app.transition.is_wanted = True
    program.show(room := Worded(program.app))
    program.step(1.0)
    known = len(program.app.lettering.pictures)
    program.app.transition.renew(room, [SCREEN])
    room.sentence = "read later"
    for seconds in (SECONDS["fade"] / 10, 1.0):
        program.step(seconds)
        assert len(program.app.lettering.pictures) == known + 1


def test_a_press_is_taken_while_a_scene_comes_and_hurries_it(moving: Headless) -> None:
    room = Coloured(moving.app)
    above(moving, room)
    moving.step(0.02)
    assert moving.app.transition.active
    moving.key("u")
    assert "undo" in room.diary
    assert not moving.app.transition.active


@pytest.mark.parametrize("comes", [True, False])
def test_what_lies_over_a_scene_comes_and_goes_with_its_veil(moving: Headless, comes: bool) -> None:
    moving.app.stack.push(veil := Veil(moving.app))
    if not comes:
        moving.step(1.0)
        moving.app.stack.pop()
    moving.step(0.08)
    red, _, blue = colour_at(moving, 0.5)
    assert 0 < blue < 100 and 100 < red < 200
    moving.step(0.2)
    assert colour_at(moving, 0.5) == (veil.mixed if comes else RED)
    assert not moving.app.is_animating()


@pytest.mark.parametrize("kind", [Coloured, Veil])
def test_reduced_motion_has_none(moving: Headless, kind: type[Coloured]) -> None:
    moving.app.settings.reduced_motion = True
    above(moving, kind(moving.app))
    moving.step()
    assert not moving.app.transition.active
