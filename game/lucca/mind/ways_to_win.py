"""Plans of experienced players as additions to the weights; the lab plays opponents against them."""

from collections.abc import Mapping
from typing import Final

PLANS: Final[Mapping[str, Mapping[str, float]]] = {
    "walls": {"walls": 1.0, "wall_prospects": 0.3, "walls_now": 0.4, "shields": 0.4},
    "great_palaces": {"tall": 1.5, "largest": 0.5, "progress": 0.4},
    "many_small_palaces": {"palaces": 1.5, "almost": 0.5, "almost_windows": 0.3, "completed_gifts": 0.3},
    "openings": {"opened": 2.0, "pending": 0.4, "site_pays": 0.4, "gifts": 0.2},
}
