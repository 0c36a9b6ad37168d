"""Every sound that a game's table names has its file."""

import pytest

from scenes.engine.audio.sound import variants_of
from scenes.kit.game_uis import game_ui_ids, game_ui_of


@pytest.mark.parametrize("game", game_ui_ids())
def test_every_effect_of_a_table_is_there(game: str) -> None:
    assert [effect for effect in game_ui_of(game).sounds.values() if not variants_of(effect)] == []
