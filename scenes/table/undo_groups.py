"""Undo groups: actions played with one press are undone, and played again, with one press."""

from collections.abc import Sequence
from typing import Any

from game.core.match import Match, Played


class UndoGroups:
    """Remember where each group of several actions began; a single action is a group of its own."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._starts: list[int] = []
        self._undone: list[int] = []
        """Number of actions of each group that was undone."""

    def do(self, plan: Sequence[Any]) -> None:
        """Play the first action, and those after it as long as they are legal."""
        match = self._match
        self._undone.clear()
        self._starts = [start for start in self._starts if start < len(match.entries)]
        self._starts.append(len(match.entries))
        match.submit(plan[0])
        for action in plan[1:]:
            if match.why_not(action):
                break
            match.submit(action)

    def undo(self) -> None:
        """Undo to the start of the last group, or to a barrier inside it."""
        match = self._match
        before, start = len(match.entries), self._start_of_last()
        match.undo()
        while len(match.entries) > start and match.why_no_undo() is None:
            match.undo()
        self._undone.append(before - len(match.entries))

    @property
    def to_take_back(self) -> list[Played]:
        """Return the entries that one press of Undo takes back."""
        start = self._start_of_last()
        return [entry for entry in reversed(self._match.turn_to_take_back()) if entry.index >= start]

    @property
    def is_turn_one_deed(self) -> bool:
        """Return whether Undo leads to the start of the turn."""
        return self._match.decision_at(self._start_of_last()).is_turn

    def reset_turn(self) -> None:
        """Undo the whole turn as one group, which one press plays again."""
        match = self._match
        before = len(match.entries)
        match.reset_turn()
        self._undone.append(before - len(match.entries))

    def redo(self) -> None:
        """Play the group that was undone last again."""
        for _ in range(self._undone.pop() if self._undone else 1):
            if self._match.can_redo:
                self._match.redo()

    def _start_of_last(self) -> int:
        """Return where the last group began; an answer that was the only one belongs to the choice before it."""
        start = self._start_before(len(self._match.entries))
        while self._would_return_at_once(start):
            start = self._start_before(start)
        return start

    def _start_before(self, length: int) -> int:
        return max((start for start in self._starts if start < length), default=length - 1)

    def _would_return_at_once(self, start: int) -> bool:
        """Return whether the table would play the entry again by itself, and Undo can go back further."""
        entries = self._match.entries
        if start < 1 or entries[start].legal > 1 or self._match.decision_at(start).is_turn:
            return False
        return entries[start - 1].seat == entries[start].seat and entries[start - 1].barrier() is None
