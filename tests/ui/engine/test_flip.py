"""What was taken back goes home in sight: read from two pictures, by the names of the things in them."""

import pygame
import pytest

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.headless import Headless
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.motion.tracked import TrackedItem, moved
from scenes.engine.theme import Colour
from scenes.engine.widgets import Look, Widget
from tests.ui.engine.rooms import Room

GROUND, GAME_UI, BACK = (20, 60, 20), (220, 30, 30), (30, 30, 220)
HAND, FLOOR = Rect(100, 500, 80, 80), Rect(1700, 500, 80, 80)
HALF_WAY = (900 + 40, 540)
LANE = pygame.Rect(0, 0, 600, 10)


class Table(Room):
    """One thing on its ground."""

    thing: tuple[str, Rect, Colour] = ("card", HAND, GAME_UI)
    soil: Colour = GROUND

    def draw_background(self, canvas: Canvas) -> None:
        canvas.fill(SCREEN, self.soil)
        name, rect, colour = self.thing
        canvas.thing(name, rect, lambda canvas, place: canvas.fill(place, colour))


class Tray(Widget):
    """The thing lies on it."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.fill(self.rect, BACK)
        canvas.thing("card", HAND, lambda canvas, place: canvas.fill(place, GAME_UI))


@pytest.fixture
def table(program: Headless) -> Table:
    program.app.transition.is_wanted = True
    program.show(table := Table(program.app))
    program.step(1.0)
    return table


def take_back(program: Headless, table: Table, *thing: object) -> None:
    program.app.transition.travel(1.0)
    table.thing = thing  # type: ignore[assignment]
    table.invalidate()


def colour_at(program: Headless, point: tuple[float, float]) -> Colour:
    x, y = program.app.canvas.viewport.point(point)
    red, green, blue, _ = program.app.window.surface.get_at((round(x), round(y)))
    return red, green, blue


def test_what_stands_elsewhere_glides_there_and_is_seen_once(program: Headless, table: Table) -> None:
    take_back(program, table, "card", FLOOR, GAME_UI)
    program.step(0.15)
    position = [colour_at(program, point) for point in (HAND.center, HALF_WAY, FLOOR.center)]
    assert position == [GROUND, GAME_UI, GROUND]
    program.step(0.2)
    assert [colour_at(program, place.center) for place in (HAND, FLOOR)] == [GROUND, GAME_UI]
    assert not program.app.is_animating()


def test_what_left_shows_the_ground_it_lay_on(program: Headless, table: Table) -> None:
    """No hole through which the next picture is seen."""
    table.thing = "nothing", Rect(0, 0, 1, 1), GROUND
    table.furnish = lambda room: [Tray("tray", HAND.outset(20))]
    table.invalidate()
    program.step(1.0)
    program.app.transition.travel(1.0)
    table.furnish, table.thing = None, ("card", FLOOR, GAME_UI)
    table.invalidate()
    program.step(0.08)
    assert colour_at(program, HAND.center) == colour_at(program, (HAND.x - 18, HAND.y)) != GROUND


def test_other_ground_is_there_at_once_and_not_in_patches(program: Headless, table: Table) -> None:
    table.soil = BACK
    take_back(program, table, "card", FLOOR, GAME_UI)
    program.step(0.15)
    position = [colour_at(program, point) for point in (HAND.center, (HAND.x - 60, HAND.y), HALF_WAY)]
    assert position == [BACK, BACK, GAME_UI]


def test_what_has_no_counterpart_fades_where_it_was(program: Headless, table: Table) -> None:
    """A card that went back into the deck is not the back that lies there now."""
    take_back(program, table, "back", FLOOR, BACK)
    program.step(0.05)
    red, blue = colour_at(program, HAND.center)[0], colour_at(program, FLOOR.center)[2]
    assert GROUND[0] < red < GAME_UI[0] and GROUND[2] < blue < BACK[2]
    assert colour_at(program, HALF_WAY) == GROUND
    program.step(0.3)
    assert [colour_at(program, place.center) for place in (HAND, FLOOR)] == [GROUND, BACK]


def test_who_turns_back_in_the_middle_begins_from_there(program: Headless, table: Table) -> None:
    take_back(program, table, "card", FLOOR, GAME_UI)
    program.step(0.15)
    take_back(program, table, "card", HAND, GAME_UI)
    program.step(0.01)
    assert colour_at(program, HALF_WAY) == GAME_UI
    assert {colour_at(program, HAND.center), colour_at(program, FLOOR.center)} == {GROUND}


class Scrolled(Room):
    """A row that its window shows by half, and then whole."""

    window = Rect(100, 400, 200, 200)
    rows = (("row", Rect(100, 340, 200, 100)),)

    def draw_background(self, canvas: Canvas) -> None:
        canvas.fill(SCREEN, GROUND)
        with canvas.clipped(self.window):
            for name, rect in self.rows:
                canvas.thing(name, rect, lambda canvas, place: canvas.fill(place, GAME_UI))


def test_what_its_window_cuts_off_glides_inside_it(program: Headless) -> None:
    program.app.transition.is_wanted = True
    program.show(room := Scrolled(program.app))
    program.step(1.0)
    program.app.transition.travel(1.0)
    room.rows = (("row", Rect(100, 500, 200, 100)),)
    program.step(0.15)
    position = [colour_at(program, (200, y)) for y in (390, 410, 430, 470, 510, 590)]
    assert position == [GROUND, GROUND, GAME_UI, GAME_UI, GAME_UI, GROUND]
    program.app.transition.travel(1.0)
    room.rows = (("row", Rect(100, 340, 200, 100)),)
    program.step(0.2)
    program.step(0.05)
    assert colour_at(program, (200, 395)) == GROUND


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_without_motion_it_is_home_at_once(program: Headless, table: Table, speed: float) -> None:
    program.app.settings.reduced_motion = speed > 0
    program.app.transition.travel(speed)
    table.thing = "card", FLOOR, GAME_UI
    table.invalidate()
    program.step()
    assert colour_at(program, FLOOR.center) == GAME_UI
    assert not program.app.is_animating()


def test_of_equal_things_the_nearest_change_places() -> None:
    def thing(x: int, name: str = "card") -> TrackedItem:
        return TrackedItem(name, pygame.Rect(x, 0, 10, 10), Rect(x, 0, 10, 10), 1.0, lambda canvas, rect: None, LANE)

    hand, floor = thing(500), thing(100)
    ways = moved([thing(0), thing(40), hand], [thing(520), floor])
    assert [(start.rect.x, end.rect.x) for start, end in ways] == [(500, 520), (40, 100)]

    pile = [thing(108), thing(104), thing(100)]
    slid = [thing(102), thing(98), thing(94)]
    assert [start.rect.x for start, _ in moved(pile, slid)] == [108, 104, 100], "the upper ones stay above"
