"""Any character in any text: marks stay with what they belong to, and nothing typed or read ends the program."""

import pygame
import pytest

from game.core.names import one_line
from scenes.engine.headless import Headless
from scenes.engine.layout import Rect
from scenes.engine.text.line_breaking import chunks
from scenes.engine.theme import BODY, TITLE, TextStyle
from scenes.engine.widgets import TextField
from tests.ui.engine.rooms import Room

PLACE = Rect(200, 200, 500, 60)
VARIANTS = ("葛\U000e0100", "邉\U000e0101", "神\ufe00")
INVISIBLE = ("\u200b", "\ufeff", "\u0301", "\U000e0100", "\x00", "\ud800", "\x07", "\u2028")


def field(program: Headless, value: str = "") -> TextField:
    widget = TextField("f", PLACE, value, lambda _: None, longest=12)
    program.show(Room(program.app, lambda room: [widget]))
    return widget


@pytest.mark.parametrize("style", [BODY, TITLE], ids=["body", "title"])
@pytest.mark.parametrize("text", [*VARIANTS, *INVISIBLE, *(f"a{mark}b" for mark in INVISIBLE)])
def test_any_character_is_drawn_and_measured(program: Headless, text: str, style: TextStyle) -> None:
    canvas = program.app.canvas
    canvas.text(text, PLACE, style)
    assert canvas.measure(text, style)[0] >= 0


def test_a_mark_is_drawn_with_the_character_before_it(program: Headless) -> None:
    fonts = program.app.lettering.fonts
    for name in VARIANTS:
        assert [run.text for run in fonts.runs(f"{name}a", "body", 30)] == [name, "a"]


@pytest.mark.parametrize("name", VARIANTS)
def test_no_line_ends_between_a_character_and_its_mark(name: str) -> None:
    assert chunks(f"{name}城{name}") == [name, "城", name]


def test_control_characters_and_halves_of_characters_are_not_drawn(program: Headless) -> None:
    (run,) = program.app.lettering.fonts.runs("a\x00b\ud800c\x07", "body", 30)
    assert run.text == "abc"


def test_marks_of_direction_turn_no_words_round(program: Headless) -> None:
    (run,) = program.app.lettering.fonts.runs("An\u202ena \u2067wins\u2028", "body", 30)
    assert run.text == "Anna wins"


def test_faces_are_asked_for_a_whole_text_at_once(program: Headless, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each question that goes to another face than the one before costs milliseconds."""
    fonts = program.app.lettering.fonts
    asked: list[str] = []
    ask = fonts._ask

    def counted(name: str, text: str) -> None:
        asked.append(name)
        ask(name, text)

    monkeypatch.setattr(fonts, "_ask", counted)
    fonts.runs("".join(map(chr, range(0x1000, 0x1040))), "body", 30)
    assert len(asked) == len(set(asked))


def test_what_is_typed_is_filtered_and_the_wide_space_stays(program: Headless) -> None:
    widget = field(program)
    program.type("山田\u3000太\u200b郎\x00")
    assert widget.value == "山田\u3000太郎"


def test_what_is_pasted_is_filtered(program: Headless, monkeypatch: pytest.MonkeyPatch) -> None:
    widget = field(program)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "An\x00na\t1\ud800\nsecond line")
    program.key("ctrl+v")
    assert widget.value == "Anna 1"


def test_a_clipboard_that_holds_no_text_is_empty(program: Headless, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> str:
        raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "no text")

    widget = field(program)
    monkeypatch.setattr(pygame.scrap, "get_text", refuse)
    program.key("ctrl+v")
    assert widget.value == ""


def test_what_is_being_composed_is_filtered(program: Headless) -> None:
    widget = field(program)
    pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text="か\x00\ud800", start=0, length=1))
    program.step()
    assert widget.composing == "か"


def test_the_caret_passes_and_deletes_a_character_with_its_marks(program: Headless) -> None:
    widget = field(program)
    program.type(f"安{VARIANTS[0]}")
    program.key("left")
    assert widget.caret == 1
    program.key("right")
    program.key("backspace")
    assert widget.value == "安"
    program.type(f"{VARIANTS[0]}奈")
    program.key("left")
    program.key("left")
    program.key("delete")
    assert widget.value == "安奈"


def test_one_line_keeps_what_people_write() -> None:
    assert one_line("Agnès d'Este 葛\U000e0100 か\u3099") == "Agnès d'Este 葛\U000e0100 か\u3099"
    assert one_line("a\tb\u00a0c\r\n") == "a b c  "
