"""The cuts come out of the font packages, and no sound device is no trouble."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from scenes.engine.audio import sound
from scenes.engine.headless import Headless
from scenes.engine.platform import resources
from scenes.engine.platform.resources import DamagedFile
from scenes.engine.text import fonts
from scenes.engine.text.fonts import SOURCES, font_file


def test_without_cuts_the_package_files_serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "cut_folders", lambda: [tmp_path])
    assert all(font_file(name).is_file() for name in SOURCES)
    assert font_file("title").name == "Cinzel[wght].ttf"


def test_a_damaged_cut_is_passed_by_and_a_damaged_font_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: Headless
) -> None:
    monkeypatch.setattr(fonts, "cut_folders", lambda: [tmp_path])
    (tmp_path / SOURCES["title"].cut).write_bytes(b"")
    assert fonts.opened("title", lambda file: pygame.font.Font(file, 20)).size("Lucca") > (0, 0)
    monkeypatch.setattr(fonts, "package_file", lambda source: tmp_path / source.cut)
    with pytest.raises(DamagedFile, match=SOURCES["title"].cut):
        fonts.opened("title", lambda file: pygame.font.Font(file, 20))


def test_cuts_are_bolder_and_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: Headless) -> None:
    font_cutting = pytest.importorskip("scenes.engine.text.font_subsetting", reason="fontTools belongs to set-up only")
    made = font_cutting.subset_font(tmp_path / "cuts")
    assert {path.name for path in made} == {SOURCES[cut.face].cut for cut in font_cutting.CUTS}
    stamps = [path.stat().st_mtime_ns for path in made]
    assert [path.stat().st_mtime_ns for path in font_cutting.subset_font(tmp_path / "cuts")] == stamps
    thin = fonts.FontBook()
    monkeypatch.setattr(fonts, "cut_folders", list)
    thin_width = thin.font("body", 40).size("Gimignano")[0]
    monkeypatch.setattr(fonts, "cut_folders", lambda: [tmp_path / "cuts"])
    assert fonts.FontBook().font("body", 40).size("Gimignano")[0] > thin_width


def test_a_download_keeps_every_kanji_of_the_game_in_the_serif() -> None:
    font_cutting = pytest.importorskip("scenes.engine.text.font_subsetting", reason="fontTools belongs to set-up only")
    assert {SOURCES[cut.face].cut for cut in font_cutting.PACKED} == {item.cut for item in SOURCES.values() if item.cut}
    texts = "".join(path.read_text(encoding="utf-8") for path in (resources.root() / "i18n" / "ja").rglob("*.ftl"))
    kanji = {ord(char) for char in texts} & set(font_cutting.KANJI)
    assert len(kanji) > 500
    assert kanji <= font_cutting.usual_kanji()


def test_without_a_device_everything_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "_open_mixer", lambda: False)
    silent = sound.Sound()
    silent.play("click")
    silent.music("title")
    silent.mute(True)
    silent.set_volumes(10, 20)
    silent.close()
    assert not silent.available


class Heard:
    """Stands for a sound of the mixer: it remembers how it was played."""

    def __init__(self, path: Path) -> None:
        self.name = path.stem

    def play(self) -> "Heard":
        HEARD.append(self.name)
        return self

    def set_volume(self, left: float, right: float) -> None:
        SIDES.append((left, right))


HEARD: list[str] = []
SIDES: list[tuple[float, float]] = []


@pytest.fixture
def loud(monkeypatch: pytest.MonkeyPatch) -> sound.Sound:
    HEARD.clear()
    SIDES.clear()
    monkeypatch.setattr(sound, "_open_mixer", lambda: True)
    monkeypatch.setattr("pygame.mixer.Sound", Heard)
    return sound.Sound()


def test_the_same_variant_is_never_heard_twice_in_a_row(loud: sound.Sound) -> None:
    for _ in range(40):
        loud.play("card")
    assert set(HEARD) == {"card", "card_2", "card_3"}
    assert all(one != next_one for one, next_one in pairwise(HEARD))


def test_a_sound_comes_from_where_it_happens(loud: sound.Sound) -> None:
    loud.play("bell", -1.0)
    loud.play("bell")
    loud.play("bell", 1.0)
    (left, silent), (middle, also), (quiet, right) = SIDES
    assert left == right == middle == also == loud.effects_volume
    assert silent == quiet < 0.2
