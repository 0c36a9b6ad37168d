"""The actions of Lorenzo: members on spaces, leaders, and the small choices inside them."""

from dataclasses import dataclass
from functools import cache

from game.core.actions import Word, parsed
from game.lorenzo.board import EACH_MEMBER, MEMBERS, PRIVILEGES, SPACE_NAMES, SPACE_OF, SPACES, TOWER_SPACES
from game.lorenzo.cards import CARD_NAMES, CARD_OF
from game.lorenzo.goods import GOODS, MILITARY, RESOURCE_OF, RESOURCES, STONE, WOOD, Amounts
from game.lorenzo.leaders import LEADER_NAMES, LEADER_OF
from game.lorenzo.tiles import ADVANCED

BONUS_TILE = len(CARD_NAMES)
"""Name of the player's bonus tile where a card of a harvest or production is named."""
_BONUS_TILE_NAME = "tile"


PASS = Word("pass")
END = Word("end")
DECLINE = Word("decline")
FINISH = Word("finish")
SUPPORT = Word("support")
REFUSE = Word("refuse")
WORDS = {word.text: word for word in (PASS, END, DECLINE, FINISH, SUPPORT, REFUSE)}


@dataclass(frozen=True, slots=True)
class Place:
    """LM 3.2: a member on a space; servants are chosen next."""

    member: int
    space: int

    @property
    def text(self) -> str:
        return f"place {MEMBERS[self.member]} {SPACE_NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class Numbered:
    """An action on a number: servants to pay, a bonus tile, a part of an effect (counted from 1)."""

    verb: str
    number: int

    @property
    def text(self) -> str:
        return f"{self.verb} {self.number}"


@dataclass(frozen=True, slots=True)
class Named:
    """An action on a leader, a member, a privilege or a resource, by its index."""

    verb: str
    index: int

    @property
    def text(self) -> str:
        return f"{self.verb} {NAMES[self.verb][self.index]}"


@dataclass(frozen=True, slots=True)
class Take:
    """LM R12: the card of this floor."""

    space: int

    @property
    def text(self) -> str:
        return f"take {SPACE_NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class Pay:
    """One of several ways to pay for a card."""

    price: Amounts

    @property
    def text(self) -> str:
        words = [f"{RESOURCES[each]} {number}" for each, number in enumerate(self.price) if number]
        return " ".join(["pay", *(words or ["nothing"])])


@dataclass(frozen=True, slots=True)
class Activate:
    """One of the conversions of a building, counted from 0."""

    card: int
    option: int

    @property
    def text(self) -> str:
        return f"activate {CARD_NAMES[self.card]} {self.option + 1}"


@dataclass(frozen=True, slots=True)
class Omit:
    """LM 4.2.2: a card, or the bonus tile, that is not used."""

    card: int

    @property
    def text(self) -> str:
        return f"omit {_BONUS_TILE_NAME if self.card == BONUS_TILE else CARD_NAMES[self.card]}"


LorenzoAction = Word | Place | Numbered | Named | Take | Pay | Activate | Omit

LEADER_VERBS = ("discard", "play", "use", "keep", "copy")
NAMES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(LEADER_VERBS, LEADER_NAMES),
    "raise": MEMBERS,
    "privilege": PRIVILEGES,
    "lose": RESOURCES,
}

numbered = cache(Numbered)
named = cache(Named)
take = cache(Take)
activate = cache(Activate)
omit = cache(Omit)


PLACES = tuple(tuple(Place(member, space) for member in EACH_MEMBER) for space in range(SPACES))
"""Placing actions by space and member."""


def place(member: int, space: int) -> Place:
    return PLACES[space][member]


def parse_action(text: str) -> LorenzoAction:
    action: LorenzoAction = parsed(text, "Lorenzo il Magnifico", WORDS, _parse_words)
    return action


def _parse_words(words: list[str]) -> LorenzoAction:
    verb, rest = words[0], words[1:]
    match verb:
        case "place":
            return place(MEMBERS.index(rest[0]), SPACE_OF[" ".join(rest[1:])])
        case "servants" | "part" | "tile":
            (word,) = rest
            return numbered(verb, _number(verb, word))
        case "take":
            return take(_floor(" ".join(rest)))
        case "pay":
            return Pay(_price(rest))
        case "activate":
            card, option = rest
            return activate(CARD_OF[card], _number(verb, option) - 1)
        case "omit":
            (card,) = rest
            return omit(BONUS_TILE if card == _BONUS_TILE_NAME else CARD_OF[card])
    (name,) = rest
    return named(verb, _index(verb, name))


def _index(verb: str, name: str) -> int:
    if verb in LEADER_VERBS:
        return LEADER_OF[name]
    index = NAMES[verb].index(name)
    if verb == "lose" and index not in (WOOD, STONE):
        raise LookupError(name)
    return index


_LEAST = {"servants": 0, "part": 1, "tile": ADVANCED.start, "activate": 1}
_MOST = {"servants": 999, "part": 9, "tile": ADVANCED.stop - 1, "activate": 9}


def _number(verb: str, word: str) -> int:
    if not word.isascii() or not word.isdigit() or len(word) > 3 or str(int(word)) != word:
        raise ValueError(word)
    number = int(word)
    if not _LEAST[verb] <= number <= _MOST[verb]:
        raise ValueError(word)
    return number


def _floor(name: str) -> int:
    space = SPACE_OF[name]
    if space not in TOWER_SPACES:
        raise LookupError(name)
    return space


def _price(words: list[str]) -> Amounts:
    """Return the amounts of a price; the words may be in any order."""
    if words == ["nothing"]:
        return (0,) * len(RESOURCES)
    price = [0] * len(RESOURCES)
    for name, number in zip(words[::2], words[1::2], strict=True):
        resource = RESOURCE_OF[name]
        if resource not in (*GOODS, MILITARY) or price[resource] or number == "0":
            raise ValueError(name)
        price[resource] = _number("servants", number)
    if not any(price):
        raise ValueError("no price")
    return tuple(price)
