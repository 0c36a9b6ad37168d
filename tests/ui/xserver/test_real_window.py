"""The real program in a real window: a match of every game, clicked through with xdotool from the title on."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.core.match import Match
from game.core.record import parse_record
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import COLOURS, HUMAN
from game.core.storage import SaveStore
from scenes.engine import settings
from scenes.engine.headless import BETWEEN_CLICKS, Headless
from scenes.engine.layout import Point
from scenes.engine.platform import user_dirs
from scenes.kit.game_uis import game_ui_ids
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.title.scene import Title
from tests.contract.matches import Form
from tests.ui.playable import new_match
from tests.ui.table.players import NAMES, Sitting

SIZE = (1280, 720)
RIVAL = "artisan"
"""It does not search: the same view and seed give the same move in the window and in its twin."""
SEED = "21"
ACTIONS = 24
"""So many of a match are played; of the shortest game, and in the full run, all."""
PATIENCE = 120.0
CALM, GLANCE = 4, 0.04
"""So often in a row the program is found asleep, having done nothing, before it counts as at rest."""
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
        self.window, self.left, self.top = "", 0, 0
        self._clicked: Point = (0, 0)

    def come_up(self) -> None:
        self.wait_for("a window", self._find)
        self.window = self._find().split()[-1]
        self.rest()
        self.left, self.top = self._place()

    def _xdotool(self, *arguments: str) -> str:
        command = ["xdotool", *arguments]
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=PATIENCE)
        return done.stdout.strip()

    def wait_for(self, wish: str, is_so: Callable[[], object]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not is_so():
            assert self.process.poll() is None, f"the program has ended; never {wish}"
            assert time.monotonic() < deadline, f"never {wish}"
            time.sleep(GLANCE)

    def _find(self) -> str:
        return self._xdotool("search", "--onlyvisible", "--pid", str(self.process.pid))

    def _place(self) -> tuple[int, int]:
        told = self._xdotool("getwindowgeometry", "--shell", self.window)
        values = dict(line.split("=") for line in told.splitlines())
        return int(values["X"]), int(values["Y"])

    def rest(self) -> None:
        """Until what it was told is done and shown: on a busy machine that may take a while."""
        glances = [(False, "")]

        def is_calm() -> bool:
            glances.append(self._pulse())
            return glances[-1][0] and len(glances) > CALM and len(set(glances[-CALM:])) == 1

        self.wait_for("at rest", is_calm)

    def _pulse(self) -> tuple[bool, str]:
        """Whether it sleeps, and the time it has spent."""
        _, _, told = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")
        fields = told.split()
        return fields[0] == "S", " ".join(fields[11:13])

    def click(self, point: Point) -> None:
        """Never the second half of a double click: the one before has been seen, its moment is not known."""
        if self._clicked == point:
            time.sleep(BETWEEN_CLICKS)
        self._clicked = point
        x, y = self.left + round(point[0] * SIZE[0] / 1920), self.top + round(point[1] * SIZE[1] / 1080)
        self._xdotool("mousemove", str(x), str(y))
        time.sleep(0.03)
        self._xdotool("click", "1")
        time.sleep(0.03)

    def close(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)


class TwinHand:
    """Presses in the twin and clicks the same place in the real window."""

    def __init__(self, sitting: Sitting, window: RealWindow, record: Path) -> None:
        self.sitting, self.window, self.record = sitting, window, record

    def press(self, widget: str) -> None:
        point = self.sitting.stage.center(widget)
        self.wait_for_the_window()
        self.window.click(point)
        self.sitting.stage.click(widget)

    def wait_for_the_window(self) -> None:
        """Until the real match has come as far as the twin's."""
        wanted = len(self.sitting.match.entries)
        self.window.wait_for(f"{wanted} actions", lambda: self._played() >= wanted)
        self.window.rest()

    def _played(self) -> int:
        return sum('"action":' in line for line in self.record.read_text(encoding="utf-8").splitlines())


def players_of(form: Form) -> tuple[str, ...]:
    return (HUMAN, *[RIVAL] * (form.seats - 1))


def sit_down(form: Form) -> Sitting:
    sitting = Sitting(form.spec.id, form.options, SEED, players_of(form))
    sitting.stage.app.settings.turn_ends = "at_once"
    return sitting


FORMS = [Form(spec_of(game), (), min(spec_of(game).seats)) for game in game_ui_ids()]


@pytest.fixture(params=FORMS, ids=str)
def form(request: pytest.FixtureRequest) -> Form:
    found: Form = request.param
    return found


@pytest.fixture
def is_whole(request: pytest.FixtureRequest, form: Form) -> bool:
    shortest = min(FORMS, key=lambda each: each.spec.minutes)
    return form == shortest or bool(request.config.getoption("--full"))


@pytest.fixture
def record(own_home: Path, form: Form) -> Path:
    """A match just begun among the saves, in a home that has been welcomed and wants no motion."""
    own_home.mkdir(parents=True, exist_ok=True)
    settings.save(settings.Settings(welcomed=True, reduced_motion=True, turn_ends="at_once"))
    seats = [Seat(*player) for player in zip(players_of(form), NAMES, COLOURS, strict=False)]
    store = SaveStore(user_dirs.saves_dir())
    saved = store.autosave(Match(form.spec, form.options, seats, SEED))
    store.wait()
    store.close()
    return store.folder.record(saved.slot)


@pytest.fixture
def window(x_display: str, own_home: Path, record: Path) -> Iterator[RealWindow]:
    opened = RealWindow(x_display, own_home)
    try:
        opened.come_up()
        yield opened
    finally:
        opened.close()


def test_a_match_in_the_real_window(form: Form, window: RealWindow, record: Path, is_whole: bool) -> None:
    window.click(_continue_button())
    window.rest()
    sitting = sit_down(form)
    hand = TwinHand(sitting, window, record)
    sitting.play_whole_match(hand, lambda state: not is_whole and len(sitting.match.entries) >= ACTIONS)
    hand.wait_for_the_window()
    if is_whole:
        window.wait_for("a result", lambda: "result" in json.loads(record.read_text("utf-8").splitlines()[-1]))
    lines = parse_record(record.read_text(encoding="utf-8"), allow_cut=False).lines
    assert len(lines) >= len(sitting.match.entries)
    assert window.process.poll() is None
    sitting.close()


def _continue_button() -> Point:
    stage = Headless(SIZE)
    put_on_shelf(stage.app, new_match())
    stage.show(Title(stage.app))
    point = stage.center("continue")
    stage.close()
    return point
