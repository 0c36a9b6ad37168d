"""Steps that several areas share: dice, coins, points, cards from the decks (AQ 1.1, AQ 1.2, AQ 1.4)."""

from collections.abc import Sequence

from game.aquileia.board import Coins
from game.aquileia.cards import KINDS, SERVI, is_servi
from game.aquileia.events import CardDrawn, CoinsTaken, DeckReshuffled, PointsScored
from game.aquileia.laurels import KINDS as LAUREL_KINDS
from game.aquileia.laurels import kind_of
from game.aquileia.state import State
from game.core.chance import Chance, UnknownOutcomeError
from game.core.events import Emit

_FACES_PER_METAL = 2
_DIE = 6


def roll(chance: Chance, dice: int) -> tuple[int, ...]:
    """AQ 1.4: two faces of each metal: 0 and 1 are copper, 2 and 3 silver, 4 and 5 gold."""
    return tuple(chance.below(_DIE) // _FACES_PER_METAL for _ in range(dice))


def coins_of(metals: Sequence[int]) -> Coins:
    return metals.count(0), metals.count(1), metals.count(2)


def of_metal(metal: int, count: int) -> Coins:
    return (count if metal == 0 else 0, count if metal == 1 else 0, count if metal == 2 else 0)


def gain(state: State, seat: int, coins: Coins) -> None:
    stock = state.coins[seat]
    stock[0] += coins[0]
    stock[1] += coins[1]
    stock[2] += coins[2]


def pay(state: State, seat: int, coins: Coins) -> None:
    stock = state.coins[seat]
    stock[0] -= coins[0]
    stock[1] -= coins[1]
    stock[2] -= coins[2]


def take_from_bank(state: State, seat: int, coins: Coins, emit: Emit | None) -> None:
    gain(state, seat, coins)
    if emit and any(coins):
        emit(CoinsTaken(seat, coins))


def score_points(state: State, seat: int, points: int, source: int, emit: Emit | None) -> None:
    add_points(state, seat, points, source)
    if emit and points:
        emit(PointsScored(seat, points, source))


def add_points(state: State, seat: int, points: int, source: int) -> None:
    scored = state.points[seat]
    state.points[seat] = (*scored[:source], scored[source] + points, *scored[source + 1 :])


def draw_card(state: State, seat: int, kinds: tuple[int, ...], chance: Chance, emit: Emit | None) -> None:
    """Draw the top card of a deck; do nothing if there is none."""
    deck = deck_with_cards(state, kinds, chance, emit)
    if not deck:
        return
    card = known_card(deck.pop())
    state.hands[seat][card] += 1
    if emit:
        emit(CardDrawn(seat, is_servi(card), card, witnesses=1 << seat))


def deck_with_cards(state: State, kinds: tuple[int, ...], chance: Chance, emit: Emit | None) -> list[int]:
    """AQ 1.2: an empty deck is reshuffled from its discards."""
    deck = state.servi_deck if kinds is SERVI else state.gear_deck
    if not deck:
        used = [kind for kind in kinds for _ in range(state.discards[kind])]
        if used:
            deck += chance.shuffled(used)
            for kind in kinds:
                state.discards[kind] = 0
            if emit:
                emit(DeckReshuffled(kinds is SERVI))
    return deck


def discard(state: State, seat: int, card: int, count: int = 1) -> None:
    """Discard played cards, which everybody sees; cards known to be in the hand may be among them."""
    state.hands[seat][card] -= count
    state.discards[card] += count
    know(state, seat, card, -count)


def know(state: State, seat: int, card: int, change: int) -> None:
    """Note that everybody has seen cards of a kind enter or leave the hand."""
    known = state.known[seat]
    state.known[seat] = (*known[:card], max(0, known[card] + change), *known[card + 1 :])


def known_card(card: int) -> int:
    """Return the card; raise UnknownOutcomeError if it is hidden, so that a preview stops."""
    if card >= KINDS:
        raise UnknownOutcomeError
    return card


def known_laurel(code: int) -> int:
    if kind_of(code) >= LAUREL_KINDS:
        raise UnknownOutcomeError
    return code
