"""What Pebbles tells the generic parts of itself."""

from game.core.spec import Spec
from game.pebbles import rules
from game.pebbles.events import PebblesTaken
from game.pebbles.mind import evaluate
from game.pebbles.rules import CATEGORIES

SPEC = Spec(
    id="pebbles",
    prefix="pb",
    title="Pebbles",
    seats=(2,),
    minutes=(1, 1),
    options=(),
    rules=rules,
    rules_version=1,
    evaluator=evaluate,
    events=(PebblesTaken,),
    reasons=("pb-why-too-many", "pb-tie-last"),
    categories=CATEGORIES,
    max_actions=20,
    has_hidden_hands=False,
)
