"""Keyboard alone and mouse alone reach everything."""

import pygame
import pytest

from scenes.engine.headless import Headless
from scenes.engine.input.keys import Command
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.theme import GOLD, GOLD_LIGHT, PARCHMENT, RING_DARK, RING_LIGHT, RING_WIDTH, WALNUT, Colour
from scenes.engine.widgets import Button, Label, ListView, TextField, Widget
from tests.ui.engine.rooms import Room, buttons
from tests.ui.test_contrast import luminance, ratio

LONG_AFTER_A_NOTICE = 15.0
PLACE = Rect(600, 600, 200, 60)


def test_arrows_walk_through_space(program: Headless) -> None:
    room = Room(program.app, buttons)
    program.show(room)
    walked = [room.input.focus_id]
    for key in ("right", "down", "left", "up", "up"):
        program.key(key)
        walked.append(room.input.focus_id)
    assert walked == ["b0", "b1", "b4", "b3", "b0", "b0"]


def hand(room: Room, pitch: float, lifted: frozenset[int] = frozenset()) -> list[Widget]:
    """Seven cards that overlap under a row of buttons; a lifted one stands higher."""
    cards: list[Widget] = [
        Button(f"card{n}", Rect(200 + n * pitch, 600 - (16 if n in lifted else 0), 146, 219), "", room.note("card"))
        for n in range(7)
    ]
    return [*cards, Button("above", Rect(200, 300, 900, 60), "", room.note("above"))]


@pytest.mark.parametrize("pitch", [134, 89, 40])
@pytest.mark.parametrize("lifted", [frozenset(), frozenset({2, 3, 6})])
def test_arrows_reach_every_card_of_a_full_hand(program: Headless, pitch: float, lifted: frozenset[int]) -> None:
    room = Room(program.app, lambda room: hand(room, pitch, lifted))
    program.show(room)
    walked = [room.input.focus_id]
    for key in [*["right"] * 6, *["left"] * 6]:
        program.key(key)
        walked.append(room.input.focus_id)
    there = [f"card{n}" for n in range(7)]
    assert walked == [*there, *reversed(there[:-1])]


@pytest.mark.parametrize("card", range(7))
def test_up_from_a_card_leaves_the_hand(program: Headless, card: int) -> None:
    room = Room(program.app, lambda room: hand(room, 89, frozenset({card + 1, card - 1})))
    program.show(room)
    room.input.set_focus(f"card{card}")
    program.key("up")
    assert room.input.focus_id == "above"


def test_arrows_do_not_enter_what_lies_around_or_inside(program: Headless) -> None:
    def furnish(room: Room) -> list[Widget]:
        places = {"big": Rect(100, 100, 600, 400), "small": Rect(480, 200, 100, 60), "right": Rect(800, 200, 100, 60)}
        return [Button(name, place, "", room.note(name)) for name, place in places.items()]

    room = Room(program.app, furnish)
    program.show(room)
    program.key("right")
    assert room.input.focus_id == "right"


def test_arrows_along_a_row_pass_what_lies_under_it(program: Headless) -> None:
    """A wide link below reaches further right than the button above it."""

    def row_over_a_link(room: Room) -> list[Widget]:
        row = [Rect(200 + 300 * n, 800, 280, 90) for n in range(3)]
        names = ("left", "middle", "right")
        return [
            *(Button(name, rect, name, room.note(name)) for name, rect in zip(names, row, strict=True)),
            Button("link", Rect(640, 900, 500, 40), "", room.note("link")),
        ]

    room = Room(program.app, row_over_a_link)
    program.show(room)
    for _ in range(2):
        program.key("right")
    assert room.input.focus_id == "right"


def test_tab_goes_round_in_order(program: Headless) -> None:
    room = Room(program.app, buttons)
    program.show(room)
    program.key("shift+tab")
    assert room.input.focus_id == "b5"
    program.key("tab")
    assert room.input.focus_id == "b0"


def test_enter_space_and_click_press(program: Headless) -> None:
    room = Room(program.app, buttons)
    program.show(room)
    program.key("return")
    program.key("space")
    program.click("b4")
    assert [line for line in room.diary if line.startswith("pressed")] == ["pressed 0", "pressed 0", "pressed 4"]
    assert room.input.focus_id == "b4"


def test_a_click_that_leaves_the_button_presses_nothing(program: Headless) -> None:
    room = Room(program.app, buttons)
    program.show(room)
    start, end = (tuple(map(round, program.app.canvas.viewport.point(program.center(b)))) for b in ("b0", "b1"))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    program.step()
    assert "pressed 0" not in room.diary and "pressed 1" not in room.diary


def test_focus_survives_a_rebuild(program: Headless) -> None:
    room = Room(program.app, buttons)
    program.show(room)
    program.key("right")
    before = room.find("b1")
    room.invalidate()
    program.step()
    assert room.input.focus_id == "b1"
    assert room.find("b1") is not before


def test_focus_moves_on_when_its_widget_is_gone(program: Headless) -> None:
    room = Room(program.app, buttons)
    program.show(room)
    program.key("down")
    room.furnish = lambda room: buttons(room)[:2]
    room.invalidate()
    program.step()
    assert room.input.focus_id == "b0"


def test_a_disabled_button_keeps_focus_and_says_why(program: Headless) -> None:
    def furnish(room: Room) -> list[Widget]:
        place = Rect(600, 400, 200, 60)
        return [Button("x", place, "Buy", room.note("bought"), enabled=False, reason="Needs 2 coins.", key="b")]

    room = Room(program.app, furnish)
    program.show(room)
    program.key("b")
    program.key("return")
    assert "bought" not in room.diary
    assert "Needs 2 coins." in [box.text for box in program.app.canvas.boxes]
    program.move((10, 1000))
    program.step(LONG_AFTER_A_NOTICE)
    assert "Needs 2 coins." not in [box.text for box in program.app.canvas.boxes]
    program.move((650, 420))
    assert "Needs 2 coins." in [box.text for box in program.app.canvas.boxes]


def test_commands_press_their_button_and_follow_the_players_keys(program: Headless) -> None:
    def furnish(room: Room) -> list[Widget]:
        return [Button("undo", Rect(0, 0, 200, 60), "Undo", room.note("undone"), command=Command.UNDO)]

    room = Room(program.app, furnish)
    program.show(room)
    program.key("ctrl+z")
    program.app.change(keys={"undo": ["q"]})
    program.key("u")
    program.key("q")
    assert room.diary.count("undone") == 2
    assert program.app.key_map.label(Command.UNDO) == "Q"


def test_the_focused_row_scrolls_into_view_and_the_place_is_kept(program: Headless) -> None:
    def furnish(room: Room) -> list[Widget]:
        def row(index: int, place: Rect) -> list[Widget]:
            return [Button(f"row{index}", place, f"Row {index}", room.note(f"row {index}"))]

        return [ListView.of("list", Rect(100, 100, 600, 300), [60] * 30, row)]

    room = Room(program.app, furnish)
    program.show(room)
    for _ in range(12):
        program.key("down")
    view = room.find("list")
    assert isinstance(view, ListView)
    row = room.find("row12")
    assert row is not None
    assert view.rect.y <= row.screen_rect().y and row.screen_rect().bottom <= view.rect.bottom
    scrolled = view.scrolled
    room.invalidate()
    program.step()
    rebuilt = room.find("list")
    assert isinstance(rebuilt, ListView) and rebuilt.scrolled == scrolled
    program.wheel((300, 200), 3)
    assert rebuilt.scrolled > scrolled
    program.click("row13")
    assert "row 13" in room.diary


def test_rows_outside_the_window_cannot_be_clicked(program: Headless) -> None:
    def furnish(room: Room) -> list[Widget]:
        def row(index: int, place: Rect) -> list[Widget]:
            return [Button(f"row{index}", place, "", room.note("hit"))]

        return [ListView.of("list", Rect(100, 100, 600, 200), [60] * 10, row)]

    room = Room(program.app, furnish)
    program.show(room)
    program.click((300, 340))
    assert "hit" not in room.diary


def test_the_first_key_after_the_mouse_only_shows_where_the_focus_is(program: Headless) -> None:
    room = Room(program.app, buttons)
    program.show(room)
    program.click("b1")
    walked = []
    for key in ("tab", "tab"):
        program.key(key)
        walked.append((room.input.focus_id, program.app.keyboard_in_use))
    program.move(program.center("b4"))
    for key in ("down", "down"):
        program.key(key)
        walked.append((room.input.focus_id, program.app.keyboard_in_use))
    assert walked == [("b1", True), ("b2", True), ("b2", True), ("b5", True)]


@pytest.mark.parametrize("key", ["return", "space"])
def test_after_the_mouse_enter_means_what_invites_or_only_shows_the_ring(program: Headless, key: str) -> None:
    def furnish(room: Room) -> list[Widget]:
        return [*buttons(room), *([Button("gold", PLACE, "Go", room.note("went"), dress="gold")] if inviting else [])]

    inviting = False
    room = Room(program.app, furnish)
    program.show(room)
    program.click("b1")
    room.acts_unseen = False  # type: ignore[misc]
    room.diary.clear()
    program.key(key)
    assert room.diary == ["confirm"]
    inviting = True
    room.invalidate()
    program.move(program.center("b4"))
    program.key(key)
    assert room.diary[-1] == "went"
    program.key(key)
    assert room.diary[-1] == "pressed 1"


class Card(Button):
    is_chosen = True


def test_enter_goes_on_with_a_choice_that_space_lays_back(program: Headless) -> None:
    def furnish(room: Room) -> list[Widget]:
        card = Card("card", Rect(100, 100, 100, 100), "", room.note("laid back"))
        return [card, Button("gold", PLACE, "Go", room.note("went"), dress="gold")]

    room = Room(program.app, furnish)
    program.show(room)
    program.key("return")
    program.key("space")
    assert [line for line in room.diary if line in ("went", "laid back")] == ["went", "laid back"]


def test_keys_that_need_no_focus_leave_the_mouse_what_it_points_at(program: Headless) -> None:
    room = Room(program.app, buttons)
    program.show(room)
    program.move(program.center("b4"))
    for command in (Command.ENLARGE, Command.RULES, Command.HINT, Command.LOG, Command.UNDO, Command.MENU):
        program.command(command)
        assert not program.app.keyboard_in_use
    hovered = room.input.hovered()
    assert hovered is not None and hovered.id == "b4"


def test_what_a_resting_mouse_points_at_is_known_after_a_rebuild(program: Headless) -> None:
    room = Room(program.app, buttons)
    program.show(room)
    program.move(program.center("b4"))
    room.furnish = lambda room: buttons(room)[:4]
    room.appear()
    program.step()
    program.command(Command.ENLARGE)
    assert room.input.hovered() is None
    room.furnish = buttons
    room.appear()
    program.step()
    program.command(Command.ENLARGE)
    assert room.input.hover_id == "b4"


def test_typing_after_a_click_shows_the_caret(program: Headless) -> None:
    room = Room(program.app, lambda room: [TextField("name", Rect(100, 100, 400, 60), "", lambda value: None)])
    program.show(room)
    program.click("name")
    program.key("z")
    assert program.app.keyboard_in_use


@pytest.mark.parametrize("ground", [GOLD, GOLD_LIGHT, PARCHMENT, WALNUT, (40, 60, 120)])
def test_the_ring_shows_on_every_ground(program: Headless, ground: Colour) -> None:
    """One of its two tones stands out from whatever lies under it, and both from each other."""
    light, dark, under = luminance(RING_LIGHT), luminance(RING_DARK), luminance(ground)
    assert max(ratio(light, under), ratio(dark, under)) >= 4.5
    assert ratio(light, dark) >= 7
    canvas = program.app.canvas
    canvas.begin()
    canvas.fill(SCREEN, ground)
    canvas.focus_ring(Rect(600, 400, 400, 100))
    middle = canvas.pixels(Rect(800, 0, 1, 1)).x
    column = [tuple(canvas.surface.get_at((middle, y)))[:3] for y in range(canvas.surface.get_height() // 2)]
    assert column.count(RING_LIGHT) >= RING_WIDTH
    assert column.count(RING_DARK) >= 2 * RING_WIDTH


def test_a_list_that_follows_its_end_begins_with_a_whole_row(program: Headless) -> None:
    window, heights = Rect(100, 100, 600, 200), [60.0, 70.0, 80.0, 90.0]

    def row(number: int, place: Rect) -> list[Widget]:
        return [Label(f"row-{number}", place, str(number))]

    for count in range(len(heights) + 1):
        view = ListView.of("list", window, heights[:count], row, at_end=True)
        position = [child.rect.moved(dy=-view.scrolled) for child in view.children()]
        assert not any(rect.y < window.y < rect.bottom for rect in position)
        assert all(rect.bottom <= window.bottom for rect in position)
