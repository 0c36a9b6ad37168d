"""The deeds of the person: actions done with one press are taken back, and done again, with one press."""

from collections.abc import Sequence
from typing import Any

from game.core.match import Match, Played


class UndoGroups:
    """Where each deed of several actions began; a single action is a deed of its own."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._starts: list[int] = []
        self._undone: list[int] = []
        """How many actions each deed taken back had."""

    def do(self, plan: Sequence[Any]) -> None:
        """The first action, and those after it as long as they stay legal."""
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
        """To the start of the last deed, or to the barrier inside it."""
        match = self._match
        before, start = len(match.entries), self._start_of_last()
        match.undo()
        while len(match.entries) > start and match.why_no_undo() is None:
            match.undo()
        self._undone.append(before - len(match.entries))

    @property
    def to_take_back(self) -> list[Played]:
        """What one press of Undo takes back."""
        start = self._start_of_last()
        return [entry for entry in reversed(self._match.turn_to_take_back()) if entry.index >= start]

    @property
    def is_turn_one_deed(self) -> bool:
        """Undo leads to the start of the turn."""
        return self._match.decision_at(self._start_of_last()).is_turn

    def reset_turn(self) -> None:
        """All deeds of the turn: done again with one press, as they were taken back."""
        match = self._match
        before = len(match.entries)
        match.reset_turn()
        self._undone.append(before - len(match.entries))

    def redo(self) -> None:
        for _ in range(self._undone.pop() if self._undone else 1):
            if self._match.can_redo:
                self._match.redo()

    def _start_of_last(self) -> int:
        length = len(self._match.entries)
        return max((start for start in self._starts if start < length), default=length - 1)
