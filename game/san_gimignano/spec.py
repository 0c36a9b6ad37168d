"""The Spec of San Gimignano: everything it declares to the generic parts."""

from game.core.spec import Foresight, Option, Spec
from game.san_gimignano import rules
from game.san_gimignano.events import ALL_EVENTS
from game.san_gimignano.mind import evaluate
from game.san_gimignano.reasons import ALL_REASONS
from game.san_gimignano.scoring import CATEGORIES

_SIGHT, _GLANCE = 12, 1
"""Numbers of choices; farther ahead luck hides more than can be seen."""

SPEC = Spec(
    id="san_gimignano",
    prefix="sg",
    title="San Gimignano",
    seats=(2,),
    minutes=(20, 20),
    options=(Option("nobles", ("off", "on")), Option("series", ("single", "two", "to120"))),
    rules=rules,
    rules_version=1,
    evaluator=evaluate,
    events=ALL_EVENTS,
    reasons=(*ALL_REASONS, "sg-tie-piece"),
    categories=CATEGORIES,
    max_actions=20_000,
    foresight=Foresight(depth=_SIGHT, glance=_GLANCE, judgement=4.5),
)
