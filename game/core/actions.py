"""Actions: each has one line of text that parses back to it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol


class Action(Protocol):
    """Describe what a seat does; hashable, compared by value."""

    @property
    def text(self) -> str:
        """Return the text that stands for it in records."""


@dataclass(frozen=True, slots=True)
class Word:
    """Describe an action without parameters."""

    text: str


class ActionSyntaxError(ValueError):
    """Report a text that is no action of the game."""


def parsed(text: str, title: str, known: Mapping[str, Any], read: Callable[[list[str]], Any]) -> Any:
    """Return a known action, or what `read` makes of the words; raise ActionSyntaxError if that fails."""
    words = text.split()
    action = known.get(" ".join(words))
    if action is not None:
        return action
    try:
        return read(words)
    except (LookupError, ValueError):
        raise ActionSyntaxError(f"'{text}' is no action of {title}") from None


def index_of(word: str) -> int:
    """Return the index of a place, which texts count from 1; raise ValueError."""
    index = int(word) - 1
    if index < 0:
        raise ValueError(word)
    return index
