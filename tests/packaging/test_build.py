"""The built program: it starts from its folder alone, plays a match, and shows its title on a real display."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

import pygame
import pytest

from game.core.registry import game_ids, spec_of

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_SECONDS = 120
RUN_SECONDS = 600
"""Time after which the program has surely stopped at a question that nobody answers."""
COLOURS_OF_A_PAINTED_SCREEN = 200

T = TypeVar("T")

pytestmark = pytest.mark.packaging


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The executable inside the one folder that PyInstaller made; its pictures and fonts are made once for all runs."""
    if find_spec("PyInstaller") is None:
        pytest.skip("needs PyInstaller; `python3 dev.py test` installs it")
    if sys.platform == "linux" and shutil.which("objdump") is None:
        pytest.skip("PyInstaller needs objdump on Linux; the package binutils has it")
    made = tmp_path_factory.mktemp("dist")
    where = ["--distpath", str(made), "--workpath", str(ROOT / ".work" / "tested-build")]
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", "--noconfirm", *where, "build/pyinstaller.spec"],
        cwd=ROOT, check=True, capture_output=True, env=os.environ | {"PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0"},
    )  # fmt: skip
    return made / "quattro-citta" / ("quattro-citta.exe" if os.name == "nt" else "quattro-citta")


@pytest.mark.parametrize("game", game_ids())
def test_it_plays_a_match_without_a_display(program: Path, game: str, tmp_path: Path) -> None:
    seats = ",".join(["random"] + ["greedy"] * (min(spec_of(game).seats) - 1))
    words = ["simulate", game, "--seats", seats, "--games", "1", "--seed", "1", "--json"]
    played = subprocess.run(
        [program, *words], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=RUN_SECONDS
    )
    assert played.returncode == 0, played.stderr
    assert json.loads(played.stdout)["games"] == 1


def test_it_leaves_the_tools_of_the_workshop_at_home(program: Path) -> None:
    inside = {path.name for path in (program.parent / "_internal").iterdir()}
    assert inside.isdisjoint({"libstdc++.so.6", "libgcc_s.so.1"})
    assert inside.isdisjoint({"PIL", "numpy", "fontTools", "soundfile", "tkinter", "_tkinter", "mypy"})
    assert not (program.parent / "_internal" / "assets" / "studio").exists()


def test_pytmx_can_be_replaced(program: Path) -> None:
    """Its licence asks for that."""
    assert (program.parent / "_internal" / "pytmx" / "pytmx.py").is_file()


def test_it_tries_itself_from_any_folder(program: Path, tmp_path: Path) -> None:
    place = tmp_path / "Quattro Città 四つの街"
    shutil.copytree(program.parent, place, symlinks=True)
    bare = {"LANG": "C", "HOME": str(tmp_path), "QUATTRO_HOME": str(tmp_path / "home")}
    if sys.platform == "win32":  # no program starts there without these
        bare |= {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "TEMP")}
    tried = subprocess.run(
        [place / program.name, "selftest", "--quick"],
        cwd=tmp_path, env=bare, capture_output=True, check=False, timeout=RUN_SECONDS,
    )  # fmt: skip
    assert tried.returncode == 0, tried.stderr


def test_it_brings_pictures_words_fonts_and_licences(program: Path) -> None:
    inside = program.parent / "_internal"
    assert all(any(inside.glob(f"{name}/*")) for name in ("assets", "i18n", "fonts", "LICENSES"))


@pytest.fixture
def started(program: Path, x_display: str, own_home: Path, tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The program with its window, for somebody who has been welcomed already."""
    own_home.mkdir()
    (own_home / "settings.json").write_text('{"welcomed": true}', encoding="utf-8")
    screen = {"DISPLAY": x_display, "SDL_VIDEODRIVER": "x11", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    process = subprocess.Popen([program], env=os.environ | screen, cwd=tmp_path)
    yield process
    process.kill()
    process.wait(PATIENCE_SECONDS)


@pytest.mark.xserver
def test_it_shows_its_title(started: subprocess.Popen[bytes], x_display: str, tmp_path: Path) -> None:
    picture = tmp_path / "title.png"
    window = patiently(lambda: window_of(started, x_display))
    assert window, "no window came up"
    assert patiently(lambda: is_painted(window, x_display, picture))
    assert started.poll() is None


def patiently(look: Callable[[], T]) -> T:
    """What is seen at last; the program is given time to come up, whatever else the machine is doing."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not (position := look()) and time.monotonic() < deadline:
        time.sleep(0.1)
    return position


def window_of(process: subprocess.Popen[bytes], display: str) -> str:
    search = ["xdotool", "search", "--onlyvisible", "--pid", str(process.pid)]
    there = os.environ | {"DISPLAY": display}
    found = subprocess.run(search, env=there, capture_output=True, text=True, check=False, timeout=PATIENCE_SECONDS)
    return found.stdout.strip().rpartition("\n")[2]


def is_painted(window: str, display: str, picture: Path) -> bool:
    command = ["import", "-display", display, "-window", window, str(picture)]
    if subprocess.run(command, check=False, timeout=PATIENCE_SECONDS).returncode != 0:  # it is being resized
        return False
    surface = pygame.image.load(picture)
    width, height = surface.get_size()
    colours = {tuple(surface.get_at((x, y))) for x in range(0, width, 8) for y in range(0, height, 8)}
    return len(colours) >= COLOURS_OF_A_PAINTED_SCREEN
