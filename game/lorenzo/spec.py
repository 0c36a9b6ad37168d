"""The Spec of Lorenzo il Magnifico: everything it declares to the generic parts."""

from game.core.spec import Foresight, Option, Spec
from game.lorenzo import rules
from game.lorenzo.events import ALL_EVENTS
from game.lorenzo.mind import evaluate
from game.lorenzo.reasons import ALL_REASONS
from game.lorenzo.scoring import CATEGORIES

_SIGHT = 30
"""Number of choices: about a round of two seats, half a round of four. Nearer playouts see too little."""

SPEC = Spec(
    id="lorenzo",
    prefix="lo",
    title="Lorenzo il Magnifico",
    seats=(2, 3, 4),
    minutes=(60, 120),
    options=(Option("game", ("advanced", "basic")), Option("privilege_faith", ("2", "1"))),
    rules=rules,
    rules_version=1,
    evaluator=evaluate,
    events=ALL_EVENTS,
    reasons=(*ALL_REASONS, "lo-tie-order"),
    categories=CATEGORIES,
    max_actions=3_000,
    foresight=Foresight(depth=_SIGHT, in_rounds=True, judgement=2.0, trust=2.0),
)
