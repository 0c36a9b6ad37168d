"""How far the coach can be trusted in a game, as the laboratory has measured it (`python -m game.lab.coach`)."""

from functools import cache
from importlib.resources import files
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from game.ai.minds import learned_mark
from game.coach.storage import VERSION

STRENGTH_FILE = "mind/coach.json"
"""Inside a game's folder."""


class Share(BaseModel):
    """So many of so many."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    hits: Annotated[int, Field(ge=0)] = 0
    of: Annotated[int, Field(ge=0)] = 0

    @property
    def percent(self) -> int:
        return round(100 * self.hits / self.of) if self.of else 0


class Seen(BaseModel):
    """How many of the laboratory's numbered matches each sample has used up."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    agreement: Annotated[int, Field(ge=0)] = 0
    blunders: Annotated[int, Field(ge=0)] = 0


class Strength(BaseModel):
    """Without measurements everything is none of none."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    agreement: Share = Share()
    """Decisions in which the best way is also that of a search ten times as long."""
    told: Share = Share()
    """The same where a mistake is told."""
    blunders: Share = Share()
    """Moves at least four points worse, put into matches of the full search, that were among the listed moments."""
    false_alarms: Share = Share()
    """Mistakes told in matches of the full search against itself, and the number of those."""
    seen: Seen = Seen()
    mark: str = ""
    """Of the weights and the way of judging that were measured."""


def mark_of(game_id: str) -> str:
    """Return what changes with the weights and with the way of judging."""
    return f"{VERSION}-{learned_mark(game_id)}"


@cache
def strength_of(game_id: str) -> Strength:
    """What is true of the weights that stand and of the coach as it is."""
    source = files(f"game.{game_id}") / STRENGTH_FILE
    kept = Strength.model_validate_json(source.read_text("utf-8")) if source.is_file() else Strength()
    return kept if kept.mark == mark_of(game_id) else Strength()
