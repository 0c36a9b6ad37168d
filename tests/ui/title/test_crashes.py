"""An error of the program's own: a box with the place of the log, and the match goes on from the last action."""

from pathlib import Path
from typing import Any

import pygame
import pytest

import main
from game.core.match import Match
from game.core.storage import SaveStore
from game.core.version import version
from scenes import start
from scenes.engine.headless import Headless
from scenes.engine.main_loop import MainLoop
from scenes.engine.platform.crash import Crashed, Wish, write_log
from scenes.engine.scene import Scene
from scenes.screens.saves.stores import store_of
from tests.ui.playable import new_match, opened_tables


class Sittings:
    """The first ends with an error in the midst of a match, the second is closed at once."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, answer: int) -> None:
        self.count = 0
        self.boxes: list[tuple[Any, ...]] = []
        self.answer = answer
        monkeypatch.setattr(MainLoop, "run", lambda loop, first: self.run(loop, first))
        monkeypatch.setattr(pygame.display, "message_box", self.show_box)

    def run(self, loop: MainLoop, first: Scene) -> None:
        self.count += 1
        app = loop.app
        app.stack.push(first)
        try:
            if self.count == 1:
                store_of(app).autosave(new_match())
                raise ZeroDivisionError
            loop.step([])
        finally:
            app.close()

    def show_box(self, *told: Any, **_: Any) -> int:
        self.boxes.append(told)
        return self.answer


def logs(home: Path) -> list[Path]:
    return list((home / "logs").iterdir())


def test_the_match_goes_on_where_that_is_wanted(monkeypatch: pytest.MonkeyPatch, own_home: Path) -> None:
    sittings = Sittings(monkeypatch, Wish.GO_ON)
    opened: list[Match] = opened_tables(monkeypatch)
    assert start.run_window([]) == 0
    assert sittings.count == 2
    assert [match.seed for match in opened] == [new_match().seed]
    (log,), (box,) = logs(own_home), sittings.boxes
    assert str(log) in box[1]
    assert "ZeroDivisionError" in log.read_text("utf-8") and version() in log.read_text("utf-8")


def test_the_program_ends_where_that_is_wanted(
    monkeypatch: pytest.MonkeyPatch, own_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Sittings(monkeypatch, Wish.QUIT)
    monkeypatch.setattr(main, "choose_video_driver", lambda: None)
    assert main.main([]) == 1
    (log,) = logs(own_home)
    assert str(log) in capsys.readouterr().err
    assert [slot.problem for slot in SaveStore(own_home / "saves").slots()] == [None]


def test_where_no_box_can_be_shown_the_title_tells_it(monkeypatch: pytest.MonkeyPatch, own_home: Path) -> None:
    told: list[list[str]] = []

    def run(loop: MainLoop, first: Scene) -> None:
        told.append(list(loop.app.toasts.texts))
        loop.app.close()
        raise ZeroDivisionError

    def no_box(*_: Any, **__: Any) -> int:
        raise pygame.error

    monkeypatch.setattr(MainLoop, "run", run)
    monkeypatch.setattr(pygame.display, "message_box", no_box)
    with pytest.raises(Crashed):
        start.run_window([])
    first, *again = told
    assert len(again) == start.MOST_UNTOLD
    assert len(logs(own_home)) >= 1 and not first
    assert all(any(str(own_home / "logs") in text for text in texts) for texts in again)


def test_on_a_home_that_is_a_file_the_log_is_elsewhere(
    monkeypatch: pytest.MonkeyPatch, own_home: Path, tmp_path: Path
) -> None:
    own_home.write_text("a file")
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path / "temporary"))
    log = write_log()
    assert log is not None and log.parent == tmp_path / "temporary"
    assert str(log) in str(Crashed(log))


def test_a_home_that_is_a_file_is_told_as_what_it_is(monkeypatch: pytest.MonkeyPatch, own_home: Path) -> None:
    own_home.write_text("a file")
    told: list[str] = []

    def run(loop: MainLoop, first: Scene) -> None:
        app = loop.app
        told.extend(app.toasts.texts)
        store_of(app).autosave(new_match())
        store_of(app).wait()
        loop.step([])
        told.extend(app.toasts.texts[len(told) :])
        app.close()

    monkeypatch.setattr(MainLoop, "run", run)
    assert start.run_window(["--lang", "en"]) == 0
    assert told == [
        f"{own_home} cannot be used as a folder, so nothing will be kept.",
        "The match could not be saved: is the disk full or locked?",
    ]


def test_whatever_fails_at_the_end_the_workers_are_closed() -> None:
    closed: list[str] = []

    class Stubborn(Scene):
        def leave(self) -> None:
            raise ZeroDivisionError

    headless = Headless()
    headless.app.closers.append(lambda: closed.append("workers"))
    headless.show(Stubborn(headless.app))
    with pytest.raises(ZeroDivisionError):
        headless.close()
    assert closed == ["workers"]
    assert not pygame.display.get_init()
