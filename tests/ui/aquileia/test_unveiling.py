"""What is shown of a family at the end, before the finale counts (AQ 5)."""

from game.aquileia.laurels import NAMES
from scenes.aquileia.unveiling import unveiling
from scenes.core.layout import Rect
from tests.ui.aquileia.tables import at_table

WITH_VILLAS = "seats: 3\nstep: placing\nlaurels 0: blue points_7 points_5\nsites: villa_blue_6=0 villa_white_10=0"


def test_villas_times_laurels_and_numbers_are_worked_out() -> None:
    with at_table(WITH_VILLAS) as sitting:
        sides = [(kind, kind) for kind in map(NAMES.index, ("blue", "points_7", "points_5"))]
        chips = [chip[1] for chip in unveiling(sitting.table.seen, 0, Rect(0, 0, 9, 9), sides).chips()]
        assert sorted(map(str, chips)) == ["10 × 0 = 0", "12", "6 × 1 = 6"]
