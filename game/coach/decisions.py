"""The decisions of a seat: a single action, or one with those that the search plans together with it."""

from dataclasses import dataclass

from game.core.match import Match


@dataclass(frozen=True, slots=True)
class Deed:
    """Hold a move; `actions` are texts, `first` is the entry of the first."""

    seat: int
    first: int
    actions: tuple[str, ...]

    @property
    def end(self) -> int:
        """Return the number of entries played after it."""
        return self.first + len(self.actions)


def deeds_of(match: Match, seat: int) -> list[Deed]:
    """Return the moves of the seat in which it had a choice."""
    found = list[Deed]()
    for entry in match.entries:
        is_judged = bool(found) and entry.index < found[-1].end
        if entry.seat == seat and entry.legal > 1 and not is_judged:
            found.append(_deed_from(match, entry.index))
    return found


def _deed_from(match: Match, first: int) -> Deed:
    entries, is_planned = match.entries, match.spec.foresight.is_planned
    seat, end = entries[first].seat, first + 1
    while end < len(entries) and entries[end].seat == seat and is_planned(entries[end - 1].after):
        end += 1
    return Deed(seat, first, tuple(entry.action.text for entry in entries[first:end]))
