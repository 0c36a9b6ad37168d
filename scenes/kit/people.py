"""The people at the table as the screen names and paints them."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.seats import Seat
from scenes.core.heraldry import INKS, crest
from scenes.core.text import Catalog
from scenes.core.theme import Colour


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


def people_of(seats: Sequence[Seat], colours: Sequence[str], catalog: Catalog) -> list[Person]:
    """Seats without a name are called after their level."""
    return [
        Person(
            number,
            seat.name or catalog(f"level-{seat.player}"),
            seat.colour or colours[number],
            seat.is_human,
            seat.player,
        )
        for number, seat in enumerate(seats)
    ]
