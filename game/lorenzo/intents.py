"""Options of a space or a member alone: the placements that fit, or the best reason why there is none."""

from game.core.reasons import Reason, because
from game.lorenzo.actions import Place, place
from game.lorenzo.board import MEMBERS
from game.lorenzo.legal import legal
from game.lorenzo.reasons import why_not
from game.lorenzo.state import State

_FARTHEST = 999


def placements_on(state: State, space: int) -> list[Place]:
    """Return the placements on this space."""
    return [action for action in legal(state) if isinstance(action, Place) and action.space == space]


def placements_of(state: State, member: int) -> list[Place]:
    return [action for action in legal(state) if isinstance(action, Place) and action.member == member]


def why_not_space(state: State, space: int) -> Reason | None:
    """Return why no member may be placed here, for the one that comes nearest; None if one may."""
    if placements_on(state, space):
        return None
    reasons = [why_not(state, place(member, space)) for member in range(len(MEMBERS))]
    return min((reason for reason in reasons if reason), key=_distance)


def why_not_member(state: State, member: int) -> Reason | None:
    """Return why this member may be placed nowhere; None if it may."""
    if placements_of(state, member):
        return None
    reason = why_not(state, place(member, 0))
    if reason and reason.key in ("lo-why-member-away", "lo-why-one-member", "lo-why-finish-first"):
        return reason
    return because("lo-why-nowhere", member=MEMBERS[member])


def _distance(reason: Reason) -> int:
    """Return how far a reason is from success; members that are away come last."""
    if reason.key == "lo-why-member-away":
        return _FARTHEST
    missing = dict(reason.values).get("missing", 0)
    return missing if isinstance(missing, int) else 0
