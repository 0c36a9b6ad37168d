"""The worth of hands between two given sides at one point of the game; cached, for the opponents' speed.

A hand's value is the sum of the worth of its shape, of its longest run here, and of the cards of each number.
Each part is cached, and so is its mean over the next card of the deck.
"""

from collections.abc import Sequence
from operator import mul

from game.san_gimignano.mind.features import (
    BASE,
    BOARD,
    NOBLE,
    PLACE,
    REACH,
    SHAPE,
    PlaceKey,
    phase_shares,
    place_features,
    place_keys,
    reach_features,
    shape_features,
)
from game.san_gimignano.mind.holdings import ODDS, shape_of
from game.san_gimignano.mind.noble_worth import WORTHS
from game.san_gimignano.mind.sides import Side

Runs = tuple[list[float], float, float]

_LONGEST_RUN = 9
_MOST_OF_A_NUMBER = 11


def dot(weights: Sequence[float], numbers: Sequence[float]) -> float:
    return sum(map(mul, weights, numbers), 0.0)


class Clocked:
    """Hold the weights at one point of the game, and caches of what depends on nothing else."""

    __slots__ = (
        "_holdings", "_hopes", "_rows", "_runs", "board", "held_nobles", "noble", "place", "reach", "shape", "tempo",
    )  # fmt: skip

    def __init__(self, weights: Sequence[float], clock: int) -> None:
        shares = phase_shares(clock)
        size = len(BASE)
        now = iter(
            sum(share * weights[phase * size + place] for phase, share in enumerate(shares)) for place in range(size)
        )
        self.board, self.shape, self.reach, self.place, self.noble = (
            [next(now) for _ in names] for names in (BOARD, SHAPE, REACH, PLACE, NOBLE)
        )
        self.tempo = list(now)
        self.held_nobles = {card: self.noble[NOBLE.index(each.feature)] * each.times for card, each in WORTHS.items()}
        self._rows: dict[PlaceKey, list[float]] = {}
        self._runs: dict[tuple[int, int, int], Runs] = {}
        self._holdings: dict[int, tuple[float, int, float, tuple[int, ...]]] = {}
        self._hopes: dict[int, tuple[float, tuple[tuple[float, int], ...], float, float]] = {}

    def row(self, key: PlaceKey) -> list[float]:
        """Return the worth of 0, 1, 2 ... cards of a number."""
        row = self._rows.get(key)
        if row is None:
            counts = range(_MOST_OF_A_NUMBER + 1)
            row = self._rows[key] = [dot(self.place, place_features(count, key)) for count in counts]
        return row

    def runs(self, own: Side, highest: int) -> Runs:
        """Return the worth of runs of 0, 1, 2 ... stones, and of a certain chance of a first or a longer one."""
        key = (own.banded, own.banded_levels, highest)
        found = self._runs.get(key)
        if found is None:
            weights = self.reach
            runs = [dot(weights, reach_features(run, 0.0, own, highest)) for run in range(_LONGEST_RUN + 1)]
            first, longer = (dot(weights, reach_features(run, 1.0, own, highest)) - runs[run] for run in (0, 1))
            found = self._runs[key] = (runs, first, longer)
        return found

    def holding(self, holding: int) -> tuple[float, int, float, tuple[int, ...]]:
        """Return the value of the shape, its run, the chance of a longer one, and the counts."""
        found = self._holdings.get(holding)
        if found is None:
            shape = shape_of(holding)
            found = (dot(self.shape, shape_features(shape)), shape.run, shape.chance, shape.counts)
            self._holdings[holding] = found
        return found

    def hope(self, holding: int) -> tuple[float, tuple[tuple[float, int], ...], float, float]:
        """Return the same after one more card of the deck, as means.

        These are: the value of the shape, the runs with their shares, and the chances without a run and with one.
        """
        found = self._hopes.get(holding)
        if found is None:
            value = first = longer = 0.0
            runs: dict[int, float] = {}
            for card, share in ODDS:
                shape_value, run, chance, _ = self.holding(holding + card)
                value += share * shape_value
                runs[run] = runs.get(run, 0.0) + share
                if run:
                    longer += share * chance
                else:
                    first += share * chance
            found = self._hopes[holding] = (value, tuple((share, run) for run, share in runs.items()), first, longer)
        return found


class Outlook:
    """Value hands between a pair of sides at one clock."""

    __slots__ = ("_clocked", "_first", "_hands", "_hopes", "_longer", "_rows", "_runs")

    def __init__(self, clocked: Clocked, own: Side, rival: Side) -> None:
        self._clocked = clocked
        self._runs, self._first, self._longer = clocked.runs(own, max(own.highest, rival.highest))
        self._rows = [clocked.row(key) for key in place_keys(own, rival)]
        self._hands: dict[int, float] = {}
        self._hopes: dict[int, float] = {}

    def hand(self, holding: int) -> float:
        value = self._hands.get(holding)
        if value is None:
            value, run, chance, counts = self._clocked.holding(holding)
            value += self._runs[run] + chance * (self._longer if run else self._first)
            for row, count in zip(self._rows, counts):  # noqa: B905 - always six of each, and hot
                value += row[count]
            self._hands[holding] = value
        return value

    def hand_after_draw(self, holding: int) -> float:
        """Return the mean value over one unseen card of the deck."""
        value = self._hopes.get(holding)
        if value is None:
            value, runs, first, longer = self._clocked.hope(holding)
            value += first * self._first + longer * self._longer
            for share, run in runs:
                value += share * self._runs[run]
            counts = self._clocked.holding(holding)[3]
            for row, count, (_, share) in zip(self._rows, counts, ODDS):  # noqa: B905
                value += row[count] + share * (row[count + 1] - row[count])
            self._hopes[holding] = value
        return value
