"""The real program in a real window: one whole match, clicked through with xdotool from the title to the scores."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.match import Match
from game.core.record import parse_record
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import COLOURS
from game.core.storage import SaveStore
from scenes.core import home, settings
from scenes.core.headless import BETWEEN_CLICKS, Headless
from scenes.core.layout import Point
from scenes.title.scene import Title
from tests.ui.table.players import NAMES, Sitting

SIZE = (1280, 720)
MATCHES = {"san_gimignano": ({"nobles": "off"}, 2), "lucca": ({}, 3)}
"""Options and seats."""
RIVAL = "artisan"
"""It does not search: the same view and seed give the same move in the window and in its twin."""
SEED = "21"
PATIENCE = 20.0
OPENING = 2.5
"""Until the table stands: a press made before that is meant for no scene that is seen, and does nothing."""
ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.xserver


class RealWindow:
    """The program under Xvfb; points are design units."""

    def __init__(self, display: str, home: Path) -> None:
        self.environment = {
            **os.environ, "DISPLAY": display, "QUATTRO_HOME": str(home), "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0",
        }  # fmt: skip
        arguments = [sys.executable, "main.py", "--size", f"{SIZE[0]}x{SIZE[1]}"]
        self.process = subprocess.Popen(arguments, cwd=ROOT, env=self.environment)
        self.window = self._wait_for_window()
        self.left, self.top = self._place()
        self._clicked: tuple[Point, float] = ((0, 0), 0.0)

    def _xdotool(self, *arguments: str) -> str:
        done = subprocess.run(["xdotool", *arguments], env=self.environment, capture_output=True, text=True)
        return done.stdout.strip()

    def _wait_for_window(self) -> str:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            found = self._xdotool("search", "--onlyvisible", "--pid", str(self.process.pid))
            if found:
                time.sleep(1.0)
                return found.split()[-1]
            time.sleep(0.1)
        raise AssertionError("no window appeared")

    def _place(self) -> tuple[int, int]:
        told = self._xdotool("getwindowgeometry", "--shell", self.window)
        values = dict(line.split("=") for line in told.splitlines())
        return int(values["X"]), int(values["Y"])

    def click(self, point: Point) -> None:
        """Never the second half of a double click."""
        last, at = self._clicked
        if last == point:
            time.sleep(max(0.0, at + BETWEEN_CLICKS - time.monotonic()))
        self._clicked = point, time.monotonic()
        x, y = self.left + round(point[0] * SIZE[0] / 1920), self.top + round(point[1] * SIZE[1] / 1080)
        self._xdotool("mousemove", str(x), str(y))
        time.sleep(0.03)
        self._xdotool("click", "1")
        time.sleep(0.05)

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


class TwinHand:
    """Presses in the twin and clicks the same place in the real window."""

    def __init__(self, sitting: Sitting, window: RealWindow, record: Path) -> None:
        self.sitting, self.window, self.record = sitting, window, record

    def press(self, widget: str) -> None:
        point = self.sitting.stage.center(widget)
        self._wait_for_the_window()
        self.window.click(point)
        self.sitting.stage.click(widget)

    def _wait_for_the_window(self) -> None:
        """Until the real match has come as far as the twin's."""
        deadline = time.monotonic() + PATIENCE
        while self._played() < len(self.sitting.match.entries):
            assert time.monotonic() < deadline, f"the window stopped after {self._played()} actions"
            time.sleep(0.02)
        time.sleep(0.12)

    def _played(self) -> int:
        return sum('"action":' in line for line in self.record.read_text(encoding="utf-8").splitlines())


def sit_down(game: str) -> Sitting:
    options, seats = MATCHES[game]
    sitting = Sitting(game, options, SEED, ("human", *[RIVAL] * (seats - 1)))
    sitting.stage.app.settings.turn_ends = "at_once"
    return sitting


@pytest.fixture(params=MATCHES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def record(own_home: Path, game: str) -> Path:
    """A match just begun among the saves, in a home that has been welcomed and wants no motion."""
    own_home.mkdir(parents=True, exist_ok=True)
    settings.save(settings.Settings(welcomed=True, reduced_motion=True, turn_ends="at_once"))
    options, count = MATCHES[game]
    players = zip(("human", *[RIVAL] * (count - 1)), NAMES, COLOURS, strict=False)
    store = SaveStore(home.saves_dir())
    saved = store.autosave(Match(spec_of(game), options, [Seat(*player) for player in players], SEED))
    store.wait()
    store.close()
    return store.folder.record(saved.slot)


@pytest.fixture
def window(x_display: str, own_home: Path, record: Path) -> Iterator[RealWindow]:
    opened = RealWindow(x_display, own_home)
    yield opened
    opened.close()


def test_a_whole_match_in_the_real_window(game: str, window: RealWindow, record: Path) -> None:
    window.click(_continue_button())
    time.sleep(OPENING)
    sitting = sit_down(game)
    sitting.play_whole_match(TwinHand(sitting, window, record))
    deadline = time.monotonic() + PATIENCE
    while "result" not in json.loads(record.read_text(encoding="utf-8").splitlines()[-1]):
        assert time.monotonic() < deadline, "the window never finished the match"
        time.sleep(0.1)
    lines = parse_record(record.read_text(encoding="utf-8"), allow_cut=False).lines
    assert len(lines) >= len(sitting.match.entries)
    assert window.process.poll() is None
    sitting.close()


def _continue_button() -> Point:
    stage = Headless(SIZE)
    stage.show(Title(stage.app))
    point = stage.center("continue")
    stage.close()
    return point
