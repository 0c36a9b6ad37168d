"""The short form of `python -m tests.fuzz`."""

from pathlib import Path

import pytest

from scenes.common.game_catalogue import all_cities
from tests.fuzz import homes, kills, letters, records, shipped


def test_changed_records(tmp_path: Path) -> None:
    records.run(150, tmp_path)


def test_spoilt_homes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_downloads_dir", lambda: str(tmp_path / "downloads"))
    homes.run(12, tmp_path)


def test_kills(tmp_path: Path) -> None:
    kills.run(3, tmp_path)


def test_texts_of_any_characters(tmp_path: Path) -> None:
    letters.run(120, tmp_path, step=331)


def test_what_was_read_of_the_program_is_forgotten_before_a_file_is_damaged() -> None:
    all_cities()
    assert all_cities.cache_info().currsize == 1
    shipped.forget()
    assert all_cities.cache_info().currsize == 0


def test_damaged_files_of_the_program(tmp_path: Path) -> None:
    shipped.run(12, tmp_path)
