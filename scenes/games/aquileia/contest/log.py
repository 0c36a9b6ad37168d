"""Dice and cards of a contest's fighters, collected from events, because a position keeps only the strengths."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.aquileia import events as e
from game.aquileia.board import ARENA, STADIUM, STRENGTHS
from game.aquileia.cards import FIGURES, NOTHING
from game.aquileia.state import State
from scenes.games.aquileia.position import AquileiaPosition


@dataclass(frozen=True, slots=True)
class Effort:
    """Hold what one fighter has rolled, played and won."""

    red: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    blue: tuple[int, ...] = ()
    laurel: int = NOTHING
    """The viewer's laurel, which lies here until the contest is over; those of others leave at once."""

    def gain(self, metal: int) -> int:
        """Return what the dice that show this metal, and the cards, add."""
        return (*self.red, *self.blue).count(metal) + sum(FIGURES[card] for card in self.cards)


def efforts(position: AquileiaPosition) -> list[Effort]:
    """Return the efforts of all seats since the contest began, or since a match that begins in its middle."""
    found = [Effort() for _ in position.people]
    for event in position.past.latest(position.viewer):
        match event:
            case e.ContestBegun():
                return found
            case e.StrengthRolled(seat, faces, True):
                found[seat] = replace(found[seat], blue=faces)
            case e.StrengthRolled(seat, faces):
                found[seat] = replace(found[seat], red=faces)
            case e.LaurelTaken(seat, laurel) if seat == position.viewer and not position.hands_covered:
                found[seat] = replace(found[seat], laurel=laurel)
            case e.CardPlayed(seat, card):
                found[seat] = replace(found[seat], cards=(card, *found[seat].cards))
    return found


def area_now(view: State) -> range:
    """Return the spaces of the present contest."""
    return ARENA if view.step == ARENA.start else STADIUM


def base_strength(view: State, seat: int) -> int:
    """Return the sum of the values of a seat's spaces (AQ 4.2.1)."""
    return sum(STRENGTHS[space] for space in area_now(view) if view.spaces[space] == seat)


def standing(view: State, strengths: Sequence[float] = ()) -> list[int]:
    """Return the fighters' indexes from first to last, by these strengths or by their present ones (AQ 4.2.5)."""
    contest = view.contest
    assert contest is not None
    fighters, reached = contest.fighters, strengths or contest.strengths

    def key(place: int) -> tuple[float, int]:
        return -reached[place], view.track.index(fighters[place])

    return sorted(range(len(fighters)), key=key)
