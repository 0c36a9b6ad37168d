"""The selection before an action: a marked answer, a site, or the wish to pass."""

from collections.abc import Sequence
from typing import TypeVar

from game.aquileia.actions import AquileiaAction

A = TypeVar("A", bound=AquileiaAction)


class AquileiaSelection:
    """Hold the selection as long as the table lives; `follow` drops what a new position no longer offers."""

    def __init__(self) -> None:
        self.answer: AquileiaAction | None = None
        self.site = -1
        self.is_passing = False
        self.is_aside = False
        """True if the popover is put away so that the board below it can be seen."""
        self._asked: object = None
        self._asked_last: object = None

    def follow(self, asked: object, legal: Sequence[AquileiaAction]) -> bool:
        """Drop marks that no longer fit, and return whether another decision than the last one is asked.

        `asked` names the decision; a different one begins with nothing marked.
        """
        if asked != self._asked:
            self.clear()
            self._asked = asked
        if self.answer not in legal:
            self.answer = None
        is_new = asked is not None and asked != self._asked_last
        self._asked_last = asked or self._asked_last
        return is_new

    @property
    def is_any(self) -> bool:
        """Return whether anything is marked."""
        return self.answer is not None or self.site >= 0 or self.is_passing

    def clear(self) -> None:
        self.answer, self.site, self.is_passing, self.is_aside = None, -1, False, False

    def chosen(self, answers: Sequence[A]) -> A:
        """Return the marked answer if it is among these, else the first."""
        return next((answer for answer in answers if answer == self.answer), answers[0])
