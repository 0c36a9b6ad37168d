"""Plans of experienced players as additions to the weights; the lab plays opponents against them."""

from collections.abc import Mapping
from typing import Final

PLANS: Final[Mapping[str, Mapping[str, float]]] = {
    "territories": {
        "correction territory": 5.0, "early correction territory": 2.0, "correction harvest": 3.0,
        "price military": 0.5, "price territory_points": 0.3, "correction council": -4.0,
    },
    "engine": {
        "correction building": 7.0, "early correction building": 2.0, "correction production": 5.0,
        "price early yield_points": 1.5, "price early yield_coins": 0.6, "correction council": -4.0,
    },
    "characters": {
        "correction character": 6.0, "price character_points": 0.5, "price coins": 0.4, "correction council": -4.0,
    },
    "ventures": {
        "correction venture": 6.0, "price venture_points": 0.3, "price coins": 0.3, "price military": 0.3,
        "correction council": -4.0,
    },
    "leaders": {
        "correction leader_hopes": 6.0, "correction leaders": 3.0, "correction play": 5.0, "correction discard": -8.0,
        "correction council": -3.0,
    },
    "faith": {"correction council": 5.0, "price faith": 0.5, "correction support": 2.0},
    "territories_and_characters": {
        "correction territory": 4.0, "correction character": 4.0, "correction harvest": 2.0,
        "price territory_points": 0.3, "price character_points": 0.5, "price military": 0.3, "correction council": -4.0,
    },
    "all_towers": {
        "correction territory": 4.0, "correction building": 5.0, "correction character": 4.0, "correction venture": 4.0,
        "correction council": -3.0,
    },
}  # fmt: skip
