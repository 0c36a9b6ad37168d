"""The course of the match: a seat's turn, the time between turns, and the end (LC 4, LC 5)."""

from game.core.chance import Chance
from game.core.events import Emit
from game.lucca import events
from game.lucca.actions import Deal, Keep, Open, Place, Take
from game.lucca.cards import COLOUR_OF
from game.lucca.legal import choosing_seat
from game.lucca.limits import goal, turns
from game.lucca.openings import Opening, last_openings, opening_of
from game.lucca.order import turn_order
from game.lucca.placing import DISCARD, EXTEND, laid, with_completed
from game.lucca.quarters import with_opened
from game.lucca.scoring import LARGEST_POINTS, SMALLEST_POINTS, address_holders, score, support_of
from game.lucca.setup import keep, lay_triplets, reveal
from game.lucca.state import BETWEEN, OVER, PLAY, State


def keep_cards(state: State, action: Keep, chance: Chance, emit: Emit | None) -> None:
    keep(state, choosing_seat(state), action, emit)
    if all(state.kept):
        reveal(state, chance, emit)
        _set_order(state, emit)


def deal(state: State, action: Deal, chance: Chance, emit: Emit | None) -> None:
    """LC 4.5: a triplet that nobody took lies there until now, so that the last seat can undo its turn."""
    _discard_leftover(state, emit)
    state.turn += 1
    _set_order(state, emit)
    lay_triplets(state)
    state.stage = PLAY
    if emit:
        emit(events.TripletsLaid(state.turn, tuple(card for triplet in state.triplets for card in triplet)))


def open_palace(state: State, action: Open, chance: Chance, emit: Emit | None) -> None:
    """LC 4.1."""
    palace = state.quarters[state.active].unopened(action.colour)
    assert palace is not None
    state.has_opened = True
    _carry_out(state, opening_of(state.quarters, state.active, palace), emit)


def _carry_out(state: State, opening: Opening, emit: Emit | None, is_last: bool = False) -> None:
    seat, palace, paid_by = opening
    state.quarters[seat] = with_opened(state.quarters[seat], palace, opening.points)
    if emit:
        emit(events.PalaceOpened(seat, palace.colour, opening.points, paid_by, is_last))


def take_triplet(state: State, action: Take, chance: Chance, emit: Emit | None) -> None:
    """LC 4.2."""
    index = action.triplet
    state.placing = state.triplets[index]
    state.triplets[index] = ()
    state.takers[index] = state.active
    if emit:
        emit(events.TripletTaken(state.active, index, state.placing))


def place_card(state: State, action: Place, chance: Chance, emit: Emit | None) -> None:
    """LC 4.2 a to e."""
    seat, card = state.active, action.card
    state.quarters[seat] = laid(state.quarters[seat], action.verb, card)
    if action.verb == DISCARD:
        state.discards.append(card)
    left = list(state.placing)
    left.remove(card)
    state.placing = tuple(left)
    if emit:
        _tell_placed(state, action, emit)
    if action.verb == EXTEND:
        _complete(state, seat, COLOUR_OF[card], emit)
    if not left:
        _end_turn(state, emit)


def _tell_placed(state: State, action: Place, emit: Emit) -> None:
    seat, card = state.active, action.card
    colour = COLOUR_OF[card]
    match action.verb:
        case "start":
            emit(events.PalaceStarted(seat, colour, card))
        case "extend":
            palace = state.quarters[seat].on_site(colour)
            assert palace is not None
            emit(events.PalaceExtended(seat, colour, card, len(palace.cards), goal(state)))
        case "wall":
            emit(events.WallBuilt(seat, card))
        case "raise":
            emit(events.TowerRaised(seat))
        case "discard":
            emit(events.CardDiscarded(seat, card))


def _complete(state: State, seat: int, colour: int, emit: Emit | None) -> None:
    """LC 4.2 b."""
    before = state.quarters[seat]
    after = state.quarters[seat] = with_completed(before, colour, goal(state))
    if emit and after is not before:
        emit(events.PalaceCompleted(seat, colour, after.window_points - before.window_points))


def _end_turn(state: State, emit: Emit | None) -> None:
    state.has_opened = False
    if state.place + 1 < len(state.order):
        state.place += 1
        return
    if state.turn < turns(state):
        state.stage = BETWEEN
        return
    _discard_leftover(state, emit)
    _end_game(state, emit)


def _discard_leftover(state: State, emit: Emit | None) -> None:
    """LC 4.5."""
    for index, triplet in enumerate(state.triplets):
        if triplet:
            state.discards += triplet
            state.triplets[index] = ()
            if emit:
                emit(events.TripletDiscarded(index, triplet))


def _set_order(state: State, emit: Emit | None) -> None:
    """LC 3."""
    state.order, state.place = turn_order(state.quarters), 0
    if emit:
        emit(events.OrderSet(state.turn, state.order, _shields_in(state)))


def _shields_in(state: State) -> tuple[int, ...]:
    return tuple(state.quarters[seat].shields for seat in state.order)


def _end_game(state: State, emit: Emit | None) -> None:
    """LC 5.2 to LC 5.5."""
    state.order, state.place, state.stage = turn_order(state.quarters), 0, OVER
    if emit:
        emit(events.LastOpeningsBegun(state.order, _shields_in(state)))
    for opening in last_openings(state.quarters):
        _carry_out(state, opening, emit, is_last=True)
    if emit:
        _tell_final_points(state, emit)


def _tell_final_points(state: State, emit: Emit) -> None:
    for seat in state.order:
        quarter, support = state.quarters[seat], support_of(state.quarters[seat])
        walls, towers, opened = len(quarter.walls), quarter.towers, len(quarter.opened)
        if walls + towers == 0:
            continue
        if support.is_enough:
            emit(events.WallsScored(seat, walls, towers, opened, (walls + towers) * opened))
        else:
            emit(events.WallsUnsupported(seat, walls, support.shields, support.need))
    smallest, largest = address_holders(state.quarters)
    emit(events.SmallestAddressScored(*smallest, SMALLEST_POINTS))
    emit(events.LargestAddressScored(*largest, LARGEST_POINTS))
    table = score(state)
    emit(events.GameEnded(table.totals, table.winners))
