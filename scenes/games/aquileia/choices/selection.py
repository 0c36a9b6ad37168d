"""What the person has marked on the way to an action: one of several answers, a site, or the wish to pass."""

from collections.abc import Sequence
from typing import Any


class AquileiaSelection:
    """Lives as long as the table; `follow` forgets what the new position no longer offers."""

    def __init__(self) -> None:
        self.answer: Any = None
        self.site = -1
        self.is_passing = False
        self.is_aside = False
        """The small choice is put away, and the board below it seen."""
        self._asked: object = None
        self._asked_last: object = None

    def follow(self, asked: object, legal: Sequence[Any]) -> bool:
        """`asked` names the decision: another one begins with nothing marked. Whether it is not the last one again."""
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
        return self.answer is not None or self.site >= 0 or self.is_passing

    def clear(self) -> None:
        self.answer, self.site, self.is_passing, self.is_aside = None, -1, False, False

    def chosen(self, answers: Sequence[Any]) -> Any:
        """The marked one of these, or the first."""
        return self.answer if self.answer in answers else answers[0]
