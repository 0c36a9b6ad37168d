"""The chronicle of a match as sentences, grouped by turn and seat."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.match import Match
from scenes.table.wording import Wording


@dataclass(slots=True)
class Block:
    """What one seat did in one turn; `first` and `last` are entries of the match."""

    turn: int
    seat: int
    first: int
    last: int
    text: str = ""


def blocks(match: Match, wording: Wording, length: int | None = None) -> list[Block]:
    """The first `length` entries, or all."""
    told = []
    for block in _turns(match, len(match.entries) if length is None else length):
        entries = match.entries[block.first : block.last + 1]
        events = [event.masked(wording.viewer) for entry in entries for event in entry.events]
        block.text = wording.told(events)
        if block.text:
            told.append(block)
    return told


def _turns(match: Match, length: int) -> Iterator[Block]:
    """Entries of the same turn and seat belong together."""
    block = None
    for entry in match.entries[:length]:
        if block and block.seat == entry.seat and not match.decision_at(entry.index).is_turn:
            block.last = entry.index
            continue
        if block:
            yield block
        block = Block(match.turn_at(entry.index), entry.seat, entry.index, entry.index)
    if block:
        yield block


def since_last_turn(all_blocks: list[Block], viewer: int) -> list[Block]:
    """What the others did after the viewer's last block."""
    rivals: list[Block] = []
    for block in reversed(all_blocks):
        if block.seat == viewer:
            break
        rivals.insert(0, block)
    return rivals
