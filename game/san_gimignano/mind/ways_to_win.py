"""Plans of experienced players as additions to the weights; the lab plays opponents against them."""

from collections.abc import Mapping
from typing import Final

PLANS: Final[Mapping[str, Mapping[str, float]]] = {
    "tall_towers": {"tallest": 0.4, "secure": 0.4, "height": 1.0},
    "banded_towers": {"banded": 0.4, "banded_count": 1.5, "pair_gain": 0.3},
    "quick_end": {"piece": 5.0, "ready": 3.0, "completed": 2.0},
    "great_hand": {"run": 0.8, "run_gain": 0.3, "distinct": 0.3},
}
