"""A picture that nobody needs any more goes back to the system at once: its place would stay a hole in the heap."""

import ctypes
import sys

_LARGE = 512 * 1024
"""Bytes; what is painted in every frame is smaller."""
_MMAP_THRESHOLD = -3
"""Of `mallopt`: glibc would raise it to the size of the largest picture ever given back."""


def give_back_pictures() -> None:
    """Elsewhere the system does so by itself."""
    if sys.platform == "linux" and (set_option := getattr(ctypes.CDLL(None), "mallopt", None)):
        set_option(_MMAP_THRESHOLD, _LARGE)
