"""Every sound that a game's table names has its file."""

import pytest

from scenes.core.sound import variants_of
from scenes.kit.faces import face_ids, face_of


@pytest.mark.parametrize("game", face_ids())
def test_every_effect_of_a_table_is_there(game: str) -> None:
    assert [effect for effect in face_of(game).sounds.values() if not variants_of(effect)] == []
