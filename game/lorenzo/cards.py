"""All development cards by index, the printed number less one, and lists of them that the rules often need."""

from typing import Final

from game.lorenzo.buildings import BUILDINGS
from game.lorenzo.card import Card
from game.lorenzo.characters import CHARACTERS
from game.lorenzo.effects import TYPES, Activate
from game.lorenzo.territories import TERRITORIES
from game.lorenzo.ventures import VENTURES

CARDS: Final[tuple[Card, ...]] = (*TERRITORIES, *BUILDINGS, *CHARACTERS, *VENTURES)
TYPE_OF: Final = tuple(card.card_type for card in CARDS)
PRICES: Final = tuple(card.prices for card in CARDS)
ACTIVATIONS: Final[tuple[Activate | None, ...]] = tuple(card.activation for card in CARDS)
CARD_NAMES: Final = tuple(card.id for card in CARDS)
CARD_OF: Final = {name: index for index, name in enumerate(CARD_NAMES)}

UNKNOWN: Final = -2
"""Card or leader that the viewer cannot see."""
EMPTY: Final = -1

PILES: Final = tuple(
    tuple(
        tuple(card.index for card in CARDS if card.card_type == card_type and card.period == period)
        for period in (1, 2, 3)
    )
    for card_type in TYPES
)
"""LM 2.1: for each type, the eight cards of each period."""
