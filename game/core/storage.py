"""The store of saved matches: saved after every action, listed, loaded, and never lost silently."""

from collections.abc import Callable, Collection
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from weakref import WeakKeyDictionary

from game.core import save_files
from game.core.autosave import Autosave
from game.core.listing import Slot, Summary, stored_summary, summary_of
from game.core.match import Match
from game.core.names import LONGEST_NAME, one_line
from game.core.plain_files import TooLargeError, open_file, read_file
from game.core.reasons import Reason, because
from game.core.record import (
    LARGEST_BYTES,
    TOO_LARGE,
    Header,
    Record,
    RecordError,
    decoded,
    lines_of,
    parse_header,
    parse_record,
)
from game.core.registry import game_ids
from game.core.restoring import check_header, restore, seat_of
from game.core.save_files import GENERATIONS, SaveFolder

OnProblem = Callable[[Reason], None]

READ_ONLY = because("core-save-read-only")
UNWRITABLE = because("core-save-unwritable")
KEPT_AS_IT_IS = frozenset({"core-record-version", "core-record-game", "core-record-large"})
"""Problems of good files of another program version, which no older version of the record replaces."""
_LONGEST_LINE = 1 << 16
_LATEST_TIME = 250_000_000_000.0
"""Limit for a file's time, as lists cannot show a date beyond the calendar's last year."""


class SaveError(Exception):
    """Report what cannot be done with a saved match; `reason` says why, and the file is unchanged."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Loaded:
    """Hold a match to continue; `notice` says what was lost or repaired."""

    match: Match
    notice: Reason | None = None


class SaveStore:
    """Hold the saved matches of one folder; a read-only store lists and loads but writes nothing."""

    def __init__(
        self,
        root: Path,
        read_only: bool = False,
        on_problem: OnProblem | None = None,
        games: Collection[str] | None = None,
    ) -> None:
        """Open a store; `games` are those that can be played here, and matches of others are refused."""
        self.folder = SaveFolder(root)
        self.read_only = read_only
        self.on_problem = on_problem
        self._games = games
        self._writer = ThreadPoolExecutor(1, "saves")
        self._slots: WeakKeyDictionary[Match, str] = WeakKeyDictionary()
        self._judged: dict[str, tuple[tuple[int, int], tuple[Header, Summary] | RecordError]] = {}
        """Results of replaying records, valid while the file has that time and size."""
        self.latest = ""
        """Slot of the match whose saving began last."""
        self._is_failing = False

    # Listing

    def slots(self) -> list[Slot]:
        """Return all saved matches, the one played last first; files that vanish are left out."""
        found = [slot for name in self.folder.slots() if (slot := self._slot(name)) is not None]
        return sorted(found, key=lambda slot: (-slot.modified, slot.id))

    def _slot(self, slot: str) -> Slot | None:
        try:
            stat = self.folder.record(slot).stat()
        except OSError:
            return None
        picture = self.folder.picture(slot)
        modified = max(0.0, min(stat.st_mtime, _LATEST_TIME))
        base = Slot(slot, self._name(slot), modified, picture if save_files.is_file(picture) else None)
        try:
            header, summary = self._header_and_summary(slot, (stat.st_mtime_ns, stat.st_size))
        except RecordError as error:
            return replace(base, problem=_reason(error))
        return replace(
            base, game=header.game, seats=tuple(map(seat_of, header.seats)),
            options=tuple(header.options.items()), turn=summary.turn, totals=tuple(summary.totals),
            winners=tuple(summary.winners), finished=summary.finished, handed_over=summary.handed_over,
        )  # fmt: skip

    def _header_and_summary(self, slot: str, stamp: tuple[int, int]) -> tuple[Header, Summary]:
        header = self._header(slot)
        summary = stored_summary(self.folder.summary(slot))
        if header is not None and summary is not None and summary.size == stamp[1] and summary.fits(header):
            return header, summary
        known = self._judged.get(slot)
        if known is None or known[0] != stamp:
            known = self._judged[slot] = (stamp, self._judgement(slot, stamp[1]))
        if isinstance(known[1], RecordError):
            raise known[1]
        return known[1]

    def _header(self, slot: str) -> Header | None:
        """Return the first line; None if it is not valid, so that the whole record must be replayed."""
        try:
            with open_file(self.folder.record(slot), "rb") as file:
                header = parse_header(decoded(file.readline(_LONGEST_LINE)))
            self._check_game(header)
            check_header(header)
        except (OSError, RecordError):
            return None
        return header

    def _judgement(self, slot: str, size: int) -> tuple[Header, Summary] | RecordError:
        try:
            record = self._parsed(self.folder.record(slot))
            return record.header, summary_of(restore(record), size)
        except RecordError as error:
            return error

    def _name(self, slot: str) -> str:
        try:
            return one_line(decoded(read_file(self.folder.name(slot), _LONGEST_LINE))).strip()[:LONGEST_NAME]
        except OSError:
            return ""

    # Loading

    def load(self, slot: str) -> Loaded:
        """Return the match of a slot, repaired if possible; raise SaveError."""
        loaded = self._loaded(slot)
        self._slots[loaded.match] = slot
        return loaded

    def _loaded(self, slot: str) -> Loaded:
        self.wait()
        path = self.folder.record(slot)
        damage = RecordError("core-record-damaged", "The end is cut off.")
        match, was_cut = None, False
        try:
            record = self._parsed(path)
            match, was_cut = restore(record), record.was_cut
        except RecordError as error:
            damage = error
            if damage.key in KEPT_AS_IT_IS:
                raise SaveError(_reason(damage)) from error
        summary = stored_summary(self.folder.summary(slot))
        size = save_files.size_of(path)
        if match is not None and not was_cut and summary is not None and summary.size == size:
            return Loaded(match)
        lacks_end = summary is not None and summary.size > size
        return self._longest(slot, damage, match, was_cut or lacks_end)

    def _longest(self, slot: str, damage: RecordError, own: Match | None, was_cut: bool) -> Loaded:
        """Return the longest of the record's good part and its older versions; a damaged record is set aside."""
        sound = [match for number in range(1, GENERATIONS + 1) if (match := self._generation(slot, number))]
        best = max([own, *sound] if own else sound, key=lambda match: len(match.entries), default=None)
        if best is None:
            raise SaveError(_reason(damage))
        if best is own and not was_cut:
            return Loaded(best)
        self._replace_damaged(slot, best)
        action = len(best.entries)
        if own is None:
            return Loaded(best, because("core-save-older", line=damage.line, action=action))
        return Loaded(best, because("core-save-cut", action=action))

    def _generation(self, slot: str, number: int) -> Match | None:
        try:
            return restore(self._parsed(self.folder.older(slot, number), allow_cut=False))
        except RecordError:
            return None

    def _replace_damaged(self, slot: str, good: Match) -> None:
        def work() -> None:
            self.folder.set_aside(self.folder.record(slot))
            save_files.write_whole(self.folder.record(slot), "".join(f"{line}\n" for line in lines_of(good)).encode())

        if not self.read_only:
            self.in_background(work)
            self.wait()

    def _parsed(self, path: Path, allow_cut: bool = True) -> Record:
        record = parse_record(decoded(_bytes_of(path)), allow_cut)
        self._check_game(record.header)
        return record

    def _check_game(self, header: Header) -> None:
        if header.game not in (game_ids() if self._games is None else self._games):
            raise RecordError("core-record-game", f"There is no game {header.game!r} here.", 1)

    # Keeping

    def autosave(self, match: Match) -> Autosave:
        """Save every change of the match from now on, in the slot it came from or a new one."""
        self.wait()
        slot = self._slots.get(match) or self.folder.free_slot(match.spec.id)
        self._slots[match] = self.latest = slot
        return Autosave(self, match, slot)

    def slot_of(self, match: Match) -> str:
        """Return the slot of a match; empty if it is not saved here."""
        return self._slots.get(match, "")

    def rename(self, slot: str, name: str) -> None:
        """Name a saved match; raise SaveError."""
        self._change(lambda: save_files.write_whole(self.folder.name(slot), one_line(name).strip().encode()))

    def delete(self, slot: str) -> None:
        """Delete all files of a saved match; raise SaveError."""
        self._change(lambda: save_files.remove(self.folder.all_of(slot)))

    def export(self, slot: str, target: Path) -> None:
        """Copy the record to any path, from a read-only store too; raise SaveError."""
        self.wait()
        try:
            save_files.write_whole(target, read_file(self.folder.record(slot), LARGEST_BYTES))
        except OSError:
            raise SaveError(UNWRITABLE) from None

    def import_file(self, source: Path) -> str:
        """Copy a record to a new slot and return that; raise SaveError if it cannot be played."""
        try:
            data = _bytes_of(source)
            record = parse_record(decoded(data), allow_cut=False)
            self._check_game(record.header)
            summary = summary_of(restore(record), len(data)).model_dump_json().encode()
        except RecordError as error:
            raise SaveError(_reason(error)) from error
        self.wait()
        slot = self.folder.free_slot(record.header.game)

        def work() -> None:
            save_files.write_whole(self.folder.record(slot), data)
            save_files.write_whole(self.folder.summary(slot), summary)

        self._change(work)
        return slot

    def _change(self, work: Callable[[], object]) -> None:
        if self.read_only:
            raise SaveError(READ_ONLY)
        self.wait()
        try:
            work()
        except OSError:
            raise SaveError(UNWRITABLE) from None

    # The background

    def in_background(self, work: Callable[[], None]) -> None:
        """Write in the background; the first failure is reported, and the next write repairs it."""

        def report(done: Future[None]) -> None:
            was_failing, self._is_failing = self._is_failing, done.exception() is not None
            if self._is_failing and not was_failing and self.on_problem is not None:
                self.on_problem(UNWRITABLE)

        self._writer.submit(work).add_done_callback(report)

    def wait(self) -> None:
        """Wait until everything is on the disk."""
        self._writer.submit(lambda: None).result()

    def close(self) -> None:
        """Finish all writing."""
        self._writer.shutdown()


def _reason(error: RecordError) -> Reason:
    return because(error.key.replace("core-record", "core-save"), line=error.line)


def _bytes_of(path: Path) -> bytes:
    try:
        return read_file(path, LARGEST_BYTES)
    except TooLargeError:
        raise RecordError("core-record-large", TOO_LARGE) from None
    except OSError:
        raise RecordError("core-record-unreadable", f"{path.name} cannot be read.") from None
