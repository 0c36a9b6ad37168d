"""Points of each score category by event, and the sign of each category."""

from game.core.events import Event
from game.lucca.events import (
    LargestAddressScored,
    PalaceCompleted,
    PalaceOpened,
    SmallestAddressScored,
    WallsScored,
    WallsUnsupported,
)


def points_of(category: str, event: Event) -> int | None:
    """Return the points of the category that an event brings; None if it belongs to another one.

    Walls and towers are scored by one event (LC 5.3).
    """
    match category, event:
        case ("windows", PalaceCompleted(points=points)) | ("openings", PalaceOpened(points=points)):
            return points
        case ("largest", LargestAddressScored(points=points)) | ("smallest", SmallestAddressScored(points=points)):
            return points
        case ("walls", WallsScored(walls=cards, opened=opened)) | ("towers", WallsScored(towers=cards, opened=opened)):
            return cards * opened if cards else None
        case ("walls" | "towers", WallsUnsupported()):
            return 0
    return None


CATEGORY_ICONS = {
    "windows": "complete",
    "openings": "flag",
    "walls": "build",
    "towers": "tower_full",
    "largest": "trophy",
    "smallest": "warning",
}
