"""A table at a moment of a match, without a window; what is submitted is noted and not played."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from game.core.match import Match
from game.core.seats import Seat
from scenes.engine.headless import Headless
from scenes.engine.text.drawn_text import TextBox
from scenes.table.match_controller import OnAnswer
from scenes.table.scene import TableScene


class NobodyThinks:
    """Opponents are asked and never answer: the moment stands."""

    def ask(self, game_id: str, view: Any, seat: int, player: Seat, seed: str, on_answer: OnAnswer) -> "NobodyThinks":
        return self

    def ask_hint(self, game_id: str, view: Any, seat: int, seed: str, on_answer: OnAnswer) -> "NobodyThinks":
        return self

    def hurry(self) -> None:
        """It does not help."""

    def cancel(self) -> None:
        """Nothing was under way."""


class Seated:
    def __init__(self, stage: Headless, match: Match) -> None:
        self.stage = stage
        stage.app.settings.reduced_motion = True
        self.table = TableScene(stage.app, match, NobodyThinks())
        self.submitted: list[Any] = []
        stage.show(self.table)

    def texts(self) -> list[TextBox]:
        """All that is written there now."""
        self.stage.settle()
        self.stage.app.draw()
        return list(self.stage.app.canvas.boxes)

    def note_what_is_submitted(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(self.table.controller, "submit", lambda *plan: self.submitted.append(plan[0]))


@contextmanager
def seated(
    match: Match, language: str = "en", size: tuple[int, int] = (1280, 720), text_scale: int = 100
) -> Iterator[Seated]:
    """Leaves no message missing behind."""
    stage = Headless(size, language, text_scale)
    try:
        yield Seated(stage, match)
        assert stage.app.catalog.missing == set()
    finally:
        stage.close()
