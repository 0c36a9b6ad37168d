"""The use of a whole triplet as one plan: the value of a quarter after its cards are played in the best way."""

from itertools import permutations

from game.lucca.cards import COLOUR_OF, TOWER
from game.lucca.placing import placed, ways
from game.lucca.quarters import Quarter
from game.lucca.values import Seen


def quick_plan(seen: Seen, quarter: Quarter, cards: tuple[int, ...]) -> float:
    """One card after the other, each in the way that is best for itself."""
    best = seen.value(quarter) if not cards else 0.0
    for card in cards:
        best, quarter = max(
            ((seen.value(after), after) for after in outcomes(seen, quarter, card)), key=lambda outcome: outcome[0]
        )
    return best


def best_plan(seen: Seen, quarter: Quarter, cards: tuple[int, ...]) -> float:
    """All ways together; the order matters only among cards of one colour."""
    colours = [COLOUR_OF[card] for card in cards if card != TOWER]
    orders = set(permutations(cards)) if len(set(colours)) < len(colours) else {cards}
    return max(_best_in_order(seen, quarter, order) for order in sorted(orders))


def _best_in_order(seen: Seen, quarter: Quarter, cards: tuple[int, ...]) -> float:
    if not cards:
        return seen.value(quarter)
    first, rest = cards[0], cards[1:]
    return max(_best_in_order(seen, after, rest) for after in outcomes(seen, quarter, first))


def outcomes(seen: Seen, quarter: Quarter, card: int) -> list[Quarter]:
    return [placed(quarter, way, card, seen.outlook.goal) for way in ways(quarter, card)]


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
