"""AQ 5.2: a laurel of two colours counts for one of them, and nothing at the table counts it twice."""

import pytest

from scenes.games.aquileia.widgets.own_parts import Products
from tests.ui.aquileia.tables import at_table
from tests.ui.table.test_event_playback import do

OPEN = "seats: 3\nstep: placing\nlaurels 0: blue_yellow\n"
WHITE, BLUE, YELLOW, PURPLE = range(4)


@pytest.mark.parametrize(
    ("villas", "counted", "beside"),
    [
        ("", [], [BLUE, YELLOW]),
        ("sites: villa_blue_6=0\n", [BLUE], [YELLOW]),
        ("sites: villa_blue_6=0 villa_yellow_10=0\n", [YELLOW], [BLUE]),
    ],
)
def test_it_is_counted_once_and_stands_beside_what_it_could_count_for(
    villas: str, counted: list[int], beside: list[int]
) -> None:
    with at_table(OPEN + villas) as sitting:
        products = sitting.table.find("products")
        assert isinstance(products, Products)
        assert [colour for colour, laurels in enumerate(products.laurels) if laurels] == counted
        assert [colour for colour, laurels in enumerate(products.beside) if laurels] == beside
        assert "one of its colours only" in products.tooltip_text()


def test_the_auction_says_that_either_colour_may_count() -> None:
    with at_table("seats: 3\nstep: theatrum\nspaces: theatrum=0\ntheatre: blue_yellow white_blue\n") as sitting:
        do(sitting, "reveal")
        sitting.stage.settle()
        assert sitting.table.find("auction-worth-or") is not None
