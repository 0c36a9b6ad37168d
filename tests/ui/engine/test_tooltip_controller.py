"""What explains itself: where the mouse or the focus was led, and nothing that lies under a hand at rest."""

from collections.abc import Callable
from itertools import product

import pytest

from scenes.engine.headless import Headless
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.motion.scene_transition import SECONDS
from scenes.engine.widgets import Button, Widget
from scenes.engine.widgets.tooltip import place_tooltip
from scenes.kit.moves.popover import Popover
from tests.ui.engine.rooms import Room

PLACES = Rect(100, 300, 900, 100).columns(3, 20)


def furnished(prefix: str) -> Callable[[Room], list[Widget]]:
    return lambda room: [
        Button(f"{prefix}{i}", place, f"Button {i}", room.note("pressed"), tooltip=f"Tip {prefix}{i}")
        for i, place in enumerate(PLACES)
    ]


@pytest.fixture
def room(program: Headless) -> Room:
    shown = Room(program.app, furnished("a"))
    program.show(shown)
    return shown


def tips(stage: Headless) -> list[str]:
    stage.app.redraw()
    stage.step()
    return [box.text for box in stage.app.canvas.boxes if box.text.startswith("Tip")]


def test_the_ring_comes_with_what_it_surrounds(program: Headless, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a panel gives way there is none; around what stays it is all the while."""
    program.app.transition.is_wanted = True
    rings: list[Rect] = []
    monkeypatch.setattr(program.app.canvas, "focus_ring", rings.append)
    program.key("tab")
    room.input.set_focus("a1")
    program.step(0.1)
    for changed, is_ringed in ((PLACES[0], True), (PLACES[1], False)):
        program.app.transition.renew(room, [changed])
        rings.clear()
        program.step(SECONDS["fade"] / 10)
        assert bool(rings) == is_ringed
        program.step(1.0)
        assert rings


def test_the_mouse_is_told_what_it_points_at_until_it_presses(program: Headless, room: Room) -> None:
    program.move(program.center("a1"))
    assert tips(program) == ["Tip a1"]
    program.click("a1")
    assert tips(program) == []
    program.move(program.center("a2"))
    program.move(program.center("a1"))
    assert tips(program) == ["Tip a1"]


def test_what_comes_to_lie_under_a_resting_mouse_does_not_explain_itself(program: Headless, room: Room) -> None:
    program.click("a1")
    room.furnish = furnished("b")
    room.invalidate()
    assert tips(program) == []
    x, y = program.center("b1")
    program.move((x + 4, y))
    assert tips(program) == ["Tip b1"]


def test_a_key_closes_what_was_explained_until_the_mouse_comes_again(program: Headless, room: Room) -> None:
    program.move(program.center("a1"))
    program.key("x")
    assert tips(program) == []
    program.move(program.center("a2"))
    assert tips(program) == ["Tip a2"]


def test_where_the_mouse_lay_before_the_scene_came_nothing_explains_itself(program: Headless, room: Room) -> None:
    program.move(program.center("a1"))
    later = Room(program.app, furnished("c"))
    program.show(later)
    program.key("x")
    assert tips(program) == []


def test_what_comes_to_lie_over_a_thing_ends_its_explanation(program: Headless, room: Room) -> None:
    program.move(program.center("a1"))
    assert tips(program) == ["Tip a1"]
    sheet = Popover("sheet", PLACES[1].outset(40), PLACES[0])
    room.furnish = lambda room: [*furnished("a")(room), sheet]
    room.invalidate()
    assert tips(program) == []


def test_the_keyboard_is_told_where_it_went_and_not_where_it_was_put(program: Headless, room: Room) -> None:
    assert tips(program) == []
    program.key("tab")
    program.key("tab")
    assert tips(program) == [f"Tip {room.input.focus_id}"]
    program.key("return")
    assert tips(program) == []


def test_no_explanation_lies_on_what_it_explains_nor_on_what_is_kept_clear() -> None:
    room = SCREEN.trimmed(right=440)
    for x, y in product(range(0, 1380, 95), range(0, 1060, 66)):
        target = Rect(x, y, 90, 70)
        placed = place_tooltip(target, (420.0, 120.0), room)
        assert not placed.overlaps(target)
        assert placed == placed.kept_inside(room)


def test_where_no_side_has_room_it_hides_as_little_as_can_be() -> None:
    room = Rect(0, 0, 600, 300)
    placed = place_tooltip(Rect(0, 60, 600, 60), (400.0, 150.0), room)
    assert placed.y >= 120


def test_a_tooltip_leaves_in_sight_what_is_chosen_from_where_it_can() -> None:
    target, size = Rect(600, 500, 60, 60), (300.0, 160.0)
    neighbours = [target.moved(dy=way) for way in (-140, -70, 70, 140)]
    above, beside = place_tooltip(target, size), place_tooltip(target, size, spared=neighbours)
    assert above.bottom < target.y and any(above.shared(each) for each in neighbours)
    assert not any(beside.shared(each) for each in (target, *neighbours))
