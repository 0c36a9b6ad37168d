"""The six areas of the board: their spaces, their rectangles, and the area in which an event happens."""

from collections.abc import Iterable
from functools import reduce

from game.aquileia import events as e
from game.aquileia.board import (
    ARENA,
    DOLUS,
    FORUM,
    LATRO,
    LEFT_SIDE,
    MARKET,
    PECUNIA,
    PORTUS,
    POTENTIA,
    SPACE_NAMES,
    SPACE_OF,
    STADIUM,
    THEATRUM,
    VILLAS,
)
from game.core.events import Event
from scenes.engine.layout import Rect
from scenes.games.aquileia.layout import ground_rect, legend_rect, site_rect, space_rect, track_rect

AREAS = {
    "market": MARKET, "arena": ARENA, "stadium": STADIUM, "theatre": range(THEATRUM, THEATRUM + 1), "forum": FORUM,
    "port": range(LATRO, PORTUS.stop),
}  # fmt: skip
_NAMES = ("board_mercatus", "board_portus")
_TRACK = 5
"""Number of spaces on the tie-breakers' track."""
BESIDE = ""
"""Key of `_PLACES` for events that belong to no area: placing, and what happens between rounds."""
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
    """Return the name of the area in which a space lies."""
    return next(area for area, spaces in AREAS.items() if space in spaces)


def order_of(area: str) -> int:
    """Return the area's place in the order of acting, from 1 (AQ 4)."""
    return list(AREAS).index(area) + 1


def area_rect(space: str) -> Rect | None:
    """Return the rectangle around all spaces of the area of this space; None if the name is no space."""
    if space.startswith("track"):
        return reduce(Rect.joined, map(track_rect, range(_TRACK)))
    if space not in SPACE_OF:
        return None
    return reduce(Rect.joined, map(space_rect, AREAS[area_of(SPACE_OF[space])]))


def asked_rect(space: int) -> Rect:
    """Return what a small choice is about: the stall or a column of it, the theatre, or a column of the port."""
    if space in MARKET:
        stall, column = legend_rect(_stall(space)), space_rect(space)
        return stall if space in (DOLUS, PECUNIA, POTENTIA) else Rect(column.x, stall.y, column.w, stall.h)
    if space == THEATRUM:
        return ground_rect("theatre")
    port, column = ground_rect("port"), space_rect(space)
    return Rect(column.x, port.y, column.w, port.h)


def kept_clear(space: int) -> tuple[Rect, ...]:
    """Return the rectangles that a choice at this space should not cover.

    These are all areas that act with it or later (AQ 4), and what it pays for. The harbour, which acts last,
    and the dice of Potentia may be covered in the market, because little has acted before.
    """
    area = area_of(space)
    if area == "port":
        return (ground_rect("port"), *(map(site_rect, LEFT_SIDE) if space in PORTUS else ()))
    if area == "theatre":
        return (ground_rect(area), *map(site_rect, VILLAS))
    later = [ground_rect(each) for each in AREAS if order_of(area) <= order_of(each) < order_of("port")]
    stalls = [legend_rect(_stall(each)) for each in (space, *range(space, POTENTIA))]
    return (*later[1:], *stalls, *map(legend_rect, _NAMES))


def _stall(space: int) -> str:
    """Return the name of the stall of a space; Dolus and Potentia share one."""
    name = SPACE_NAMES[space].partition("_")[0]
    return f"stall_{'dolus' if space == POTENTIA else name}"


def where(events: Iterable[Event]) -> str | None:
    """Return the area in which the events happen, or None if they belong to no area."""
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
