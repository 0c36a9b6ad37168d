"""What learned weights make of a position and of its parts; kept, because the parts come back all through a search."""

from collections.abc import Sequence
from operator import mul

from game.san_gimignano.features import (
    BASE,
    BOARD,
    HAND,
    HELD_NOBLES,
    NOBLE,
    PHASES,
    board_features,
    hand_features,
    noble_features,
    phase_of,
    phase_shares,
    tempo_features,
)
from game.san_gimignano.holdings import ODDS, holding_of
from game.san_gimignano.sides import Side, Sides
from game.san_gimignano.state import State

_MOST_KEPT = 300_000
_HAND = len(BOARD)
_NOBLE = _HAND + len(HAND)
_TEMPO = _NOBLE + len(NOBLE)


def dot(weights: Sequence[float], numbers: Sequence[float]) -> float:
    return sum(map(mul, weights, numbers), 0.0)


class Clocked:
    """The weights as they are at one point of the game."""

    __slots__ = ("board", "hand", "held_nobles", "noble", "tempo")

    def __init__(self, weights: Sequence[float], clock: int) -> None:
        shares = phase_shares(clock)
        size = len(BASE)
        now = [
            sum(share * weights[phase * size + place] for phase, share in enumerate(shares)) for place in range(size)
        ]
        self.board, self.hand = now[:_HAND], now[_HAND:_NOBLE]
        self.noble, self.tempo = now[_NOBLE:_TEMPO], now[_TEMPO:]
        self.held_nobles = {card: self.noble[NOBLE.index(name)] * times for card, (name, times) in HELD_NOBLES.items()}


class Values:
    """Values in points of the final margin, for one set of weights."""

    def __init__(self, weights: Sequence[float]) -> None:
        if len(weights) != len(BASE) * len(PHASES):
            raise ValueError(f"{len(BASE) * len(PHASES)} weights are needed, not {len(weights)}")
        self._weights = weights
        self._clocked: dict[int, Clocked] = {}
        self._sides = Sides()
        self._boards: dict[tuple[Side, Side, int, int], float] = {}
        self._hands: dict[tuple[int, Side, Side, int], float] = {}
        self._draws: dict[tuple[int, Side, Side, int], float] = {}

    def at(self, clock: int) -> Clocked:
        clocked = self._clocked.get(clock)
        if clocked is None:
            clocked = self._clocked[clock] = Clocked(self._weights, clock)
        return clocked

    def sides(self, state: State, seat: int) -> tuple[Side, Side]:
        if len(self._hands) > _MOST_KEPT or len(self._boards) > _MOST_KEPT or len(self._draws) > _MOST_KEPT:
            self._forget()
        return self._sides.of(state.towers[seat]), self._sides.of(state.towers[1 - seat])

    def side(self, towers: Sequence[object]) -> Side:
        return self._sides.of(towers)  # type: ignore[arg-type]

    def _forget(self) -> None:
        for kept in (self._boards, self._hands, self._draws):
            kept.clear()
        self._sides.clear()

    def board(self, own: Side, rival: Side, piece: int, clock: int) -> float:
        key = (own, rival, piece, clock)
        value = self._boards.get(key)
        if value is None:
            value = self._boards[key] = dot(self.at(clock).board, board_features(own, rival, piece))
        return value

    def hand(self, holding: int, own: Side, rival: Side, clock: int) -> float:
        key = (holding, own, rival, clock)
        value = self._hands.get(key)
        if value is None:
            value = self._hands[key] = dot(self.at(clock).hand, hand_features(holding, own, rival))
        return value

    def hand_after_draw(self, holding: int, own: Side, rival: Side, clock: int) -> float:
        """The hand with one unseen card of the deck more."""
        key = (holding, own, rival, clock)
        value = self._draws.get(key)
        if value is None:
            hand = self.hand
            value = sum(share * hand(holding + card, own, rival, clock) for card, share in ODDS)
            self._draws[key] = value
        return value

    def held_noble(self, card: int, clock: int) -> float:
        return self.at(clock).held_nobles[card]

    def of(self, state: State, seat: int) -> float:
        clock = phase_of(state)
        own, rival = self.sides(state, seat)
        piece = (state.piece == seat) - (state.piece == 1 - seat)
        clocked = self.at(clock)
        value = self.board(own, rival, piece, clock) + self.hand(holding_of(state.hands[seat]), own, rival, clock)
        if state.nobles:
            value += dot(clocked.noble, noble_features(state, seat))
        return value + dot(clocked.tempo, tempo_features(state, seat))
