"""Reasons why an action is not legal; used only after `legal` has refused it, so legality has one source."""

from collections.abc import Callable
from typing import Any

from game.core.reasons import Reason, because
from game.lucca.actions import Deal, Keep, LuccaAction, Open, Place, Take
from game.lucca.cards import COLOUR_OF, COLOURS, NAMES, TOWER
from game.lucca.legal import choosing_seat, legal
from game.lucca.limits import TO_KEEP, goal, turns
from game.lucca.placing import RAISE
from game.lucca.quarters import Quarter
from game.lucca.state import BETWEEN, KEEP, NOBODY, OVER, State

NOT_NOW = because("lc-why-not-now")


def why_not(state: State, action: LuccaAction) -> Reason | None:
    if action in legal(state):
        return None
    if state.stage == OVER:
        return because("lc-why-match-over")
    if state.stage == KEEP:
        return _why_no_keep(state, action)
    if state.stage == BETWEEN:
        return because("lc-why-deal-first")
    return _TURN_REASONS[type(action)](state, action)


def _why_no_keep(state: State, action: LuccaAction) -> Reason:
    """LC 2.3."""
    if not isinstance(action, Keep):
        return because("lc-why-keep-first")
    hand = state.hands[choosing_seat(state)]
    missing = next((card for card in action.cards if card not in hand), None)
    if missing is not None:
        return because("lc-why-not-in-hand", card=NAMES[missing])
    return because("lc-why-keep-two", have=len(set(action.cards)), need=TO_KEEP)


def _why_no_late_keep(state: State, action: Keep) -> Reason:
    return because("lc-why-kept-already")


def _why_no_deal(state: State, action: Deal) -> Reason:
    return because("lc-why-finish-turns")


def _why_no_opening(state: State, action: Open) -> Reason:
    """LC 4.1: a palace completed in this turn can open in the next one; LC 5.2: after the last one all open."""
    colour, quarter = COLOURS[action.colour], state.quarters[state.active]
    if state.placing and quarter.unopened(action.colour) is not None:
        return because("lc-why-opens-at-the-end" if state.turn == turns(state) else "lc-why-open-before-taking")
    palace = quarter.on_site(action.colour)
    if palace is not None:
        return because("lc-why-not-completed", colour=colour, have=len(palace.cards), need=goal(state))
    return because("lc-why-opened-already" if quarter.has_built(action.colour) else "lc-why-never-built", colour=colour)


def _why_no_take(state: State, action: Take) -> Reason:
    """LC 4.2."""
    if state.placing:
        return because("lc-why-one-triplet", left=len(state.placing))
    if action.triplet >= len(state.triplets):
        return because("lc-why-no-such-triplet", triplet=action.triplet + 1)
    taker = state.takers[action.triplet]
    return because("lc-why-triplet-taken", seat=taker) if taker != NOBODY else NOT_NOW


def _why_no_placing(state: State, action: Place) -> Reason:
    """LC 4.2 a to e, LC 4.3, LC 4.4."""
    if not state.placing:
        return because("lc-why-take-first")
    if action.card not in state.placing:
        return because("lc-why-not-in-triplet", card=NAMES[action.card])
    if action.card == TOWER:
        return because("lc-why-tower-no-palace")
    if action.verb == RAISE:
        return because("lc-why-palace-no-tower")
    return _why_no_building(state, state.quarters[state.active], action)


def _why_no_building(state: State, quarter: Quarter, action: Place) -> Reason:
    colour = COLOURS[COLOUR_OF[action.card]]
    palace = quarter.on_site(COLOUR_OF[action.card])
    if palace is not None:
        return because("lc-why-on-site", colour=colour, have=len(palace.cards), need=goal(state))
    is_built = quarter.has_built(COLOUR_OF[action.card])
    return because("lc-why-built-already" if is_built else "lc-why-never-built", colour=colour)


_TURN_REASONS: dict[type, Callable[[State, Any], Reason]] = {
    Keep: _why_no_late_keep,
    Deal: _why_no_deal,
    Open: _why_no_opening,
    Take: _why_no_take,
    Place: _why_no_placing,
}

ALL_REASONS = tuple(
    f"lc-why-{key}"
    for key in (
        "not-now", "match-over", "keep-first", "not-in-hand", "keep-two", "kept-already", "deal-first",
        "finish-turns", "open-before-taking", "opens-at-the-end", "not-completed", "opened-already", "never-built",
        "one-triplet", "no-such-triplet", "triplet-taken", "take-first", "not-in-triplet", "tower-no-palace",
        "palace-no-tower", "on-site", "built-already",
    )
)  # fmt: skip
