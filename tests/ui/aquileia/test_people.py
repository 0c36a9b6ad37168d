"""Several people at one screen: each sees the own hand alone (AQ 7)."""

from tests.ui.table.players import MouseHand, Sitting


def test_five_people_play_a_round_behind_curtains() -> None:
    sitting = Sitting("aquileia", {}, "3", ("human",) * 5)
    sitting.play_whole_match(MouseHand(sitting.stage), lambda state: state.round == 2)
    assert sitting.match.state.round == 2
    assert sitting.curtains_lifted > 5
    sitting.close()
