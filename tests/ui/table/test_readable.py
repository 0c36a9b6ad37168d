"""What must be read at a glance is large enough in the smallest window: the letters of the families."""

import pytest

from scenes.kit.game_uis import game_ui_ids
from tests.ui.playable import stage
from tests.ui.tables.crowded import LARGE, SMALL, crowded, crowded_match
from tests.ui.tables.seated import Seated

LETTER = {SMALL: 11, LARGE: 16}
FAMILIES = "LFQTS"


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
@pytest.mark.parametrize("game", [game for game in game_ui_ids() if crowded(game)])
def test_letters_of_families_can_be_read(game: str, size: tuple[int, int]) -> None:
    with stage(size) as headless:
        for name in crowded(game):
            letters = [box for box in Seated(headless, crowded_match(game, name)).texts() if box.text in FAMILIES]
            assert letters, name
            assert [(name, box.text, box.pixels) for box in letters if box.pixels < LETTER[size]] == []
