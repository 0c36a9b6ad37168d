"""A match on the real table: by the keyboard alone, whole by the mouse alone, with the options that change the play."""

import pytest

from tests.contract.matches import Form
from tests.ui.forms import forms_at_tables, players_of
from tests.ui.table.players import KeyboardHand, MouseHand, Sitting

LONG_MINUTES = 60
ACTIONS = 60
"""So many of a long game are played by keys, which walk far there; in the full run all."""

every_form = pytest.mark.parametrize("form", forms_at_tables(), ids=str)


@every_form
def test_match_by_keyboard_alone(form: Form, request: pytest.FixtureRequest) -> None:
    is_whole = max(form.spec.minutes) <= LONG_MINUTES or bool(request.config.getoption("--full"))
    sitting = Sitting(form.spec.id, form.options, "7", players_of(form))
    sitting.play_whole_match(
        KeyboardHand(sitting.stage), lambda state: not is_whole and len(sitting.match.entries) >= ACTIONS
    )
    assert sitting.match.is_over or not is_whole
    sitting.close()


@every_form
def test_whole_match_by_mouse_alone(form: Form) -> None:
    sitting = Sitting(form.spec.id, form.options, "11", players_of(form))
    sitting.play_whole_match(MouseHand(sitting.stage))
    assert sitting.match.is_over
    sitting.close()


def test_a_series_goes_on_to_its_second_game() -> None:
    sitting = Sitting("san_gimignano", {"series": "two"}, seed="5")
    sitting.play_whole_match(MouseHand(sitting.stage))
    assert len(sitting.match.state.past) == 2
    sitting.close()


def test_four_people_at_one_screen_need_curtains_only_while_starting_cards_are_secret() -> None:
    """LC 2.3, LC 7."""
    sitting = Sitting("lucca", {}, "3", ("human",) * 4)
    sitting.play_whole_match(MouseHand(sitting.stage))
    assert sitting.match.is_over
    assert sitting.curtains_lifted == 4
    sitting.close()
