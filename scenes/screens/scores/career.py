"""Comparison of a win with saved matches: the best result so far, and the wins in a row."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.listing import Slot
from game.core.match import Match
from game.core.storage import SaveStore
from scenes.engine.text.catalog import Catalog
from scenes.kit.players import players_at


@dataclass(frozen=True, slots=True)
class Career:
    """Hold the comparison.

    `best` is the earlier match of the same kind with most points for a sole person; `wins` counts this match too.
    """

    points: int
    best: Slot | None
    wins: int

    def lines(self, catalog: Catalog) -> list[str]:
        """Return the comparison in words; no line about a single win."""
        told = [self._told_of_best(self.best, catalog)] if self.best else []
        return [*told, catalog("scores-streak", n=self.wins)] if self.wins > 1 else told

    def _told_of_best(self, best: Slot, catalog: Catalog) -> str:
        before = _points(best)
        if self.points > before:
            return catalog("scores-best-now", points=before)
        return catalog("scores-best", points=before)


def career_of(match: Match, store: SaveStore | None) -> Career | None:
    """Return the comparison, if the only person at the table has won against opponents; else None."""
    if store is None or not _is_told(match):
        return None
    slots, own = store.slots(), store.slot_of(match)
    until = next((slot.modified for slot in slots if slot.id == own), float("inf"))
    before = [slot for slot in slots if slot.id != own and slot.modified <= until and _counts_beside(slot, match)]
    alike = [slot for slot in before if _is_alike(slot, match)]
    return Career(match.result().totals[match.humans[0]], max(alike, key=_points, default=None), 1 + _won(before))


def _is_told(match: Match) -> bool:
    """Return whether the win counts: no practice, nobody resigned, no seat handed over."""
    if len(match.humans) != 1 or match.is_practice or match.resigned is not None:
        return False
    is_handed_over = any(len(players_at(match, seat)) > 1 for seat in range(len(match.seats)))
    return match.humans[0] in match.result().winners and not is_handed_over


def _counts_beside(slot: Slot, match: Match) -> bool:
    """Return whether an earlier match is of the same game, with one person, and counts."""
    return slot.game == match.spec.id and slot.is_counted and len(slot.people) == 1


def _is_alike(slot: Slot, match: Match) -> bool:
    """Return whether the match had as many seats and the same options, so that points can be compared."""
    return len(slot.seats) == len(match.seats) and dict(slot.options) == dict(match.options)


def _points(slot: Slot) -> int:
    return max(slot.totals[seat] for seat in slot.people)


def _won(latest_first: Sequence[Slot]) -> int:
    """Return the wins in a row up to now."""
    lost = (number for number, slot in enumerate(latest_first) if not slot.people & set(slot.winners))
    return next(lost, len(latest_first))
