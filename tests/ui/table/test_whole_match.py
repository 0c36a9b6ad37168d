"""A whole match on the real table: by the keyboard alone, by the mouse alone, with the options that change the play."""

import pytest

from tests.ui.table.players import KeyboardHand, MouseHand, Sitting

ALONE = ("human", "greedy")
KINDS = {
    "plain": ("san_gimignano", {"nobles": "off"}, ALONE),
    "nobles": ("san_gimignano", {"nobles": "on"}, ALONE),
    "lucca-3": ("lucca", {}, (*ALONE, "random")),
    "lucca-5": ("lucca", {}, (*ALONE, "random", "greedy", "random")),
    "lorenzo-2": ("lorenzo", {"game": "basic"}, ALONE),
    "lorenzo-4": ("lorenzo", {}, (*ALONE, "greedy", "greedy")),
}


@pytest.mark.parametrize("kind", KINDS)
def test_whole_match_by_keyboard_alone(kind: str) -> None:
    game, options, players = KINDS[kind]
    sitting = Sitting(game, options, "7", players)
    sitting.play_whole_match(KeyboardHand(sitting.stage))
    assert sitting.match.is_over
    sitting.close()


@pytest.mark.parametrize("kind", KINDS)
def test_whole_match_by_mouse_alone(kind: str) -> None:
    game, options, players = KINDS[kind]
    sitting = Sitting(game, options, "11", players)
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
