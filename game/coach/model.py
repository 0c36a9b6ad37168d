"""The coach's findings about a match, saved beside its record as one JSON object."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

SURE = 2.0
"""Number of standard errors from which a difference counts."""
LEAST_LOSS = 0.5
"""Points below which nothing is called a mistake, however certain it is."""
MUCH = 3.0
"""Points: who surely lost more is told that the other way was much better."""
_EXACT = 0.25
"""Of a difference: with a standard error within this share of it, its points are told."""
LEAST_CHANCE = 0.05
"""Chance to win that samples cannot tell from none; no move that leaves less is praised."""
RIVALS, OUTLOOK = "rivals", "outlook"
"""Parts of a difference that are no score category: the best rival's loss, and what is still expected."""

_Index = Annotated[int, Field(ge=0, le=20_000)]
_Points = Annotated[float, Field(ge=-10_000, le=10_000, allow_inf_nan=False)]
_Error = Annotated[float, Field(ge=0, le=10_000, allow_inf_nan=False)]
_Chance = Annotated[float, Field(ge=0, le=1, allow_inf_nan=False)]
_Parts = dict[str, _Points]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Way(_Strict):
    """Hold an option that was judged."""

    deed: Annotated[list[str], Field(min_length=1)]
    gain: _Points
    """Points more than with the played move."""
    error: _Error
    chance: _Chance
    """Chance of the seat to win with it."""
    parts: _Parts
    """Parts of the gain by category."""

    @property
    def tells_points(self) -> bool:
        """Whether the gain is sure enough for a number."""
        return tells_points(self.gain, self.error)

    @property
    def is_much(self) -> bool:
        """Whether the difference is surely large, in either direction."""
        return is_much(self.gain, self.error)


class Judged(_Strict):
    """Hold a judged decision, its options best first.

    `loss` is measured in other worlds than those that chose the best option.
    """

    entry: _Index
    seat: _Index
    level: _Index
    worlds: _Index
    ways: list[Way]
    played: _Index
    loss: _Error
    error: _Error
    chances: list[_Chance]
    """Chance of every seat to win with the played move."""
    parts: _Parts = {}
    """Parts of the loss, in the worlds in which it was measured."""

    @model_validator(mode="after")
    def _has_what_was_played(self) -> "Judged":
        if self.ways and self.played >= len(self.ways):
            raise ValueError("none of the ways was played")
        return self

    @property
    def own(self) -> Way:
        """Return the option that was played."""
        return self.ways[self.played]

    @property
    def best(self) -> Way:
        """Return the option with the largest gain."""
        return self.ways[0]

    @property
    def end(self) -> int:
        """Return the number of entries played after the move."""
        return self.entry + len(self.own.deed)

    @property
    def is_mistake(self) -> bool:
        """Return whether the loss is certain and large enough."""
        return bool(self.ways) and self.loss > max(LEAST_LOSS, SURE * self.error) and self.played > 0

    @property
    def tells_points(self) -> bool:
        """Whether the loss is sure enough for a number; otherwise only the order of the ways is told."""
        return tells_points(self.loss, self.error)

    @property
    def is_much(self) -> bool:
        """Whether surely much was lost."""
        return is_much(self.loss, self.error)

    @property
    def lead(self) -> float:
        """Return by how much the played option is better than all others, if that is certain; else 0."""
        others = [way for place, way in enumerate(self.ways) if place != self.played]
        if self.played > 0 or not others or any(way.gain + SURE * way.error >= 0 for way in others):
            return 0.0
        return -max(way.gain for way in others)

    @property
    def was_free(self) -> bool:
        """Return whether the only alternative was to decline, and that was better in nothing."""
        others = [way.parts for place, way in enumerate(self.ways) if place != self.played]
        return len(others) == 1 and bool(others[0]) and max(others[0].values()) < LEAST_LOSS

    @property
    def spread(self) -> float:
        """Return the difference between the best and the worst option."""
        gains = [way.gain for way in self.ways]
        return max(gains) - min(gains) if gains else 0.0


def tells_points(difference: float, error: float) -> bool:
    """Return whether a difference in points is known well enough to be told as a number."""
    return error <= _EXACT * abs(difference)


def is_much(difference: float, error: float) -> bool:
    """Return whether a difference is large beyond doubt."""
    return abs(difference) - SURE * error > MUCH


class Luck(_Strict):
    """Hold how much an event of luck changed the seat's expected margin."""

    entry: _Index
    seat: _Index
    level: _Index
    points: _Points
    error: _Error
    chances: list[_Chance]


class Head(BaseModel):
    """Hold what every version of these files begins with."""

    model_config = ConfigDict(frozen=True, strict=True)

    format: Literal["quattro-citta-coach"] = "quattro-citta-coach"
    version: int


class Notes(_Strict, Head):
    """Hold all findings about the match whose record has this fingerprint."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    game: str
    record: str
    judged: list[Judged] = []
    luck: list[Luck] = []
