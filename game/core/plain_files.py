"""Reading and opening files of the player's folder: plain files only, with a limit to their size.

A named pipe or a device there would be waited for without end, and a huge file would fill the memory.
"""

import errno
import os
import stat
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import IO, TypeVar

T = TypeVar("T")
_TRIES = 8
_PAUSE_SECONDS = 0.05


class TooLargeError(OSError):
    """Report a file with more bytes than its kind may have."""


def patiently(step: Callable[[], T]) -> T:
    """Return what `step` returns; on Windows retry it, as another program may hold its file for a moment."""
    for _ in range(_TRIES if sys.platform == "win32" else 0):
        with suppress(PermissionError):
            return step()
        Event().wait(_PAUSE_SECONDS)
    return step()


def _at_once(name: str, flags: int) -> int:
    """Open without waiting for the other end of a pipe; Windows has no pipes among its files."""
    return os.open(name, flags | getattr(os, "O_NONBLOCK", 0), 0o666)


def open_file(path: Path, mode: str) -> IO[bytes]:
    """Return the file, opened for bytes; raise OSError if it is no plain file."""
    try:
        file: IO[bytes] = patiently(lambda: open(path, mode, opener=_at_once))  # noqa: SIM115 - the caller closes it
    except ValueError as error:  # a name that is none
        raise OSError(errno.EINVAL, str(error), str(path)) from None
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise OSError(errno.EINVAL, "is no plain file", str(path))
    return file


def read_file(path: Path, limit: int) -> bytes:
    """Return the bytes of a plain file; raise OSError, or TooLargeError above the limit."""
    with open_file(path, "rb") as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise TooLargeError(errno.EFBIG, "is larger than such a file ever is", str(path))
    return data
