"""Saved matches: written by themselves after every action, listed, loaded, and never lost without a word."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from weakref import WeakKeyDictionary

from pydantic import BaseModel, ConfigDict, ValidationError

from game.core import save_files
from game.core.match import Match, Played
from game.core.reasons import Reason, because
from game.core.record import (
    ChangeLine,
    Header,
    Record,
    RecordError,
    action_line,
    lines_of,
    parse_record,
    restore,
    result_line,
)
from game.core.registry import game_ids
from game.core.save_files import GENERATIONS, SaveFolder
from game.core.seats import PLAYERS, Seat

OnProblem = Callable[[Reason], None]

READ_ONLY = because("core-save-read-only")
UNWRITABLE = because("core-save-unwritable")
KEPT_AS_IT_IS = frozenset({"core-record-version", "core-record-game"})
"""Good files of another program version: no older generation is better than they are."""


class SaveError(Exception):
    """Something cannot be done with a saved match; `reason` says why, and the file has been kept."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Summary(BaseModel):
    """What the list shows of a match; it holds for a record of exactly `size` bytes."""

    model_config = ConfigDict(frozen=True, strict=True)

    size: int
    turn: int
    totals: list[int]
    winners: list[int]
    finished: bool


@dataclass(frozen=True, slots=True)
class Slot:
    """One saved match in the list; with a `problem` only id, name and time are known."""

    id: str
    name: str
    modified: float
    picture: Path | None
    game: str = ""
    seats: tuple[Seat, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    turn: int = 0
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    finished: bool = False
    problem: Reason | None = None

    @property
    def is_practice(self) -> bool:
        return ("practice", "on") in self.options


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match to go on with; `notice` tells what of it was lost or mended."""

    match: Match
    notice: Reason | None = None


class SaveStore:
    """The saved matches of one home. A read-only store lists and loads but writes nothing."""

    def __init__(self, root: Path, read_only: bool = False, on_problem: OnProblem | None = None) -> None:
        self.folder = SaveFolder(root)
        self.read_only = read_only
        self.on_problem = on_problem
        self._writer = ThreadPoolExecutor(1, "saves")
        self._slots: WeakKeyDictionary[Match, str] = WeakKeyDictionary()

    # Listing

    def slots(self) -> list[Slot]:
        """All saved matches, the one played last first."""
        found = [self.slot(slot) for slot in self.folder.slots()]
        return sorted(found, key=lambda slot: (-slot.modified, slot.id))

    def going_on(self) -> list[Slot]:
        return [slot for slot in self.slots() if not slot.finished and slot.problem is None]

    def slot(self, slot: str) -> Slot:
        path = self.folder.record(slot)
        stat = path.stat()
        picture = self.folder.picture(slot)
        base = Slot(slot, self._name(slot), stat.st_mtime, picture if picture.is_file() else None)
        try:
            header, summary = self._header_and_summary(slot, stat.st_size)
        except RecordError as error:
            return replace(base, problem=_reason(error))
        return replace(
            base, game=header.game, seats=tuple(Seat(s.player, s.name, s.colour) for s in header.seats),
            options=tuple(header.options.items()), turn=summary.turn, totals=tuple(summary.totals),
            winners=tuple(summary.winners), finished=summary.finished,
        )  # fmt: skip

    def _header_and_summary(self, slot: str, size: int) -> tuple[Header, Summary]:
        path = self.folder.record(slot)
        summary = self._stored_summary(slot)
        if summary is not None and summary.size == size:
            with path.open("rb") as file:
                return parse_record(_decoded(file.readline()), allow_cut=False).header, summary
        record = _parsed(path)
        return record.header, summary_of(_restored(record), size)

    def _stored_summary(self, slot: str) -> Summary | None:
        try:
            return Summary.model_validate_json(self.folder.summary(slot).read_bytes())
        except (OSError, ValidationError):
            return None

    def _name(self, slot: str) -> str:
        try:
            return self.folder.name(slot).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError):
            return ""

    # Loading

    def load(self, slot: str) -> Loaded:
        """The match of a slot, mended where that is possible; raises SaveError with what to tell the player."""
        loaded = self._loaded(slot)
        self._slots[loaded.match] = slot
        return loaded

    def _loaded(self, slot: str) -> Loaded:
        self.wait()
        path = self.folder.record(slot)
        try:
            record = _parsed(path)
            match = _restored(record)
        except RecordError as error:
            return self._rescued(slot, error)
        stored = self._stored_summary(slot)
        if record.was_cut or (stored is not None and stored.size > path.stat().st_size):
            return Loaded(match, because("core-save-cut", action=len(match.entries)))
        return Loaded(match)

    def _rescued(self, slot: str, error: RecordError) -> Loaded:
        """The youngest good generation instead of a damaged record, which is kept aside."""
        if error.key in KEPT_AS_IT_IS:
            raise SaveError(_reason(error)) from error
        for generation in range(1, GENERATIONS + 1):
            path = self.folder.older(slot, generation)
            try:
                match = _restored(_parsed(path))
            except RecordError:
                continue
            self._replace_damaged(slot, path)
            return Loaded(match, because("core-save-older", line=error.line, action=len(match.entries)))
        raise SaveError(_reason(error)) from error

    def _replace_damaged(self, slot: str, good: Path) -> None:
        if not self.read_only:
            self.folder.set_aside(self.folder.record(slot))
            save_files.write_whole(self.folder.record(slot), good.read_bytes())

    # Keeping

    def autosave(self, match: Match) -> "Autosave":
        """From now on every change of the match is written: to the slot it came from, or to a new one."""
        self.wait()
        slot = self._slots.get(match) or self.folder.free_slot(match.spec.id)
        self._slots[match] = slot
        return Autosave(self, match, slot)

    def rename(self, slot: str, name: str) -> None:
        self._change(lambda: save_files.write_whole(self.folder.name(slot), name.strip().encode()))

    def delete(self, slot: str) -> None:
        self._change(lambda: save_files.remove(self.folder.all_of(slot)))

    def export(self, slot: str, target: Path) -> None:
        """A copy of the record anywhere else; allowed in a read-only store too."""
        self.wait()
        try:
            save_files.write_whole(target, self.folder.record(slot).read_bytes())
        except OSError:
            raise SaveError(UNWRITABLE) from None

    def import_file(self, source: Path) -> str:
        """A copy of a record from elsewhere as a new slot; a record that cannot be played is refused."""
        try:
            record = _parsed(source)
            _restored(record)
            data = source.read_bytes()
        except RecordError as error:
            raise SaveError(_reason(error)) from error
        slot = self.folder.free_slot(record.header.game)
        self._change(lambda: save_files.write_whole(self.folder.record(slot), data))
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

    def in_background(self, work: Callable[[], None], failed: Callable[[], None]) -> None:
        def report(done: Future[None]) -> None:
            if done.exception() is not None:
                failed()
                if self.on_problem is not None:
                    self.on_problem(UNWRITABLE)

        self._writer.submit(work).add_done_callback(report)

    def wait(self) -> None:
        """Until everything is on the disk."""
        self._writer.submit(lambda: None).result()

    def close(self) -> None:
        self._writer.shutdown()


class Autosave:
    """The listener that keeps one match in its slot."""

    def __init__(self, store: SaveStore, match: Match, slot: str) -> None:
        self.slot = slot
        self._store = store
        self._match = match
        self._told = _told(match)
        self._incomplete = False
        match.listeners.append(self)
        self._rewrite()

    def keep_picture(self, save: Callable[[Path], None]) -> None:
        """In the background: `save` writes a PNG to the path it is given."""
        path = self._store.folder.picture(self.slot)

        def write() -> None:
            path.parent.mkdir(parents=True, exist_ok=True)
            save(path)

        if not self._store.read_only:
            self._store.in_background(write, lambda: None)

    def stop(self) -> None:
        self._match.listeners.remove(self)

    def played(self, entry: Played) -> None:
        if self._incomplete:
            self._rewrite()
            return
        text = action_line(self._match, entry) + "\n"
        if self._match.is_over:
            text += result_line(self._match.result()) + "\n"
        starts_turn = self._match.decision_at(entry.index).is_turn
        folder, slot = self._store.folder, self.slot

        def write() -> None:
            if starts_turn:
                save_files.rotate(folder, slot)
            save_files.append(folder.record(slot), text)

        self._write(write)

    def rewound(self, length: int) -> None:
        self._rewrite()

    def changed(self) -> None:
        if self._told != _told(self._match):
            self._told = _told(self._match)
            self._rewrite()

    def _rewrite(self) -> None:
        self._incomplete = False
        data = "".join(f"{line}\n" for line in lines_of(self._match)).encode()
        path = self._store.folder.record(self.slot)
        self._write(lambda: save_files.write_whole(path, data))

    def _write(self, work: Callable[[], None]) -> None:
        if self._store.read_only:
            return
        summary = summary_of(self._match, 0)
        folder, slot = self._store.folder, self.slot

        def write() -> None:
            work()
            exact = summary.model_copy(update={"size": folder.record(slot).stat().st_size})
            save_files.write_whole(folder.summary(slot), exact.model_dump_json().encode())

        self._store.in_background(write, self._failed)

    def _failed(self) -> None:
        self._incomplete = True


def summary_of(match: Match, size: int) -> Summary:
    result = match.result()
    return Summary(
        size=size, turn=match.turn, totals=list(result.totals), winners=list(result.winners), finished=match.is_over
    )


def _told(match: Match) -> tuple[int, int | None]:
    return len(match.seat_changes), match.resigned


def _reason(error: RecordError) -> Reason:
    return because(error.key.replace("core-record", "core-save"), line=error.line)


def _parsed(path: Path) -> Record:
    try:
        data = path.read_bytes()
    except OSError:
        raise RecordError("core-record-unreadable", f"{path.name} cannot be read.") from None
    return parse_record(_decoded(data))


def _decoded(data: bytes) -> str:
    """A character cut in the middle of the last line is part of the cut; elsewhere it is damage."""
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        if b"\n" in data[error.start :].rstrip(b"\n"):
            raise RecordError("core-record-damaged", f"Line {line} of the record is damaged.", line) from None
        return data[: error.start].decode()


def _restored(record: Record) -> Match:
    """As game.core.record.restore; whatever else a strange record upsets in the rules is damage as well."""
    if record.header.game not in game_ids():
        raise RecordError("core-record-game", f"There is no game '{record.header.game}' here.", 1)
    changed = [line.to for line in record.lines if isinstance(line, ChangeLine)]
    if any(seat.player not in PLAYERS for seat in (*record.header.seats, *changed)):
        raise RecordError("core-record-version", "The record names a player this program does not know.")
    try:
        return restore(record)
    except (LookupError, TypeError, AttributeError, AssertionError, ArithmeticError) as error:
        raise RecordError("core-record-damaged", f"The record does not fit the rules: {error!r}.") from error
