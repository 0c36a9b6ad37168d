"""The people at the table as the screen names and paints them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from game.core.match import Match
from game.core.seats import Seat
from scenes.engine.player_colours import INKS, crest
from scenes.engine.text.catalog import Catalog
from scenes.engine.text.languages import LANGUAGES
from scenes.engine.theme import Colour


@dataclass(frozen=True, slots=True)
class Person:
    """One seat: its name, its colour letter, and whether it is the one looking at the screen."""

    seat: int
    name: str
    colour: str
    is_human: bool
    player: str

    @property
    def crest(self) -> str:
        return crest(self.colour)

    @property
    def header(self) -> str:
        return f"header_{self.colour}"

    @property
    def ink(self) -> Colour:
        return INKS[self.colour]


def house_names(catalog: Catalog, language: str) -> list[str]:
    """Those offered for a new match."""
    return [name.strip() for name in catalog.in_language("new-game-names", language).split(",")]


def name_in(catalog: Catalog, name: str) -> str:
    """A name given by the house follows the language; any other is the person's own."""
    spoken = house_names(catalog, catalog.language)
    for language in LANGUAGES:
        given = house_names(catalog, language.code)
        if name in given:
            return spoken[given.index(name)]
    return name


def is_house_name(catalog: Catalog, name: str) -> bool:
    """Return whether the house gave the name, in any language."""
    return any(name in house_names(catalog, language.code) for language in LANGUAGES)


def players_at(match: Match, seat: int) -> list[str]:
    """Whoever sat there, one after the other."""
    changes = [change.seat.player for change in match.seat_changes if change.number == seat]
    return [player for player, _ in groupby([match.first_seats[seat].player, *changes])]


def people_of(seats: Sequence[Seat], colours: Sequence[str], catalog: Catalog) -> list[Person]:
    """Seats without a name are called after their level."""
    return [
        Person(
            number,
            name_in(catalog, seat.name) or catalog(f"level-{seat.player}"),
            seat.colour or colours[number],
            seat.is_human,
            seat.player,
        )
        for number, seat in enumerate(seats)
    ]
