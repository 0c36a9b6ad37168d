"""Plans for a whole triplet: the worth of a quarter after its cards are played well."""

from itertools import permutations
from operator import itemgetter

from game.lucca.cards import COLOUR_OF, TOWER
from game.lucca.mind.drafts import Draft, Pricing

_value = itemgetter(0)


def quick_plan(pricing: Pricing, draft: Draft, cards: tuple[int, ...]) -> float:
    """Return the value of playing one card after the other, each in its own best way."""
    *first, last = cards
    for card in first:
        draft = pricing.drafted(draft, card, max(pricing.outcomes(draft, card), key=_value))
    return max(pricing.outcomes(draft, last), key=_value)[0]


def best_plan(pricing: Pricing, draft: Draft, cards: tuple[int, ...]) -> float:
    """Return the best value of all ways together; their order matters only for cards of one colour."""
    colours = [COLOUR_OF[card] for card in cards if card != TOWER]
    orders = set(permutations(cards)) if len(set(colours)) < len(colours) else {cards}
    return max(_best_in_order(pricing, draft, order) for order in sorted(orders))


def _best_in_order(pricing: Pricing, draft: Draft, cards: tuple[int, ...]) -> float:
    if not cards:
        return draft.value
    first, rest = cards[0], cards[1:]
    outcomes = pricing.outcomes(draft, first)
    return max(_best_in_order(pricing, pricing.drafted(draft, first, outcome), rest) for outcome in outcomes)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
