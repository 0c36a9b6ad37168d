"""Plans of experienced players as additions to the weights; the lab plays opponents against them."""

from collections.abc import Mapping
from typing import Final

PLANS: Final[Mapping[str, Mapping[str, float]]] = {
    "contests": {
        "place arena": 3.0, "place stadium": 3.0, "place potentia": 1.5, "place equi": 1.5, "price weapons": 0.4,
        "price horses": 0.3,
    },
    "villas": {"price villa_hope": 0.06, "place forum": 2.0, "place forum_scoring": 2.0, "place servi": 1.5},
    "trade": {"price workshops": 0.2, "place portus": 2.5, "place pecunia": 1.5, "place forum": 1.0},
    "laurels": {"price laurel_hope": 0.3, "place theatrum": 3.0, "place stadium": 1.5, "place arena": 1.0},
}  # fmt: skip
