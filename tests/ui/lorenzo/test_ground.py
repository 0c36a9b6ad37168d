"""What stays on Florence's table shows what a chosen member would be worth wherever one looks."""

import pytest

from tests.ui.lorenzo.tables import clicks, table_at
from tests.ui.table.grounds import as_if_anew

ONE_MEMBER = "seats: 2\ngoods 0: servants 2\nhome 0: orange\ndice: 6 6 1\nfloor territory 2: t05"


def test_purse_and_sum_follow_the_space_that_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    with table_at(ONE_MEMBER) as sitting:
        stage, table = sitting.stage, sitting.table
        clicks(sitting, "member-2")
        position = []
        for space in ("space-1", "rival-1"):
            stage.move(stage.center(space))
            position.append(as_if_anew(stage, table, monkeypatch))
        assert position[0] != position[1]
