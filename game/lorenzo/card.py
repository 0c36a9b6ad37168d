"""What a development card is."""

from dataclasses import dataclass, field
from typing import Final

from game.lorenzo.effects import TERRITORY, Activate, Immediate, Lasting
from game.lorenzo.goods import Amounts

_LETTERS: Final = "tcbv"


@dataclass(frozen=True, slots=True)
class Cost:
    """`need` is the military that must be owned before paying; `amounts` is what is lost."""

    amounts: Amounts
    need: int = 0
    items: tuple[tuple[int, int], ...] = field(init=False, compare=False)
    """The same amounts as pairs of resource and number, zeros left out."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "items", tuple((r, number) for r, number in enumerate(self.amounts) if number))


FREE: Final = Cost((0,) * 7)


@dataclass(frozen=True, slots=True)
class Card:
    """`costs` are alternatives of which exactly one is paid; a territory has none."""

    number: int
    period: int
    card_type: int
    costs: tuple[Cost, ...]
    immediate: tuple[Immediate, ...] = ()
    lasting: tuple[Lasting, ...] = ()

    @property
    def id(self) -> str:
        """As in card-notes: the type's letter and the printed number."""
        return f"{_LETTERS[self.card_type]}{self.number:02d}"

    @property
    def index(self) -> int:
        return self.number - 1

    @property
    def activation(self) -> Activate | None:
        return next((effect for effect in self.lasting if isinstance(effect, Activate)), None)

    @property
    def prices(self) -> tuple[Cost, ...]:
        return (FREE,) if self.card_type == TERRITORY else self.costs
