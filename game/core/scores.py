"""The score table: categories by seat, totals and winners."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """Hold the points of one game."""

    categories: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]
    """Points of each category, for each seat."""
    winners: tuple[int, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """Return the total of each seat."""
        return tuple(sum(row) for row in self.points)

    def of(self, seat: int, category: str) -> int:
        """Return the points of a seat in a category."""
        return self.points[seat][self.categories.index(category)]


@dataclass(frozen=True, slots=True)
class Result:
    """Hold the standing of a match: a table for each game so far, the totals of all, and who is ahead."""

    games: tuple[ScoreTable, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def is_tie_broken(self) -> bool:
        """Return whether somebody else has as many points as the winners."""
        return self.totals.count(max(self.totals)) > len(self.winners)
