"""What a seat wants to do: every action has one line of text that parses back to it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol


class Action(Protocol):
    """An intent of one seat; hashable, compared by value."""

    @property
    def text(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Word:
    """An action without parameters."""

    text: str


class ActionSyntaxError(ValueError):
    """The text names no action of this game."""


def parsed(text: str, title: str, known: Mapping[str, Any], read: Callable[[list[str]], Any]) -> Any:
    """A known text, or what the game reads from its words; a lookup or value that fails there is no action."""
    words = text.split()
    action = known.get(" ".join(words))
    if action is not None:
        return action
    try:
        return read(words)
    except (LookupError, ValueError):
        raise ActionSyntaxError(f"'{text}' is no action of {title}") from None


def index_of(word: str) -> int:
    """Places are counted from 1 in texts."""
    index = int(word) - 1
    if index < 0:
        raise ValueError(word)
    return index
