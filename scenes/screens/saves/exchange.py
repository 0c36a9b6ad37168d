"""The folder for exported and imported matches: files that a player can copy and send."""

import configparser
import re
from collections.abc import Iterator
from pathlib import Path

import platformdirs

from game.core.save_files import ENDING, is_file, time_of
from scenes.engine.platform import user_dirs


def folder() -> Path:
    """Return the exchange folder."""
    return user_dirs.home_dir() / "exchange"


def free_path(name: str) -> Path:
    """Return a path in the exchange folder, made of the match's name, that is not in use yet."""
    plain = re.sub(r"[^\w]+", "-", name).strip("-") or "match"
    number = 1
    while (path := folder() / f"{plain}-{number}{ENDING}").exists():
        number += 1
    return path


def waiting_files() -> list[Path]:
    """Return the records in the exchange folder and among the downloads, the newest first."""
    found = [path for place in _folders() for path in place.glob(f"*{ENDING}") if is_file(path)]
    return sorted(found, key=lambda path: -time_of(path))


def _folders() -> Iterator[Path]:
    """Yield the exchange folder and the downloads, unless the system's list of folders is damaged."""
    yield folder()
    try:
        yield Path(platformdirs.user_downloads_dir())
    except (OSError, ValueError, configparser.Error):
        return
