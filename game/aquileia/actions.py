"""The actions of Aquileia, each with one line of text that parses back to it."""

from dataclasses import dataclass, field
from functools import cache

from game.aquileia.board import EXCHANGES, METALS, SITE_OF, SITES, SPACE_NAMES, SPACE_OF, SPACES, Coins
from game.aquileia.cards import KIND_OF, KINDS, NAMES
from game.core.actions import Word, parsed

TIEBREAKER = Word("tiebreaker")
PASS = Word("pass")
DECLINE = Word("decline")
ROLL = Word("roll")
TAKE = Word("take")
STAND = Word("stand")
FOR_POINTS = Word("points")
FOR_CARD = Word("card")
KEEP_SHOWN = Word("keep shown")
KEEP_DRAWN = Word("keep drawn")
REVEAL = Word("reveal")
ACTIVATE = Word("activate")
WORDS = {
    word.text: word
    for word in (
        TIEBREAKER, PASS, DECLINE, ROLL, TAKE, STAND, FOR_POINTS, FOR_CARD, KEEP_SHOWN, KEEP_DRAWN, REVEAL, ACTIVATE,
    )
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Place:
    """AQ 3.1: a henchman on a space."""

    space: int

    @property
    def text(self) -> str:
        return f"place {SPACE_NAMES[self.space]}"


@dataclass(frozen=True, slots=True)
class Swap:
    """AQ 4.1.2: one line of the exchanges."""

    line: int

    @property
    def text(self) -> str:
        give, get = EXCHANGES[self.line]
        return f"exchange {_coin_words(give)} for {_coin_words(get)}"


@dataclass(frozen=True, slots=True)
class Buy:
    """AQ 4.1.3, AQ 4.1.4: a number of cards."""

    count: int

    @property
    def text(self) -> str:
        return f"buy {self.count}"


@dataclass(frozen=True, slots=True)
class Play:
    """AQ 4.2.3, AQ 4.3.3: one card in a contest."""

    card: int

    @property
    def text(self) -> str:
        return f"play {NAMES[self.card]}"


@dataclass(frozen=True, slots=True)
class RollBlue:
    """AQ 4.2.4, AQ 4.3.4: a number of blue dice."""

    count: int

    @property
    def text(self) -> str:
        return f"blue {self.count}"


@dataclass(frozen=True, slots=True)
class Bid:
    """AQ 4.4.1: the coin that opens an auction or raises the highest bid."""

    metal: int

    @property
    def text(self) -> str:
        return f"bid {METALS[self.metal]}"


@dataclass(frozen=True, slots=True)
class Build:
    """AQ 4.5.1: a building, and the slave cards of one and of two that pay for it."""

    site: int
    ones: int = 0
    twos: int = 0
    text: str = field(init=False, compare=False)

    def __post_init__(self) -> None:
        paid = ["1"] * self.ones + ["2"] * self.twos
        object.__setattr__(self, "text", " ".join(["build", SITES[self.site].name, *(["with", *paid] if paid else [])]))


AquileiaAction = Word | Place | Swap | Buy | Play | RollBlue | Bid | Build

PLACES = tuple(Place(space) for space in range(SPACES))
SWAPS = tuple(Swap(line) for line in range(len(EXCHANGES)))
BUYS = tuple(Buy(count) for count in range(4))
PLAYS = tuple(Play(card) for card in range(KINDS))
BLUES = tuple(RollBlue(count) for count in range(5))
BIDS = tuple(Bid(metal) for metal in range(len(METALS)))


@cache
def build(site: int, ones: int = 0, twos: int = 0) -> Build:
    return Build(site, ones, twos)


def parse_action(text: str) -> AquileiaAction:
    action: AquileiaAction = parsed(text, "Aquileia", WORDS, _parse_words)
    return action


def _parse_words(words: list[str]) -> AquileiaAction:
    match words:
        case ["place", name]:
            return PLACES[SPACE_OF[name]]
        case ["exchange", *_]:
            return next((swap for swap in SWAPS if swap.text.split() == words), None) or _unknown(words)
        case ["buy", number]:
            return BUYS[_number(number, 1, 3)]
        case ["play", name]:
            return PLAYS[_playable(name)]
        case ["blue", number]:
            return BLUES[_number(number, 0, 4)]
        case ["bid", name]:
            return BIDS[METALS.index(name)]
        case ["build", name]:
            return build(SITE_OF[name])
        case ["build", name, "with", *cards] if cards and set(cards) <= {"1", "2"}:
            return build(SITE_OF[name], cards.count("1"), cards.count("2"))
    return _unknown(words)


def _unknown(words: list[str]) -> AquileiaAction:
    raise LookupError(" ".join(words))


def _number(word: str, least: int, most: int) -> int:
    number = int(word)
    if not least <= number <= most:
        raise ValueError(word)
    return number


def _playable(name: str) -> int:
    kind = KIND_OF[name]
    if kind >= KINDS:
        raise LookupError(name)
    return kind


def _coin_words(coins: Coins) -> str:
    return " ".join(f"{count} {metal}" for count, metal in zip(coins, METALS, strict=True) if count)
