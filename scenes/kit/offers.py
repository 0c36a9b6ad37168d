"""What may be done in a seen position, why the rest may not, and what each would bring: the rules are asked once."""

from functools import cached_property
from typing import Any

from game.core.preview import preview
from game.core.scores import ScoreTable
from scenes.kit.seen import Seen


class Offers:
    """Made for one seen position; without a decision nothing is offered."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self._after: dict[Any, ScoreTable] = {}

    @cached_property
    def legal(self) -> tuple[Any, ...]:
        return tuple(self.seen.spec.rules.legal(self.seen.view)) if self.seen.can_act else ()

    @cached_property
    def _legal_set(self) -> frozenset[Any]:
        return frozenset(self.legal)

    def is_legal(self, action: Any) -> bool:
        return action in self._legal_set

    def why_not(self, *intents: Any) -> str:
        """What stands against all of these, in words; empty when one is legal or it is not the viewer's to decide."""
        if not self.seen.can_act or not self._legal_set.isdisjoint(intents):
            return ""
        reasons = (self.seen.spec.rules.why_not(self.seen.view, intent) for intent in intents)
        return next((self.seen.wording.reason(reason) for reason in reasons if reason), "")

    def told(self, action: Any) -> str:
        """The action, and what it brings."""
        return "\n".join(line for line in (self.deed(action), self.brought(action)) if line)

    def brought(self, action: Any) -> str:
        """What it changes in the seat's own points, and in those of the others; where a button says the rest."""
        seen, after = self.seen, self._score_after(action)
        lines = [seen.wording.gains(seen.score, after, seen.viewer)]
        for person in seen.people:
            gains = seen.wording.gains(seen.score, after, person.seat)
            if gains and person.seat != seen.viewer:
                lines.append(f"{person.name}: {gains}")
        return "\n".join(line for line in lines if line)

    def deed(self, action: Any) -> str:
        return self.seen.wording.deed_in(action, self.seen.view)

    def choice(self, action: Any) -> str:
        return self.seen.wording.choice_in(action, self.seen.view)

    def points(self, action: Any) -> int:
        """What the action changes in the seat's own total."""
        viewer = self.seen.viewer
        return self._score_after(action).totals[viewer] - self.seen.score.totals[viewer]

    def change(self, action: Any, category: str) -> int:
        """In the seat's own points of one category."""
        seat, column = self.seen.viewer, self.seen.score.categories.index(category)
        return self._score_after(action).points[seat][column] - self.seen.score.points[seat][column]

    def _score_after(self, action: Any) -> ScoreTable:
        if action not in self._after:
            rules = self.seen.spec.rules
            self._after[action] = rules.score(preview(rules, self.seen.view, action).after)
        return self._after[action]
