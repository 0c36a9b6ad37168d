"""Four people at one screen: the curtain comes between them while hands are secret."""

import pytest

from game.core.spec import HUMAN
from game.lorenzo.state import ROUND, State
from tests.ui.table.players import MouseHand, Sitting

PEOPLE = (HUMAN,) * 4


def has_begun(state: State) -> bool:
    return state.stage == ROUND


def test_lm_2_5_four_people_draft_behind_curtains() -> None:
    """Nobody sees the pack of another: each of the sixteen leaders is chosen by whoever lifted the curtain."""
    sitting = Sitting("lorenzo", {}, "5", PEOPLE)
    sitting.play_whole_match(MouseHand(sitting.stage), has_begun)
    state = sitting.match.state
    assert all(len(player.hand) == 4 for player in state.players)
    assert sitting.curtains_lifted >= 4 * 4 - 1
    sitting.close()


@pytest.mark.full
def test_four_people_play_a_whole_match_with_curtains() -> None:
    sitting = Sitting("lorenzo", {}, "5", PEOPLE)
    sitting.play_whole_match(MouseHand(sitting.stage))
    assert sitting.match.is_over
    sitting.close()
