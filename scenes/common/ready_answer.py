"""An answer that needs no search, given in the place of the AI service."""

from collections.abc import Callable

from game.ai.thinking import Answer
from scenes.engine.app import App


class ReadyAnswer:
    """Deliver an answer in the next pass of the loop, unless it is cancelled."""

    def __init__(self, app: App, answer: Answer, on_answer: Callable[[Answer], None]) -> None:
        self._answer, self._on_answer = answer, on_answer
        self._is_wanted = True
        app.call_soon(self._come)

    def hurry(self) -> None:
        """Do nothing, as the answer is on its way."""

    def cancel(self) -> None:
        """Drop the answer."""
        self._is_wanted = False

    def _come(self) -> None:
        if self._is_wanted:
            self._on_answer(self._answer)
