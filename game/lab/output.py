"""Output for other programs: UTF-8 and plain line ends on every system."""

import sys
from collections.abc import Iterable
from io import TextIOWrapper


def print_lines(lines: Iterable[str]) -> None:
    """Print the lines."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    for line in lines:
        print(line)
