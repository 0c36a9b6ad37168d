"""What the score page tells of the categories: the sign of each, and which laurels brought its points."""

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
    """AQ 5.1, AQ 5.2: a laurel without a number, and without villas of its colours, brought nothing."""
    if not isinstance(event, LaurelTaken):
        return False
    points = {
        "laurels": laurel_points([event.laurel]), "villas": villa_points(villa_sums(end, event.seat), [event.laurel]),
    }  # fmt: skip
    return any(count for name, count in points.items() if category in (name, ""))
