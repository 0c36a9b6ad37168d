"""Memory given back to the system: freed pictures at once, gaps in the heap on request (glibc only)."""

import ctypes
import sys

_LARGE = 512 * 1024
"""Bytes from which memory is freed to the system at once; pictures painted in every frame are smaller."""
_MMAP_THRESHOLD = -3
"""Option of `mallopt`; unless it is set, glibc raises the threshold to the size of the largest freed block."""


def release_pictures() -> None:
    """Let large blocks, such as pictures, return to the system as soon as they are freed."""
    _ask_system("mallopt", _MMAP_THRESHOLD, _LARGE)


def trim_heap() -> None:
    """Return unused memory at the end of the heap and inside it to the system."""
    _ask_system("malloc_trim", 0)


def _ask_system(function: str, *arguments: int) -> None:
    """Call a function of the C library on Linux; other systems need no such help."""
    if sys.platform == "linux" and (ask := getattr(ctypes.CDLL(None), function, None)):
        ask(*arguments)
