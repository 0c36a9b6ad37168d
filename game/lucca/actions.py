"""The actions of Lucca: starting cards, openings, a triplet and its three cards, the next triplets."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from game.core.actions import index_of, parsed
from game.lucca.cards import CARD_OF, COLOUR_OF, COLOURS, NAMES, UNKNOWN
from game.lucca.placing import VERBS


@dataclass(frozen=True, slots=True)
class Deal:
    """LC 4.5: the first in the new order lays out the next triplets."""

    text: str = "deal"


@dataclass(frozen=True, slots=True)
class Keep:
    """LC 2.3: the starting cards; of two of one colour the second lies on top, otherwise they are in rising order."""

    cards: tuple[int, ...]

    def __post_init__(self) -> None:
        if len({COLOUR_OF[card] for card in self.cards}) > 1:
            object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    @property
    def text(self) -> str:
        return " ".join(["keep", *(NAMES[card] for card in self.cards)])


@dataclass(frozen=True, slots=True)
class Open:
    """LC 4.1: a completed palace, by its colour."""

    colour: int

    @property
    def text(self) -> str:
        return f"open {COLOURS[self.colour]}"


@dataclass(frozen=True, slots=True)
class Take:
    """LC 4.2: a triplet, by its place on the table."""

    triplet: int

    @property
    def text(self) -> str:
        return f"take {self.triplet + 1}"


@dataclass(frozen=True, slots=True)
class Place:
    """LC 4.2 a to e: one card of the taken triplet."""

    verb: str
    card: int

    @property
    def text(self) -> str:
        return f"{self.verb} {NAMES[self.card]}"


LuccaAction = Deal | Keep | Open | Take | Place
DEAL = Deal()

open_palace: Callable[[int], Open] = cache(Open)
take: Callable[[int], Take] = cache(Take)
place: Callable[[str, int], Place] = cache(Place)


def parse_action(text: str) -> LuccaAction:
    action: LuccaAction = parsed(text, "Lucca Città", {}, _parse_words)
    return action


def _parse_words(words: list[str]) -> LuccaAction:
    verb, rest = words[0], words[1:]
    if verb == "keep":
        return Keep(tuple(map(_card, rest)))
    if verb == "deal" and not rest:
        return DEAL
    (word,) = rest
    if verb == "open":
        return open_palace(COLOURS.index(word))
    if verb == "take":
        return take(index_of(word))
    if verb in VERBS:
        return place(verb, _card(word))
    raise LookupError(verb)


def _card(word: str) -> int:
    card = CARD_OF[word]
    if card == UNKNOWN:
        raise LookupError(word)
    return card
