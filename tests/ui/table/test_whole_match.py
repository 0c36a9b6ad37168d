"""A whole match on the real table: by the keyboard alone, by the mouse alone, with the options that change the play."""

import pytest

from tests.contract.matches import Form
from tests.ui.forms import forms_at_tables, many, players_of
from tests.ui.table.players import KeyboardHand, MouseHand, Sitting

LONG_MINUTES = 60
"""The keys walk far in a long game at its fullest table: that match is kept for the full run."""


def kept_for_the_full_run(form: Form) -> bool:
    return max(form.spec.minutes) > LONG_MINUTES and form == many(form.spec)


every_form = pytest.mark.parametrize("form", forms_at_tables(), ids=str)
by_keys = pytest.mark.parametrize(
    "form",
    [
        pytest.param(form, marks=pytest.mark.full if kept_for_the_full_run(form) else ())
        for form in forms_at_tables()
    ],
    ids=str,
)


@by_keys
def test_whole_match_by_keyboard_alone(form: Form) -> None:
    sitting = Sitting(form.spec.id, form.options, "7", players_of(form))
    sitting.play_whole_match(KeyboardHand(sitting.stage))
    assert sitting.match.is_over
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
