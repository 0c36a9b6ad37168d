"""Signs of the score categories, and which laurels brought points in them."""

from game.aquileia.events import LaurelTaken
from game.aquileia.scoring import laurel_points, villa_points, villa_sums
from game.aquileia.state import State
from game.core.events import Event

CATEGORY_ICONS = {
    "pecunia": "exchange",
    "arena": "swords",
    "forum": "build",
    "workshops": "coin",
    "laurels": "trophy",
    "villas": "home",
}


def brought_points(event: Event, end: State, category: str) -> bool:
    """Return whether a laurel brought points: by its number, or by villas of its colours (AQ 5.1, AQ 5.2)."""
    if not isinstance(event, LaurelTaken):
        return False
    points = {
        "laurels": laurel_points([event.laurel]), "villas": villa_points(villa_sums(end, event.seat), [event.laurel]),
    }  # fmt: skip
    return any(count for name, count in points.items() if category in (name, ""))
