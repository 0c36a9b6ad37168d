"""Options of lifted cards: the legal actions that fit them, or the best reason why there is none."""

from collections import Counter
from collections.abc import Sequence

from game.core.reasons import Reason, because
from game.san_gimignano import actions as act
from game.san_gimignano.actions import Build, CardAction, Complete, Exchange, Extend, SanGimignanoAction
from game.san_gimignano.cards import FINE_STONE, NOBLES, TOWERS, stones_of
from game.san_gimignano.legal import is_tower_shape, legal
from game.san_gimignano.limits import LEAST_BUILD, LEAST_EXCHANGE
from game.san_gimignano.reasons import why_not
from game.san_gimignano.state import State


def hand_cards(action: SanGimignanoAction) -> tuple[int, ...]:
    """Return the cards that the action takes from the hand, in rising order."""
    match action:
        case Exchange():
            return action.cards
        case Build() | Extend():
            return tuple(sorted(stones_of(action.numbers, action.fine)))
        case CardAction() if action.verb != "draw":
            return (action.card,)
    return ()


def verb_of(action: SanGimignanoAction) -> str:
    return action.text.split()[0]


def of_verb(state: State, verb: str) -> list[SanGimignanoAction]:
    return [action for action in legal(state) if verb_of(action) == verb]


def fitting(state: State, verb: str, lifted: Sequence[int]) -> list[SanGimignanoAction]:
    """Return the legal actions of this verb that use exactly the lifted cards."""
    wanted = tuple(sorted(lifted))
    return [action for action in of_verb(state, verb) if hand_cards(action) == wanted]


def why_not_intent(state: State, verb: str, lifted: Sequence[int] = ()) -> Reason | None:
    """Return why the verb is not possible with the lifted cards, or with any if none is lifted; None if it is."""
    if state.stack:
        return because("sg-why-finish-first")
    if (fitting(state, verb, lifted) if lifted else of_verb(state, verb)) or verb in ("declare", "buy", "pass"):
        return why_not(state, act.WORDS[verb]) if verb in act.WORDS else None
    return _REASONS[verb](state, tuple(sorted(lifted)))


def _why_no_exchange(state: State, lifted: tuple[int, ...]) -> Reason | None:
    if state.end_phase:
        return because("sg-why-closed")
    cards = lifted or _hand(state)
    if len(cards) < LEAST_EXCHANGE:
        return because("sg-why-exchange-two", have=len(cards), need=LEAST_EXCHANGE)
    return why_not(state, Exchange(cards))


def _why_no_build(state: State, lifted: tuple[int, ...]) -> Reason | None:
    if not lifted:
        return because("sg-why-build-three", have=_most_that_fit(_hand(state)), need=LEAST_BUILD)
    if any(card in NOBLES and card != FINE_STONE for card in lifted):
        return because("sg-why-noble-no-stone")
    if len(lifted) < LEAST_BUILD:
        return because("sg-why-build-three", have=len(lifted), need=LEAST_BUILD)
    return why_not(state, _guess_build(lifted)) or because("sg-why-build-shape")


def _guess_build(lifted: tuple[int, ...]) -> Build:
    """Return the lifted cards as a tower; fine stones take the number that fits, or the first."""
    numbers = sorted((card for card in lifted if card in TOWERS), reverse=True)
    stones = len(lifted) - len(numbers)
    plain = [*numbers, *[numbers[0] if numbers else 5] * stones]
    if is_tower_shape(tuple(plain)):
        return Build(tuple(plain), ((1 << stones) - 1) << len(numbers))
    run = list(range(numbers[0], numbers[0] - len(lifted), -1))
    fine = sum(1 << level for level, number in enumerate(run) if number not in numbers)
    if Counter(number for number in run if number in numbers) == Counter(numbers):
        return Build(tuple(run), fine)
    return Build(tuple(plain), ((1 << stones) - 1) << len(numbers))


def _most_that_fit(hand: tuple[int, ...]) -> int:
    """Return the most cards of a hand that could be in one tower."""
    counts = Counter(card for card in hand if card in TOWERS)
    runs, longest = 0, 0
    for number in TOWERS:
        runs = runs + 1 if counts[number] else 0
        longest = max(longest, runs)
    return max([longest, *counts.values()])


def _why_no_extension(state: State, lifted: tuple[int, ...]) -> Reason | None:
    open_towers = [(i, tower) for i, tower in enumerate(state.towers[state.active]) if not tower.is_complete]
    if not open_towers:
        return because("sg-why-no-open-tower")
    if not lifted:
        return because("sg-why-no-fitting-card")
    if any(card in NOBLES and card != FINE_STONE for card in lifted):
        return because("sg-why-noble-no-stone")
    if len(open_towers) > 1:
        return because("sg-why-no-tower-fits")
    return why_not_extension(state, open_towers[0][0], lifted)


def why_not_extension(state: State, tower: int, lifted: Sequence[int]) -> Reason | None:
    """Return why the lifted cards do not fit on this tower; None if they do."""
    if extensions(state, tower, lifted):
        return None
    numbers = tuple(sorted((card for card in lifted if card in TOWERS), reverse=True))
    fallback = state.towers[state.active][tower].top
    return why_not(state, Extend(tower, numbers or (fallback,), 0 if numbers else 1))


def extensions(state: State, tower: int, lifted: Sequence[int]) -> list[Extend]:
    """Return the ways to lay the lifted cards on this tower; fine stones may leave a choice."""
    extends = (action for action in fitting(state, "extend", lifted) if isinstance(action, Extend))
    return [action for action in extends if action.tower == tower]


def _why_no_completion(state: State, lifted: tuple[int, ...]) -> Reason | None:
    return why_not(state, Complete(()))


def _why_no_play(state: State, lifted: tuple[int, ...]) -> Reason | None:
    nobles = [card for card in lifted or _hand(state) if card in NOBLES]
    if not nobles:
        return because("sg-why-no-noble")
    if len(lifted) > 1:
        return because("sg-why-one-noble")
    reasons = [why_not(state, act.play(noble)) for noble in nobles]
    return reasons[-1]


def _hand(state: State) -> tuple[int, ...]:
    hand = state.hands[state.active]
    return tuple(kind for kind in (*TOWERS, *NOBLES) for _ in range(hand[kind]))


_REASONS = {
    "exchange": _why_no_exchange,
    "build": _why_no_build,
    "extend": _why_no_extension,
    "complete": _why_no_completion,
    "play": _why_no_play,
}
