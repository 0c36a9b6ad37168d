"""The six areas of the board: which spaces lie there, and what happens where."""

from collections.abc import Iterable
from functools import reduce

from game.aquileia import events as e
from game.aquileia.board import ARENA, FORUM, LATRO, MARKET, PORTUS, SPACE_OF, STADIUM, THEATRUM
from game.core.events import Event
from scenes.aquileia.geometry import space_rect, track_rect
from scenes.core.layout import Rect

AREAS = {
    "market": MARKET, "arena": ARENA, "stadium": STADIUM, "theatre": range(THEATRUM, THEATRUM + 1), "forum": FORUM,
    "port": range(LATRO, PORTUS.stop),
}  # fmt: skip
_TRACK = 5
"""Its places."""
BESIDE = ""
"""Placing, and what happens between the rounds."""
_PLACES: dict[str, tuple[type[Event], ...]] = {
    "market": (e.CoinsExchanged, e.CardBought, e.ServiBought, e.PotentiaTaken, e.RowRefilled),
    "theatre": (e.LaurelRevealed, e.BidMade, e.BidPassed, e.AuctionWon),
    "forum": (e.BuildingBuilt,),
    "port": (e.CoinsStolen, e.PortPaid, e.BuildingsActivated),
    BESIDE: (
        e.HenchmanPlaced, e.PortCoinLaid, e.TiebreakerPlaced, e.Passed, e.RoundBegun, e.LaurelTurnedUp, e.MatchEnded,
    ),
}  # fmt: skip


def area_of(space: int) -> str:
    return next(area for area, spaces in AREAS.items() if space in spaces)


def order_of(area: str) -> int:
    """AQ 4: so many-th to act."""
    return list(AREAS).index(area) + 1


def area_rect(space: str) -> Rect | None:
    """Around all spaces of that one's area; nothing for what is no space."""
    if space.startswith("track"):
        return reduce(Rect.joined, map(track_rect, range(_TRACK)))
    if space not in SPACE_OF:
        return None
    return reduce(Rect.joined, map(space_rect, AREAS[area_of(SPACE_OF[space])]))


def where(events: Iterable[Event]) -> str | None:
    """They happen; `None` where they might anywhere."""
    told = list(events)
    if [type(event) for event in told] == [e.DiceRolled, e.CoinsTaken]:
        return "market"
    return next((area for event in reversed(told) if (area := _where(event)) is not None), None)


def _where(event: Event) -> str | None:
    match event:
        case e.ContestBegun() | e.ContestDecided():
            return "arena" if event.is_arena else "stadium"
        case e.ActionDeclined():
            return area_of(event.space)
    return next((area for area, kinds in _PLACES.items() if isinstance(event, kinds)), None)
