"""A match in preparation: seats, options and seed, and why it cannot start yet."""

import random
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from game.ai.tempers import temper_by_chance
from game.core.match import Match
from game.core.reasons import Reason, because
from game.core.seats import Seat
from game.core.spec import COLOURS, DEFAULT_LEVEL, HUMAN, TEMPERS, Spec, complete_options

Kind = Literal["person", "opponent", "empty"]

LONGEST_NAME = 16
BY_CHANCE = "by-chance"
TEMPERS_OFFERED = ("", BY_CHANCE, *TEMPERS)
SEED_WORDS = ("AURORA", "FIUME", "LUNA", "ORO", "PIETRA", "ROSA", "STELLA", "TORRE", "VENTO", "VIGNA")


@dataclass(slots=True)
class SeatDraft:
    """Hold the choices for one seat."""

    kind: Kind
    name: str
    colour: str
    level: str = DEFAULT_LEVEL
    temper: str = BY_CHANCE
    """One of TEMPERS_OFFERED."""

    @property
    def is_taken(self) -> bool:
        return self.kind != "empty"


@dataclass(slots=True)
class MatchDraft:
    """Hold the choices of the page; only `match` uses the rules."""

    spec: Spec
    places: list[SeatDraft]
    seed: str
    options: dict[str, str] = field(default_factory=dict)

    @classmethod
    def fresh(cls, spec: Spec, names: list[str], options: Mapping[str, str] | None = None) -> "MatchDraft":
        """Return a draft with one person and the fewest opponents that the game needs."""
        places = [
            SeatDraft(_first_kind(number, min(spec.seats)), names[number], COLOURS[number])
            for number in range(max(spec.seats))
        ]
        return cls(spec, places, new_seed(), complete_options(spec, dict(options or {})))

    @property
    def taken(self) -> list[SeatDraft]:
        """Return the seats that are not empty."""
        return [place for place in self.places if place.is_taken]

    @property
    def people(self) -> int:
        """Return the number of people."""
        return sum(place.kind == "person" for place in self.places)

    @property
    def may_be_empty(self) -> bool:
        """Return whether the game allows fewer seats."""
        return min(self.spec.seats) < len(self.places)

    def why_not_start(self) -> Reason | None:
        """Return why the match cannot start; None if it can."""
        count = len(self.taken)
        if count not in self.spec.seats:
            return because("new-game-why-seats", count=count, low=min(self.spec.seats), high=max(self.spec.seats))
        names = [place.name.strip() for place in self.taken]
        if not all(names):
            return because("new-game-why-name")
        if len(set(names)) < len(names):
            return because("new-game-why-same-name")
        return None

    def next_colour(self, number: int) -> None:
        """Give the seat the next colour; the seat that has it gets the old one."""
        mine = self.places[number]
        wanted = COLOURS[(COLOURS.index(mine.colour) + 1) % len(COLOURS)]
        for other in self.places:
            if other.colour == wanted:
                other.colour = mine.colour
        mine.colour = wanted

    def rename(self, renamed: Callable[[str], str]) -> None:
        """Replace each name by what the function returns for it."""
        for place in self.places:
            place.name = renamed(place.name)

    def shuffle(self) -> None:
        """Shuffle the seats until their order is another one."""
        before = list(self.places)
        while len(before) > 1 and self.places == before:
            random.shuffle(self.places)

    def temper_of(self, place: SeatDraft) -> str:
        """Return the temper that an opponent will have; BY_CHANCE while no seed decides it."""
        seed = self.seed.strip()
        return _temper(place, next(number for number, each in enumerate(self.taken) if each is place), seed)

    def match(self) -> Match:
        """Return the match; an empty seed is replaced by a new one."""
        seed = self.seed.strip() or new_seed()
        seats = [_seat(place, number, seed) for number, place in enumerate(self.taken)]
        return Match(self.spec, self.options, seats, seed)


def _seat(place: SeatDraft, number: int, seed: str) -> Seat:
    name = place.name.strip()
    if place.kind == "person":
        return Seat(HUMAN, name, place.colour)
    return Seat(place.level, name, place.colour, _temper(place, number, seed))


def _temper(place: SeatDraft, number: int, seed: str) -> str:
    return temper_by_chance(seed, number) if place.temper == BY_CHANCE and seed else place.temper


def _first_kind(number: int, needed: int) -> Kind:
    """Return who sits at first in a seat: a person in the first, opponents in those that are needed."""
    if number == 0:
        return "person"
    return "opponent" if number < needed else "empty"


def new_seed() -> str:
    """Return a seed of a word and a number."""
    return f"{secrets.choice(SEED_WORDS)}-{secrets.randbelow(9000) + 1000}"
