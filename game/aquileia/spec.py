"""The Spec of Aquileia: everything it declares to the generic parts."""

from game.aquileia import rules
from game.aquileia.events import ALL_EVENTS
from game.aquileia.mind import evaluate
from game.aquileia.reasons import ALL_REASONS
from game.aquileia.scoring import CATEGORIES
from game.aquileia.setup import SEATS
from game.core.spec import Foresight, Spec

_SIGHT = 24
"""Number of choices: about a third of a round."""

SPEC = Spec(
    id="aquileia",
    prefix="aq",
    title="Aquileia",
    seats=SEATS,
    minutes=(90, 90),
    options=(),
    rules=rules,
    rules_version=1,
    evaluator=evaluate,
    events=ALL_EVENTS,
    reasons=ALL_REASONS,
    categories=CATEGORIES,
    max_actions=2_000,
    foresight=Foresight(depth=_SIGHT, in_rounds=True, judgement=3.0, trust=3.0, is_clear=evaluate.is_clear),
)
