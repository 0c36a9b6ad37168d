"""What the fighters of a contest have rolled and played: told by events, since a position keeps only strengths."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.aquileia.board import ARENA, STADIUM, STRENGTHS
from game.aquileia.cards import FIGURES
from game.aquileia.state import NOBODY, State


@dataclass(slots=True)
class Effort:
    """Of one fighter."""

    red: tuple[int, ...] = ()
    cards: list[int] = field(default_factory=list)
    blue: tuple[int, ...] = ()
    has_stood: bool = False


class ContestLog:
    """Kept by the stage; what it cannot vouch for, after a save was opened or a deed taken back, it leaves out."""

    def __init__(self) -> None:
        self._efforts: dict[int, Effort] = {}
        self.rolling = NOBODY
        """Whose dice are still tumbling."""

    def begin(self) -> None:
        self._efforts = {}

    def rolled(self, seat: int, faces: tuple[int, ...], is_blue: bool) -> None:
        effort = self._efforts.setdefault(seat, Effort())
        if is_blue:
            effort.blue = faces
        else:
            effort.red = faces

    def played(self, seat: int, card: int) -> None:
        self._efforts.setdefault(seat, Effort()).cards.append(card)

    def stood(self, seat: int) -> None:
        self._efforts.setdefault(seat, Effort()).has_stood = True

    def effort(self, view: State, place: int) -> Effort | None:
        """What makes the strength of this fighter; None where the log does not add up to it."""
        contest = view.contest
        assert contest is not None
        seat, metal = contest.fighters[place], contest.metals[place]
        effort = self._efforts.get(seat, Effort())
        added = contest.strengths[place] - base_strength(view, seat)
        dice = (*effort.red, *effort.blue).count(metal)
        while effort.cards and dice + sum(FIGURES[card] for card in effort.cards) > added:
            effort.cards.pop()
        return effort if dice + sum(FIGURES[card] for card in effort.cards) == added else None


def area_now(view: State) -> range:
    """The spaces of the contest that goes on."""
    return ARENA if view.step == ARENA.start else STADIUM


def base_strength(view: State, seat: int) -> int:
    """AQ 4.2.1: the sum of the values of the spaces."""
    return sum(STRENGTHS[space] for space in area_now(view) if view.spaces[space] == seat)


def standing(view: State, strengths: Sequence[int] = ()) -> list[int]:
    """The fighters by their places, the leader first; with these strengths or those they have (AQ 4.2.5)."""
    contest = view.contest
    assert contest is not None
    fighters, reached = contest.fighters, strengths or contest.strengths

    def key(place: int) -> tuple[int, int]:
        return -reached[place], view.track.index(fighters[place])

    return sorted(range(len(fighters)), key=key)
