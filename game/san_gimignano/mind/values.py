"""The values that learned weights give to a position and its parts; cached, as parts recur in a search."""

from collections.abc import Sequence

from game.san_gimignano.mind.features import BASE, PHASES, board_features, noble_features, phase_of, tempo_features
from game.san_gimignano.mind.holdings import holding_of
from game.san_gimignano.mind.outlook import Clocked, Outlook, dot
from game.san_gimignano.mind.sides import Side, Sides
from game.san_gimignano.state import State
from game.san_gimignano.towers import Tower

_MOST_KEPT = 800
"""Number of cached pairs of sides, with their hands about 3 MB; more made nothing faster."""


class Values:
    """Compute values in points of the final margin, for one set of weights."""

    def __init__(self, weights: Sequence[float]) -> None:
        if len(weights) != len(BASE) * len(PHASES):
            raise ValueError(f"{len(BASE) * len(PHASES)} weights are needed, not {len(weights)}")
        self._weights = weights
        self._clocked: dict[int, Clocked] = {}
        self._sides = Sides()
        self._boards: dict[tuple[Side, Side, int, int], float] = {}
        self._outlooks: dict[tuple[Side, Side, int], Outlook] = {}

    def at(self, clock: int) -> Clocked:
        clocked = self._clocked.get(clock)
        if clocked is None:
            clocked = self._clocked[clock] = Clocked(self._weights, clock)
        return clocked

    def sides(self, state: State, seat: int) -> tuple[Side, Side]:
        if len(self._outlooks) > _MOST_KEPT or len(self._boards) > _MOST_KEPT:
            self._forget()
        return self._sides.of(state.towers[seat]), self._sides.of(state.towers[1 - seat])

    def _forget(self) -> None:
        for table in (self._outlooks, self._boards, self._clocked):
            table.clear()
        self._sides.clear()

    def side(self, towers: Sequence[Tower]) -> Side:
        return self._sides.of(towers)

    def board(self, own: Side, rival: Side, piece: int, clock: int) -> float:
        key = (own, rival, piece, clock)
        value = self._boards.get(key)
        if value is None:
            value = self._boards[key] = dot(self.at(clock).board, board_features(own, rival, piece))
        return value

    def outlook(self, own: Side, rival: Side, clock: int) -> Outlook:
        key = (own, rival, clock)
        outlook = self._outlooks.get(key)
        if outlook is None:
            outlook = self._outlooks[key] = Outlook(self.at(clock), own, rival)
        return outlook

    def of(self, state: State, seat: int) -> float:
        clock = phase_of(state)
        own, rival = self.sides(state, seat)
        piece = (state.piece == seat) - (state.piece == 1 - seat)
        clocked = self.at(clock)
        value = self.board(own, rival, piece, clock)
        value += self.outlook(own, rival, clock).hand(holding_of(state.hands[seat]))
        if state.nobles:
            value += dot(clocked.noble, noble_features(state, seat))
        return value + dot(clocked.tempo, tempo_features(state, seat))
