"""Autosave: appends every action of a match to its file, and rewrites the file if it does not fit."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from game.core import save_files
from game.core.listing import summary_of
from game.core.match import Changed, Match, MatchNews, Played, Rewound
from game.core.record import action_line, lines_of, result_line
from game.core.save_files import SaveFolder


class Keeper(Protocol):
    """Describe what autosave needs of the store."""

    @property
    def folder(self) -> SaveFolder: ...

    @property
    def read_only(self) -> bool: ...

    def in_background(self, work: Callable[[], None]) -> None: ...


class Autosave:
    """Save one match in its slot.

    A file is only appended to while it has the expected size; one that is missing or cut is written whole.
    """

    def __init__(self, store: Keeper, match: Match, slot: str) -> None:
        self.slot = slot
        self._store = store
        self._match = match
        self._told = _told(match)
        self._text = b""
        match.feed.listeners.append(self._follow)
        self._rewrite()

    def keep_picture(self, encode: Callable[[], bytes]) -> None:
        """Save the picture of the match in the background; `encode` returns a PNG."""
        path = self._store.folder.picture(self.slot)
        if not self._store.read_only:
            self._store.in_background(lambda: save_files.write_whole(path, encode()))

    def stop(self) -> None:
        """Stop saving; a file that has vanished since the last action is written again."""
        self._match.feed.listeners.remove(self._follow)
        self._add("", starts_turn=False)

    def _follow(self, news: MatchNews) -> None:
        match news:
            case Played():
                self._append(news)
            case Rewound():
                self._forget_undone()
            case Changed() if self._told != _told(self._match):
                self._told = _told(self._match)
                self._rewrite()

    def _append(self, entry: Played) -> None:
        """Append the action, and the result if the match is over."""
        text = action_line(self._match, entry) + "\n"
        if self._match.is_over:
            text += result_line(self._match.result()) + "\n"
        self._add(text, self._match.decision_at(entry.index).is_turn)

    def _forget_undone(self) -> None:
        """Rewrite the record, and remove the coach's findings about the old end."""
        self._rewrite()
        if not self._store.read_only:
            self._store.in_background(partial(save_files.remove, [self._store.folder.coach(self.slot)]))

    def _add(self, text: str, starts_turn: bool) -> None:
        before, added = len(self._text), text.encode()
        whole = self._text = self._text + added
        folder, slot = self._store.folder, self.slot

        def write() -> None:
            if save_files.size_of(folder.record(slot)) != before:
                save_files.write_whole(folder.record(slot), whole)
                return
            if starts_turn:
                save_files.rotate(folder, slot)
            save_files.append(folder.record(slot), added)

        self._write(write)

    def _rewrite(self) -> None:
        whole = self._text = "".join(f"{line}\n" for line in lines_of(self._match)).encode()
        path = self._store.folder.record(self.slot)
        self._write(lambda: save_files.write_whole(path, whole))

    def _write(self, work: Callable[[], None]) -> None:
        if self._store.read_only:
            return
        summary = summary_of(self._match, len(self._text)).model_dump_json().encode()
        path = self._store.folder.summary(self.slot)

        def write() -> None:
            work()
            save_files.write_whole(path, summary)

        self._store.in_background(write)


def _told(match: Match) -> tuple[int, int | None]:
    return len(match.seat_changes), match.resigned
