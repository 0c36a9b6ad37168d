"""Ids of pieces: what is written is read again, and each game reads its own."""

import pytest

from scenes.games.aquileia import piece_ids as of_aquileia
from scenes.games.lorenzo import piece_ids as of_lorenzo
from scenes.games.lucca import piece_ids as of_lucca
from scenes.games.san_gimignano import piece_ids as of_san_gimignano
from scenes.kit.piece_id import PieceId, piece_id


@pytest.mark.parametrize(
    ("text", "kind", "parts", "row"),
    [
        ("tower-0-1", "tower", ("0", "1"), "tower-0"),
        ("space-portus_1", "space", ("portus_1",), "space"),
        ("rival-card-2", "rival", ("card", "2"), "rival-card"),
        ("end-turn", "end", ("turn",), "end"),
        ("deck", "deck", (), ""),
    ],
)
def test_an_id_is_read_and_written_again(text: str, kind: str, parts: tuple[str, ...], row: str) -> None:
    read = PieceId.read(text)
    assert (read.kind, read.parts, read.row) == (kind, parts, row)
    assert read.text == text == piece_id(kind, *parts)


def test_the_texts_are_those_of_lessons_and_key_files() -> None:
    """Saved focus, `keys.toml` and lessons name pieces by these texts."""
    assert of_aquileia.space(0) == "space-dolus"
    assert (of_aquileia.laurel(2), of_aquileia.fighter(1)) == ("laurel-2", "fighter-1")
    assert (of_lorenzo.tile_choice(3), of_lorenzo.member(1)) == ("tile-choice-3", "member-1")
    assert (of_lucca.use(45, "wall", True), of_lucca.use(45, "wall", False)) == ("use-45-wall-copy", "use-45-wall")
    assert (of_lucca.palace(1, 0), of_lucca.kept(1, 2)) == ("palace-1-red", "kept-1-2")
    assert (of_san_gimignano.tower(1, 0), of_san_gimignano.hand(3)) == ("tower-1-0", "hand-3")
    assert of_san_gimignano.hand(3, is_own=False) == "rival-card-3"


def test_each_game_reads_its_own() -> None:
    assert (of_aquileia.space_of("space-portus_gold"), of_aquileia.space_of("track")) == ("portus_gold", "track")
    assert (of_lorenzo.space_of("space-12"), of_lorenzo.space_of("member-1")) == (12, None)
    assert of_san_gimignano.is_of_hand("hand-0") and not of_san_gimignano.is_of_hand("rival-card-0")
    assert of_san_gimignano.is_of_hand("rival-card-0", is_own=False)
    market = ("market-3", of_san_gimignano.MARKET_ROW, "deck", "tower-0-1")
    assert [of_san_gimignano.is_of_market(piece) for piece in market] == [True, True, False, False]
