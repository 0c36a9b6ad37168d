"""The decision: the seat that must act, and the kind of action."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Decision:
    """Describe one choice; `is_turn` is True at the start of a turn, False for choices inside one."""

    seat: int
    kind: str
    is_turn: bool = False
    is_forced: bool = False
    """True if a turn begins with one legal action only: the table plays it, unless the seat has just moved."""
    is_light: bool = False
    """True if a turn that ends with it may end by itself after a moment."""
    closing: Any = None
    """Action that declares the turn done; after it the table does not ask for that again."""
