"""The cards of the deck: made from the coach's files beside the last matches, whatever else lies there."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from game.coach import deck, storage
from game.coach.deck import Card
from game.coach.model import Notes
from game.coach.storage import UnusableNotesError
from game.core import save_files
from game.core.listing import Slot
from game.core.match import Match
from game.core.storage import SaveError, SaveStore
from scenes.screens.try_again.series import Task


@dataclass(frozen=True)
class Shelved:
    """Hold a card and its match."""

    card: Card
    match: Match

    @property
    def task(self) -> Task:
        """Return the card as a moment to try again."""
        return Task(self.match, self.card.judged, self.card.key, self.card.ended)


def read_shelf(store: SaveStore) -> list[Shelved]:
    """Return the people's moments of the last judged matches; files that cannot be used are left out."""
    slots = [slot for slot in store.slots() if slot.finished and slot.people]
    return [
        Shelved(card, match)
        for slot, match, notes in islice(_judged(store, slots), deck.MOST_MATCHES)
        for card in deck.own_cards(match, notes, slot.id, slot.modified)
    ]


def _judged(store: SaveStore, slots: list[Slot]) -> Iterator[tuple[Slot, Match, Notes]]:
    """Yield the matches that the coach has judged, the last one first."""
    for slot in slots:
        path = store.folder.coach(slot.id)
        if not save_files.is_file(path):
            continue
        try:
            match = store.load(slot.id).match
            notes = storage.read(path, match)
        except (SaveError, UnusableNotesError):
            continue
        if notes.judged:
            yield slot, match, notes
