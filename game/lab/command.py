"""What a headless command is to `main.py`, and how it turns down what it was asked."""

from argparse import ArgumentParser, Namespace
from typing import Protocol


class CommandError(Exception):
    """A wrong option or an unusable file: one sentence for the person at the shell, exit status 2."""


class Command(Protocol):
    """A module that serves as a command: its options, and the work, which returns the exit status."""

    def add_arguments(self, parser: ArgumentParser) -> None: ...

    def run(self, args: Namespace) -> int: ...
