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
    """Describe who plays a seat: name, colour letter, person or level of opponent."""

    seat: int
    name: str
    colour: str
    is_human: bool
    player: str

    @property
    def crest(self) -> str:
        """Return the picture of the seat's crest."""
        return crest(self.colour)

    @property
    def header(self) -> str:
        """Return the skin of a header in the seat's colour."""
        return f"header_{self.colour}"

    @property
    def ink(self) -> Colour:
        """Return the colour in which the name is written."""
        return INKS[self.colour]


def house_names(catalog: Catalog, language: str) -> list[str]:
    """Return the names offered for a new match in that language."""
    return [name.strip() for name in catalog.in_language("new-game-names", language).split(",")]


def name_in(catalog: Catalog, name: str) -> str:
    """Return a name in the catalogue's language if it is one of those offered; any other stays as typed."""
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
    """Return who has played the seat, one after the other: a person or the level of an opponent."""
    changes = [change.seat.player for change in match.seat_changes if change.number == seat]
    return [player for player, _ in groupby([match.first_seats[seat].player, *changes])]


def people_of(seats: Sequence[Seat], colours: Sequence[str], catalog: Catalog) -> list[Person]:
    """Return the people at all seats; a seat without a name is named after its level."""
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
