"""The form of a command of `main.py`, and its errors."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import NoReturn, Protocol


class CommandError(Exception):
    """Report a wrong option or an unusable file: one sentence for the user, exit status 2."""


class Command(Protocol):
    """Describe a module that is a command: its options, and its work, which returns the exit status."""

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Add the options to a parser."""

    def run(self, args: Namespace) -> int:
        """Do the work; return the exit status."""


def leave_with(main: Callable[[list[str]], int]) -> NoReturn:
    """Run a module of the lab by itself, and exit with its status or one sentence."""
    try:
        sys.exit(main(sys.argv[1:]))
    except CommandError as refused:
        print(refused, file=sys.stderr)
        sys.exit(2)
