"""Nothing on Florence's table is cut while a member is chosen, late and with four families."""

import pytest

from scenes.engine.text.drawn_text import overflowing
from tests.ui.tables.moments import richest
from tests.ui.tables.seated import seated

TURN = next(moment for moment in richest("lorenzo") if moment.kind == "turn")


@pytest.mark.parametrize(("language", "scale"), [("xx", 100), ("ja", 130), ("it", 130)])
def test_every_text_fits_while_a_member_is_chosen(language: str, scale: int) -> None:
    with seated(TURN.match(), language, text_scale=scale) as sitting:
        choice = sitting.table.board.choice  # type: ignore[attr-defined]
        choice.toggle_member(3)
        sitting.table.invalidate()
        assert [box.text for box in overflowing(sitting.texts())] == []
