"""An update keeps everything: a home written by the program of 20 November 2026 (commit 25c4e335) opens whole."""

import shutil
from pathlib import Path

import pytest

from game.coach import storage as coach_files
from game.core.record import lines_of
from game.core.registry import game_ids
from game.core.storage import SaveStore
from game.lessons import progress
from scenes.engine import settings
from scenes.engine.app import App
from tests.core.saved import play

OLDER_HOME = Path(__file__).parent / "home_of_20_november"
RECORDS = sorted(path.name for path in (OLDER_HOME / "saves").glob("*.jsonl"))


@pytest.fixture
def home(own_home: Path) -> Path:
    shutil.copytree(OLDER_HOME, own_home)
    return own_home


def test_every_match_is_listed_under_its_name(home: Path) -> None:
    slots = SaveStore(home / "saves").slots()
    assert {slot.game for slot in slots} == set(game_ids())
    assert sorted(f"{slot.id}.jsonl" for slot in slots) == RECORDS
    assert [slot.name for slot in slots if slot.name] == ["Abend lucca 四"]
    assert [slot.id for slot in slots if slot.finished] == ["san_gimignano-0002"]


@pytest.mark.parametrize("record", RECORDS)
def test_a_match_stands_as_it_was_left_and_goes_on(home: Path, record: str) -> None:
    store = SaveStore(home / "saves")
    text = (OLDER_HOME / "saves" / record).read_text(encoding="utf-8")
    loaded = store.load(record.removesuffix(".jsonl"))
    assert loaded.notice is None
    assert [*lines_of(loaded.match)] == text.splitlines()
    if loaded.match.is_over:
        return
    store.autosave(loaded.match)
    play(loaded.match, 6)
    store.wait()
    assert (home / "saves" / record).read_text(encoding="utf-8").startswith(text)
    store.close()


def test_what_an_older_coach_found_is_dropped_with_a_sentence(home: Path) -> None:
    """Its errors were stated too small; the match is judged anew."""
    store = SaveStore(home / "saves")
    match = store.load("san_gimignano-0002").match
    path = store.folder.coach("san_gimignano-0002")
    with pytest.raises(coach_files.UnusableNotesError) as refused:
        coach_files.read(path, match)
    assert refused.value.reason == coach_files.OLDER
    coach_files.write(path, coach_files.no_notes(match))
    assert coach_files.read(path, match) == coach_files.no_notes(match)


def test_settings_and_keys_are_kept(home: Path) -> None:
    loaded = settings.load()
    assert (loaded.kept_aside, loaded.reason) == (None, "")
    kept = loaded.settings
    assert (kept.language, kept.text_scale, kept.turn_ends, kept.last_city) == ("it", 120, "asked", "lucca")
    assert (kept.introduced, kept.welcomed) == (["lucca"], True)
    assert (kept.window.width, kept.window.height, kept.keys) == (1600, 900, {"undo": ["ctrl+z"]})
    app = App(kept, persistent=True, audible=False)
    app.close()
    assert settings.load().settings == kept


def test_lessons_go_on_where_they_were_left(home: Path) -> None:
    kept, was_damaged = progress.load(home / "lessons.json")
    assert not was_damaged
    assert kept.place("lucca/lesson") == progress.Place(step=4)
    assert kept.place("san_gimignano/lesson").is_finished
