"""A whole match on the real table: by the keyboard alone, by the mouse alone, with and without nobles."""

import pytest

from tests.ui.table.players import KeyboardHand, MouseHand, Sitting


@pytest.mark.parametrize("options", [{"nobles": "off"}, {"nobles": "on"}], ids=["plain", "nobles"])
def test_whole_match_by_keyboard_alone(options: dict[str, str]) -> None:
    sitting = Sitting(options, seed="7")
    sitting.play_whole_match(KeyboardHand(sitting.stage))
    assert sitting.match.is_over
    sitting.close()


@pytest.mark.parametrize("options", [{"nobles": "off"}, {"nobles": "on"}], ids=["plain", "nobles"])
def test_whole_match_by_mouse_alone(options: dict[str, str]) -> None:
    sitting = Sitting(options, seed="11")
    sitting.play_whole_match(MouseHand(sitting.stage))
    assert sitting.match.is_over
    sitting.close()


def test_a_series_goes_on_to_its_second_game() -> None:
    sitting = Sitting({"series": "two"}, seed="5")
    sitting.play_whole_match(MouseHand(sitting.stage))
    assert len(sitting.match.state.past) == 2
    sitting.close()
