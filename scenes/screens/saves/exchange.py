"""The folder through which matches leave and come: files a player can copy, send and receive."""

import configparser
import re
from collections.abc import Iterator
from pathlib import Path

import platformdirs

from game.core.save_files import ENDING, is_file, time_of
from scenes.engine.platform import user_dirs


def folder() -> Path:
    return user_dirs.home_dir() / "exchange"


def free_path(name: str) -> Path:
    """A file name made of the match's name that no file bears yet."""
    plain = re.sub(r"[^\w]+", "-", name).strip("-") or "match"
    number = 1
    while (path := folder() / f"{plain}-{number}{ENDING}").exists():
        number += 1
    return path


def waiting_files() -> list[Path]:
    """Records in the exchange folder and among the downloads, the newest first."""
    found = [path for place in _folders() for path in place.glob(f"*{ENDING}") if is_file(path)]
    return sorted(found, key=lambda path: -time_of(path))


def _folders() -> Iterator[Path]:
    """The system's own list of folders may be damaged."""
    yield folder()
    try:
        yield Path(platformdirs.user_downloads_dir())
    except (OSError, ValueError, configparser.Error):
        return
