"""What a hint says before it names the move."""

from dataclasses import replace
from functools import partial

import pytest

from scenes.screens.curtain import Curtain
from scenes.table.hint_sheet import HintSheet
from tests.ui.table.players import Sitting
from tests.ui.table.test_match_controller import QUIET, sit


def _say(words: str, *asked: object) -> str:
    return words


def test_a_hint_that_knows_what_to_look_for_says_nothing_general(
    sittings: list[Sitting], monkeypatch: pytest.MonkeyPatch
) -> None:
    for prospect, told in (("", "Look in the frame."), ("Three 7s.", "Three 7s.")):
        sitting = sit(sittings, QUIET)
        hints = sitting.table.hints
        says = replace(hints.words, prospect=partial(_say, prospect))
        monkeypatch.setattr(hints, "words", says)
        sitting.stage.key("h")
        sitting.stage.step(0.1)
        sheet = sitting.table.find("hint-sheet")
        assert isinstance(sheet, HintSheet) and sheet.text.split("\n")[0].endswith(told)


def test_a_hint_is_not_in_the_picture_that_everybody_may_see(sittings: list[Sitting]) -> None:
    """It names cards of a hand that lies face down there."""
    sitting = sit(sittings, QUIET, ("human", "human"))
    table = sitting.table
    while isinstance(sitting.stage.app.stack.top, Curtain):
        sitting.stage.key("return")
        sitting.rest()
    sitting.stage.key("h")
    sitting.stage.step(0.1)
    assert table.find("hint-sheet") and table.hints.places()
    table.viewpoint.is_for_all = True
    table.invalidate()
    assert not (table.find("hint-sheet") or table.hints.places())
