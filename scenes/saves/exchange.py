"""The folder through which matches leave and come: files a player can copy, send and receive."""

import re
from pathlib import Path

import platformdirs

from game.core.save_files import ENDING
from scenes.core import home


def folder() -> Path:
    return home.home_dir() / "exchange"


def free_path(name: str) -> Path:
    """A file name made of the match's name that no file bears yet."""
    plain = re.sub(r"[^\w]+", "-", name).strip("-") or "match"
    number = 1
    while (path := folder() / f"{plain}-{number}{ENDING}").exists():
        number += 1
    return path


def waiting_files() -> list[Path]:
    """Records in the exchange folder and among the downloads, the newest first."""
    folders = (folder(), Path(platformdirs.user_downloads_dir()))
    found = [path for place in folders if place.is_dir() for path in place.glob(f"*{ENDING}") if path.is_file()]
    return sorted(found, key=lambda path: -path.stat().st_mtime)
