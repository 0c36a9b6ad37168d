"""A damaged file of the program is named in one sentence, in the window's box and on the terminal."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from scenes import start
from scenes.core import resources
from scenes.core.assets import Assets
from scenes.core.resources import DamagedFile, read_picture, read_table


@pytest.mark.parametrize(("name", "read"), [("a.toml", lambda path: read_table(path, dict)), ("a.webp", read_picture)])
def test_it_is_named_with_what_to_do(tmp_path: Path, name: str, read: Callable[[Path], object]) -> None:
    path = tmp_path / name
    path.write_bytes(b"\xff[")
    with pytest.raises(DamagedFile, match=rf"{name} is damaged \(.+\): unpack or download the game again"):
        read(path)


def test_a_picture_that_cannot_be_read_is_a_damaged_file(tmp_path: Path) -> None:
    (tmp_path / "a.webp").write_bytes(b"RIFF")
    with pytest.raises(DamagedFile):
        Assets(tmp_path).image("a", (10, 10))


def test_the_window_tells_it_in_a_box_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[str] = []

    def damaged(*_: object) -> str | None:
        raise DamagedFile(resources.root() / "assets" / "lucca" / "table.tmx", "no place called deck")

    monkeypatch.setenv("QUATTRO_HOME", str(tmp_path))
    monkeypatch.setattr(start, "_sit_down", damaged)
    monkeypatch.setattr(pygame.display, "message_box", lambda title, text, *_: told.append(text))
    import main

    assert main.main([]) == 2
    assert "table.tmx" in told[0]
    assert "table.tmx is damaged" in capsys.readouterr().err
