"""The slots of a taken triplet: each card keeps its place until the last is played."""

from collections import Counter
from collections.abc import Sequence


class Slots:
    """Keep the slots; `follow` gets each position's cards and the triplet that was taken last, if known."""

    def __init__(self) -> None:
        self._taken: tuple[int, ...] = ()

    def follow(self, placing: tuple[int, ...], taken: tuple[int, ...]) -> None:
        if not Counter(placing) <= Counter(self._taken):
            self._taken = taken if Counter(placing) <= Counter(taken) else placing

    def spread(self, placing: Sequence[int]) -> list[int | None]:
        """Return each slot with its card, or None if that has been played."""
        left, spread = Counter(placing), list[int | None]()
        for card in self._taken:
            spread.append(card if left[card] > 0 else None)
            left[card] -= 1
        return spread
