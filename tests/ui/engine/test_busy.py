"""Long work: the window lives meanwhile, says so, and loses no press."""

import threading

import pygame
import pytest

from scenes.engine.headless import Headless
from scenes.engine.platform import busy
from tests.ui.engine.rooms import Room, buttons


@pytest.fixture(autouse=True)
def everything_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(busy, "UNNOTICED", 0.0)
    monkeypatch.setattr(busy, "BETWEEN_PICTURES", 0.001)


class Reader:
    """Reads until that many pictures were shown."""

    def __init__(self, program: Headless, monkeypatch: pytest.MonkeyPatch, pictures: int) -> None:
        self._enough, self._wanted = threading.Event(), pictures
        self.shown: list[bytes] = []
        self._surface = program.app.window.surface
        monkeypatch.setattr(program.app.window, "flip", self._look)

    def _look(self) -> None:
        self.shown.append(pygame.image.tobytes(self._surface, "RGB"))
        if len(self.shown) >= self._wanted:
            self._enough.set()

    def __call__(self) -> str:
        assert self._enough.wait(60)
        return "read"


def test_the_window_is_painted_while_a_thread_works(program: Headless, monkeypatch: pytest.MonkeyPatch) -> None:
    program.show(Room(program.app, buttons))
    before = pygame.image.tobytes(program.app.window.surface, "RGB")
    reader = Reader(program, monkeypatch, pictures=20)
    assert program.app.spinner.run(reader) == "read"
    assert len(set(reader.shown)) == 3
    assert before not in reader.shown
    program.step()
    assert reader.shown[-1] == before


def test_with_reduced_motion_nothing_runs(program: Headless, monkeypatch: pytest.MonkeyPatch) -> None:
    program.app.change(reduced_motion=True)
    program.show(Room(program.app, buttons))
    reader = Reader(program, monkeypatch, pictures=20)
    program.app.spinner.run(reader)
    assert len(set(reader.shown)) == 1


def test_a_press_meanwhile_waits(program: Headless, monkeypatch: pytest.MonkeyPatch) -> None:
    program.show(Room(program.app, buttons))
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    program.app.spinner.run(Reader(program, monkeypatch, pictures=2))
    assert program.app.running
    program.step()
    assert not program.app.running


def test_what_goes_wrong_is_raised_where_it_was_asked_for(program: Headless) -> None:
    def refuse() -> None:
        raise LookupError("nothing there")

    with pytest.raises(LookupError, match="nothing there"):
        program.app.spinner.run(refuse)
