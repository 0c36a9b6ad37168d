"""The pieces of a move, and the selection: which of them a person has chosen on the way to a legal move."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from scenes.kit.piece_id import PieceId

Equals = tuple[str, ...]
"""Ids of equal pieces, of which any will do."""


@dataclass(frozen=True, kw_only=True, slots=True)
class MovePieces:
    """Name the pieces by which a person makes a move."""

    needs: Sequence[Equals] = ()
    """Pieces to be chosen first, in any order; for two equal ones there are two entries with the same ids."""
    on: Sequence[str] = ()
    """Pieces whose press plays the move once all that it needs is chosen; the keyboard begins with the first."""
    dragged: Collection[str] = ()
    """Pieces that can be dragged to a place where the move is played."""
    dropped_on: Collection[str] = ()
    """Places that take a dragged piece for the move, although a press of them plays nothing."""

    def need(self, piece: str) -> bool:
        """Return whether the piece can be chosen for the move."""
        return any(piece in equals for equals in self.needs)

    def left(self, chosen: Sequence[str]) -> list[Equals] | None:
        """Return what is still needed besides the chosen pieces; None if the move does not need all of these."""
        left = list(self.needs)
        for piece in chosen:
            equals = next((each for each in left if piece in each), None)
            if equals is None:
                return None
            left.remove(equals)
        return left


@dataclass(frozen=True)
class Selection:
    """Hold the legal moves with their pieces, and the pieces that are chosen; a value, like a widget."""

    moves: Mapping[Any, MovePieces] = field(default_factory=dict)
    chosen: tuple[str, ...] = ()
    """Ids of the chosen pieces in the order in which they were chosen."""
    keeps_mismatches: bool = False
    """True if pieces of one row stay chosen although no move takes them together; else the oldest make way."""

    def where(self, condition: Callable[[MovePieces], bool]) -> list[Any]:
        """Return the moves whose pieces fulfil a condition."""
        return [move for move, pieces in self.moves.items() if condition(pieces)]

    def complete(self) -> list[Any]:
        """Return the moves that need exactly the chosen pieces, and those that need none, whatever is chosen."""
        return self.where(lambda pieces: not pieces.needs or pieces.left(self.chosen) == [])

    def towards(self, piece: str) -> list[Any]:
        """Return the moves that choosing the piece brings nearer; none if it is chosen already.

        Of equal pieces only as many lead to a move as it still needs, the first of them.
        """
        beside = self.beside(piece)

        def is_next(pieces: MovePieces) -> bool:
            left = pieces.left(beside) or []
            equals = next((each for each in left if piece in each), ())
            return piece in [each for each in equals if each not in beside][: left.count(equals)]

        return [] if piece in self.chosen else self.where(is_next)

    def beside(self, piece: str) -> tuple[str, ...]:
        """Return the other chosen pieces that stay chosen if this one is chosen; none if no move needs it."""
        others, row = tuple(each for each in self.chosen if each != piece), PieceId.read(piece).row
        taking = [pieces for pieces in self.moves.values() if pieces.need(piece)]
        while others and all(pieces.left((*others, piece)) is None for pieces in taking):
            if taking and self.keeps_mismatches:
                return tuple(each for each in others if PieceId.read(each).row == row)
            others = others[1:]
        return others

    def toggled(self, piece: str) -> "Selection":
        """Return the selection after a press of the piece, which chooses it or lays it back."""
        if piece in self.chosen:
            return replace(self, chosen=tuple(each for each in self.chosen if each != piece))
        return replace(self, chosen=(*self.beside(piece), piece))
