"""What follows a deed of cards in the same turn: cards to take, a donation (SG 3, 5)."""

from typing import Any

from game.core.preview import preview
from game.san_gimignano.actions import Build, Exchange, Extend
from game.san_gimignano.limits import topple_targets
from game.san_gimignano.state import Donating, State
from scenes.kit.offers import Offers
from scenes.kit.seen import Seen

_DEAL, _CONSPIRACY, _PROTECTION = 9, 10, 5
_STRIKES = (_DEAL, _CONSPIRACY)
"""Donations that a 5 cancels (SG 5.2)."""


def told(offers: Offers, action: Any) -> str:
    """The action, what it brings, and what comes after it."""
    return "\n".join([offers.told(action), *what_follows(offers.seen, action)])


def what_follows(seen: Seen, action: Any) -> list[str]:
    t, view = seen.wording.catalog, seen.view
    match action:
        case Exchange(cards):
            kinds = seen.wording.value("cards", tuple(dict.fromkeys(cards)))
            return [t("sg-follows-exchange", count=len(cards), cards=kinds)]
        case Extend(_, numbers) if not view.end_phase:
            return [t("sg-follows-extend", count=len(numbers))]
        case Build():
            return donation(seen, preview(seen.spec.rules, view, action).after)
    return []


def donation(seen: Seen, after: State) -> list[str]:
    """In sentences; none where it would strike nobody else."""
    frame = after.stack[-1] if after.stack else None
    if not isinstance(frame, Donating):
        return []
    strikes = frame.number != _CONSPIRACY or any(
        owner != seen.viewer for owner, _ in topple_targets(after, frame.seat, frame.tower)
    )
    if not strikes:
        return []
    t = seen.wording.catalog
    sentences = [t("sg-advice-donation", number=frame.number, levels=frame.levels)]
    is_answered = frame.number in _STRIKES and after.hands[1 - seen.viewer][_PROTECTION]
    return [*sentences, t("sg-advice-protected", card=str(_PROTECTION))] if is_answered else sentences
