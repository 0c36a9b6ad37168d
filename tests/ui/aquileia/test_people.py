"""Several people at one screen: each sees the own hand alone (AQ 7)."""

from game.aquileia.board import SITE_OF
from game.aquileia.laurels import COLOURS
from game.aquileia.scoring import villa_sums
from scenes.games.aquileia.tooltips import AquileiaTooltips
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
        tips = AquileiaTooltips(sitting.table.position)
        assert "Villas × laurels: blue 6 × 2." in tips.person(1)
        assert "Villas × laurels" not in tips.person(2)


def test_a_laurel_of_two_colours_is_counted_once() -> None:
    """AQ 5.2: where the villas are worth more; what is told beside each other never adds up to more than the score."""
    with at_table("seats: 3\nlaurels 1: blue_yellow\nsites: villa_blue_10=1 villa_yellow_6=1") as sitting:
        tips = AquileiaTooltips(sitting.table.position)
        told = [tips.laurels_of_colour(1, colour) for colour in range(len(COLOURS))]
        sums = villa_sums(tips.view, 1)
        assert sum(villas * laurels for villas, laurels in zip(sums, told, strict=True)) == 10
        assert "yellow 6 × 0" in tips.person(1)


def test_a_free_villa_says_what_it_would_bring_with_the_laurels_of_its_colour() -> None:
    with at_table("seats: 3\nlaurels 0: blue_yellow\nsites: villa_blue_6=0") as sitting:
        tips = AquileiaTooltips(sitting.table.position)
        assert "10 × 1 = 10" in tips.villa(SITE_OF["villa_yellow_10"])
        assert "6 × 0 = 0" in tips.villa(SITE_OF["villa_yellow_6"]), "blue counts as much already"
