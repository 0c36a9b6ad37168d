"""Sessions are read as they are written, and a widget that is not there is an error."""

from dataclasses import replace
from random import Random

import pytest

from tests.fuzz.monkey.starts import random_start
from tests.fuzz.monkey.world import Input
from tests.transcripts.playing import SessionError, transcript
from tests.transcripts.script import PEOPLE, ScriptError, beginning, parse, start_of, start_text, step_of, written
from tests.transcripts.seen import quoted, ranges

INPUTS = (
    Input("click", ("do-keep l18", 1)), Input("click", ("hand-1", 2)), Input("click at", (0.5, 0.25, 3)),
    Input("drag", ("hand-0", "plot", True)), Input("drag", ("hand-0", "plot", False)), Input("move", ("deck",)),
    Input("move at", (0.1, 0.2)), Input("button", (0.5, 0.5, True)), Input("key", ("page down", 1)),
    Input("key", ("ctrl+z", 3)), Input("wheel", (0.5, 0.5, -3)), Input("type", ("[b]Ugo's \"Ω\"",)),
    Input("wait", (0.2,)), Input("resize", (800, 1000)), Input("set", ("text_scale", 130)),
    Input("set", ("hints", False)), Input("focus", ("log-0",)), Input("keyboard", (True,)),
)  # fmt: skip


@pytest.mark.parametrize("given", INPUTS, ids=str)
def test_inputs_are_read_as_they_are_written(given: Input) -> None:
    step = step_of(f"> {written(given)}")
    assert (step.given, step.waits) == (given, True)


def test_two_arrows_do_not_wait() -> None:
    assert not step_of(">> key u").waits


@pytest.mark.parametrize("seed", range(20))
def test_starts_are_read_as_they_are_written(seed: int) -> None:
    start = random_start(Random(seed))
    start = replace(start, names=PEOPLE[: len(start.players)])
    again = start_of(start_text(start))
    assert replace(again, settings=()) == replace(start, settings=())
    assert dict(start.settings).items() <= {**dict(start.settings), **dict(again.settings)}.items()


def test_what_is_no_line_of_a_session_is_refused() -> None:
    for text in ("click hand-0", "> jump", "start colour=blue\n> rest"):
        with pytest.raises(ScriptError):
            assert parse(text).start


def test_a_widget_that_is_not_there_is_an_error() -> None:
    with pytest.raises(SessionError, match="settings has no widget hand-0"):
        transcript(parse("start screen=settings\n> click hand-0"))


def test_neighbours_are_drawn_together() -> None:
    assert ranges(["hand-0", "hand-1", "hand-2", "deck", "forum_1", "forum_2", "hand-4"]) == (
        "hand-0..2, deck, forum_1..2, hand-4"
    )


def test_long_texts_are_known_by_a_number() -> None:
    assert quoted("one\ntwo") == '"one / two"'
    assert quoted("a" * 401) != quoted("a" * 400 + "b")


def test_a_session_is_cut_after_some_inputs() -> None:
    assert beginning("start\n  there\n> rest\n  nothing\n> rest\n", 1) == "start\n  there\n> rest\n  nothing\n"
