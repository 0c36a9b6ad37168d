"""The hints at a moment that is tried again: the best way found, whose first step only shows where to look."""

from typing import Any

from game.ai.thinking import Answer
from game.coach.trying import next_of_best
from game.core.seats import Seat
from scenes.common.ready_answer import ReadyAnswer
from scenes.engine.app import App
from scenes.screens.try_again.attempts import Attempts
from scenes.table.match_controller import OnAnswer


class KnownBest:
    """Answer in the place of the AI service with the next action of the best way found."""

    def __init__(self, app: App, attempts: Attempts) -> None:
        self._app, self._attempts = app, attempts

    def ask(self, game_id: str, view: Any, seat: int, player: Seat, seed: str, on_answer: OnAnswer) -> ReadyAnswer:
        """Answer for an opponent; the table of a moment never lets one act."""
        return self.ask_hint(game_id, view, seat, seed, on_answer)

    def ask_hint(self, game_id: str, view: Any, seat: int, seed: str, on_answer: OnAnswer) -> ReadyAnswer:
        """Answer with the next action of the best way."""
        action = next_of_best(self._attempts.judged, self._attempts.played)
        return ReadyAnswer(self._app, Answer(action or self._attempts.judged.best.deed[0]), on_answer)
