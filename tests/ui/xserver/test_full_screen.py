"""The real window without a window manager: it fills the screen and comes back to its place."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SCRIPT = """
import os, pygame, subprocess
from scenes.engine.platform.window import Window
from scenes.engine.settings import WindowPlace

def asked(*words):
    return subprocess.run(["xdotool", *words], capture_output=True, text=True).stdout

window = Window(WindowPlace(width=1280, height=720))
for _ in range(3):
    for _ in range(10):
        pygame.event.pump()
        window.flip()
        pygame.time.wait(20)
    (found,) = asked("search", "--onlyvisible", "--pid", str(os.getpid())).split()
    told = dict(line.split("=") for line in asked("getwindowgeometry", "--shell", found).split())
    print(told["X"], told["Y"], told["WIDTH"], told["HEIGHT"], *window.surface.get_size())
    window.toggle_full_screen()
"""

PATIENCE = 120.0

pytestmark = pytest.mark.xserver


def test_it_fills_the_screen_and_comes_back(x_display: str) -> None:
    screen = {"DISPLAY": x_display, "SDL_VIDEODRIVER": "x11", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=ROOT, env=os.environ | screen, capture_output=True, text=True, check=False, timeout=PATIENCE,
    )  # fmt: skip
    at_home = "320 180 1280 720 1280 720"
    assert run.stdout.splitlines()[-3:] == [at_home, "0 0 1920 1080 1920 1080", at_home], run.stderr
