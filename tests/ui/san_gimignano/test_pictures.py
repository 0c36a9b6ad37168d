"""Every card of San Gimignano has its picture."""

from game.san_gimignano.cards import NOBLES, TOWERS
from scenes.engine.platform.resources import asset
from scenes.games.san_gimignano.cards import card_picture


def test_every_card_is_painted() -> None:
    names = [card_picture(kind) for kind in (*TOWERS, *NOBLES)]
    assert [name for name in names if not asset("san_gimignano", f"art/{name}.webp").is_file()] == []
