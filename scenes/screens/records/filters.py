"""Filters of the chronicle by tab and search, and the counts of wins by level."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from game.core.listing import Slot
from game.core.spec import LEVELS
from scenes.engine.text.catalog import Catalog
from scenes.kit.players import name_in
from scenes.screens.rules.search import folded
from scenes.screens.saves.slot_row import name_of, time_of

Tab = Literal["going-on", "finished", "all"]
TABS: tuple[Tab, ...] = ("going-on", "finished", "all")


def in_tab(slots: Sequence[Slot], tab: Tab) -> list[Slot]:
    """Return the matches that belong to a tab."""
    if tab == "all":
        return list(slots)
    return [slot for slot in slots if slot.finished == (tab == "finished")]


def found(slots: Sequence[Slot], words: str, catalog: Catalog) -> list[Slot]:
    """Return the matches with every word of the search in name, people or time."""
    wanted = folded(words).split()
    return [slot for slot in slots if all(word in _described(slot, catalog) for word in wanted)]


def _described(slot: Slot, catalog: Catalog) -> str:
    """Return the text of a match that is searched."""
    names = (each for seat in slot.seats for each in {seat.name, name_in(catalog, seat.name)})
    parts = [name_of(slot, catalog), time_of(slot, catalog), *names]
    return folded(" ".join(parts))


@dataclass(frozen=True, slots=True)
class Tally:
    """Count the matches of people against opponents by the strongest level among these."""

    level: str
    matches: int
    wins: int


def tallies(slots: Sequence[Slot]) -> list[Tally]:
    """Return a tally for each level that was met.

    Only finished matches count, without practice and without seats that changed hands.
    """
    counted = [slot for slot in slots if slot.is_counted]
    rows = []
    for level in LEVELS:
        met = [slot for slot in counted if strongest(slot) == level and slot.people]
        if met:
            rows.append(Tally(level, len(met), sum(bool(slot.people & set(slot.winners)) for slot in met)))
    return rows


def strongest(slot: Slot) -> str:
    """Return the highest level at the table; empty if there are only people."""
    levels = [LEVELS.index(seat.player) for seat in slot.seats if seat.player in LEVELS]
    return LEVELS[max(levels)] if levels else ""
