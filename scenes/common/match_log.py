"""What has been told of a match, in sentences grouped by turn and seat; it grows event by event."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import groupby, islice
from typing import Any

from game.core.events import Event
from game.core.match import Match, Played
from scenes.kit.position_view import PositionView
from scenes.kit.wording import NOBODY, Wording


@dataclass(slots=True)
class LogBlock:
    """What one seat did in one turn, or what concerns everybody; `first` and `last` are entries of the match."""

    wording: Wording
    turn: int
    seat: int
    mover: int
    """Whose entries they are."""
    first: int
    last: int
    part: int = 0
    """An entry may tell of one family after the other: a part for each."""
    events: list[Event] = field(default_factory=list)
    chapter: str = ""
    """The heading of news that it stands under; until its own events name one, that of what was before."""
    counted: list[tuple[Any, Played]] = field(default_factory=list)
    """Its entries, each with the position before it, for the points that a game may tell beside its words."""
    _text: str | None = None
    _brief: str | None = None

    @property
    def text(self) -> str:
        """Worded when it is first asked for: of a long match only a part is ever shown."""
        if self._text is None:
            self._text = self._with_points(self.word())
        return self._text

    @property
    def brief(self) -> str:
        if self._brief is None:
            self._brief = self._with_points(self.wording.brief(self.events))
        return self._brief

    def shorten(self, brief: str) -> None:
        """To other words than those of its events alone."""
        self._brief = brief

    def word(self) -> str:
        return self.wording.told(self.events)

    def _with_points(self, words: str) -> str:
        return self.wording.with_points(words, self.events, self.counted, self.seat)

    def tell(self, event: Event) -> None:
        """As far as its reader may know it."""
        self.events.append(event.masked(self.wording.viewer))
        self._text = self._brief = None
        named = self.wording.chapter(self.events)
        self.chapter = self.chapter if named is None else named

    @property
    def id(self) -> str:
        return f"{self.first}-{self.part}" if self.part else str(self.first)


class MatchLog:
    """Only the block that grows is worded anew, so that the work of an event does not grow with the match."""

    def __init__(self, match: Match, wording: Wording) -> None:
        self.match, self.wording = match, wording
        self._blocks: list[LogBlock] = []
        self._length = 0

    @property
    def blocks(self) -> list[LogBlock]:
        return list(told(self._blocks))

    def latest(self, most: int) -> list[LogBlock]:
        """So many at the end."""
        return list(islice(told(reversed(self._blocks)), most))[::-1]

    @property
    def unworded(self) -> Sequence[LogBlock]:
        """With those that say nothing."""
        return self._blocks

    def catch_up(self, length: int) -> None:
        """Tells the entries up to that length whole, or takes back what lies behind it."""
        self._take_back(length)
        for entry in self.match.entries[self._length : length]:
            self.begin(entry.index)
            self.tell(entry.events)

    def _take_back(self, length: int) -> None:
        """A block that reaches behind it goes whole; what it told of before is told again."""
        while self._blocks and self._blocks[-1].last >= length:
            length = min(length, self._blocks.pop().first)
        self._length = min(self._length, length)

    def begin(self, index: int) -> None:
        """Entries of the same turn and seat belong together, with answers that only let that seat go on."""
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
        """The next events of the entry that was begun."""
        for event in events:
            self._block_of(event).tell(event)

    def foreseen(self, event: Event) -> LogBlock:
        """What the event will stand in once it is told."""
        block = self._blocks[-1]
        grown = replace(block, events=list(block.events) if self._goes_on(event) else [], _text=None, _brief=None)
        grown.tell(event)
        return grown

    def _goes_on(self, event: Event) -> bool:
        return self.wording.teller(event) in (NOBODY, self._blocks[-1].seat)

    def _block_of(self, event: Event) -> LogBlock:
        """What a game tells of one family after the other stands under the crest of each."""
        block, seat = self._blocks[-1], self.wording.teller(event)
        if self._goes_on(event):
            return block
        entry = block.last
        part, chapter = block.part + 1, block.chapter
        self._blocks.append(LogBlock(self.wording, block.turn, seat, block.mover, entry, entry, part, chapter=chapter))
        return self._blocks[-1]


def told(all_blocks: Iterable[LogBlock]) -> Iterator[LogBlock]:
    """Those that say something."""
    return (block for block in all_blocks if block.text)


def blocks(match: Match, wording: Wording) -> list[LogBlock]:
    """The whole match."""
    chronicle = MatchLog(match, wording)
    chronicle.catch_up(len(match.entries))
    return chronicle.blocks


def gathered(all_blocks: Iterable[LogBlock]) -> list[LogBlock]:
    """One for what stands next to each other under the same crest in a chapter: nothing changes its place."""
    runs = groupby(all_blocks, key=lambda block: (block.chapter, block.seat))
    return [reduce(_joined, run) for _, run in runs]


def gathered_whole(all_blocks: Sequence[LogBlock]) -> list[LogBlock]:
    """One for all that stands under the same crest, chapter by chapter where there are several."""
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


def crest_of(block: LogBlock, position: PositionView) -> str:
    """The city's arms over what is nobody's own deed."""
    return position.people[block.seat].crest if block.seat >= 0 else f"{position.spec.id}/art/arms"


def since_last_turn(all_blocks: Sequence[LogBlock], viewer: int) -> int:
    """How many blocks at the end tell what others did, after the viewer's last deed."""
    own = (place for place, block in enumerate(reversed(all_blocks)) if viewer == block.seat == block.mover)
    count = next(own, len(all_blocks))
    return count if any(block.seat >= 0 for block in all_blocks[len(all_blocks) - count :]) else 0
