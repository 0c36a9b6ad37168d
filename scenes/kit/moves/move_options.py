"""The legal actions of a position, why others are not legal, and what each would bring."""

from functools import cached_property
from typing import Any

from game.core.preview import preview
from game.core.scores import ScoreTable
from scenes.kit.position_view import PositionView
from scenes.kit.wording import Wording


class MoveOptions:
    """Answer questions about the actions of one position, asking the rules once; none without a decision."""

    def __init__(self, position: PositionView[Any, Wording]) -> None:
        self.position = position
        self._after: dict[Any, ScoreTable] = {}

    @cached_property
    def legal(self) -> tuple[Any, ...]:
        """Return the legal actions; none if the viewer cannot act."""
        return tuple(self.position.spec.rules.legal(self.position.view)) if self.position.can_act else ()

    @cached_property
    def _legal_set(self) -> frozenset[Any]:
        return frozenset(self.legal)

    def is_legal(self, action: Any) -> bool:
        """Return whether the action is legal now."""
        return action in self._legal_set

    def why_not(self, *intents: Any) -> str:
        """Return in words why none of these actions is legal; empty if one is or the viewer cannot act."""
        if not self.position.can_act or not self._legal_set.isdisjoint(intents):
            return ""
        reasons = (self.position.spec.rules.why_not(self.position.view, intent) for intent in intents)
        return next((self.position.wording.reason(reason) for reason in reasons if reason), "")

    def told(self, action: Any) -> str:
        """Return the action in words, and below it what it brings."""
        return "\n".join(line for line in (self.deed(action), self.brought(action)) if line)

    def brought(self, action: Any, before: ScoreTable | None = None) -> str:
        """Return in words how the action changes the viewer's points, and those of the others.

        `before` is the score to compare with; the present one unless it is given.
        """
        position, after, before = self.position, self._score_after(action), before or self.position.score
        lines = [position.wording.gains(before, after, position.viewer)]
        for person in position.people:
            gains = position.wording.gains(before, after, person.seat)
            if gains and person.seat != position.viewer:
                lines.append(f"{person.name}: {gains}")
        return "\n".join(line for line in lines if line)

    def deed(self, action: Any) -> str:
        """Return the action in words, as seen in this position."""
        return self.position.wording.deed_in(action, self.position.view)

    def choice(self, action: Any) -> str:
        """Return the action in few words, for a button beside its question."""
        return self.position.wording.choice_in(action, self.position.view)

    def points(self, action: Any) -> int:
        """Return by how much the action changes the viewer's total."""
        viewer = self.position.viewer
        return self._score_after(action).totals[viewer] - self.position.score.totals[viewer]

    def change(self, action: Any, category: str) -> int:
        """Return by how much the action changes the viewer's points of one category."""
        seat, column = self.position.viewer, self.position.score.categories.index(category)
        return self._score_after(action).points[seat][column] - self.position.score.points[seat][column]

    def _score_after(self, action: Any) -> ScoreTable:
        if action not in self._after:
            rules = self.position.spec.rules
            self._after[action] = rules.score(preview(rules, self.position.view, action).after)
        return self._after[action]
