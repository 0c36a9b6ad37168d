"""The deck of one's own costly moments: which come back when, and the marks that remember what was found when."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from game.coach.model import Judged, Notes
from game.coach.summary import moments
from game.core import home_files
from game.core.match import Match

MOST_MATCHES, MOST_CARDS = 30, 60
"""Number of judged matches, the last ones, that the deck is made of, and of moments in it."""
MATCHES_BETWEEN = (1, 3, 10)
"""Matches to play until a moment comes back: never found, found once, found oftener on one day."""
DAYS_TO_PUT_AWAY = 2
"""Number of days on which a moment must be found until it is put away."""
VERSION = 1
LARGEST_BYTES = 1 << 18
_MOST_MARKS, _MOST_FINDS = 500, 4
_KEY_LENGTH = 16

Time = Annotated[float, Field(ge=0, le=32_000_000_000, allow_inf_nan=False)]
"""Seconds as the system's clock counts them."""
Stage = Literal["due", "later", "away"]


class Find(BaseModel):
    """Hold when a moment was found: the time, and the day where it was played."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    time: Time
    day: Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class Mark(BaseModel):
    """Hold when a moment was found, when its answer was last shown, and whether it was taken out of the deck."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    found: Annotated[tuple[Find, ...], Field(max_length=_MOST_FINDS, strict=False)] = ()
    shown: Time = 0.0
    is_out: bool = False

    @property
    def days(self) -> int:
        """Return the number of days on which it was found."""
        return len({find.day for find in self.found})

    @property
    def last(self) -> float:
        """Return when it was found or shown last; 0 for never."""
        return max([self.shown, *(find.time for find in self.found)])


class Marks(BaseModel):
    """Hold the marks of all moments by key."""

    model_config = ConfigDict(extra="forbid", strict=True)

    version: int = Field(default=VERSION, ge=VERSION, le=VERSION)
    moments: Annotated[dict[str, Mark], Field(max_length=_MOST_MARKS)] = {}

    def of(self, key: str) -> Mark:
        """Return the mark of a moment."""
        return self.moments.get(key, Mark())

    def put(self, key: str, mark: Mark) -> None:
        """Store a mark; of too many, the one that was touched longest ago is dropped."""
        self.moments[key] = mark
        if len(self.moments) > _MOST_MARKS:
            del self.moments[min(self.moments, key=lambda each: self.moments[each].last)]


@dataclass(frozen=True, slots=True)
class Card:
    """Hold a costly moment of the person: its key, the saved match, when that ended, and the judgement."""

    key: str
    slot: str
    game: str
    ended: float
    judged: Judged


@dataclass(frozen=True, slots=True)
class Standing:
    """Hold where a card is in the deck, and for how many more matches it waits."""

    stage: Stage
    waits: int = 0


def key_of(notes: Notes, judged: Judged) -> str:
    """Return the key of a moment: its record, entry and seat."""
    return f"{notes.record[:_KEY_LENGTH]}/{judged.entry}/{judged.seat}"


def own_cards(match: Match, notes: Notes, slot: str, ended: float) -> list[Card]:
    """Return the people's moments that were judged at full length and cost something beyond doubt."""
    told = [moment for seat in match.humans for moment in moments(notes, seat)]
    return [
        Card(key_of(notes, each.judged), slot, match.spec.id, ended, each.judged) for each in told if each.can_be_tried
    ]


def standing(mark: Mark, ended: float, matches: Sequence[float]) -> Standing:
    """Return where a moment stands; `ended` is the end of its match, `matches` those of all that were played."""
    if mark.days >= DAYS_TO_PUT_AWAY:
        return Standing("away")
    since = max(mark.last, ended)
    played = sum(time > since for time in matches)
    waits = MATCHES_BETWEEN[min(len(mark.found), len(MATCHES_BETWEEN) - 1)] - played
    return Standing("later", waits) if waits > 0 else Standing("due")


def found(mark: Mark, now: Find, stands: Standing) -> Mark:
    """Return the mark once the moment was found; again on one day counts only when it was due."""
    is_again = now.day in (find.day for find in mark.found)
    if stands.stage != "due" and is_again:
        return mark
    return mark.model_copy(update={"found": (*mark.found, now)[-_MOST_FINDS:]})


def shown(mark: Mark, now: float) -> Mark:
    """Return the mark once the answer was shown: the moment begins again."""
    return mark.model_copy(update={"found": (), "shown": now})


def kept(cards: Sequence[Card], marks: Marks) -> list[Card]:
    """Return the cards of the deck, latest match first; of too many, those found longest ago and then the oldest go."""
    there = [card for card in cards if not marks.of(card.key).is_out]

    def worth(card: Card) -> tuple[bool, float]:
        mark = marks.of(card.key)
        is_away = mark.days >= DAYS_TO_PUT_AWAY
        return not is_away, mark.last if is_away else card.ended

    chosen = sorted(there, key=worth, reverse=True)[:MOST_CARDS]
    return sorted(chosen, key=lambda card: (-card.ended, card.slot, card.judged.entry))


def load(path: Path) -> tuple[Marks, bool]:
    """Return the marks, and whether the file was damaged; then it is set aside."""
    return home_files.load(path, Marks(), LARGEST_BYTES)


def save(path: Path, marks: Marks) -> None:
    """Write the marks."""
    home_files.save(path, marks)
