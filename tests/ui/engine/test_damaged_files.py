"""A damaged file of the program is named in one sentence, in the window's box and on the terminal."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from scenes import start
from scenes.engine.drawing.images import ImageCache
from scenes.engine.platform import resources
from scenes.engine.platform.resources import DamagedFile, read_picture, read_table


@pytest.mark.parametrize(("name", "read"), [("a.toml", lambda path: read_table(path, dict)), ("a.webp", read_picture)])
def test_it_is_named_with_what_to_do(tmp_path: Path, name: str, read: Callable[[Path], object]) -> None:
    path = tmp_path / name
    path.write_bytes(b"\xff[")
    with pytest.raises(DamagedFile, match=rf"{name} is damaged \(.+\): unpack or download the game again"):
        read(path)


def test_a_damaged_picture_is_told_once_and_counts_as_missing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    for name in ("a.webp", "common/icons/b.svg"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"RIFF")
    assets = ImageCache(tmp_path)
    for _ in range(2):
        assert assets.image("a", (10, 10)) is None and assets.natural_size("a") is None and assets.picture("a") is None
        assert assets.icon("b", 10, (1, 2, 3)) is None
    assert [record.getMessage().partition(" is damaged")[0] for record in caplog.records] == [
        f"picture damaged: {tmp_path / 'a.webp'}",
        f"picture damaged: {tmp_path / 'common' / 'icons' / 'b.svg'}",
    ]


@pytest.mark.parametrize(
    "lead", ["{outside}/", "../", "a/../../", "//server/share/", "\\\\server\\share\\", "C:/", "c:\\"]
)
def test_names_of_pictures_never_leave_the_folder(tmp_path: Path, lead: str, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = tmp_path / "assets"
    (inside / "a").mkdir(parents=True)
    (inside / "common" / "icons").mkdir(parents=True)
    for ending in (".png", ".webp", ".svg"):
        (tmp_path / f"x{ending}").write_bytes(b"RIFF")
    name, asked = lead.format(outside=tmp_path) + "x", list[Path]()

    def is_file(path: Path) -> bool:
        asked.append(path)
        return True

    monkeypatch.setattr(Path, "is_file", is_file)
    assets = ImageCache(inside)
    assert (assets.image(name, (9, 9)), assets.icon(name, 9, (1, 2, 3)), assets.natural_size(name)) == (None,) * 3
    assert asked == [], "not even whether there is such a file"


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
