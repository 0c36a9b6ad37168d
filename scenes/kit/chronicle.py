"""What has been told of a match, in sentences grouped by turn and seat; it grows event by event."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.events import Event
from game.core.match import Match
from scenes.kit.seen import Seen
from scenes.kit.wording import NOBODY, Wording


@dataclass(slots=True)
class Block:
    """What one seat did in one turn, or what concerns everybody; `first` and `last` are entries of the match."""

    turn: int
    seat: int
    first: int
    last: int
    part: int = 0
    """An entry may tell of one family after the other: a part for each."""
    events: list[Event] = field(default_factory=list)
    text: str = ""

    @property
    def id(self) -> str:
        return f"{self.first}-{self.part}" if self.part else str(self.first)


class Chronicle:
    """Only the block that grows is worded anew, so that the work of an event does not grow with the match."""

    def __init__(self, match: Match, wording: Wording) -> None:
        self.match, self.wording = match, wording
        self._blocks: list[Block] = []
        self._length = 0

    @property
    def blocks(self) -> list[Block]:
        return [block for block in self._blocks if block.text]

    def catch_up(self, length: int) -> None:
        """Tells the entries up to that length whole, or takes back what lies behind it."""
        if length < self._length:
            self._blocks.clear()
            self._length = 0
        for entry in self.match.entries[self._length : length]:
            self.begin(entry.index)
            self.tell(entry.events)

    def begin(self, index: int) -> None:
        """Entries of the same turn and seat belong together."""
        match, seat = self.match, self.match.entries[index].seat
        last = self._blocks[-1] if self._blocks else None
        if last is not None and last.seat == seat and not match.decision_at(index).is_turn:
            last.last = index
        else:
            self._blocks.append(Block(match.turn_at(index), seat, index, index))
        self._length = index + 1

    def tell(self, events: Sequence[Event]) -> None:
        """The next events of the entry that was begun."""
        growing = len(self._blocks) - 1
        for event in events:
            self._block_of(event).events.append(event.masked(self.wording.viewer))
        for block in self._blocks[growing:]:
            block.text = self.wording.told(block.events)

    def _block_of(self, event: Event) -> Block:
        """What a game tells of one family after the other stands under the crest of each."""
        block, seat = self._blocks[-1], self.wording.teller(event)
        if seat in (NOBODY, block.seat):
            return block
        entry = block.last
        self._blocks.append(Block(block.turn, seat, entry, entry, block.part + 1))
        return self._blocks[-1]


def blocks(match: Match, wording: Wording) -> list[Block]:
    """The whole match."""
    chronicle = Chronicle(match, wording)
    chronicle.catch_up(len(match.entries))
    return chronicle.blocks


def crest_of(block: Block, seen: Seen) -> str:
    """The city's arms over what is nobody's own deed."""
    return seen.people[block.seat].crest if block.seat >= 0 else f"{seen.spec.id}/art/arms"


def since_last_turn(all_blocks: Sequence[Block], viewer: int) -> int:
    """How many blocks at the end are of others, after the viewer's last."""
    own = (place for place, block in enumerate(reversed(all_blocks)) if block.seat == viewer)
    count = next(own, len(all_blocks))
    return count if any(block.seat >= 0 for block in all_blocks[len(all_blocks) - count :]) else 0
