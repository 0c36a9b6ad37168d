"""Which events of Lucca Città make the points of a category, and the sign each category has in the score table."""

from game.core.events import Event
from game.lucca.events import (
    LargestAddressScored,
    PalaceCompleted,
    PalaceOpened,
    SmallestAddressScored,
    WallsScored,
    WallsUnsupported,
)

_WALLS: tuple[type[Event], ...] = (WallsScored, WallsUnsupported)

CATEGORY_EVENTS: dict[str, tuple[type[Event], ...]] = {
    "windows": (PalaceCompleted,),
    "openings": (PalaceOpened,),
    "walls": _WALLS,
    "towers": _WALLS,
    "largest": (LargestAddressScored,),
    "smallest": (SmallestAddressScored,),
}

CATEGORY_ICONS = {
    "windows": "complete",
    "openings": "flag",
    "walls": "build",
    "towers": "tower_full",
    "largest": "trophy",
    "smallest": "warning",
}
