"""The legal actions of every decision: the one source of legality."""

from collections.abc import Callable
from typing import Any

from game.core.decision import Decision
from game.san_gimignano import actions as act
from game.san_gimignano.actions import Build, CardAction, Extend, SanGimignanoAction, Topple
from game.san_gimignano.cards import ACTION_NOBLES, FINE_STONE, JOUST, NOBLES, ROGNOSA
from game.san_gimignano.combinations import builds_of, completions_of, exchanges_of, extensions_of
from game.san_gimignano.limits import (
    LEAST_BUILD,
    TOWERS_TO_DECLARE,
    can_play_rognosa,
    cards_to_buy,
    exchange_supply,
    hand_limit,
    hand_size,
    height_cap,
    noble_allowance,
    remaining_stones,
    topple_targets,
    usable_fine_stones,
)
from game.san_gimignano.state import (
    BETWEEN,
    NOBODY,
    OVER,
    Donating,
    Drawing,
    Giving,
    Jousting,
    Laying,
    Protecting,
    Returning,
    State,
)

Actions = list[SanGimignanoAction]
_AMPLE_DECK = 9
"""Size of the deck from which every exchange can be filled, as no hand is larger."""

_KINDS_OF_CHOICE: dict[type, str] = {
    Drawing: "draw",
    Laying: "proceed",
    Jousting: "joust",
    Returning: "return",
    Donating: "donate",
    Protecting: "protect",
    Giving: "give",
}


def decision(state: State) -> Decision | None:
    if state.stack:
        frame = state.stack[-1]
        return Decision(frame.seat, _KINDS_OF_CHOICE[type(frame)])
    if state.stage == OVER:
        return None
    return Decision(state.active, "deal" if state.stage == BETWEEN else "turn", is_turn=True)


def legal(state: State) -> Actions:
    if state.stack:
        frame = state.stack[-1]
        return _CHOICES[type(frame)](state, frame)
    if state.stage == OVER:
        return []
    if state.stage == BETWEEN:
        return [act.DEAL]
    return _turn(state, state.active)


def _turn(state: State, seat: int) -> Actions:
    """SG 3, and SG 4.2 once decks and market are closed."""
    hand = tuple(state.hands[seat])
    fine = usable_fine_stones(state, seat) if state.nobles else 0
    actions: Actions = [act.PASS]
    if not state.end_phase:
        actions += _supply_actions(state, seat, hand)
    actions += building_actions(state, seat, hand[5:11], fine)
    if state.nobles and noble_allowance(state, seat):
        actions += noble_plays(state, seat)
    return actions


def _supply_actions(state: State, seat: int, hand: tuple[int, ...]) -> Actions:
    """Return the actions that SG 4.2 forbids in the end phase: buying, exchanging, completing, declaring."""
    actions: Actions = []
    if sum(hand) + cards_to_buy(state) <= hand_limit(state, seat):
        actions.append(act.BUY)
    exchanges = exchanges_of(hand)
    if len(state.deck) < _AMPLE_DECK:
        sure = exchange_supply(state, tuple(kind for kind, held in enumerate(hand) if held))
        if sure < sum(hand):
            exchanges = tuple(e for e in exchanges if len(e.cards) <= exchange_supply(state, e.cards))
    actions += exchanges
    open_towers = tuple(index for index, tower in enumerate(state.towers[seat]) if not tower.is_complete)
    if open_towers:
        actions += completions_of(open_towers)
    if len(state.towers[seat]) - len(open_towers) >= TOWERS_TO_DECLARE:
        actions.append(act.DECLARE)
    return actions


def building_actions(state: State, seat: int, numbers: tuple[int, ...], fine: int) -> list[Build | Extend]:
    cap = height_cap(state, seat) if state.nobles else 0
    actions: list[Build | Extend] = []
    for build in builds_of(numbers, fine):
        if not cap or len(build.numbers) <= cap:
            actions.append(build)
    for index, tower in enumerate(state.towers[seat]):
        if not tower.is_complete:
            for extension in extensions_of(index, tower.is_plain, tower.top, numbers, fine):
                if not cap or tower.levels + len(extension.numbers) <= cap:
                    actions.append(extension)
    return actions


def noble_plays(state: State, seat: int) -> list[CardAction]:
    hand = state.hands[seat]
    return [
        act.play(noble)
        for noble in ACTION_NOBLES
        if hand[noble] and (noble != ROGNOSA or can_play_rognosa(state, seat))
    ]


def _drawing(state: State, frame: Drawing) -> Actions:
    actions: Actions = []
    if state.deck:
        actions.append(act.DRAW_DECK)
    if frame.nobles and state.noble_deck:
        actions.append(act.DRAW_NOBLES)
    if frame.market:
        actions += [act.draw(card) for card in dict.fromkeys(state.market) if card not in frame.banned]
    return actions


def _laying(state: State, frame: Laying) -> Actions:
    """SG 8.3: after a joust the other stones are laid if they suffice, or taken back."""
    return [act.PROCEED, act.TAKE_BACK] if suffices(state, frame) else [act.TAKE_BACK]


def suffices(state: State, frame: Laying) -> bool:
    numbers, _ = remaining_stones(frame)
    if frame.tower == NOBODY:
        return len(numbers) >= LEAST_BUILD and is_tower_shape(numbers)
    tower = state.towers[frame.seat][frame.tower]
    return len(numbers) > 0 and (tower.is_plain or (numbers[0] == tower.top - 1 and is_run(numbers)))


def is_run(numbers: tuple[int, ...]) -> bool:
    return numbers == tuple(range(numbers[0], numbers[0] - len(numbers), -1))


def is_tower_shape(numbers: tuple[int, ...]) -> bool:
    """SG 3.3: all one number, or consecutive numbers, smaller ones higher."""
    return len(set(numbers)) == 1 or is_run(numbers)


def _jousting(state: State, frame: Jousting) -> Actions:
    can_joust = state.hands[frame.seat][JOUST] and noble_allowance(state, frame.seat)
    return [act.ALLOW, act.JOUST_IT] if can_joust else [act.ALLOW]


def _returning(state: State, frame: Returning) -> Actions:
    actions: Actions = [act.KEEP_CARDS] if frame.optional else []
    if hand_size(state, frame.seat) >= frame.left:
        actions += [act.return_card(card) for card in _kinds_held(state, frame.seat)]
    return actions


def _donating(state: State, frame: Donating) -> Actions:
    if frame.number != 10:
        return [act.DONATE, act.FORGO]
    targets = topple_targets(state, frame.seat, frame.tower)
    return [act.FORGO, *(Topple(owner == frame.seat, index) for owner, index in targets)]


def _protecting(state: State, frame: Protecting) -> Actions:
    """SG 5.2, and SG 8.3 for a fine stone in place of the 5."""
    hand = state.hands[frame.seat]
    actions: Actions = [act.SUFFER]
    if hand[5]:
        actions.append(act.protect(5))
    if hand[FINE_STONE] and noble_allowance(state, frame.seat):
        actions.append(act.protect(FINE_STONE))
    return actions


def _giving(state: State, frame: Giving) -> Actions:
    return [act.give(card) for card in _kinds_held(state, frame.seat)]


def _kinds_held(state: State, seat: int) -> list[int]:
    hand = state.hands[seat]
    return [kind for kind in (5, 6, 7, 8, 9, 10, *NOBLES) if hand[kind]]


_CHOICES: dict[type, Callable[[State, Any], Actions]] = {
    Drawing: _drawing,
    Laying: _laying,
    Jousting: _jousting,
    Returning: _returning,
    Donating: _donating,
    Protecting: _protecting,
    Giving: _giving,
}
