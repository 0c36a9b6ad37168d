"""Settings are kept safely, and a damaged file is kept aside."""

from pathlib import Path

import pytest

from scenes.engine import settings
from scenes.engine.platform import user_dirs
from scenes.engine.platform.user_dirs import HomeLock
from scenes.engine.settings import Settings


@pytest.fixture(autouse=True)
def lived_in(own_home: Path) -> None:
    own_home.mkdir()


def test_what_is_saved_is_loaded() -> None:
    settings.save(Settings(language="ja", text_scale=150, keys={"undo": ["q"]}))
    loaded = settings.load()
    assert loaded.settings == Settings(language="ja", text_scale=150, keys={"undo": ["q"]})
    assert loaded.kept_aside is None


def test_without_a_file_everything_is_as_at_the_start() -> None:
    assert settings.load().settings == Settings()


@pytest.mark.parametrize("damage", ["{", '{"text_scale": 900}', '{"language": "tlh"}', "\ud800"])
def test_a_damaged_file_is_kept_aside(damage: str) -> None:
    user_dirs.settings_file().write_bytes(damage.encode("utf-8", "surrogatepass"))
    loaded = settings.load()
    assert loaded.settings == Settings()
    assert loaded.reason
    assert loaded.kept_aside is not None and loaded.kept_aside.is_file()
    assert not user_dirs.settings_file().exists()


def test_each_damaged_file_is_kept_aside() -> None:
    kept = list[Path]()
    for damage in ("{", "[", "["):
        user_dirs.settings_file().write_text(damage)
        aside = settings.load().kept_aside
        assert aside is not None
        kept.append(aside)
    assert [path.read_text() for path in kept] == ["{", "[", "["]


def test_on_windows_settings_that_are_held_for_a_moment_are_not_lost(tmp_path: Path, held_files: None) -> None:
    path = tmp_path / "settings.json"
    settings.save(Settings(language="it"), path)
    assert settings.load(path).settings.language == "it"
    path.write_text("spoilt", "utf-8")
    aside = settings.load(path).kept_aside
    assert aside is not None and aside.read_text("utf-8") == "spoilt"


def test_unknown_entries_are_ignored() -> None:
    user_dirs.settings_file().write_text('{"language": "it", "wings": 2, "keys": {"fly": ["f"]}}')
    assert settings.load().settings == Settings(language="it")


@pytest.mark.parametrize(("skipped", "ends"), [("true", "at_once"), ("false", "light")])
def test_files_that_know_only_whether_the_end_of_a_turn_is_skipped(skipped: str, ends: str) -> None:
    user_dirs.settings_file().write_text(f'{{"language": "it", "skip_end_turn": {skipped}}}')
    loaded = settings.load()
    assert loaded.kept_aside is None
    assert (loaded.settings.language, loaded.settings.turn_ends) == ("it", ends)


def test_a_folder_that_cannot_be_written_is_no_crash(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert not settings.save(Settings(), blocked / "settings.json")


def test_the_second_instance_is_read_only() -> None:
    first, second = HomeLock(), HomeLock()
    assert first.acquire() and not first.read_only
    assert not second.acquire() and second.read_only
    first.release()
    assert second.acquire()
    second.release()
