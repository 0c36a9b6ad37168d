"""What a seat wants to do: every action has one line of text that parses back to it."""

from typing import Protocol


class Action(Protocol):
    """An intent of one seat; hashable, compared by value."""

    @property
    def text(self) -> str: ...


class ActionSyntaxError(ValueError):
    """The text names no action of this game."""
