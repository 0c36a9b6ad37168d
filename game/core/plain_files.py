"""The only way into the player's folder: plain files, and never more of one than its kind may have.

Whatever else lies there, a named pipe or a device, would be waited for without end; a file of a gigabyte would fill
the memory.
"""

import errno
import os
import stat
from pathlib import Path
from typing import IO


class TooLargeError(OSError):
    """The file has more bytes than one of its kind ever has."""


def _at_once(name: str, flags: int) -> int:
    """Nobody waits for the other end of a pipe; Windows has none among its files."""
    return os.open(name, flags | getattr(os, "O_NONBLOCK", 0), 0o666)


def open_file(path: Path, mode: str) -> IO[bytes]:
    """Return the open file, for bytes; raises OSError where something else than a plain file lies."""
    try:
        file: IO[bytes] = open(path, mode, opener=_at_once)  # noqa: SIM115 - whoever asked for it closes it
    except ValueError as error:  # a name that is none
        raise OSError(errno.EINVAL, str(error), str(path)) from None
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise OSError(errno.EINVAL, "is no plain file", str(path))
    return file


def read_file(path: Path, limit: int) -> bytes:
    """Return the bytes of a plain file; raises OSError, of which TooLargeError where there are more than the limit."""
    with open_file(path, "rb") as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise TooLargeError(errno.EFBIG, "is larger than such a file ever is", str(path))
    return data
