"""Input that can be trusted: what acts needs a fresh press on what is seen, and a double click acts once."""

from collections.abc import Callable
from functools import partial

import pygame
import pytest

from scenes.engine.app import App
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.headless import Headless
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.settings import Settings
from scenes.engine.widgets import Button, ListView, Slider, TextField, Widget
from tests.ui.engine.conftest import Open
from tests.ui.engine.rooms import Room, buttons

PLACE = Rect(100, 100, 280, 140)


class Next(Room):
    """Its button opens another room with a button in the same place."""

    def __init__(self, app: App) -> None:
        super().__init__(app, lambda room: [Button("go", PLACE, "Go on", self.go_on, key="g")])
        self.opened: list[Next] = []

    def go_on(self) -> None:
        self.opened.append(Next(self.app))
        self.app.stack.push(self.opened[-1])


def rooms_opened(program: Headless) -> int:
    return len(program.app.stack) - 1


@pytest.mark.parametrize("key", ["return", "space", "g"])
def test_a_held_key_acts_once(program: Headless, key: str) -> None:
    program.show(Next(program.app))
    program.hold(key, times=10)
    assert rooms_opened(program) == 1
    program.release(key)
    program.key(key)
    assert rooms_opened(program) == 2


def test_held_escape_leaves_one_scene(program: Headless) -> None:
    program.show(Next(program.app))
    for _ in range(3):
        program.key("return")
    program.hold("escape", times=10)
    assert rooms_opened(program) == 2


def test_a_held_arrow_goes_on(program: Headless) -> None:
    room = Room(program.app, buttons)
    program.show(room)
    program.hold("right", times=2)
    assert room.input.focus_id == "b2"


def test_a_held_key_goes_on_deleting_in_a_field(program: Headless) -> None:
    field = TextField("f", PLACE, "Bice", lambda value: None)
    program.show(Room(program.app, lambda room: [field]))
    program.key("end")
    program.hold("backspace", times=3)
    assert field.value == "B"


def test_the_window_that_lost_its_focus_forgets_held_keys(program: Headless) -> None:
    program.show(Next(program.app))
    program.hold("return")
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    program.key("return")
    assert rooms_opened(program) == 2


def post_key(key: int) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0))


def post_click(program: Headless) -> None:
    position = program.app.canvas.viewport.point(PLACE.center)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=position, button=1))


def test_presses_made_together_do_not_pass_a_change_of_scene(program: Headless) -> None:
    program.show(Next(program.app))
    for _ in range(3):
        post_key(pygame.K_RETURN)
    program.step()
    assert rooms_opened(program) == 1


class Slow(Next):
    """While it loads, somebody grows impatient."""

    impatience: Callable[[], object] = staticmethod(lambda: None)

    def draw_background(self, canvas: Canvas) -> None:
        self.impatience()


@pytest.mark.parametrize("by_mouse", [False, True])
def test_what_is_pressed_while_a_scene_loads_is_not_meant_for_it(program: Headless, by_mouse: bool) -> None:
    program.show(Room(program.app))
    slow = Slow(program.app)
    slow.impatience = lambda: post_click(program) if by_mouse else post_key(pygame.K_RETURN)
    program.app.stack.push(slow)
    program.step()
    slow.impatience = lambda: None
    program.step()
    assert slow.opened == []
    program.key("return")
    assert len(slow.opened) == 1


def test_a_key_that_went_down_while_a_scene_loads_does_not_act_by_repeating(program: Headless) -> None:
    program.show(Room(program.app))
    slow = Slow(program.app)
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    slow.impatience = lambda: pygame.event.post(down)
    program.app.stack.push(slow)
    program.step()
    slow.impatience = lambda: None
    program.hold("return", times=5)
    assert slow.opened == []


@pytest.mark.parametrize("reduced", [False, True])
def test_a_double_click_acts_once_in_every_motion_setting(opened: Open, reduced: bool) -> None:
    program = opened(settings=Settings(reduced_motion=reduced, welcomed=True))
    room = Room(program.app, buttons)
    program.show(room)
    program.double_click("b1")
    assert room.diary.count("pressed 1") == 1
    program.click("b1")
    assert room.diary.count("pressed 1") == 2


def test_a_double_click_does_not_press_what_its_first_half_has_opened(program: Headless) -> None:
    program.show(Next(program.app))
    program.double_click("go")
    assert rooms_opened(program) == 1


def test_quick_clicks_in_two_places_are_two(program: Headless) -> None:
    room = Room(program.app, buttons)
    program.show(room)
    program.click("b1")
    program.clock.now -= 0.4
    program.click("b2")
    assert [line for line in room.diary if line.startswith("pressed")] == ["pressed 1", "pressed 2"]


def test_what_is_stepped_counts_every_click(program: Headless) -> None:
    def furnish(room: Room) -> list[Widget]:
        return [Button("next", PLACE, "Next", room.note("stepped"), counts_every_click=True)]

    room = Room(program.app, furnish)
    program.show(room)
    program.double_click("next")
    assert room.diary.count("stepped") == 2


def test_a_slider_let_go_in_a_covered_scene_follows_the_mouse_no_more(program: Headless) -> None:
    values: list[int] = []
    slider = Slider("s", Rect(200, 200, 500, 60), 50, values.append)
    program.show(Room(program.app, lambda room: [slider]))
    program.move((300, 230))
    position = program.app.canvas.viewport.point((300, 230))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=position, button=1))
    program.step()
    program.app.stack.push(Room(program.app))
    program.step()
    program.app.stack.pop()
    known = len(values)
    program.move((500, 230))
    assert len(values) == known


def test_a_button_that_comes_up_over_another_widget_is_not_its(program: Headless) -> None:
    pressed: list[str] = []

    def row(index: int, place: Rect) -> list[Widget]:
        return [Button(f"row{index}", place, "", lambda: pressed.append("row"))]

    program.show(Room(program.app, lambda room: [ListView.of("list", PLACE, [60, 60], row)]))
    position = program.app.canvas.viewport.point(PLACE.center)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=position, button=1))
    program.step()
    assert pressed == []


def test_a_third_quick_click_presses_nothing_that_the_first_has_brought(program: Headless) -> None:
    program.show(room := Growing(program.app))
    place = program.center("ask")
    for _ in range(3):
        program._click(place)
    assert room.pressed == ["ask"]
    program.step(1.0)
    program.click(place)
    assert room.pressed == ["ask", "sure"]


class Growing(Scene):
    """A button that asks once more in its own place."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.pressed: list[str] = []

    def build(self) -> None:
        name = "sure" if self.pressed else "ask"
        self.add(Button(name, Rect(100, 100, 300, 80), name, partial(self._press, name)))

    def _press(self, name: str) -> None:
        self.pressed.append(name)
        self.invalidate()
