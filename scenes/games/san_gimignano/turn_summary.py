"""A turn in a line or two for the log beside the table: who did what, and the cards and points of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING

from game.core.events import Event
from game.san_gimignano.events import (
    CardDrawn,
    CardGivenBack,
    CardsExchanged,
    CardTaken,
    CardTraded,
    DonationCancelled,
    DonationUsed,
    MarketRefilled,
    NoblePlayed,
    PieceMoved,
    StoneBought,
    TowerBuilt,
    TowerCompleted,
    TowerExtended,
)
from scenes.engine.text.catalog import Catalog

if TYPE_CHECKING:
    from scenes.games.san_gimignano.wording import SanGimignanoWording

MOVING_CARDS = (CardDrawn, CardTaken, CardTraded, CardGivenBack)
TOLD_TOGETHER = (*MOVING_CARDS, TowerCompleted)
_COMING = "…"
_BRINGS_CARDS = (StoneBought, CardsExchanged, TowerExtended, DonationUsed, NoblePlayed)
_SHORT = (*_BRINGS_CARDS, TowerBuilt, TowerCompleted, PieceMoved, MarketRefilled, DonationCancelled)


@dataclass(slots=True)
class _Line:
    deed: Event | None
    words: str
    cards: dict[object, list[Event]] = field(default_factory=dict)
    """Runs of similar cards, by their likeness."""


def brief(wording: "SanGimignanoWording", events: Sequence[Event]) -> str:
    """Return the short text of a turn; events without one get their usual sentences."""
    lines: list[_Line] = []
    for kind, run in groupby(events, likeness):
        told = list(run)
        if isinstance(told[0], MOVING_CARDS):
            _bringing(lines).cards.setdefault(kind, []).extend(told)
        else:
            lines.append(_Line(told[0], deed_of(wording, told)))
    return "\n".join(_put_together(wording, line) for line in lines)


def likeness(event: Event) -> object:
    """Return a key that is equal for events that share a sentence."""
    if not isinstance(event, TOLD_TOGETHER):
        return id(event)
    return type(event), getattr(event, "seat", None), event.is_masked(), getattr(event, "noble_deck", None)


def _bringing(lines: list[_Line]) -> _Line:
    """Return the line of the action that brought the cards, or a new one."""
    found = next((line for line in reversed(lines) if isinstance(line.deed, _BRINGS_CARDS) or not line.deed), None)
    if found is None:
        found = _Line(None, "")
        lines.append(found)
    return found


def with_and(catalog: Catalog, parts: Sequence[str]) -> str:
    """Return `a`, `a and b` or `a, b and c`."""
    *most, last = parts or [""]
    listed = [catalog("list-separator").join(most)] if most else []
    return catalog("sg-brief-and").join([*listed, last])


def deed_of(wording: "SanGimignanoWording", run: Sequence[Event]) -> str:
    """Return the shortest words for an event, or for a run of similar ones."""
    event = run[0]
    if len(run) > 1:
        return wording.together(run)
    return wording.in_short(event) if isinstance(event, _SHORT) else wording.once(event)


def _put_together(wording: "SanGimignanoWording", line: _Line) -> str:
    cards = with_and(wording.catalog, [wording.in_short(run[0], run) for run in line.cards.values()])
    if line.deed is None or not isinstance(line.deed, _BRINGS_CARDS):
        return line.words or cards
    is_bought = isinstance(line.deed, StoneBought)
    if cards:
        return wording.brought(line.deed, line.words, cards, is_bought=is_bought)
    return f"{line.words} {_COMING}" if is_bought else wording.catalog("sg-brief-alone", deed=line.words)
