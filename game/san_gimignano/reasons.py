"""Reasons why an action is not legal; used only after `legal` has refused it, so legality has one source."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from game.core.actions import Word
from game.core.reasons import Reason, because
from game.san_gimignano import actions as act
from game.san_gimignano.actions import Build, CardAction, Complete, Exchange, Extend, SanGimignanoAction, Topple
from game.san_gimignano.cards import FINE_STONE, JOUST, NAMES, NOBLES
from game.san_gimignano.legal import is_tower_shape, legal
from game.san_gimignano.limits import (
    LEAST_BUILD,
    LEAST_EXCHANGE,
    TOWERS_TO_DECLARE,
    cards_to_buy,
    exchange_supply,
    hand_limit,
    hand_size,
    height_cap,
    noble_allowance,
)
from game.san_gimignano.state import BETWEEN, OVER, Donating, Drawing, State

FINISH_FIRST = because("sg-why-finish-first")
NOT_NOW = because("sg-why-not-now")


def why_not(state: State, action: SanGimignanoAction) -> Reason | None:
    if action in legal(state):
        return None
    if state.stage == OVER:
        return because("sg-why-match-over")
    if state.stage == BETWEEN:
        return because("sg-why-deal-first")
    if state.stack:
        return _why_not_this_choice(state, action)
    explain = _TURN_REASONS.get(type(action))
    return (explain and explain(state, state.active, action)) or NOT_NOW


def _why_not_this_choice(state: State, action: SanGimignanoAction) -> Reason:
    frame = state.stack[-1]
    if isinstance(frame, Drawing) and isinstance(action, CardAction | Word) and action.text.startswith("draw"):
        return _why_not_drawn(state, frame, action)
    if isinstance(action, CardAction) and action.verb in ("give", "return", "protect"):
        held = _why_not_held(state, frame.seat, (action.card,))
        return held or _why_no_noble_use(state, frame.seat, 1) or NOT_NOW
    if action == act.JOUST_IT:
        return _why_not_held(state, frame.seat, (JOUST,)) or _why_no_noble_use(state, frame.seat, 1) or NOT_NOW
    if isinstance(frame, Donating) and isinstance(action, Topple):
        return because("sg-why-not-highest")
    return FINISH_FIRST


def _why_not_drawn(state: State, frame: Drawing, action: CardAction | Word) -> Reason:
    """SG 3.2: no kind just put there; SG 8.4, SG 8.9: which sources an action may use."""
    if isinstance(action, CardAction):
        if not frame.market:
            return because("sg-why-decks-only")
        banned = action.card in frame.banned
        return because("sg-why-kind-just-laid" if banned else "sg-why-not-in-market", card=NAMES[action.card])
    if action == act.DRAW_NOBLES and not frame.nobles:
        return because("sg-why-no-nobles-here")
    return because("sg-why-deck-empty")


def _why_not_held(state: State, seat: int, cards: tuple[int, ...]) -> Reason | None:
    for card, needed in Counter(cards).items():
        have = state.hands[seat][card]
        if have < needed:
            return because("sg-why-not-in-hand", card=NAMES[card], have=have, need=needed)
    return None


def _why_no_noble_use(state: State, seat: int, wanted: int) -> Reason | None:
    """SG 8.2."""
    allowed = noble_allowance(state, seat)
    if wanted <= allowed:
        return None
    return because("sg-why-noble-limit", mine=state.used[seat], theirs=state.used[1 - seat], allowed=allowed)


def _why_no_word(state: State, seat: int, action: Word) -> Reason | None:
    if action not in (act.BUY, act.DECLARE):
        return NOT_NOW
    if state.end_phase:
        return because("sg-why-closed")
    if action == act.BUY:
        take, limit = cards_to_buy(state), hand_limit(state, seat)
        return because("sg-why-hand-limit", have=hand_size(state, seat), take=take, limit=limit)
    done = sum(tower.is_complete for tower in state.towers[seat])
    return because("sg-why-declare-four", have=done, need=TOWERS_TO_DECLARE)


def _why_no_exchange(state: State, seat: int, action: Exchange) -> Reason | None:
    if state.end_phase:
        return because("sg-why-closed")
    if len(action.cards) < LEAST_EXCHANGE:
        return because("sg-why-exchange-two", have=len(action.cards), need=LEAST_EXCHANGE)
    held = _why_not_held(state, seat, action.cards)
    supply = exchange_supply(state, action.cards)
    return held or because("sg-why-exchange-supply", have=supply, need=len(action.cards))


def _why_no_build(state: State, seat: int, action: Build) -> Reason | None:
    count = len(action.numbers)
    if count < LEAST_BUILD:
        return because("sg-why-build-three", have=count, need=LEAST_BUILD)
    if not is_tower_shape(action.numbers):
        return because("sg-why-build-shape")
    return _why_not_laid(state, seat, action, count)


def _why_no_extension(state: State, seat: int, action: Extend) -> Reason | None:
    towers = state.towers[seat]
    if action.tower >= len(towers):
        return because("sg-why-no-such-tower", tower=action.tower + 1)
    tower = towers[action.tower]
    if tower.is_complete:
        return because("sg-why-tower-complete")
    if tower.is_plain and set(action.numbers) != {tower.top}:
        return because("sg-why-extend-plain", number=tower.top)
    if not tower.is_plain and action.numbers != _run_above(tower.top, len(action.numbers)):
        return because("sg-why-extend-banded", number=tower.top - 1)
    return _why_not_laid(state, seat, action, tower.levels + len(action.numbers))


def _run_above(top: int, count: int) -> tuple[int, ...]:
    return tuple(range(top - 1, top - 1 - count, -1))


def _why_not_laid(state: State, seat: int, action: Build | Extend, levels: int) -> Reason | None:
    """Return what forbids the stones: the cards, the limit on nobles, or the Rognosa (SG 8.2, SG 8.6)."""
    stones = action.fine.bit_count()
    cards = [number for level, number in enumerate(action.numbers) if not action.fine >> level & 1]
    wrong = next((number for number in cards if not 5 <= number <= 10), None)
    if wrong is not None:
        return because("sg-why-no-such-card", number=wrong)
    held = _why_not_held(state, seat, (*cards, *[FINE_STONE] * stones))
    limited = _why_no_noble_use(state, seat, stones) if stones else None
    cap = height_cap(state, seat)
    capped = because("sg-why-rognosa", levels=levels, cap=cap) if levels > cap else None
    return held or limited or capped


def _why_no_completion(state: State, seat: int, action: Complete) -> Reason | None:
    if state.end_phase:
        return because("sg-why-closed")
    towers = state.towers[seat]
    missing = next((index for index in action.towers if index >= len(towers)), None)
    if missing is not None:
        return because("sg-why-no-such-tower", tower=missing + 1)
    return because("sg-why-nothing-to-complete" if not action.towers else "sg-why-tower-complete")


def _why_no_play(state: State, seat: int, action: CardAction) -> Reason | None:
    if action.verb != "play" or action.card not in NOBLES:
        return NOT_NOW
    if action.card == FINE_STONE:
        return because("sg-why-stone-is-laid")
    if action.card == JOUST:
        return because("sg-why-joust-answers")
    held = _why_not_held(state, seat, (action.card,))
    return held or _why_no_noble_use(state, seat, 1) or because("sg-why-rognosa-two", have=hand_size(state, seat) - 1)


_TURN_REASONS: dict[type, Callable[[State, int, Any], Reason | None]] = {
    Word: _why_no_word,
    Exchange: _why_no_exchange,
    Build: _why_no_build,
    Extend: _why_no_extension,
    Complete: _why_no_completion,
    CardAction: _why_no_play,
}

ALL_REASONS = tuple(
    f"sg-why-{key}"
    for key in (
        "finish-first", "not-now", "match-over", "deal-first", "not-highest", "decks-only", "kind-just-laid",
        "not-in-market", "no-nobles-here", "deck-empty", "not-in-hand", "noble-limit", "closed", "hand-limit",
        "declare-four", "exchange-two", "exchange-supply", "build-three", "build-shape", "no-such-tower",
        "tower-complete", "extend-plain", "extend-banded", "no-such-card", "rognosa", "nothing-to-complete",
        "stone-is-laid", "joust-answers", "rognosa-two", "noble-no-stone", "no-open-tower", "no-fitting-card",
        "no-tower-fits", "no-noble", "one-noble",
    )
)  # fmt: skip
