"""The selection before an action: lifted cards of the hand and marked towers."""

from collections import Counter
from collections.abc import Sequence


class SanGimignanoSelection:
    """Hold lifted cards by their places in the hand, and own towers marked for completion."""

    def __init__(self, hand: Sequence[int] = ()) -> None:
        self.cards: list[int] = []
        self.towers: list[int] = []
        self.wanted = ""
        """Verb that asks for cards; those that it can use are lit."""
        self._hand = tuple(hand)

    def seen_with(self, hand: Sequence[int], open_towers: Sequence[int]) -> "SanGimignanoSelection":
        """Return the selection with this hand: without lifted cards if it is another, nor marks of completed towers."""
        towers, is_same = [tower for tower in self.towers if tower in open_towers], tuple(hand) == self._hand
        if is_same and towers == self.towers:
            return self
        seen = SanGimignanoSelection(hand)
        seen.towers = towers
        if is_same:
            seen.cards, seen.wanted = [*self.cards], self.wanted
        return seen

    @property
    def lifted(self) -> tuple[int, ...]:
        """Return the kinds of the lifted cards, sorted."""
        return tuple(sorted(self._hand[place] for place in self.cards))

    def toggle_card(self, place: int) -> None:
        if place in self.cards:
            self.cards.remove(place)
        else:
            self.cards.append(place)
        self.towers.clear()
        if not self.cards:
            self.wanted = ""

    def lift(self, kinds: Sequence[int]) -> None:
        """Lift cards of these kinds and no others."""
        self.clear()
        wanted = Counter(kinds)
        for place, kind in enumerate(self._hand):
            if wanted[kind]:
                wanted[kind] -= 1
                self.cards.append(place)

    def toggle_tower(self, tower: int) -> None:
        if tower in self.towers:
            self.towers.remove(tower)
        else:
            self.towers = sorted([*self.towers, tower])
        self.cards.clear()
        self.wanted = ""

    def mark_towers(self, towers: Sequence[int]) -> None:
        self.clear()
        self.towers = list(towers)

    def want(self, verb: str) -> None:
        """Light up the cards that this verb can use."""
        self.clear()
        self.wanted = verb

    def clear(self) -> None:
        self.cards.clear()
        self.towers.clear()
        self.wanted = ""
