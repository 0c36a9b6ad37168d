"""Whose turn it is to choose, and what kind of choice it is."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Decision:
    """One small choice. `is_turn` is true at the start of a turn and false for every choice inside one."""

    seat: int
    kind: str
    is_turn: bool = False
    is_forced: bool = False
    """Begins a turn, but has one answer only: the table gives it by itself unless the seat has just moved."""
    is_light: bool = False
    """So small that a turn which ends with it may pass by itself after a moment."""
    closing: Any = None
    """The answer by which the turn is declared done: once it is chosen nobody is asked for that again."""
