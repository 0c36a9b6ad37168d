"""The store that pictures and tests bring leaves nothing among the system's temporary files."""

import tempfile
from pathlib import Path

import pytest

from scenes.engine.headless import Headless
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.saves.stores import store_of
from scenes.shot import SCENES, find_shooter
from tests.core.saved import new_match, play


def test_its_folder_goes_with_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    stage = Headless((640, 360))
    match = new_match()
    put_on_shelf(stage.app, match)
    put_on_shelf(stage.app, match.branch(0))
    folder = store_of(stage.app).folder.root
    assert folder.is_relative_to(tmp_path) and len(list(tmp_path.iterdir())) == 2
    play(match, 3)
    stage.close()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("scene", SCENES)
def test_no_picture_of_a_screen_leaves_a_folder(scene: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    stage = Headless((640, 360))
    stage.show(find_shooter(scene).for_shot(stage.app, new_match()))
    stage.step(0.5)
    stage.close()
    assert list(tmp_path.iterdir()) == []
