"""Summary of the turn that may still be undone, as far as it has room beside End turn."""

from collections.abc import Iterator
from itertools import takewhile

from game.core.events import Event
from scenes.common.match_log import LogBlock, MatchLog
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import TextStyle
from scenes.kit.wording import NOBODY

_SMALLER = 0.84
"""Size to which letters shrink before words are left out."""


def told_beside(scene: Scene, log: MatchLog, words: Rect, style: TextStyle) -> str:
    """Return all actions with their points, or without; else as many of the last ones as there is room for."""
    least = style.sized(style.size * _SMALLER)
    found = (told for told in _ways(scene, log, _own_blocks(log)) if told)
    return next((told for told in found if scene.measure(told, least, words.w)[1] <= words.h), "")


def _own_blocks(log: MatchLog) -> list[LogBlock]:
    """Return the log blocks of the turn that belong to its own seat."""
    match, last = log.match, log.match.entries[-1]
    turn = match.turn_at(last.index)
    own = takewhile(
        lambda entry: entry.seat == last.seat and match.turn_at(entry.index) == turn, reversed(match.entries)
    )
    first = min(entry.index for entry in own)
    return [block for block in log.blocks if block.seat == last.seat and block.first >= first]


def _ways(scene: Scene, log: MatchLog, blocks: list[LogBlock]) -> Iterator[str]:
    if all(_is_own(block, event) for block in blocks for event in block.events):
        yield scene.t("sentence-separator").join(block.text for block in blocks)
    deeds = [event for block in blocks for event in block.events if _is_own(block, event)]
    yield from (log.wording.told(deeds[first:]) for first in range(len(deeds)))


def _is_own(block: LogBlock, event: Event) -> bool:
    """Return whether the event belongs to the seat's own action, or has no text; the city's does not."""
    return getattr(event, "seat", NOBODY) == block.seat or not block.wording.told([event])
