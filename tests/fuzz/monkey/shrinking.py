"""The shortest list of inputs that still fails in the same way (delta debugging)."""

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")

MOST_WORK = 6000
"""So many items are tried in all; then the list stays as short as it has become."""


def shortest(items: Sequence[T], fails: Callable[[Sequence[T]], bool], most_work: int = MOST_WORK) -> list[T]:
    """Leaves out ever smaller parts as long as what is left fails; the items given are known to fail."""
    left, size, work = list(items), max(1, len(items) // 2), 0
    while left and work < most_work:
        start, is_shorter = 0, False
        while start < len(left) and work < most_work:
            shorter = left[:start] + left[start + size :]
            work += len(shorter) + 1
            if fails(shorter):
                left, is_shorter = shorter, True
            else:
                start += size
        if size == 1 and not is_shorter:
            break
        size = size if is_shorter and size == 1 else max(1, size // 2)
    return left
