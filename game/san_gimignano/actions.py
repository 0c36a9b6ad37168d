"""The actions of San Gimignano: the seven of SG 3, the nobles of SG 8, and the small choices inside them."""

from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar

from game.core.actions import Word, index_of, parsed
from game.san_gimignano.cards import FINE_STONE, KIND_OF, NAMES, NOBLES, TOWERS

BUY = Word("buy")
DECLARE = Word("declare")
PASS = Word("pass")
DRAW_DECK = Word("draw deck")
DRAW_NOBLES = Word("draw nobles")
DONATE = Word("donate")
FORGO = Word("forgo")
JOUST_IT = Word("joust")
ALLOW = Word("allow")
SUFFER = Word("suffer")
KEEP_CARDS = Word("keep")
PROCEED = Word("proceed")
TAKE_BACK = Word("take back")
DEAL = Word("deal")
WORDS = {
    word.text: word
    for word in (
        BUY, DECLARE, PASS, DRAW_DECK, DRAW_NOBLES, DONATE, FORGO, JOUST_IT, ALLOW, SUFFER, KEEP_CARDS,
        PROCEED, TAKE_BACK, DEAL,
    )
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class CardAction:
    """An action on one card: draw it from the market, give it back, return it to a deck, protect or play with it."""

    verb: str
    card: int

    @property
    def text(self) -> str:
        return f"{self.verb} {NAMES[self.card]}"


@dataclass(frozen=True, slots=True)
class Exchange:
    """SG 3.2: the cards laid into the market, in rising order."""

    cards: tuple[int, ...]

    @property
    def text(self) -> str:
        return " ".join(["exchange", *(NAMES[card] for card in self.cards)])


@dataclass(frozen=True, slots=True)
class Build:
    """SG 3.3: the numbers from the foot up; bits of `fine` mark those that a fine stone stands for."""

    numbers: tuple[int, ...]
    fine: int = 0

    @property
    def text(self) -> str:
        return " ".join(["build", *_stone_words(self.numbers, self.fine)])


@dataclass(frozen=True, slots=True)
class Extend:
    """SG 3.4: the numbers laid on top of one of your towers, upwards."""

    tower: int
    numbers: tuple[int, ...]
    fine: int = 0

    @property
    def text(self) -> str:
        return " ".join(["extend", str(self.tower + 1), *_stone_words(self.numbers, self.fine)])


@dataclass(frozen=True, slots=True)
class Complete:
    """SG 3.5: the towers turned over."""

    towers: tuple[int, ...]

    @property
    def text(self) -> str:
        return " ".join(["complete", *(str(tower + 1) for tower in self.towers)])


@dataclass(frozen=True, slots=True)
class Topple:
    """SG 5.7: the tower named by the active player."""

    OWNERS: ClassVar[tuple[str, str]] = ("mine", "theirs")
    is_mine: bool
    tower: int
    text: str = field(init=False, compare=False)

    def __post_init__(self) -> None:
        owner = self.OWNERS[0] if self.is_mine else self.OWNERS[1]
        object.__setattr__(self, "text", f"topple {owner} {self.tower + 1}")


SanGimignanoAction = Word | CardAction | Exchange | Build | Extend | Complete | Topple


@cache
def draw(card: int) -> CardAction:
    return CardAction("draw", card)


@cache
def give(card: int) -> CardAction:
    return CardAction("give", card)


@cache
def return_card(card: int) -> CardAction:
    return CardAction("return", card)


@cache
def play(card: int) -> CardAction:
    return CardAction("play", card)


@cache
def protect(card: int) -> CardAction:
    return CardAction("protect", card)


def parse_action(text: str) -> SanGimignanoAction:
    action: SanGimignanoAction = parsed(text, "San Gimignano", WORDS, _parse_words)
    return action


def _parse_words(words: list[str]) -> SanGimignanoAction:
    verb, rest = words[0], words[1:]
    match verb:
        case "exchange":
            return Exchange(tuple(sorted(_card(word) for word in rest)))
        case "build":
            numbers, fine = _stones(rest)
            return Build(numbers, fine)
        case "extend":
            numbers, fine = _stones(rest[1:])
            return Extend(index_of(rest[0]), numbers, fine)
        case "complete":
            return Complete(tuple(sorted({index_of(word) for word in rest})))
        case "topple":
            owner, tower = rest
            return Topple(Topple.OWNERS.index(owner) == 0, index_of(tower))
        case "draw" | "give" | "return" | "play" | "protect":
            (word,) = rest
            return CardAction(verb, _card(word))
    raise LookupError(verb)


def _card(word: str) -> int:
    kind = KIND_OF[word]
    if kind not in TOWERS and kind not in NOBLES:
        raise LookupError(word)
    return kind


def _stones(words: list[str]) -> tuple[tuple[int, ...], int]:
    """Return the stones in the order of laying: smaller numbers higher, fine stones last among equals."""
    prefix = f"{NAMES[FINE_STONE]}="
    laid = sorted((-int(word.removeprefix(prefix)), word.startswith(prefix)) for word in words)
    if not laid:
        raise ValueError("no stones")
    numbers = tuple(-number for number, _ in laid)
    return numbers, sum(is_fine << level for level, (_, is_fine) in enumerate(laid))


def _stone_words(numbers: tuple[int, ...], fine: int) -> list[str]:
    return [
        f"{NAMES[FINE_STONE]}={number}" if fine >> level & 1 else str(number) for level, number in enumerate(numbers)
    ]
