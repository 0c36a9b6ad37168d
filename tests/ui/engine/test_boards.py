"""Boards from Tiled: places by layer and name, duplicates refused."""

from pathlib import Path

import pytest

from scenes.engine.layout import Rect
from scenes.engine.tiled_map import BoardError, load_board

HEAD = '<map version="1.10" orientation="orthogonal" width="30" height="20" tilewidth="64" tileheight="54">'


def write(folder: Path, *layers: str) -> Path:
    path = folder / "table.tmx"
    groups = [f'<objectgroup id="{n}" name="seats{n}">{body}</objectgroup>' for n, body in enumerate(layers, 2)]
    path.write_text(HEAD + "".join(groups) + "</map>")
    return path


def item(number: int, name: str) -> str:
    return f'<object id="{number}" name="{name}" x="{number}" y="20" width="100" height="50"/>'


def test_places_by_layer_and_name(tmp_path: Path) -> None:
    board = load_board(write(tmp_path, item(1, "hand"), item(2, "hand") + item(3, "deck")))
    assert (board.width, board.height) == (1920, 1080)
    assert board.place("seats2", "hand") == Rect(1, 20, 100, 50)
    assert set(board.layer("seats3")) == {"hand", "deck"}


def test_two_places_of_one_name_are_an_error(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match="two places called hand in layer seats2"):
        load_board(write(tmp_path, item(1, "hand") + item(2, "hand")))


def test_an_unknown_place_is_named(tmp_path: Path) -> None:
    board = load_board(write(tmp_path, item(1, "hand")))
    with pytest.raises(BoardError, match="no place called market"):
        board.place("seats2", "market")


def test_a_file_that_is_no_board_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "table.tmx"
    path.write_text("not a board")
    with pytest.raises(BoardError, match=r"table\.tmx is damaged \(cannot be read"):
        load_board(path)
