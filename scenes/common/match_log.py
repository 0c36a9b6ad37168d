"""The sentences of a match, grouped by turn and seat; the log grows event by event."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import groupby, islice
from typing import Any

from game.core.events import Event
from game.core.match import Match, Played
from scenes.kit.position_view import AnyPosition
from scenes.kit.wording import NOBODY, Wording


@dataclass(slots=True)
class LogBlock:
    """Hold what one seat did in one turn, or what concerns everybody.

    `first` and `last` are entries of the match.
    """

    wording: Wording
    turn: int
    seat: int
    """Seat under whose crest it is shown; negative for the city's."""
    mover: int
    """Seat that played its entries."""
    first: int
    last: int
    part: int = 0
    """Number of the block among those that one entry fills: it may be logged under several seats."""
    events: list[Event] = field(default_factory=list)
    chapter: str = ""
    """Heading above it in the log's news; that of the block before until its own events name one."""
    counted: list[tuple[Any, Played]] = field(default_factory=list)
    """Its entries, each with the position before it, for the points that a game may add to its words."""
    _text: str | None = None
    _brief: str | None = None

    @property
    def text(self) -> str:
        """Return its sentences; worded on first use, as only a part of a long match is ever shown."""
        if self._text is None:
            self._text = self._with_points(self.word())
        return self._text

    @property
    def brief(self) -> str:
        """Return its short text for the sidebar."""
        if self._brief is None:
            self._brief = self._with_points(self.wording.brief(self.events))
        return self._brief

    def shorten(self, brief: str) -> None:
        """Replace the short text, where it is not made from its events alone."""
        self._brief = brief

    def word(self) -> str:
        """Return the sentences of its events, without points."""
        return self.wording.told(self.events)

    def _with_points(self, words: str) -> str:
        return self.wording.with_points(words, self.events, self.counted, self.seat)

    def tell(self, event: Event) -> None:
        """Add an event, masked for the viewer."""
        self.events.append(event.masked(self.wording.viewer))
        self._text = self._brief = None
        named = self.wording.chapter(self.events)
        self.chapter = self.chapter if named is None else named

    @property
    def id(self) -> str:
        """Return a name that stays the same while the block grows."""
        return f"{self.first}-{self.part}" if self.part else str(self.first)


class MatchLog:
    """Keep the blocks of a match; an event only words the block again that grows by it."""

    def __init__(self, match: Match, wording: Wording) -> None:
        self.match, self.wording = match, wording
        self._blocks: list[LogBlock] = []
        self._length = 0

    @property
    def blocks(self) -> list[LogBlock]:
        """Return the blocks that have a text."""
        return list(told(self._blocks))

    def latest(self, most: int) -> list[LogBlock]:
        """Return the last blocks that have a text, at most `most`."""
        return list(islice(told(reversed(self._blocks)), most))[::-1]

    @property
    def unworded(self) -> Sequence[LogBlock]:
        """Return all blocks, also those without a text."""
        return self._blocks

    def catch_up(self, length: int) -> None:
        """Add whole entries up to that length, or remove what lies after it."""
        self._take_back(length)
        for entry in self.match.entries[self._length : length]:
            self.begin(entry.index)
            self.tell(entry.events)

    def _take_back(self, length: int) -> None:
        """Remove every block that reaches beyond that length; its earlier entries are added again."""
        while self._blocks and self._blocks[-1].last >= length:
            length = min(length, self._blocks.pop().first)
        self._length = min(self._length, length)

    def begin(self, index: int) -> None:
        """Begin an entry.

        Within a turn it continues the last block if that belongs to the same seat; otherwise a new block begins.
        """
        match, seat = self.match, self.match.entries[index].seat
        last = self._blocks[-1] if self._blocks else None
        is_answer = last is not None and not match.decision_at(index).is_turn
        if last is not None and is_answer and (last.seat == seat or self._is_told_by(last.seat, index)):
            last.last = index
        else:
            chapter = last.chapter if last else ""
            turn = match.turn_at(index)
            self._blocks.append(last := LogBlock(self.wording, turn, seat, seat, index, index, chapter=chapter))
        last.counted.append((match.state_at(index), match.entries[index]))
        self._length = index + 1

    def _is_told_by(self, seat: int, index: int) -> bool:
        tellers = {self.wording.teller(event) for event in self.match.entries[index].events}
        return tellers - {NOBODY} == {seat}

    def tell(self, events: Sequence[Event]) -> None:
        """Add the next events of the entry that was begun."""
        for event in events:
            self._block_of(event).tell(event)

    def foreseen(self, event: Event) -> LogBlock:
        """Return the last block as it will be once this event is added."""
        block = self._blocks[-1]
        grown = replace(block, events=list(block.events) if self._goes_on(event) else [], _text=None, _brief=None)
        grown.tell(event)
        return grown

    def _goes_on(self, event: Event) -> bool:
        return self.wording.teller(event) in (NOBODY, self._blocks[-1].seat)

    def _block_of(self, event: Event) -> LogBlock:
        """Return the block for an event; a new one if a game logs it under another seat."""
        block, seat = self._blocks[-1], self.wording.teller(event)
        if self._goes_on(event):
            return block
        entry = block.last
        part, chapter = block.part + 1, block.chapter
        self._blocks.append(LogBlock(self.wording, block.turn, seat, block.mover, entry, entry, part, chapter=chapter))
        return self._blocks[-1]


def told(all_blocks: Iterable[LogBlock]) -> Iterator[LogBlock]:
    """Return the blocks that have a text, one by one."""
    return (block for block in all_blocks if block.text)


def blocks(match: Match, wording: Wording) -> list[LogBlock]:
    """Return the blocks of the whole match."""
    chronicle = MatchLog(match, wording)
    chronicle.catch_up(len(match.entries))
    return chronicle.blocks


def gathered(all_blocks: Iterable[LogBlock]) -> list[LogBlock]:
    """Join neighbouring blocks of the same seat and chapter; the order stays."""
    runs = groupby(all_blocks, key=lambda block: (block.chapter, block.seat))
    return [reduce(_joined, run) for _, run in runs]


def gathered_whole(all_blocks: Sequence[LogBlock]) -> list[LogBlock]:
    """Join all blocks of the same seat, chapter by chapter if there are several."""
    if len({block.chapter for block in all_blocks}) < 2:
        return gathered(all_blocks)
    by_seat: dict[int, list[LogBlock]] = {}
    for block in all_blocks:
        by_seat[block.seat] = [*by_seat.pop(block.seat, []), block]
    return [_in_one(gathered(blocks)) for blocks in by_seat.values()]


def _in_one(chapters: Sequence[LogBlock]) -> LogBlock:
    joined = replace(reduce(_joined, chapters))
    joined.shorten(joined.wording.brief_by_chapter([(block.chapter, block.events) for block in chapters]))
    return joined


def _joined(one: LogBlock, other: LogBlock) -> LogBlock:
    events = [*one.events, *other.events]
    return LogBlock(
        other.wording, other.turn, other.seat, other.mover, one.first, other.last, one.part, events, other.chapter,
        [*one.counted, *other.counted],
    )  # fmt: skip


def crest_of(block: LogBlock, position: AnyPosition) -> str:
    """Return the crest of a block; the city's arms if it belongs to nobody."""
    return position.people[block.seat].crest if block.seat >= 0 else f"{position.spec.id}/art/arms"


def since_last_turn(all_blocks: Sequence[LogBlock], viewer: int) -> int:
    """Return the number of blocks after the viewer's last action; 0 if no seat acted in them."""
    own = (place for place, block in enumerate(reversed(all_blocks)) if viewer == block.seat == block.mover)
    count = next(own, len(all_blocks))
    return count if any(block.seat >= 0 for block in all_blocks[len(all_blocks) - count :]) else 0
