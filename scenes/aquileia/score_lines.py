"""Which events of Aquileia make the points of a category, and the sign each category has."""

from game.aquileia.events import (
    AuctionWon,
    BuildingBuilt,
    BuildingsActivated,
    LaurelTaken,
    MatchEnded,
    PointsScored,
)
from game.core.events import Event

_LAURELS: tuple[type[Event], ...] = (LaurelTaken, AuctionWon, MatchEnded)

CATEGORY_EVENTS: dict[str, tuple[type[Event], ...]] = {
    "pecunia": (PointsScored,),
    "arena": (PointsScored,),
    "forum": (BuildingBuilt,),
    "workshops": (BuildingsActivated,),
    "laurels": _LAURELS,
    "villas": (BuildingBuilt, *_LAURELS),
}
"""Laurels taken unseen count when they are turned up at the end (AQ 5)."""

CATEGORY_ICONS = {
    "pecunia": "exchange",
    "arena": "swords",
    "forum": "build",
    "workshops": "coin",
    "laurels": "trophy",
    "villas": "home",
}
