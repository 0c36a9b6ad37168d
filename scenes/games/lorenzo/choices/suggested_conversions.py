"""The conversions that the opponents' judgement would choose in a harvest or production, as hints do."""

from game.ai.minds import minds_for
from game.core.chance import NoChance, UnknownOutcomeError
from game.lorenzo.actions import DECLINE, FINISH, LorenzoAction
from scenes.games.lorenzo.choices.work_draft import is_work
from scenes.games.lorenzo.position import LorenzoPosition

_MOST_STEPS = 16


def best_of_all(position: LorenzoPosition) -> tuple[LorenzoAction, ...]:
    """Return its servants, its conversions in order, and the end of choosing."""
    spec, state = position.spec, position.view.clone()
    judge = minds_for(spec, state).full[0]
    plan: list[LorenzoAction] = []
    while is_work(state) and len(plan) < _MOST_STEPS:
        options = [option for option in judge.options(state) if option[1] != DECLINE]
        action = max(options, key=lambda option: option[0])[1]
        plan.append(action)
        if action == FINISH:
            break
        try:
            spec.rules.apply(state, action, NoChance())
        except UnknownOutcomeError:
            break
    return tuple(plan)
