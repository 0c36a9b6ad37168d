"""What nobody needs any more goes back to the system: a picture at once, for its place would stay a hole in the heap,
and the holes that small things leave when memory is tidied."""

import ctypes
import sys

_LARGE = 512 * 1024
"""Bytes; what is painted in every frame is smaller."""
_MMAP_THRESHOLD = -3
"""Of `mallopt`: glibc would raise it to the size of the largest picture ever given back."""


def release_pictures() -> None:
    _ask_system("mallopt", _MMAP_THRESHOLD, _LARGE)


def trim_heap() -> None:
    _ask_system("malloc_trim", 0)


def _ask_system(function: str, *arguments: int) -> None:
    """Elsewhere the system does so by itself."""
    if sys.platform == "linux" and (ask := getattr(ctypes.CDLL(None), function, None)):
        ask(*arguments)
