"""Setting the table (AQ 2)."""

from game.aquileia.cards import GEAR, SERVI, all_of
from game.aquileia.laurels import all_stadium, all_theatre, everybody, laurel, shown_to
from game.aquileia.state import State, empty_table
from game.core.chance import Chance
from game.core.rules import Options

SEATS = (3, 4, 5)
_FIRST_COINS = (2, 1, 1)


def new_match(options: Options, seats: int, chance: Chance) -> State:
    """AQ 2.4: the starting player is drawn."""
    if seats not in SEATS:
        raise ValueError(f"Aquileia is for 3 to 5 players, not {seats}.")
    state = empty_table(seats)
    state.coins = [list(_FIRST_COINS) for _ in range(seats)]
    state.gear_deck = chance.shuffled(all_of(GEAR))
    state.row = [state.gear_deck.pop() for _ in state.row]
    state.servi_deck = chance.shuffled(all_of(SERVI))
    state.stadium_deck = [laurel(kind, 0) for kind in chance.shuffled(all_stadium())]
    state.shown = shown_to(state.stadium_deck.pop(), everybody(seats))
    state.theatre_deck = [laurel(kind, 0) for kind in chance.shuffled(all_theatre())]
    state.starter = state.active = chance.below(seats)
    return state
