"""The points that an event of Lucca Città gives its seat in a category, and the sign each category has."""

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
    """None for an event of another category; walls and towers are scored by one event (LC 5.3)."""
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
