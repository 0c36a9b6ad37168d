"""The player's folders for settings, saves, logs and caches, and the lock that guards them."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

import platformdirs

from game.core.plain_files import open_file

APP_NAME = "QuattroCitta"


def _chosen_home() -> Path | None:
    """Return the folder that the environment variable QUATTRO_HOME names, or None."""
    chosen = os.environ.get("QUATTRO_HOME")
    return Path(chosen) if chosen else None


def home_dir() -> Path:
    """Return the folder of the player's data."""
    return _chosen_home() or Path(platformdirs.user_data_dir(APP_NAME, appauthor=False))


def cache_dir() -> Path:
    """Return the cache folder, which lies in the home folder if QUATTRO_HOME is set."""
    home = _chosen_home()
    return home / "cache" if home else usual_cache_dir()


def usual_cache_dir() -> Path:
    """Return the system's cache folder for this program, whatever QUATTRO_HOME says."""
    return Path(platformdirs.user_cache_dir(APP_NAME, appauthor=False))


def saves_dir() -> Path:
    """Return the folder of saved matches."""
    return home_dir() / "saves"


def logs_dir() -> Path:
    """Return the folder of crash logs."""
    return home_dir() / "logs"


def settings_file() -> Path:
    """Return the path of the settings file."""
    return home_dir() / "settings.json"


@dataclass(slots=True)
class HomeLock:
    """Lock the home folder for the first running program; a second one finds `read_only` true."""

    path: Path = field(default_factory=lambda: home_dir() / "instance.lock")
    read_only: bool = True
    is_usable: bool = True
    """False if the home folder cannot be created or written to."""
    _file: IO[bytes] | None = None

    def acquire(self) -> bool:
        """Try to lock the folder; return whether this program may write to it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = open_file(self.path, "ab")
        except OSError:
            self.is_usable = False
            return False
        try:
            _lock(self._file)
        except OSError:
            self.release()
            return False
        self.read_only = False
        return True

    def release(self) -> None:
        """Give the lock back."""
        if self._file is not None:
            self._file.close()
            self._file = None
        self.read_only = True


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
