"""What learned weights make of a position and of one quarter in it."""

from collections.abc import Sequence
from operator import mul

from game.lucca.features import FEATURES, SIZE, features, numbers_of, phase_shares
from game.lucca.limits import turns
from game.lucca.outlook import Outlook, outlook_of
from game.lucca.quarters import Quarter
from game.lucca.state import State


def dot(weights: Sequence[float], numbers: Sequence[float]) -> float:
    return sum(map(mul, weights, numbers), 0.0)


class Seen:
    """The table around one seat during its turn: whatever it does, the others stand as they stand."""

    __slots__ = ("_kept", "_weights", "left", "others", "outlook", "seat")

    def __init__(self, state: State, seat: int, left: int, weights: Sequence[float]) -> None:
        self.seat, self.left = seat, left
        self.others = state.quarters[:]
        self.outlook: Outlook = outlook_of(state, seat)
        self._weights = weights
        self._kept: dict[Quarter, float] = {}

    def fits(self, state: State, seat: int, left: int) -> bool:
        """The rivals' quarters are still the same objects."""
        if seat != self.seat or left != self.left or len(self.others) != len(state.quarters):
            return False
        for other, quarter in enumerate(state.quarters):
            if quarter is not self.others[other] and other != seat:
                return False
        return True

    def value(self, quarter: Quarter) -> float:
        """Points of the final margin that this quarter is worth to its owner."""
        value = self._kept.get(quarter)
        if value is None:
            value = self._kept[quarter] = dot(self._weights, numbers_of(quarter, self.outlook))
        return value


class Values:
    """Values in points of the final margin, for one set of weights."""

    def __init__(self, weights: Sequence[float]) -> None:
        if len(weights) != len(FEATURES):
            raise ValueError(f"{len(FEATURES)} weights are needed, not {len(weights)}")
        self._weights = weights
        self._clocks: dict[tuple[int, int], list[float]] = {}
        self._seen: Seen | None = None

    def of(self, state: State, seat: int) -> float:
        return dot(self._weights, features(state, seat))

    def seen(self, state: State, seat: int) -> Seen:
        """As it will be when the turn is over; kept while the seat makes its choices."""
        left = turns(state) - state.turn
        if self._seen is None or not self._seen.fits(state, seat, left):
            self._seen = Seen(state, seat, left, self._at(left, turns(state)))
        return self._seen

    def _at(self, left: int, total: int) -> list[float]:
        clock = self._clocks.get((left, total))
        if clock is None:
            shares = phase_shares(left, total)
            clock = self._clocks[(left, total)] = [
                sum(share * self._weights[phase * SIZE + place] for phase, share in enumerate(shares))
                for place in range(SIZE)
            ]
        return clock
