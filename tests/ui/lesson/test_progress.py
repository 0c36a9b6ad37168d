"""The progress of lessons: the step is kept when one leaves, and nothing else."""

from pathlib import Path

import pytest

from scenes import navigation
from scenes.common import lesson_catalogue
from scenes.engine.headless import Headless
from scenes.engine.platform import user_dirs
from scenes.engine.widgets.dialog import Dialog
from scenes.screens.replay.scene import Replay
from scenes.screens.title.scene import Title
from tests.ui.lesson.pupils import SMALL, Pupil
from tests.ui.table.players import MouseHand

CITY = "san_gimignano"
BUY = 1
"""The number of the step that asks for buying."""


def test_leaving_keeps_the_step_and_the_lesson_goes_on_there() -> None:
    pupil = Pupil(CITY, "lesson", number=BUY)
    app, stage = pupil.stage.app, pupil.stage
    stage.show(Title(app))
    navigation.open_lesson(app, CITY)
    stage.settle()
    stage.key(".")
    stage.key("escape")
    assert isinstance(app.stack.top, Dialog)
    stage.click("answer-0")
    assert isinstance(app.stack.top, Title)
    assert lesson_catalogue.progress_of(app).place(f"{CITY}/lesson").step == 2
    navigation.open_lesson(app, CITY)
    stage.settle()
    assert pupil.table.teaching.course.number == 2
    pupil.close()


def test_nothing_of_a_lesson_is_kept_but_the_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUATTRO_HOME", str(tmp_path))
    pupil = Pupil(CITY, "lesson", number=BUY)
    pupil.do_next(MouseHand(pupil.stage))
    table = pupil.table
    assert table.autosave is None and table.match.begins_midway
    navigation.open_replay(pupil.stage.app, table.match)
    replay = pupil.stage.app.stack.top
    assert isinstance(replay, Replay) and not replay.can_play_on
    assert not user_dirs.saves_dir().exists()
    pupil.close()


def test_the_progress_is_kept_in_the_players_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUATTRO_HOME", str(tmp_path))
    pupil = Pupil(CITY, "lesson")
    pupil.stage.app.persistent = True
    pupil.table.lesson.go_on()
    assert lesson_catalogue.progress_file().is_file()
    pupil.close()


def test_damaged_progress_is_told_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUATTRO_HOME", str(tmp_path))
    lesson_catalogue.progress_file().write_text("{")
    stage = Headless(SMALL)
    stage.app.persistent = True
    told: list[str] = []
    monkeypatch.setattr(stage.app, "notice", told.append)
    assert lesson_catalogue.progress_of(stage.app).lessons == {}
    assert told == [stage.app.catalog("lesson-progress-damaged")]
    stage.close()
