"""Reasons why an action is not legal; used only after `legal` has refused it, so legality has one source."""

from collections.abc import Callable
from typing import Any

from game.core.actions import Word
from game.core.reasons import Reason, because
from game.lorenzo.actions import Activate, LorenzoAction, Named, Numbered, Omit, Pay, Place, Take
from game.lorenzo.cards import ACTIVATIONS
from game.lorenzo.goods import RESOURCES
from game.lorenzo.leader_reasons import why_no_leader_step
from game.lorenzo.legal import legal
from game.lorenzo.limits import servants_range, usable_cards
from game.lorenzo.payments import OPTION_BITS, payment_of
from game.lorenzo.placing_reasons import why_no_placement, why_not_taken
from game.lorenzo.state import (
    BONUS_TILES,
    DRAFT,
    OVER,
    PLACED,
    Granting,
    Manning,
    Paying,
    State,
    Taking,
    Working,
)

FINISH_FIRST = because("lo-why-finish-first")
NOT_NOW = because("lo-why-not-now")


def why_not(state: State, action: LorenzoAction) -> Reason | None:
    if action in legal(state):
        return None
    if state.stage == OVER:
        return because("lo-why-match-over")
    if state.stack:
        return _why_not_this_choice(state, action)
    if state.stage == BONUS_TILES:
        return because("lo-why-tile-taken" if isinstance(action, Numbered) else "lo-why-choose-tile-first")
    if state.stage == DRAFT:
        return because("lo-why-not-in-pack" if isinstance(action, Named) else "lo-why-draft-first")
    return _why_not_in_turn(state, action)


def _why_not_in_turn(state: State, action: LorenzoAction) -> Reason:
    if isinstance(action, Place):
        if state.step == PLACED:
            return because("lo-why-one-member")
        return why_no_placement(state, action) or NOT_NOW
    if isinstance(action, Named):
        return why_no_leader_step(state, action) or NOT_NOW
    if isinstance(action, Word) and action.text == "pass":
        return because("lo-why-one-member")
    if isinstance(action, Word) and action.text == "end":
        return because("lo-why-place-first")
    return NOT_NOW


def _why_not_this_choice(state: State, action: LorenzoAction) -> Reason:
    frame = state.stack[-1]
    explain = _CHOICE_REASONS.get((type(frame), type(action)))
    return (explain and explain(state, frame, action)) or FINISH_FIRST


def _why_not_manned(state: State, frame: Manning, action: Numbered) -> Reason | None:
    if action.verb != "servants":
        return None
    counts = servants_range(state, frame)
    if action.number < counts.start:
        return because("lo-why-servants-too-few", have=action.number, need=counts.start)
    return because("lo-why-servants-too-many", have=action.number, most=counts.stop - 1)


def _why_not_taken(state: State, frame: Taking, action: Take) -> Reason | None:
    return why_not_taken(state, frame, action.space)


def _why_not_paid(state: State, frame: Paying, action: Pay) -> Reason | None:
    return because("lo-why-not-this-price")


def _why_not_granted(state: State, frame: Granting, action: Named) -> Reason | None:
    return because("lo-why-privileges-differ") if action.verb == "privilege" else None


def _why_not_activated(state: State, frame: Working, action: Activate) -> Reason | None:
    """LM 4.2.2, R22."""
    player, card = state.players[frame.seat], action.card
    activation = ACTIVATIONS[card]
    if card not in (owned for pile in player.cards for owned in pile) or activation is None:
        return because("lo-why-card-not-owned")
    if activation.work != frame.work:
        return because("lo-why-other-work")
    if card not in usable_cards(player, frame.work, frame.value):
        missing = activation.least - frame.value
        return because("lo-why-work-value", value=frame.value, need=activation.least, missing=missing)
    if card in [code >> OPTION_BITS for code in frame.used]:
        return because("lo-why-used-once")
    if action.option >= len(activation.options) or activation.options[action.option].is_free:
        return because("lo-why-no-such-option")
    return _why_not_affordable(player.goods, payment_of(frame.used), activation.options[action.option].pay)


def _why_not_affordable(goods: list[int], spent: tuple[int, ...], pay: tuple[int, ...]) -> Reason | None:
    for resource, need in enumerate(pay):
        have = goods[resource] - spent[resource]
        if have < need:
            return because("lo-why-not-enough", resource=RESOURCES[resource], have=have, need=need, missing=need - have)
    return None


def _why_not_omitted(state: State, frame: Working, action: Omit) -> Reason | None:
    return because("lo-why-not-used")


_CHOICE_REASONS: dict[tuple[type, type], Callable[[State, Any, Any], Reason | None]] = {
    (Manning, Numbered): _why_not_manned,
    (Taking, Take): _why_not_taken,
    (Paying, Pay): _why_not_paid,
    (Granting, Named): _why_not_granted,
    (Working, Activate): _why_not_activated,
    (Working, Omit): _why_not_omitted,
}

ALL_REASONS = tuple(
    f"lo-why-{key}"
    for key in (
        "finish-first", "not-now", "match-over", "tile-taken", "choose-tile-first", "not-in-pack", "draft-first",
        "one-member", "place-first", "servants-too-few", "servants-too-many", "not-this-price", "privileges-differ",
        "card-not-owned", "other-work", "work-value", "used-once", "no-such-option", "not-enough", "not-used",
        "member-away", "covered", "market-ban", "occupied", "own-colour-tower", "own-colour-area", "no-card",
        "six-cards", "fee", "card-coins", "card-goods", "slot-military", "military-needed", "value",
        "servants-for-card", "not-this-type",
        "leader-not-in-hand", "leader-goods", "leader-cards", "leader-alike", "nobody-to-copy", "leader-not-played",
        "leader-face-down", "leader-always", "no-member-to-raise", "extra-value", "nowhere",
    )
)  # fmt: skip
