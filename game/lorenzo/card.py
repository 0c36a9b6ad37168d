"""The form of a development card."""

from dataclasses import dataclass, field
from typing import Final

from game.lorenzo.effects import TERRITORY, Activate, Immediate, Lasting
from game.lorenzo.goods import Amounts

_LETTERS: Final = "tcbv"


@dataclass(frozen=True, slots=True)
class Cost:
    """Hold a cost; `need` is the military that must be owned, `amounts` is what is paid."""

    amounts: Amounts
    need: int = 0
    items: tuple[tuple[int, int], ...] = field(init=False, compare=False)
    """Return the amounts as pairs of resource and number, without zeros."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "items", tuple((r, number) for r, number in enumerate(self.amounts) if number))


FREE: Final = Cost((0,) * 7)


@dataclass(frozen=True, slots=True)
class Card:
    """Describe a card; `costs` are alternatives of which exactly one is paid, none for a territory."""

    number: int
    period: int
    card_type: int
    costs: tuple[Cost, ...]
    immediate: tuple[Immediate, ...] = ()
    lasting: tuple[Lasting, ...] = ()

    @property
    def id(self) -> str:
        """Return the id of card-notes: the type's letter and the printed number."""
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
