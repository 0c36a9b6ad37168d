"""LM 2.5, 4.2.2: the standard bonus tile and the four advanced ones, as they are printed."""

import pytest

from tests.rules.lorenzo.table import Table

PRINTED = [
    # tile, harvest, production; 0 is the standard side
    (0, "wood 1 stone 1 servants 1", "coins 2 military 1"),
    (1, "wood 1 stone 1 military 1", "coins 1 servants 2"),
    (2, "wood 1 stone 1 servants 1", "coins 1 military 2"),
    (3, "wood 1 stone 1 military 1", "coins 2 servants 1"),
    (4, "coins 1 wood 1 stone 1", "servants 1 military 2"),
]


@pytest.mark.parametrize(("tile", "harvest", "production"), PRINTED)
def test_a_bonus_tile_gives_what_is_printed_in_each_harvest_and_production(
    tile: int, harvest: str, production: str
) -> None:
    for work, gain in (("harvest", harvest), ("production", production)):
        table = Table(f"bonus tile 0: {tile}\ndice: 1 1 1").place("white", f"{work} small").then("finish")
        assert table.change() == gain
