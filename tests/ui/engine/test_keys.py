"""Widgets that hold a value."""

import pygame
import pytest

from scenes.engine.app import App
from scenes.engine.headless import Headless
from scenes.engine.layout import Rect
from scenes.engine.theme import BODY
from scenes.engine.widgets import ChoiceBar, Slider, TextField, Toggle, Widget
from tests.ui.engine.rooms import Room

PLACE = Rect(200, 200, 500, 60)


class Form(Room):
    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.value: object = None

    def take(self, value: object) -> None:
        self.value = value

    def got(self, value: object) -> bool:
        return self.value == value


class Sheet(Form):
    overlay = True


def shown(program: Headless, widget: Widget, form: Form) -> Form:
    form.furnish = lambda room: [widget]
    program.show(form)
    return form


def test_toggle_by_press_and_by_direction(program: Headless) -> None:
    form = Form(program.app)
    shown(program, Toggle("t", PLACE, False, form.take, label="Hints"), form)
    program.key("space")
    assert form.got(True)
    program.key("left")
    assert form.got(False)
    program.click("t")
    assert form.got(True)


def test_choice_bar_skips_what_cannot_be_chosen(program: Headless) -> None:
    form = Form(program.app)
    options = [("off", "Off"), ("1x", "1x"), ("2x", "2x")]
    shown(program, ChoiceBar("c", PLACE, options, "off", form.take, reasons={"1x": "Not now."}), form)
    program.key("right")
    assert form.got("2x")
    program.click(PLACE.center)
    assert form.got("2x")
    program.click((PLACE.x + 40, PLACE.center[1]))
    assert form.got("off")


def test_slider_by_keys_and_click_stays_in_range(program: Headless) -> None:
    form = Form(program.app)
    shown(program, Slider("s", PLACE, 50, form.take), form)
    program.key("right")
    assert form.got(55)
    program.key("end")
    program.key("right")
    assert form.got(100)
    program.click((PLACE.x + 2, PLACE.center[1]))
    assert form.got(0)


def field(program: Headless, value: str = "") -> tuple[Form, TextField]:
    form = Form(program.app)
    widget = TextField("f", PLACE, value, form.take, longest=8)
    shown(program, widget, form)
    return form, widget


def test_typing_and_deleting(program: Headless) -> None:
    form, widget = field(program)
    program.type("Anna")
    program.key("backspace")
    program.key("home")
    program.type("è")
    assert form.value == widget.value == "èAnn"


def test_letters_that_are_commands_elsewhere_are_only_typed(program: Headless) -> None:
    form, _ = field(program)
    program.key("u")
    program.key("space")
    assert form.diary == ["enter"]


def test_the_longest_text_holds(program: Headless) -> None:
    form, _ = field(program)
    program.type("abcdefghijkl")
    assert form.got("abcdefgh")


def test_escape_brings_the_old_text_back_then_leaves(program: Headless) -> None:
    form, widget = field(program, "Bice")
    program.type("x")
    program.key("escape")
    assert widget.value == "Bice"
    assert "back" not in form.diary
    program.key("escape")
    assert form.diary[-1] == "back"


def test_an_input_method_composes_before_it_commits(program: Headless) -> None:
    form, widget = field(program)
    pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text="さく", start=0, length=2))
    program.step()
    assert widget.composing == "さく"
    assert form.got(None)
    program.key("return")
    assert widget.composing == "さく"
    program.type("桜")
    assert form.got("桜")
    assert not widget.composing


def test_the_caret_survives_a_rebuild(program: Headless) -> None:
    form = Form(program.app)
    form.value = ""
    form.furnish = lambda room: [TextField("f", PLACE, str(form.value), form.take)]
    program.show(form)
    program.type("Nino")
    program.key("left")
    form.invalidate()
    program.step()
    program.type("a")
    assert form.got("Ninao")


def bar(room: Room, width: float, labels: tuple[str, ...] = ("人間", "コンピュータ", "空席")) -> ChoiceBar[str]:
    return ChoiceBar("c", Rect(100, 100, width, 60), [(label, label) for label in labels], labels[0], print)


def test_segments_are_alike_while_every_label_has_room(program: Headless) -> None:
    room = Room(program.app, lambda room: [bar(room, 900)])
    program.show(room)
    shown_bar = room.find("c")
    assert isinstance(shown_bar, ChoiceBar)
    assert len({round(place.w) for place in shown_bar.segments()}) == 1


def test_segments_are_as_wide_as_their_labels_where_room_is_short(program: Headless) -> None:
    labels = ("人間", "コンピュータ", "空席")
    room = Room(program.app)
    program.show(room)
    width = ChoiceBar.wanted_width(room.measure, labels)
    room.furnish = lambda room: [bar(room, width + 2)]
    room.invalidate()
    program.step()
    whole = round(BODY.size * program.app.canvas.viewport.scale)
    assert [box.pixels for box in program.app.canvas.boxes if box.text in labels] == [whole] * 3
    program.click((100 + width - 20, 130))
    chosen = room.find("c")
    assert isinstance(chosen, ChoiceBar) and chosen.value == labels[-1]


def test_what_is_locked_says_why(program: Headless) -> None:
    def furnish(room: Room) -> list[Widget]:
        switch = Toggle("t", PLACE, False, print, label="Hints", enabled=False, reason="Not in this match.")
        choice = ChoiceBar("c", PLACE.moved(0, 100), [(1, "1"), (2, "2")], 1, print, reasons={2: "Two is too many."})
        return [switch, choice]

    program.show(Room(program.app, furnish))
    program.click("t")
    assert program.app.toasts.texts == ["Not in this match."]
    program.click((PLACE.right - 40, PLACE.center[1] + 100))
    assert program.app.toasts.texts == ["Two is too many."]


def test_a_slider_held_by_the_left_button_ignores_the_release_of_the_right_one(program: Headless) -> None:
    form = Form(program.app)
    slider = Slider("s", PLACE, 50, form.take)
    shown(program, slider, form)
    program.drag((PLACE.x + 100, PLACE.center[1]), (PLACE.x + 200, PLACE.center[1]), drops=False)
    held = slider.value
    program.button(pygame.MOUSEBUTTONUP, (PLACE.x + 300, PLACE.center[1]), 3)
    assert (slider.value, form.input.pressed_id) == (held, "s")
    program.move((PLACE.x + 250, PLACE.center[1]))
    assert slider.value > held
    program.button(pygame.MOUSEBUTTONUP, (PLACE.x + 250, PLACE.center[1]))
    assert form.input.pressed_id == ""


def test_the_reason_of_a_segment_is_told_only_while_the_mouse_is_used(program: Headless) -> None:
    choice = ChoiceBar("c", PLACE, [(1, "1"), (2, "2")], 1, print, reasons={2: "Two is too many."}, tooltip="A number.")
    shown(program, choice, Form(program.app))
    program.move((PLACE.right - 40, PLACE.center[1]))
    assert choice.tooltip_text() == "Two is too many."
    program.key("left")
    assert choice.tooltip_text() == "A number."
    program.move((PLACE.right - 60, PLACE.center[1]))
    assert choice.tooltip_text() == "Two is too many."
    program.move((PLACE.x, PLACE.bottom + 200))
    program.key("right")
    assert choice.tooltip_text() == "A number."


@pytest.mark.parametrize("error", [pygame.error("clipboard in use"), ValueError("embedded null character")])
def test_a_clipboard_that_takes_nothing_costs_no_text(
    program: Headless, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def put_text(text: str) -> None:
        raise error

    form, widget = field(program, "Bianca")
    monkeypatch.setattr(pygame.scrap, "put_text", put_text)
    for name in ("ctrl+c", "ctrl+x"):
        program.key(name)
        assert widget.value == "Bianca"
    monkeypatch.undo()
    program.key("ctrl+x")
    assert form.got("")


def test_a_scene_below_an_overlay_leaves_text_input_to_it(program: Headless, monkeypatch: pytest.MonkeyPatch) -> None:
    below, above = Form(program.app), Sheet(program.app)
    below.furnish = lambda room: [Slider("s", PLACE, 50, print), Slider("t", PLACE.moved(0, 90), 50, print)]
    program.show(below)
    above.furnish = lambda room: [TextField("f", PLACE, "", above.take)]
    program.app.stack.push(above)
    program.step()
    chosen: list[pygame.Rect | None] = []
    monkeypatch.setattr(program.app.window, "take_text", chosen.append)
    below.input.focus_id = "gone"
    below.invalidate()
    program.step()
    below.input.set_focus("t")
    assert chosen == []
    program.app.stack.pop()
    assert chosen == [None]
