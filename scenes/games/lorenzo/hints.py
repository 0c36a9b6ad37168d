"""Words of a hint beyond the action's name: servants, turn order, privilege; and which actions are alike."""

from game.ai.minds import minds_for
from game.core.preview import preview
from game.lorenzo.actions import LorenzoAction, Named, Place
from game.lorenzo.board import ROUNDS, TOWER_SPACES, privilege_gains
from game.lorenzo.goods import SERVANTS
from game.lorenzo.rounds import next_order
from game.lorenzo.state import Granting, Manning, State
from scenes.games.lorenzo.choices.work_draft import outcome_of
from scenes.games.lorenzo.placements import placement, placing_plan, steps_after
from scenes.games.lorenzo.position import LorenzoPosition


def advice(position: LorenzoPosition, action: LorenzoAction) -> str:
    """Return the advice about a placement, one line for each effect."""
    if not isinstance(action, Place):
        return ""
    after = _placed(position, action)
    lines = [
        _brings(position, action),
        _servants(position, action),
        _order(position, after),
        _privilege(position, after),
    ]
    return "\n".join(line for line in lines if line)


def _brings(position: LorenzoPosition, action: Place) -> str:
    """Return what a card or space brings; the action is named above, and tooltips have the rules of spaces."""
    if action.space in TOWER_SPACES:
        return position.wording.card_effects(position.view.floors[action.space])
    received = outcome_of(position.spec, position.view, position.viewer, placing_plan(position, action, 0)).received
    return (
        position.wording.catalog("lo-advice-brings", amounts=position.wording.amounts(received))
        if any(received)
        else ""
    )


def is_another_move(position: LorenzoPosition, action: LorenzoAction, other: LorenzoAction) -> bool:
    """Return whether the two differ enough; a member of the same value on the same space does not."""
    if not (isinstance(action, Place) and isinstance(other, Place)) or action.space != other.space:
        return True
    one, two = (placement(position.view, position.viewer, each, 0) for each in (action, other))
    return one.base != two.base


def _placed(position: LorenzoPosition, action: Place) -> State:
    """Return the state after the placement, with its servants sent."""
    rules = position.spec.rules
    after = preview(rules, position.view, action).after
    for step in steps_after(position, action, 0)[:1]:
        if after.stack and isinstance(after.stack[-1], Manning):
            after = preview(rules, after, step).after
    return after


def _servants(position: LorenzoPosition, action: Place) -> str:
    sent = placement(position.view, position.viewer, action, 0).servants
    left = position.view.players[position.viewer].goods[SERVANTS] - sent
    return position.wording.catalog("lo-advice-servants", n=sent, left=left) if sent else ""


def _order(position: LorenzoPosition, after: State) -> str:
    """Return the new place in the turn order if the council palace improves it (LM 5.3)."""
    if position.view.round == ROUNDS or after.round != position.view.round:
        return ""
    before, now = (next_order(state).index(position.viewer) for state in (position.view, after))
    return position.wording.catalog("lo-advice-order", place=now + 1) if now < before else ""


def _privilege(position: LorenzoPosition, after: State) -> str:
    """Return the privilege that the opponents' judgement would choose."""
    if not after.stack or not isinstance(after.stack[-1], Granting):
        return ""
    judge = minds_for(position.spec, after).full[0]
    _, best = max(judge.options(after), key=lambda option: option[0])
    assert isinstance(best, Named)
    gain = privilege_gains(after.privilege_faith)[best.index]
    return position.wording.catalog("lo-advice-privilege", amounts=position.wording.amounts(gain))
