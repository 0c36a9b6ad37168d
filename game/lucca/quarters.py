"""Palaces and quarters: values that every change replaces by new ones (LC 1.3, LC 2.4)."""

from typing import NamedTuple

from game.lucca.cards import COLOUR_OF, SHIELDS_OF, WINDOWS_OF


class Palace(NamedTuple):
    """A stack of cards of one colour, the oldest first."""

    colour: int
    cards: tuple[int, ...]
    windows: int
    shields: int

    @property
    def address(self) -> int:
        """LC 2.4: only the newest card's address is visible."""
        return self.cards[-1]

    def extended(self, card: int) -> "Palace":
        return Palace(
            self.colour, (*self.cards, card), self.windows + WINDOWS_OF[card], self.shields + SHIELDS_OF[card]
        )


def palace_of(cards: tuple[int, ...]) -> Palace:
    windows, shields = sum(WINDOWS_OF[card] for card in cards), sum(SHIELDS_OF[card] for card in cards)
    return Palace(COLOUR_OF[cards[0]], cards, windows, shields)


class Quarter(NamedTuple):
    """Hold what one family has built, and the points it has scored so far."""

    site: tuple[Palace, ...] = ()
    completed: tuple[Palace, ...] = ()
    opened: tuple[Palace, ...] = ()
    walls: tuple[int, ...] = ()
    """The cards lie face down, but everybody saw them (LC 7)."""
    towers: int = 0
    window_points: int = 0
    opening_points: int = 0

    @property
    def shields(self) -> int:
        """LC 3.1: of the cards on the building site."""
        total = 0
        for palace in self.site:
            total += palace.shields
        return total

    @property
    def points(self) -> int:
        """Return the points scored so far, before walls, towers and addresses."""
        return self.window_points + self.opening_points

    @property
    def palaces(self) -> tuple[Palace, ...]:
        return self.site + self.completed + self.opened

    @property
    def largest_address(self) -> int:
        """Return the largest visible address; 0 before the starting cards are revealed."""
        return max((palace.address for palace in self.palaces), default=0)

    def on_site(self, colour: int) -> Palace | None:
        return _of_colour(self.site, colour)

    def unopened(self, colour: int) -> Palace | None:
        return _of_colour(self.completed, colour)

    def has_built(self, colour: int) -> bool:
        """LC 4.3: in any of the three areas."""
        return any(palace.colour == colour for palace in self.palaces)


def _of_colour(palaces: tuple[Palace, ...], colour: int) -> Palace | None:
    for palace in palaces:
        if palace.colour == colour:
            return palace
    return None


def with_start(quarter: Quarter, kept: tuple[int, ...]) -> Quarter:
    """LC 2.3: the starting cards on the building site; two of one colour form one palace."""
    first, second = kept
    if COLOUR_OF[first] == COLOUR_OF[second]:
        return quarter._replace(site=(palace_of(kept),))
    return quarter._replace(site=(palace_of((first,)), palace_of((second,))))


def with_opened(quarter: Quarter, palace: Palace, points: int) -> Quarter:
    """LC 4.1: the palace moves to the opened area for good."""
    return quarter._replace(
        completed=tuple(each for each in quarter.completed if each != palace),
        opened=(*quarter.opened, palace),
        opening_points=quarter.opening_points + points,
    )
