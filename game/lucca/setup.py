"""Dealing, and the reveal of the starting cards (LC 2)."""

from game.core.chance import Chance, UnknownOutcomeError
from game.core.events import Emit
from game.core.rules import Options
from game.lucca.actions import Keep
from game.lucca.cards import UNKNOWN, all_palaces, all_towers
from game.lucca.events import CardsKept, DeckPrepared, StartRevealed
from game.lucca.limits import HAND, SEATS, TRIPLET, triplet_count
from game.lucca.quarters import with_start
from game.lucca.state import NOBODY, PLAY, State, empty_state


def new_match(options: Options, seats: int, chance: Chance) -> State:
    """LC 2.1, LC 2.2: the towers stay aside, so the first triplets hold none."""
    if seats not in SEATS:
        raise ValueError(f"Lucca Città is for 3 to 5 players, not {seats}.")
    state = empty_state(seats)
    state.deck = chance.shuffled(all_palaces())
    state.hands = [take_from(state.deck, HAND) for _ in range(seats)]
    lay_triplets(state)
    return state


def take_from(deck: list[int], count: int) -> tuple[int, ...]:
    """Take cards from the top of the deck."""
    taken = tuple(deck[: -count - 1 : -1])
    if UNKNOWN in taken:
        raise UnknownOutcomeError
    del deck[-count:]
    return taken


def lay_triplets(state: State) -> None:
    count = triplet_count(len(state.quarters))
    state.triplets = [take_from(state.deck, TRIPLET) for _ in range(count)]
    state.takers = [NOBODY] * count


def keep(state: State, seat: int, action: Keep, emit: Emit | None) -> None:
    """LC 2.3: what is not kept stays face down with its owner until all have chosen."""
    state.kept[seat] = action.cards
    state.hands[seat] = tuple(card for card in state.hands[seat] if card not in action.cards)
    if emit:
        emit(CardsKept(seat, action.cards, 1 << seat))


def reveal(state: State, chance: Chance, emit: Emit | None) -> None:
    """LC 2.3 to LC 2.5."""
    discarded = [card for hand in state.hands for card in hand]
    if UNKNOWN in discarded:
        raise UnknownOutcomeError
    for seat, kept in enumerate(state.kept):
        state.quarters[seat] = with_start(state.quarters[seat], kept)
        state.kept[seat] = ()
        if emit:
            emit(StartRevealed(seat, kept))
    state.deck = chance.shuffled(sorted(state.deck + discarded + all_towers()))
    state.hands = [()] * len(state.hands)
    state.stage = PLAY
    if emit:
        emit(DeckPrepared(len(state.deck)))
