"""The chances that the contest dialog tells for the blue dice (AQ 4.2.4, AQ 4.2.5)."""

import pytest

from game.aquileia.board import ARENA
from game.aquileia.state import BLUE, Contest, empty_table
from scenes.aquileia.chances import chance_to_lead


@pytest.mark.parametrize(
    ("own", "dice", "chance"), [(5, 0, 1.0), (4, 0, 0.0), (4, 1, 1 / 3), (3, 2, 1 / 9), (3, 1, 0.0), (2, 4, 9 / 81)]
)
def test_first_by_strength_where_ties_are_won(own: int, dice: int, chance: float) -> None:
    """The fighter stands before the rival on the track, and the rival has 5."""
    view = empty_table(2)
    view.step, view.track = ARENA.start, [0, 1]
    view.contest = Contest((0, 1), (own, 5), (0, 0), stage=BLUE)
    assert chance_to_lead(view, 0, dice) == pytest.approx(chance)
