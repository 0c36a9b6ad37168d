"""The legal actions of every decision: the one source of legality."""

from collections.abc import Callable
from functools import cache
from itertools import combinations

from game.core.decision import Decision
from game.lucca import actions as act
from game.lucca.actions import Keep, LuccaAction
from game.lucca.cards import COLOUR_OF
from game.lucca.limits import TO_KEEP
from game.lucca.order import turn_order
from game.lucca.placing import ways
from game.lucca.state import BETWEEN, KEEP, OVER, State

Actions = list[LuccaAction]

_choice: Callable[..., Decision] = cache(Decision)
"""Return the legal actions; cached, as searches ask at every step."""


def decision(state: State) -> Decision | None:
    if state.stage == KEEP:
        return Decision(choosing_seat(state), "keep", is_turn=True)
    if state.stage == OVER:
        return None
    if state.stage == BETWEEN:
        return Decision(turn_order(state.quarters)[0], "deal", is_turn=True, is_forced=True)
    if state.placing:
        return _choice(state.active, "place")
    return _choice(state.active, "turn", not state.has_opened)


def choosing_seat(state: State) -> int:
    """LC 2.3: the choices are secret, so it does not matter that they are made one after the other."""
    return state.kept.index(())


def legal(state: State) -> Actions:
    if state.stage == KEEP:
        return keeps_of(state.hands[choosing_seat(state)])
    if state.stage == BETWEEN:
        return [act.DEAL]
    if state.stage == OVER:
        return []
    return _placings(state) if state.placing else _turn(state)


def keeps_of(hand: tuple[int, ...]) -> Actions:
    """LC 2.3: any two; of one colour, either may lie on top."""
    actions: Actions = []
    for first, second in combinations(sorted(hand), TO_KEEP):
        actions.append(Keep((first, second)))
        if COLOUR_OF[first] == COLOUR_OF[second]:
            actions.append(Keep((second, first)))
    return actions


def _turn(state: State) -> Actions:
    """LC 4: openings while no triplet is taken, then a triplet."""
    actions: Actions = [act.open_palace(palace.colour) for palace in state.quarters[state.active].completed]
    actions += [act.take(index) for index, triplet in enumerate(state.triplets) if triplet]
    return actions


def _placings(state: State) -> Actions:
    quarter = state.quarters[state.active]
    return [act.place(way, card) for card in dict.fromkeys(state.placing) for way in ways(quarter, card)]
