"""The marks of the deck in the player's folder, and the matches that were played since."""

import logging
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from game.coach import deck
from game.coach.deck import Find, Mark, Marks, Standing
from scenes.engine.app import App
from scenes.engine.platform import user_dirs
from scenes.screens.saves.stores import store_of

log = logging.getLogger(__name__)


def deck_file() -> Path:
    """Return the file in which the marks are saved."""
    return user_dirs.home_dir() / "deck.json"


class DeckKeeping:
    """Hold the marks of all moments; every change is saved."""

    clock: Callable[[], float] = staticmethod(time.time)
    """Returns the time of day, for the marks."""

    def __init__(self, app: App, marks: Marks) -> None:
        self._app, self.marks = app, marks

    def matches(self) -> list[float]:
        """Return when each match of a person ended."""
        slots = self._app.spinner.run(store_of(self._app).slots)
        return [slot.modified for slot in slots if slot.finished and slot.people]

    def settle(self, key: str, ended: float, *, is_found: bool) -> Standing:
        """Note that the moment was found or its answer shown; return where it stands now."""
        mark, matches, now = self.marks.of(key), self.matches(), self.clock()
        stands = deck.standing(mark, ended, matches)
        find = Find(time=now, day=f"{datetime.fromtimestamp(now):%Y-%m-%d}")
        mark = deck.found(mark, find, stands) if is_found else deck.shown(mark, now)
        self._put(key, mark)
        return deck.standing(mark, ended, matches)

    def take_out(self, key: str, is_out: bool = True) -> None:
        """Take the moment out of the deck, or put it back."""
        self._put(key, self.marks.of(key).model_copy(update={"is_out": is_out}))

    def _put(self, key: str, mark: Mark) -> None:
        self.marks.put(key, mark)
        if not self._app.persistent:
            return
        try:
            deck.save(deck_file(), self.marks)
        except OSError as error:
            log.warning("the deck could not be kept: %s", error)


def deck_of(app: App) -> DeckKeeping:
    """Return the marks of the app, read once."""
    return app.services.get(read_deck)


def read_deck(app: App) -> DeckKeeping:
    """Return the marks of the player's folder; a damaged file is set aside and a notice says so."""
    marks, was_damaged = deck.load(deck_file()) if app.persistent else (Marks(), False)
    if was_damaged:
        app.notice(app.catalog("deck-damaged"))
    return DeckKeeping(app, marks)
