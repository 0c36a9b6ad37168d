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
    sentences: list[str]

    @property
    def text(self) -> str:
        return " ".join(self.sentences)


def blocks(match: Match, wording: Wording, length: int | None = None) -> list[Block]:
    """The first `length` entries, or all."""
    return list(_blocks(match, wording, len(match.entries) if length is None else length))


def _blocks(match: Match, wording: Wording, length: int) -> Iterator[Block]:
    turn, block = 0, None
    for entry in match.entries[:length]:
        turn += match.decision_at(entry.index).is_turn
        sentences = [wording.event(event.masked(wording.viewer)) for event in entry.events]
        if block and (block.turn, block.seat) == (turn, entry.seat):
            block.sentences += sentences
            block.last = entry.index
            continue
        if block:
            yield block
        block = Block(turn, entry.seat, entry.index, entry.index, sentences)
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
