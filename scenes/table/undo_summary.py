"""The deeds of a turn that may still be taken back, as they have room beside End turn."""

from collections.abc import Iterator
from itertools import takewhile
from typing import TYPE_CHECKING

from game.core.events import Event
from scenes.common.match_log import LogBlock
from scenes.engine.layout import Rect
from scenes.engine.theme import TextStyle
from scenes.kit.wording import NOBODY

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

_SMALLER = 0.84
"""Letters give way so far before words do."""


def told_beside(table: "TableScene", words: Rect, style: TextStyle) -> str:
    """All of them with their points, or without; else as many of the last ones as there is room for."""
    least = style.but(size=style.size * _SMALLER)
    found = (told for told in _ways(table, _own_blocks(table)) if told)
    return next((told for told in found if table.measure(told, least, words.w)[1] <= words.h), "")


def _own_blocks(table: "TableScene") -> list[LogBlock]:
    """Nothing that came before the turn, and nothing that others did in it."""
    match, last = table.match, table.match.entries[-1]
    turn = match.turn_at(last.index)
    own = takewhile(
        lambda entry: entry.seat == last.seat and match.turn_at(entry.index) == turn, reversed(match.entries)
    )
    first = min(entry.index for entry in own)
    return [block for block in table.playback.chronicle.blocks if block.seat == last.seat and block.first >= first]


def _ways(table: "TableScene", blocks: list[LogBlock]) -> Iterator[str]:
    if all(_is_own(block, event) for block in blocks for event in block.events):
        yield table.t("sentence-separator").join(block.text for block in blocks)
    deeds = [event for block in blocks for event in block.events if _is_own(block, event)]
    yield from (table.wording.told(deeds[first:]) for first in range(len(deeds)))


def _is_own(block: LogBlock, event: Event) -> bool:
    """What the city does of itself, such as clearing away, is no deed of the turn; what says nothing may stand."""
    return getattr(event, "seat", NOBODY) == block.seat or not block.wording.told([event])
