"""What a headless command is to `main.py`, and how it turns down what it was asked."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import NoReturn, Protocol


class CommandError(Exception):
    """A wrong option or an unusable file: one sentence for the person at the shell, exit status 2."""


class Command(Protocol):
    """A module that serves as a command: its options, and the work, which returns the exit status."""

    def add_arguments(self, parser: ArgumentParser) -> None: ...

    def run(self, args: Namespace) -> int: ...


def leave_with(main: Callable[[list[str]], int]) -> NoReturn:
    """For a module of the laboratory that is run by itself: its exit status, or one sentence."""
    try:
        sys.exit(main(sys.argv[1:]))
    except CommandError as refused:
        print(refused, file=sys.stderr)
        sys.exit(2)
