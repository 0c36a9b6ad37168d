"""A match on the real table: by the keyboard alone, by the mouse alone, with the options that change the play."""

from collections.abc import Callable

import pytest

from scenes.engine.headless import Headless
from scenes.start import SMALLEST
from tests.contract.matches import Form
from tests.ui.forms import forms_at_tables, many, players_of
from tests.ui.table.players import Hand, KeyboardHand, MouseHand, Sitting

LONG_MINUTES = 60
ACTIONS = 60
"""So many of a long game are played, walking far over the table; in the full run all, by mouse in one form always."""

every_form = pytest.mark.parametrize("form", forms_at_tables(), ids=str)


@every_form
def test_match_by_keyboard_alone(form: Form, request: pytest.FixtureRequest) -> None:
    is_whole = is_short(form) or bool(request.config.getoption("--full"))
    play(form, "7", KeyboardHand, is_whole=is_whole)


@every_form
def test_match_by_mouse_alone(form: Form, request: pytest.FixtureRequest) -> None:
    is_whole = is_short(form) or form == many(form.spec) or bool(request.config.getoption("--full"))
    play(form, "11", MouseHand, is_whole=is_whole)


def is_short(form: Form) -> bool:
    return max(form.spec.minutes) <= LONG_MINUTES


def play(form: Form, seed: str, hand: Callable[[Headless], Hand], *, is_whole: bool) -> None:
    """In the smallest window, where a press finds its piece least easily."""
    sitting = Sitting(form.spec.id, form.options, seed, players_of(form), size=SMALLEST)
    sitting.play_whole_match(hand(sitting.stage), lambda _state: not is_whole and len(sitting.match.entries) >= ACTIONS)
    assert sitting.match.is_over or not is_whole
    sitting.close()


def test_a_series_goes_on_to_its_second_game() -> None:
    sitting = Sitting("san_gimignano", {"series": "two"}, seed="5")
    sitting.play_whole_match(MouseHand(sitting.stage))
    assert len(sitting.match.state.past) == 2
    sitting.close()


def test_four_people_at_one_screen_need_curtains_only_while_starting_cards_are_secret() -> None:
    """LC 2.3, LC 7."""
    sitting = Sitting("lucca", {}, "3", ("human",) * 4)
    sitting.play_whole_match(MouseHand(sitting.stage), lambda _state: len(sitting.match.entries) >= ACTIONS)
    assert sitting.curtains_lifted == 4
    sitting.close()
