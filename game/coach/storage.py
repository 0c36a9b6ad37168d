"""The coach's file beside a record; one that does not fit is replaced, with a sentence for the player."""

from hashlib import sha256
from pathlib import Path

from pydantic import ValidationError

from game.coach.effort import FINEST
from game.coach.model import OUTLOOK, RIVALS, Head, Judged, Luck, Notes
from game.core import save_files
from game.core.match import Match
from game.core.plain_files import read_file
from game.core.reasons import Reason, because
from game.core.record import LARGEST_BYTES, lines_of

VERSION = 3
"""Version of the judging; findings of an older one are dropped."""
DAMAGED, OLDER, FOREIGN = because("coach-file-damaged"), because("coach-file-older"), because("coach-file-foreign")


class UnusableNotesError(ValueError):
    """Report a file that cannot be used; `reason` says why in one sentence."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


def fingerprint(match: Match) -> str:
    """Return the fingerprint of the record; notes belong to this match only."""
    return sha256("\n".join(lines_of(match)).encode()).hexdigest()


def no_notes(match: Match) -> Notes:
    """Return empty notes for the match."""
    return Notes(version=VERSION, game=match.spec.id, record=fingerprint(match))


def read(path: Path, match: Match) -> Notes:
    """Return the notes of a match, empty if there is no file; raise UnusableNotesError."""
    empty = no_notes(match)
    if not save_files.is_file(path):
        return empty
    try:
        data = read_file(path, LARGEST_BYTES)
        head = Head.model_validate_json(data)
        if head.version != VERSION:
            raise UnusableNotesError(OLDER)
        notes = Notes.model_validate_json(data)
    except (OSError, ValidationError):
        raise UnusableNotesError(DAMAGED) from None
    if (notes.game, notes.record) != (empty.game, empty.record):
        raise UnusableNotesError(FOREIGN)
    if not _fit(notes, match):
        raise UnusableNotesError(DAMAGED)
    return notes


def write(path: Path, notes: Notes) -> None:
    """Write the notes."""
    save_files.write_whole(path, notes.model_dump_json().encode())


def _fit(notes: Notes, match: Match) -> bool:
    """Return whether every finding belongs to an entry, a seat and actions of this match."""
    length, seats, parts = len(match.entries), len(match.seats), {*match.spec.categories, RIVALS, OUTLOOK}
    told: list[Judged | Luck] = [*notes.judged, *notes.luck]
    if any(each.entry >= length or each.seat >= seats or each.level > FINEST for each in told):
        return False
    if any(len(each.chances) not in (0, seats) for each in told):
        return False
    return all(
        match.entries[each.entry].seat == each.seat
        and each.end <= length
        and each.own.deed == [entry.action.text for entry in match.entries[each.entry : each.end]]
        and set(each.parts) <= parts
        and all(set(way.parts) <= parts and _are_actions(match, way.deed) for way in each.ways)
        for each in notes.judged
        if each.ways
    )


def _are_actions(match: Match, texts: list[str]) -> bool:
    try:
        return [match.spec.rules.parse_action(text).text for text in texts] == texts
    except ValueError:
        return False
