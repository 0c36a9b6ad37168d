"""Views to think about, taken from seeded matches of whatever game the registry has."""

from typing import Any

from game.core.chance import Live
from game.core.registry import all_specs
from game.core.rules import Options
from game.core.spec import Spec, complete_options

SPEC = all_specs()[0]


def view_after(turns: int, spec: Spec = SPEC, options: Options | None = None) -> tuple[Any, int]:
    """A view at the start of a turn that leaves a choice, and its seat; the first legal actions led there."""
    rules = spec.rules
    state = rules.new(complete_options(spec, options or {}), min(spec.seats), Live("views", 0))
    step = 0
    while True:
        decision, legal = rules.decision(state), rules.legal(state)
        assert decision is not None
        if decision.is_turn and len(legal) > 1:
            if not turns:
                return rules.observe(state, decision.seat), decision.seat
            turns -= 1
        step += 1
        rules.apply(state, legal[step % len(legal)], Live("views", step))
