"""The points that an event of Aquileia gives its seat in a category, and the sign each category has."""

from game.aquileia.events import BuildingsActivated, PointsScored
from game.aquileia.state import SOURCES
from game.core.events import Event

CATEGORY_ICONS = {
    "pecunia": "exchange",
    "arena": "swords",
    "forum": "build",
    "workshops": "coin",
    "laurels": "trophy",
    "villas": "home",
}


def points_of(category: str, event: Event) -> int | None:
    """None for an event of another category; laurels and villas are only counted at the end (AQ 5)."""
    match event:
        case PointsScored(points=points, source=source) if SOURCES[source] == category:
            return points
        case BuildingsActivated(points=points) if category == "workshops" and points:
            return points
    return None
