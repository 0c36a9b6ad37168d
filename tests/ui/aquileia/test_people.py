"""Several people at one screen: each sees the own hand alone (AQ 7)."""

from scenes.aquileia.tips import Tips
from tests.ui.aquileia.tables import at_table
from tests.ui.table.players import MouseHand, Sitting


def test_five_people_play_a_round_behind_curtains() -> None:
    sitting = Sitting("aquileia", {}, "3", ("human",) * 5)
    sitting.play_whole_match(MouseHand(sitting.stage), lambda state: state.round == 2)
    assert sitting.match.state.round == 2
    assert sitting.curtains_lifted > 5
    sitting.close()


def test_a_rivals_villas_and_laurels_are_told_by_colour() -> None:
    """AQ 5.2."""
    with at_table("seats: 3\nlaurels 1: blue blue_yellow\nsites: villa_blue_6=1") as sitting:
        tips = Tips(sitting.table.seen)
        assert "Villas × laurels: blue 6 × 2." in tips.person(1)
        assert "Villas × laurels" not in tips.person(2)
