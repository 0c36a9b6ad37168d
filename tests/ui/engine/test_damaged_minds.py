"""What opponents and the coach have learned is damaged: one sentence names it, and everything else goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ai.minds import minds_of
from game.coach.strength import strength_of
from game.core import version as version_module
from game.core.version import UNKNOWN, version
from scenes.engine.headless import Headless
from scenes.screens.coach.judging import study_of
from scenes.screens.coach.scene import LookBack
from scenes.screens.opponents.scene import Opponents
from scenes.table.ai_service import ai_service_of
from tests.coach.matches import finished
from tests.ui.playable import stage

GAME = "lucca"
READERS = ("game.ai.minds", "game.ai.strength", "game.coach.strength")


@pytest.fixture
def damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "mind").mkdir()
    for name in ("weights", "strength", "coach"):
        (tmp_path / "mind" / f"{name}.json").write_bytes(b'{"4": ')
    for reader in READERS:
        monkeypatch.setattr(f"{reader}.files", lambda package: tmp_path)
    minds_of.cache_clear()
    strength_of.cache_clear()
    yield
    minds_of.cache_clear()
    strength_of.cache_clear()


def told(headless: Headless) -> list[str]:
    headless.step()
    return [text for text in headless.app.toasts.texts if "mind" in text]


@pytest.mark.usefixtures("damaged")
def test_every_screen_that_reads_it_goes_on_and_it_is_told_once() -> None:
    with stage() as headless:
        app, match = headless.app, finished(GAME)
        judging = study_of(app).of(match, None)
        for page in (Opponents(app, GAME), LookBack(app, match, judging)):
            headless.show(page)
            assert told(headless) == [app.catalog("notice-data-damaged", place=f"game/{GAME}/mind")]
        assert not ai_service_of(app).can_judge(GAME, match.view(0))
        study_of(app).begin(judging)
        assert not judging.is_running and judging.notes.judged == []
        assert len(told(headless)) == 1


def test_the_number_of_the_program_is_never_what_ends_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(version_module, "Path", lambda _: tmp_path / "a" / "b" / "c")
    assert version.__wrapped__() == UNKNOWN
