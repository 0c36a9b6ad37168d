"""The coach's reliability in a game, as the lab has measured it (`python -m game.lab.coach`)."""

from functools import cache
from importlib.resources import files
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from game.ai.minds import learned_mark
from game.coach.storage import VERSION

STRENGTH_FILE = "mind/coach.json"
"""Path inside a game's folder."""


class Share(BaseModel):
    """Hold a number of hits out of a number of cases."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    hits: Annotated[int, Field(ge=0)] = 0
    of: Annotated[int, Field(ge=0)] = 0

    @property
    def percent(self) -> int:
        """Return the share in percent; 0 without cases."""
        return round(100 * self.hits / self.of) if self.of else 0


class Seen(BaseModel):
    """Hold how many of the lab's numbered matches each sample has used."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    agreement: Annotated[int, Field(ge=0)] = 0
    blunders: Annotated[int, Field(ge=0)] = 0


class Strength(BaseModel):
    """Hold the measurements; without any, every share is 0 of 0."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    agreement: Share = Share()
    """Decisions whose best option is also that of a search ten times as long."""
    told: Share = Share()
    """The same for decisions that are called a mistake."""
    blunders: Share = Share()
    """Moves at least four points worse, put into matches of the full search, that became moments."""
    false_alarms: Share = Share()
    """Mistakes found in matches of the full search against itself, and the number of those matches."""
    seen: Seen = Seen()
    mark: str = ""
    """Mark of the weights that were used."""


def mark_of(game_id: str) -> str:
    """Return what changes with the weights and with the way of judging."""
    return f"{VERSION}-{learned_mark(game_id)}"


@cache
def strength_of(game_id: str) -> Strength:
    """Return the measurements of a game; empty ones if its weights have changed since."""
    source = files(f"game.{game_id}") / STRENGTH_FILE
    kept = Strength.model_validate_json(source.read_text("utf-8")) if source.is_file() else Strength()
    return kept if kept.mark == mark_of(game_id) else Strength()
