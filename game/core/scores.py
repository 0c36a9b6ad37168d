"""The score table: categories by seat, totals and winners."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoreTable:
    categories: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]
    """For each seat, the points of each category."""
    winners: tuple[int, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(row) for row in self.points)

    def of(self, seat: int, category: str) -> int:
        return self.points[seat][self.categories.index(category)]


@dataclass(frozen=True, slots=True)
class Result:
    """How a match stands: one table per finished or running game, the totals of all, and who is ahead."""

    games: tuple[ScoreTable, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def is_tie_broken(self) -> bool:
        """Somebody else has as many points as the winners."""
        return self.totals.count(max(self.totals)) > len(self.winners)
