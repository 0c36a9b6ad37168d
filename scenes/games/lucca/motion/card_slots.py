"""The cards of a taken triplet keep their places until the last is played."""

from collections import Counter
from collections.abc import Sequence


class Slots:
    """`follow` each position, with the triplet that was taken last, as far as that is told."""

    def __init__(self) -> None:
        self._taken: tuple[int, ...] = ()

    def follow(self, placing: tuple[int, ...], taken: tuple[int, ...]) -> None:
        if not Counter(placing) <= Counter(self._taken):
            self._taken = taken if Counter(placing) <= Counter(taken) else placing

    def spread(self, placing: Sequence[int]) -> list[int | None]:
        """Each place with its card, or None where it has been played."""
        left, spread = Counter(placing), list[int | None]()
        for card in self._taken:
            spread.append(card if left[card] > 0 else None)
            left[card] -= 1
        return spread
