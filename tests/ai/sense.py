"""What able opponents do in a position: used by each game's list of moves that a good player would laugh at."""

from typing import Any

import pytest

from game.ai.budget import Budget
from game.ai.opponents import choose
from game.core.spec import Spec

_BUDGET = Budget(playouts=60)

able_levels = pytest.mark.parametrize("level", ["merchant", "magnifico"])


def choice(spec: Spec, state: Any, level: str, seed: str = "sense") -> str:
    decision = spec.rules.decision(state)
    assert decision is not None
    view = spec.rules.observe(state, decision.seat)
    text: str = choose(spec, level, view, decision.seat, seed, _BUDGET).text
    return text
