"""The chances that the contest dialog tells for the blue dice (AQ 4.2.4, AQ 4.2.5)."""

import pytest

from game.aquileia.board import ARENA, STADIUM
from game.aquileia.state import BLUE, Contest, empty_table
from scenes.games.aquileia.contest.chances import chances_of_ranks


@pytest.mark.parametrize(
    ("own", "dice", "chance"), [(5, 0, 1.0), (4, 0, 0.0), (4, 1, 1 / 3), (3, 2, 1 / 9), (3, 1, 0.0), (2, 4, 9 / 81)]
)
def test_first_by_strength_where_ties_are_won(own: int, dice: int, chance: float) -> None:
    """The fighter stands before the rival on the track, and the rival has 5."""
    view = empty_table(2)
    view.step, view.track = ARENA.start, [0, 1]
    view.contest = Contest((0, 1), (own, 5), (0, 0), stage=BLUE)
    assert chances_of_ranks(view, 0, dice)[0] == pytest.approx(chance)


def test_who_cannot_be_first_is_told_of_the_second_place() -> None:
    """AQ 4.3.5: it brings a laurel too."""
    view = empty_table(3)
    view.step, view.track = STADIUM.start, [1, 0, 2]
    view.contest = Contest((0, 1, 2), (3, 9, 4), (1, 1, 1), stage=BLUE)
    assert chances_of_ranks(view, 0, 1) == pytest.approx([0.0, 1 / 3, 2 / 3])
