"""The Spec of Lucca Città: everything it declares to the generic parts."""

from game.core.spec import Foresight, Spec
from game.lucca import rules
from game.lucca.events import ALL_EVENTS
from game.lucca.limits import SEATS
from game.lucca.mind import evaluate
from game.lucca.reasons import ALL_REASONS
from game.lucca.scoring import CATEGORIES

_ROUND = 16
"""Number of choices of four seats: a triplet and its three cards each."""

SPEC = Spec(
    id="lucca",
    prefix="lc",
    title="Lucca Città",
    seats=SEATS,
    minutes=(20, 30),
    options=(),
    rules=rules,
    rules_version=1,
    evaluator=evaluate,
    events=ALL_EVENTS,
    reasons=(*ALL_REASONS, "lc-tie-address"),
    categories=CATEGORIES,
    max_actions=1_000,
    foresight=Foresight(
        waypoint=2 * _ROUND,
        in_rounds=True,
        winning=0.0,
        judgement=0.7,
        trust=1.0,
        is_planned=evaluate.is_planned,
        is_clear=evaluate.is_clear,
    ),
)
