"""The result told from luck: by how much a seat would have been ahead if everything drawn and rolled had been even."""

from dataclasses import dataclass

from game.ai.worth import margin_of
from game.coach.model import Notes
from game.coach.summary import all_luck
from game.core.match import Match

_SECOND_EFFORT = 1
"""Level of effort from which luck is known well enough to be told."""
_OPENING = 1
"""Number of the turn that the deal belongs to."""


@dataclass(frozen=True, slots=True)
class EvenLuck:
    """Hold by how many points a seat was ahead of the best other, and would have been with even luck."""

    margin: int
    even: float
    error: float

    @property
    def is_level(self) -> bool:
        """Return whether it would have been level, as far as can be told."""
        return abs(self.even) <= self.error


def even_luck(match: Match, notes: Notes, seat: int) -> EvenLuck | None:
    """Return the result with even luck; None unless all luck of the match is known, or if there was none.

    What came to light in the first turn may be unmeasurable, such as a rival's choice among cards that were dealt
    face down: like the deal itself it is not counted.
    """
    tried = [each for each in notes.luck if each.seat == seat and each.level >= _SECOND_EFFORT]
    known = {each.entry for each in tried if each.chances or match.turn_at(each.entry) <= _OPENING}
    luck = all_luck(notes, seat)
    lucky = {entry.index for entry in match.entries if entry.barrier() is not None}
    if match.resigned is not None or luck is None or not lucky <= known:
        return None
    margin = round(margin_of(match.result().totals, seat))
    return EvenLuck(margin, margin - luck.points, luck.error)
