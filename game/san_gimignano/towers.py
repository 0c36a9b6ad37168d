"""A tower: plain or banded, its stones from the foot up, and the fine stones among them (SG 3.3, SG 8.3)."""

from typing import NamedTuple


class Tower(NamedTuple):
    """Hold a tower; it never changes, as extending or completing makes a new one."""

    is_plain: bool
    top: int
    """The number of a plain tower; the smallest, topmost number of a banded one."""
    levels: int
    fine: int = 0
    """A bit for each level, counted from the foot, that is a fine stone."""
    is_complete: bool = False

    def numbers(self) -> list[int]:
        """Return the numbers from the foot up; smaller numbers are higher (SG 3.3)."""
        if self.is_plain:
            return [self.top] * self.levels
        return list(range(self.top + self.levels - 1, self.top - 1, -1))

    def cards(self) -> list[int]:
        """Return the numbers of its tower cards, without fine stones."""
        return [number for level, number in enumerate(self.numbers()) if not self.fine >> level & 1]

    @property
    def fine_stones(self) -> int:
        return self.fine.bit_count()

    def can_fall(self) -> bool:
        """SG 5.7, SG 5.3: completed towers and plain 6s cannot be torn down."""
        return not self.is_complete and not (self.is_plain and self.top == 6)

    def extended(self, numbers: tuple[int, ...], fine: int) -> "Tower":
        return Tower(self.is_plain, numbers[-1], self.levels + len(numbers), self.fine | fine << self.levels)

    def completed(self) -> "Tower":
        return self._replace(is_complete=True)


def tower_of(numbers: tuple[int, ...], fine: int = 0) -> Tower:
    is_plain = numbers[0] == numbers[-1]
    return Tower(is_plain, numbers[-1], len(numbers), fine)
