"""What every test gets: no real window or sound device, and its own home; and the switch for the full run."""

import faulthandler
import gc
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from select import select
from typing import Any

import pytest

from game.core import plain_files

X_SERVER_SECONDS = 120.0
EXIT_SECONDS = 120.0
"""Time in which the process must end after its last test, whatever threads and children the tests have left."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="also the long tests: 200 matches, and the ladders")


def pytest_configure() -> None:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    gc.set_threshold(20_000, 20, 20)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--full"):
        return
    only_in_full = pytest.mark.skip(reason="runs in `dev.py test --full`")
    for item in items:
        if "full" in item.keywords:
            item.add_marker(only_in_full)


def pytest_collection_finish() -> None:
    """What has been loaded by now stays: a search for what nobody holds leaves it out."""
    gc.collect()
    gc.freeze()


def pytest_unconfigure() -> None:
    faulthandler.dump_traceback_later(EXIT_SECONDS, exit=True, file=sys.__stderr__ or 2)


@pytest.fixture(scope="session")
def random_matches(request: pytest.FixtureRequest) -> int:
    """How many random matches a contract test plays per option set and seat count."""
    return 200 if request.config.getoption("--full") else 20


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Paths for homes that do not exist yet; to make a `tmp_path` for each test would take two milliseconds."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def own_home(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings, saves and logs of a test stay its own."""
    home = next(homes)
    monkeypatch.setenv("QUATTRO_HOME", str(home))
    return home


@pytest.fixture
def held_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows, where scanners and indexers hold each file for a moment: every step is refused twice."""
    refusals: Counter[str] = Counter()

    def first_refused(name: str, step: Callable[..., Any]) -> Callable[..., Any]:
        def held(path: Any, *arguments: Any, **named: Any) -> Any:
            if refusals[key := f"{name} {path}"] < 2:
                refusals[key] += 1
                raise PermissionError(13, "held", str(path))
            return step(path, *arguments, **named)

        return held

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(plain_files, "_PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(plain_files, "_at_once", first_refused("open", plain_files._at_once))
    monkeypatch.setattr(Path, "replace", first_refused("replace", Path.replace))
    monkeypatch.setattr(Path, "unlink", first_refused("unlink", Path.unlink))


@pytest.fixture(scope="session")
def x_display() -> Iterator[str]:
    """The name of a real X display; it is asked for by tests marked `xserver`."""
    missing = [tool for tool in ("Xvfb", "xdotool", "import") if shutil.which(tool) is None]
    if missing:
        pytest.skip(f"needs an X server and its tools; missing here: {', '.join(missing)}")
    read_end, write_end = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "1920x1080x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[write_end], stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write_end)
    try:
        assert select([read_end], [], [], X_SERVER_SECONDS)[0], "Xvfb does not come up"
        with os.fdopen(read_end) as announcement:
            number = announcement.readline().strip()
        assert number, "Xvfb has ended at its start"
        yield f":{number}"
    finally:
        server.kill()
        server.wait()
