"""Scenes give way to each other: by a short fade, the curtain by rising; nothing waits for it."""

import pytest

from scenes.core.canvas import Canvas
from scenes.core.headless import Headless
from scenes.core.layout import SCREEN
from scenes.core.theme import Colour
from tests.ui.core.rooms import Room

RED, BLUE = (200, 0, 0), (0, 0, 200)


class Coloured(Room):
    colour: Colour = RED

    def draw_background(self, canvas: Canvas) -> None:
        canvas.fill(SCREEN, self.colour)


class Rising(Coloured):
    parting = "rise"


class Veil(Coloured):
    overlay = True


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


def test_a_scene_fades_over_the_one_before(moving: Headless) -> None:
    above(moving, Coloured(moving.app))
    moving.step(0.08)
    red, _, blue = colour_at(moving, 0.5)
    assert red and blue
    moving.step(0.3)
    assert colour_at(moving, 0.5) == BLUE
    assert not moving.app.is_animating()


def test_what_rises_shows_what_lies_below_from_its_foot_on(moving: Headless) -> None:
    above(moving, Rising(moving.app))
    moving.step(1.0)
    moving.app.stack.pop()
    moving.step(0.25)
    assert (colour_at(moving, 0.0), colour_at(moving, 1.0)) == (BLUE, RED)


def test_presses_are_taken_while_a_scene_fades(moving: Headless) -> None:
    room = Coloured(moving.app)
    above(moving, room)
    moving.step(0.02)
    moving.key("u")
    assert moving.app.transition.active
    assert "undo" in room.diary


@pytest.mark.parametrize("is_reduced", [True, False])
def test_overlays_and_reduced_motion_have_none(moving: Headless, is_reduced: bool) -> None:
    moving.app.settings.reduced_motion = is_reduced
    above(moving, Coloured(moving.app) if is_reduced else Veil(moving.app))
    moving.step()
    assert not moving.app.transition.active
