"""What a hint adds of its own: what a person would look for in the market, and what a deed brings at once."""

from collections.abc import Iterable, Sequence
from typing import Any

from game.ai.hints import CLOSE, ONLY
from game.core.preview import preview
from game.core.reasons import Reason
from game.san_gimignano import actions as act
from game.san_gimignano.actions import Build, CardAction, Complete, Exchange, Extend
from game.san_gimignano.cards import FINE_STONE, TOWERS
from game.san_gimignano.combinations import builds_of, extensions_of
from game.san_gimignano.limits import topple_targets
from game.san_gimignano.state import Donating, State
from scenes.kit.seen import Seen

_USES = ("build", "extend", "pair")
"""What a card is good for, the best first."""
_DEAL, _CONSPIRACY, _PROTECTION = 9, 10, 5
_STRIKES = (_DEAL, _CONSPIRACY)
"""Donations that a 5 cancels (SG 5.2)."""


def advice(seen: Seen, action: Any) -> str:
    """Empty where the hint's reason says it."""
    view: State = seen.view
    hand = list(view.hands[seen.viewer])
    match action:
        case act.BUY if not sum(hand):
            return _sentences(seen, "sg-advice-empty", _of_market(seen, hand, view.market))
        case act.BUY:
            return _of_market(seen, hand, view.market)
        case Exchange(cards):
            return _of_exchange(seen, hand, cards)
        case CardAction("draw", card):
            return _told(seen, *_best_use(view, seen.viewer, hand, [card]))
        case act.PASS:
            return seen.wording.catalog("sg-advice-pass")
        case Build() | Extend() | Complete():
            return _at_once(seen, action)
    return ""


def is_true_of(seen: Seen, action: Any, reason: Reason) -> bool:
    """A search means all that may follow: where the deed itself can be told, that is the better reason."""
    return reason.key.endswith((f"-{ONLY}", f"-{CLOSE}")) or not advice(seen, action)


def _at_once(seen: Seen, action: Any) -> str:
    """The points of the deed, and the donation that follows."""
    t, rules = seen.wording.catalog, seen.spec.rules
    after: State = preview(rules, seen.view, action).after
    gains = seen.wording.gains(seen.score, rules.score(after), seen.viewer)
    told = [t("sg-advice-at-once", gains=gains)] if gains else []
    return t("sentence-separator").join([*told, *_donation(seen, after)])


def _donation(seen: Seen, after: State) -> list[str]:
    frame = after.stack[-1] if after.stack else None
    if not isinstance(frame, Donating):
        return []
    strikes = frame.number != _CONSPIRACY or any(
        owner != seen.viewer for owner, _ in topple_targets(after, frame.seat, frame.tower)
    )
    if not strikes:
        return []
    t = seen.wording.catalog
    told = [t("sg-advice-donation", number=frame.number, levels=frame.levels)]
    is_answered = frame.number in _STRIKES and after.hands[1 - seen.viewer][_PROTECTION]
    return [*told, t("sg-advice-protected", card=str(_PROTECTION))] if is_answered else told


def _of_exchange(seen: Seen, hand: list[int], laid: Sequence[int]) -> str:
    view: State = seen.view
    for card in laid:
        hand[card] -= 1
    is_idle = all(not _best_use(view, seen.viewer, hand, [card])[0] for card in laid)
    offered = [card for card in view.market if card not in laid]
    return _sentences(seen, "sg-advice-idle" if is_idle else "", _of_market(seen, hand, offered))


def _sentences(seen: Seen, key: str, rest: str) -> str:
    t = seen.wording.catalog
    return t("sentence-separator").join(part for part in (t(key) if key else "", rest) if part)


def _of_market(seen: Seen, hand: Sequence[int], market: Iterable[int]) -> str:
    """The card that serves best, or that none does."""
    return _told(seen, *_best_use(seen.view, seen.viewer, hand, market)) or seen.wording.catalog("sg-advice-deck")


def best_of_market(seen: Seen) -> int:
    """The card that advice to buy speaks of; 0 where none serves."""
    view: State = seen.view
    return _best_use(view, seen.viewer, list(view.hands[seen.viewer]), view.market)[1]


def _told(seen: Seen, use: str, card: int) -> str:
    return seen.wording.catalog(f"sg-advice-{use}", card=str(card)) if use else ""


def _best_use(view: State, seat: int, hand: Sequence[int], cards: Iterable[int]) -> tuple[str, int]:
    """What the best of these cards is good for beside the hand; of equals the highest number."""
    found = [(use, card) for card in cards if card in TOWERS for use in _USES if _serves(view, seat, hand, card, use)]
    return min(found, key=lambda each: (_USES.index(each[0]), -each[1]), default=("", 0))


def _serves(view: State, seat: int, hand: Sequence[int], card: int, use: str) -> bool:
    match use:
        case "build":
            more = list(hand)
            more[card] += 1
            return len(builds_of(_numbers(more), hand[FINE_STONE])) > len(builds_of(_numbers(hand), hand[FINE_STONE]))
        case "extend":
            only = _numbers([int(kind == card) for kind in range(len(hand))])
            towers = (tower for tower in view.towers[seat] if not tower.is_complete)
            return any(extensions_of(0, tower.is_plain, tower.top, only, 0) for tower in towers)
    return any(hand[near] for near in (card - 1, card, card + 1) if near in TOWERS)


def _numbers(counts: Sequence[int]) -> tuple[int, ...]:
    return tuple(counts[number] for number in TOWERS)
