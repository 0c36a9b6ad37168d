"""Widgets, notices, timers and clicks behave by plain models, whatever came before and however often they are built."""

import random
from collections import Counter
from typing import Any

import pygame
import pytest

from scenes.engine.headless import Headless
from scenes.engine.input.keys import DEFAULT_KEYS, WHILE_HELD, Command
from scenes.engine.layout import Rect
from scenes.engine.timers import Timers
from scenes.engine.widgets import Button, ChoiceBar, Label, ListView, ScrollArea, Slider, TextField, Toggle, Widget
from scenes.engine.widgets.dialog import Dialog, DialogAnswer
from scenes.engine.widgets.toast import BESIDE_SECONDS, SECONDS
from tests.ui.engine.rooms import Room
from tests.ui.playable import stage

INPUTS = 60
KEYS = ("tab", "tab", "shift+tab", "up", "down", "left", "right", "home", "end", "page up", "page down", "return")
TYPED = ("a", "B", "ö", "町", "escape", "backspace", "delete", "ctrl+a", "return")
SEEDS = range(4)


class Furnished(Room):
    """A room with one of each widget; what they are set to is its state."""

    def __init__(self, program: Headless) -> None:
        self.values: dict[str, Any] = {"name": "Ada", "search": "", "slider": 20, "toggle": False, "bar": "one"}
        super().__init__(program.app, None)

    def set_to(self, name: str, value: Any) -> None:
        self.values[name] = value
        self.diary.append(f"{name} = {value}")

    def build(self) -> None:
        self.builds += 1
        values = self.values
        self.add(TextField("name", Rect(100, 100, 400, 60), values["name"], lambda to: self.set_to("name", to)))
        self.add(TextField("search", Rect(600, 100, 400, 60), values["search"], self._search))
        self.add(Slider("slider", Rect(100, 200, 400, 60), values["slider"], lambda to: self.set_to("slider", to)))
        self.add(Toggle("toggle", Rect(600, 200, 400, 60), values["toggle"], self._turn, label="Toggle"))
        choices = [(name, name) for name in ("one", "two", "three")]
        self.add(ChoiceBar("bar", Rect(100, 300, 600, 60), choices, values["bar"], self._choose))
        self.add(ListView.of("list", Rect(100, 400, 500, 200), [60.0] * 12, self._row, gap=8))
        lines: list[Widget] = [Label(f"line{n}", Rect(700, 400 + 50 * n, 400, 50), f"Line {n}") for n in range(12)]
        self.add(ScrollArea("area", Rect(700, 400, 400, 200), lines))
        self.add(Button("plain", Rect(100, 700, 300, 60), "Plain", self.note("plain"), tooltip="Tells"))
        self.add(Button("refusing", Rect(500, 700, 300, 60), "Not now", None, reason="Because"))

    def _search(self, value: str) -> None:
        self.set_to("search", value)
        self.invalidate()

    def _turn(self, value: bool) -> None:
        self.set_to("toggle", value)
        self.invalidate()

    def _choose(self, value: str) -> None:
        self.set_to("bar", value)
        self.invalidate()

    def _row(self, index: int, rect: Rect) -> list[Widget]:
        return [Button(f"row{index}", rect, f"Row {index}", self.note(f"row {index}"))]


def noted(program: Headless, room: Furnished) -> tuple[Any, ...]:
    room.refresh()
    fields = [room.find(name) for name in ("name", "search")]
    scrolled = [getattr(room.find(name), "scrolled", None) for name in ("list", "area")]
    carets = [(each.caret, each.all_selected, each.value) for each in fields if isinstance(each, TextField)]
    program.app.draw()
    texts = [box.text for box in program.app.canvas.boxes]
    return room.input.focus_id, room.input.hover_id, dict(room.values), tuple(room.diary), carets, scrolled, texts


def give_input(program: Headless, room: Furnished, source: random.Random) -> str:
    """One whole gesture of a person."""
    focused = room.input.focused()
    types = focused is not None and focused.wants_text
    way = source.choice(["key", "key", "key", "click", "wheel", "drag", "move", "quick"])
    if way == "key":
        name = source.choice(TYPED if types and source.random() < 0.7 else KEYS)
        if len(name) == 1:
            program.type(name)
        elif name != "escape" or types:
            program.key(name)
        return name
    place = source.uniform(90, 1110), source.uniform(90, 770)
    if way == "click":
        program.click(place)
    elif way == "wheel":
        program.wheel(place, source.choice([-1, 1, 2]))
    elif way == "drag":
        program.drag(place, (place[0] + source.uniform(-80, 80), place[1]))
    elif way == "quick":
        for _ in range(source.randint(2, 4)):
            program._click(place)
    else:
        program.move(place)
    program.step(source.choice([0.0, 0.5]))
    return way


def disturbed(program: Headless, room: Furnished, way: str) -> None:
    """What a person does not notice."""
    app = program.app
    if way == "rebuilt":
        room.invalidate()
        program.step()
    elif way == "covered":
        app.stack.push(Dialog(app, "Title", "Text", [DialogAnswer("Yes")]))
        program.step()
        app.stack.pop()
        program.step()


def run(seed: int, way: str) -> list[Any]:
    source, found = random.Random(seed), list[Any]()
    with stage((1280, 720)) as program:
        room = Furnished(program)
        program.show(room)
        for number in range(INPUTS):
            disturbed(program, room, way if number % 2 else "")
            told = give_input(program, room, source)
            room.diary[:] = [word for word in room.diary if word not in ("pause", "resume")]
            found.append((told, *noted(program, room)))
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_widgets_built_anew_between_all_inputs_behave_as_those_that_stand(seed: int) -> None:
    for number, (one, other) in enumerate(zip(run(seed, "plain"), run(seed, "rebuilt"), strict=True)):
        assert one == other, number


def test_esc_brings_back_what_stood_in_a_field_when_it_was_entered_however_often_it_is_rebuilt() -> None:
    with stage() as program:
        room = Furnished(program)
        program.show(room)
        for name, before in (("search", ""), ("name", "Ada")):
            room.input.set_focus(name)
            for letter in "xyz":
                program.type(letter)
                room.invalidate()
            program.key("escape")
            assert room.values[name] == before and program.app.stack.top is room


@pytest.mark.parametrize("clicks", range(1, 8))
def test_of_quick_clicks_every_second_one_is_half_of_a_double_click(clicks: int) -> None:
    with stage() as program:
        room = Furnished(program)
        program.show(room)
        place = program.center("plain")
        for _ in range(clicks):
            program._click(place)
            program.step(0.05)
        assert room.diary.count("plain") == (clicks + 1) // 2


def test_what_was_held_is_forgotten_when_the_window_lets_go() -> None:
    """Keys and buttons that came up elsewhere were never seen to come up."""
    with stage() as program:
        room = Furnished(program)
        program.show(room)
        room.input.set_focus("plain")
        for presses in range(1, 4):
            program.hold("return")
            program.loop.dispatch.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
            program.loop.dispatch.handle(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
            assert room.diary.count("plain") == presses


def test_controls_reach_both_ends_of_their_scale_and_none_beyond() -> None:
    with stage() as program:
        room = Furnished(program)
        program.show(room)
        room.input.set_focus("slider")
        for key, end in (("left", 0), ("right", 100), ("page down", 0), ("page up", 100), ("home", 0), ("end", 100)):
            for _ in range(25):
                program.key(key)
                room.invalidate()
                program.step()
            assert room.values["slider"] == end
        room.input.set_focus("bar")
        for key, last in (("right", "three"), ("left", "one")):
            for _ in range(2):
                program.key(key)
                program.step()
            assert room.values["bar"] == last
        for name in ("row0", "row11"):
            room.input.set_focus(name)
            widget = room.find(name)
            assert widget is not None and widget.mount.parent is not None
            window = widget.mount.parent.window()
            assert window is not None and window.joined(widget.screen_rect()) == window


def test_a_click_on_a_slider_sets_the_nearest_step() -> None:
    with stage((1920, 1080)) as program:
        room = Furnished(program)
        program.show(room)
        slider = room.find("slider")
        assert isinstance(slider, Slider)
        track = slider.track()
        for percent in range(0, 101, 4):
            program.click((track.x + track.w * percent / 100, track.center[1]))
            assert abs(room.values["slider"] - percent) <= slider.step / 2 + 0.5


class PlainText:
    """The text, caret and selection that a person expects of a field of six letters."""

    def __init__(self) -> None:
        self.text, self.caret, self.is_all = "", 0, False

    def put(self, head: str, tail: str) -> None:
        self.text, self.caret, self.is_all = head + tail, len(head), False

    def type(self, letter: str) -> None:
        head, tail = ("", "") if self.is_all else (self.text[: self.caret], self.text[self.caret :])
        if len(head + tail) < 6:
            self.put(head + letter, tail)

    def key(self, name: str) -> None:
        end = len(self.text)
        moves = {"left": max(0, self.caret - 1), "right": min(end, self.caret + 1), "home": 0, "end": end}
        if name in moves:
            self.caret, self.is_all = moves[name], False
        elif name == "ctrl+a":
            self.is_all = bool(self.text)
        elif self.is_all:
            self.put("", "")
        elif name == "backspace":
            self.put(self.text[: max(0, self.caret - 1)], self.text[self.caret :])
        else:
            self.put(self.text[: self.caret], self.text[self.caret + 1 :])


@pytest.mark.parametrize("seed", SEEDS)
def test_a_field_is_edited_as_any_text_is(seed: int) -> None:
    """Letters, arrows, deletions and the selection of everything, in any order."""
    source, keys = random.Random(seed), ("left", "right", "home", "end", "backspace", "delete", "ctrl+a")
    with stage() as program:
        values, place = list[str](), Rect(100, 100, 400, 60)
        room = Room(program.app, lambda room: [TextField("field", place, "", values.append, longest=6)])
        program.show(room)
        field, model, told = room.find("field"), PlainText(), list[str]()
        assert isinstance(field, TextField)
        for _ in range(150):
            told.append(source.choice([*"abcd", *keys, "ctrl+a"]))
            if len(told[-1]) == 1:
                program.type(told[-1])
                model.type(told[-1])
            else:
                program.key(told[-1])
                model.key(told[-1])
            found = field.value, field.caret, field.all_selected
            assert found == (model.text, model.caret, model.is_all), told[-5:]


@pytest.mark.parametrize("focused", ["plain", "name", "search", "slider", "bar"])
def test_a_key_that_is_held_acts_once(focused: str) -> None:
    """Only what moves or types repeats: Esc held in a field gives back its text, and does not leave the page too."""
    types = focused in ("name", "search")
    commands = [Command.CONFIRM, Command.BACK] if types else set(DEFAULT_KEYS) - WHILE_HELD - {Command.FULLSCREEN}
    for name in (name for command in commands for name in DEFAULT_KEYS[command]):
        with stage() as program:
            room = Furnished(program)
            program.show(room)
            room.input.set_focus(focused)
            if types:
                program.type("x")
            room.diary.clear()
            program.hold(name, times=6)
            assert max(Counter(room.diary).values(), default=0) <= 1, (name, room.diary)
            assert not (types and Command.BACK in room.diary)


@pytest.mark.parametrize("length", range(1, 7))
def test_what_is_typed_over_a_selection_takes_the_place_of_all_of_it(length: int) -> None:
    """Also where the field is full."""
    with stage() as program:
        values, place = list[str](), Rect(100, 100, 400, 60)
        room = Room(program.app, lambda room: [TextField("field", place, "", values.append, longest=6)])
        program.show(room)
        room.input.set_focus("field")
        for typed in ("abcdef"[:length], "ghijkl"):
            program.key("ctrl+a")
            program.type(typed)
            assert values[-1] == typed


@pytest.mark.parametrize("left", [0, 1, 3, 6, 12, 20])
@pytest.mark.parametrize("kind", [ScrollArea, ListView])
def test_what_becomes_shorter_is_not_scrolled_beyond_its_end(kind: type[ScrollArea], left: int) -> None:
    place, count = Rect(100, 100, 500, 200), 20

    def row(number: int, rect: Rect) -> list[Widget]:
        return [Label(f"row{number}", rect, f"Row {number}")]

    def furnish(room: Room) -> list[Widget]:
        if kind is ListView:
            return [ListView.of("list", place, [60.0] * count, row)]
        rows = [Label(f"row{n}", Rect(place.x, place.y + 60 * n, place.w, 60), f"Row {n}") for n in range(count)]
        return [ScrollArea("list", place, rows)]

    with stage() as program:
        room = Room(program.app, furnish)
        program.show(room)
        area = room.find("list")
        assert isinstance(area, ScrollArea)
        area.scroll_to(area.limit)
        count = left
        room.invalidate()
        program.step()
        area = room.find("list")
        assert isinstance(area, ScrollArea) and 0 <= area.scrolled <= area.limit


@pytest.mark.parametrize("seed", SEEDS)
def test_notices_stand_their_time_each(seed: int) -> None:
    """Each from when it was last begun, whatever was put away before its time; a scene's own go with the scene."""
    source = random.Random(seed)
    with stage() as program:
        room, toasts = Room(program.app), program.app.toasts
        program.show(room)
        ends: dict[str, tuple[float, bool, bool]] = {}
        for _ in range(80):
            text, way = source.choice("abcd"), source.choice(["show", "show", "beside", "away", "covered", "wait"])
            if way in ("show", "beside") and text not in ends:
                is_beside, is_own = way == "beside", source.random() < 0.5
                if is_beside:
                    ends = {name: end for name, end in ends.items() if not end[1]}
                seconds = BESIDE_SECONDS if is_beside else SECONDS
                ends[text] = program.clock.now + seconds, is_beside, is_own
                toasts.show(text, room if is_own else None, Rect(100, 100, 50, 50) if is_beside else None)
            elif way == "away":
                ends.pop(text, None)
                toasts.put_away(text)
            elif way == "covered":
                ends = {name: end for name, end in ends.items() if not end[2]}
                program.app.stack.push(Dialog(program.app, "Title", "Text", [DialogAnswer("Yes")]))
                program.step()
                program.app.stack.pop()
            program.step(source.choice([0.0, 0.4, 1.7]))
            ends = {name: end for name, end in ends.items() if end[0] > program.clock.now}
            assert toasts.texts == list(ends), way


@pytest.mark.parametrize("seed", SEEDS)
def test_timers_come_when_they_are_due_and_only_then(seed: int) -> None:
    source, now, held, due = random.Random(seed), 0.0, False, dict[int, float]()
    came, expected = list[int](), list[int]()
    clock = [0.0]
    timers, cancels = Timers(lambda: clock[0]), dict[int, Any]()
    for number in range(300):
        way = source.choice(["after", "after", "cancel", "hold", "go on", "pass", "pass", "pass", "clear"])
        if way == "after":
            seconds = source.choice([0.0, 0.5, 1.0, 3.0])
            cancels[number] = timers.after(seconds, lambda number=number: came.append(number))  # type: ignore[misc]
            due[number] = now + seconds
        elif way == "cancel" and cancels:
            gone = source.choice(list(cancels))
            cancels[gone]()
            due.pop(gone, None)
        elif way == "hold":
            timers.hold()
            held = True
        elif way == "go on":
            timers.go_on()
            held = False
        elif way == "clear" and source.random() < 0.1:
            timers.clear()
            due.clear()
        elif way == "pass":
            passed = source.choice([0.25, 0.5, 1.0])
            clock[0] += passed
            now += 0.0 if held else passed
        timers.run_due()
        if not held:
            expected += sorted((each for each in due if due[each] <= now), key=lambda each: (due[each], each))
            due = {each: at for each, at in due.items() if at > now}
        assert came == expected
