"""What a hint says of a move beyond its name: servants, place in the order, the privilege; and what moves are alike."""

from typing import Any

from game.ai.minds import minds_for
from game.core.preview import preview
from game.lorenzo.actions import Named, Place
from game.lorenzo.board import ROUNDS, TOWER_SPACES, privilege_gains
from game.lorenzo.goods import SERVANTS
from game.lorenzo.rounds import next_order
from game.lorenzo.state import Granting, Manning, State
from scenes.kit.seen import Seen
from scenes.lorenzo.placing import placement, placing_plan, steps_after
from scenes.lorenzo.wording import LorenzoWording
from scenes.lorenzo.works import outcome_of


def advice(seen: Seen, action: Any) -> str:
    """A line for each."""
    if not isinstance(action, Place):
        return ""
    after = _placed(seen, action)
    lines = [_brings(seen, action), _servants(seen, action), _order(seen, after), _privilege(seen, after)]
    return "\n".join(line for line in lines if line)


def _brings(seen: Seen, action: Place) -> str:
    """The move is named above; the rules of a space stand in its tooltip."""
    assert isinstance(seen.wording, LorenzoWording)
    if action.space in TOWER_SPACES:
        return seen.wording.card_effects(seen.view.floors[action.space])
    received = outcome_of(seen.spec, seen.view, seen.viewer, placing_plan(seen, action, 0)).received
    return seen.wording.catalog("lo-advice-brings", amounts=seen.wording.amounts(received)) if any(received) else ""


def is_another_move(seen: Seen, action: Any, other: Any) -> bool:
    """Not a member of the same value on the same space."""
    if not (isinstance(action, Place) and isinstance(other, Place)) or action.space != other.space:
        return True
    one, two = (placement(seen.view, seen.viewer, each, 0) for each in (action, other))
    return one.base != two.base


def _placed(seen: Seen, action: Place) -> State:
    """With its servants sent."""
    rules = seen.spec.rules
    after: State = preview(rules, seen.view, action).after
    for step in steps_after(seen, action, 0)[:1]:
        if after.stack and isinstance(after.stack[-1], Manning):
            after = preview(rules, after, step).after
    return after


def _servants(seen: Seen, action: Place) -> str:
    sent = placement(seen.view, seen.viewer, action, 0).servants
    left = seen.view.players[seen.viewer].goods[SERVANTS] - sent
    return seen.wording.catalog("lo-advice-servants", n=sent, left=left) if sent else ""


def _order(seen: Seen, after: State) -> str:
    """LM 5.3: where the council palace brings one forward."""
    if seen.view.round == ROUNDS or after.round != seen.view.round:
        return ""
    before, now = (next_order(state).index(seen.viewer) for state in (seen.view, after))
    return seen.wording.catalog("lo-advice-order", place=now + 1) if now < before else ""


def _privilege(seen: Seen, after: State) -> str:
    """The one that the opponents' judgement would take."""
    if not after.stack or not isinstance(after.stack[-1], Granting):
        return ""
    judge = minds_for(seen.spec, after).full[0]
    _, best = max(judge.options(after), key=lambda option: option[0])
    assert isinstance(best, Named) and isinstance(seen.wording, LorenzoWording)
    gain = privilege_gains(after.privilege_faith)[best.index]
    return seen.wording.catalog("lo-advice-privilege", amounts=seen.wording.amounts(gain))
