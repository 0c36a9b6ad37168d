"""Opponents that play what a session says, and think until it says something."""

from math import inf
from typing import Any

from game.ai.budget import Budget
from game.ai.thinking import Answer
from tests.fuzz.monkey.thinker import RandomThinker, Thought

SECONDS = 0.2
"""So long an opponent thinks who knows what to play."""


class PromptedThinker(RandomThinker):
    """Answers with the actions of its plan, one after the other."""

    plan: list[str]

    def ask(
        self, game_id: str, view: Any, seat: int, level: str, seed: str, budget: Budget | None = None, temper: str = ""
    ) -> Thought:
        """Return a thought that comes when there is a plan."""
        self._thoughts.append(Thought(None, inf, is_chore=False))
        self.follow(getattr(self, "plan", []))
        return self._thoughts[-1]

    def follow(self, plan: list[str]) -> None:
        """Play this plan from now on; each action is taken off it."""
        self.plan = plan
        for thought in self._thoughts:
            if thought.due == inf and thought.is_wanted and plan:
                thought.decide(Answer(plan.pop(0)), self._clock() + SECONDS)
