"""A position as its decider sees it: what sites, laurels and plans for the forum are worth to this seat."""

from collections.abc import Sequence

from game.aquileia.board import (
    ARENA,
    COPPER,
    FORUM,
    FORUM_DOUBLE,
    FORUM_SCORING,
    GOLD,
    GOLD_SIDE,
    PORTUS,
    SERVI_SPACES,
    SILVER,
    SILVER_SIDE,
    SITES,
    VILLAS_OF,
)
from game.aquileia.laurels import COLOURS_OF, POINTS, all_stadium
from game.aquileia.limits import can_pay, has_house, heads, is_on
from game.aquileia.mind.features import forums_to_come, open_shares
from game.aquileia.mind.prices import Prices
from game.aquileia.scoring import laurels_seen, villa_points, villa_sums
from game.aquileia.state import NOBODY, PLACING, ROUNDS, State

MEAN_SERVI = 1.5
"""Slaves on a card of the deck."""
_CONTEST_COINS = 2
"""What a place in a contest brings as a rule, in time for the forum."""
_STADIUM_LAURELS = tuple(all_stadium())


def slots_of(spaces: Sequence[int]) -> list[bool]:
    """One entry for each building these spaces of the forum allow, true where it scores."""
    return [space in FORUM_SCORING for space in spaces for _ in range(2 if space == FORUM_DOUBLE else 1)]


def _falling(gain: tuple[float, int]) -> float:
    return -gain[0]


class Scene:
    """One seat's eyes, made for one decision; what is asked twice is kept."""

    def __init__(self, state: State, seat: int, prices: Sequence[Prices]) -> None:
        self.state, self.seat = state, seat
        self.price = prices[forums_to_come(state)]
        self.later = prices[ROUNDS - state.round]
        """Prices for what comes after this round's forum."""
        self.rounds_left = ROUNDS - state.round
        self.sums = villa_sums(state, seat)
        self.laurels = laurels_seen(state, seat, seat)
        self.is_at_port = is_on(state, seat, PORTUS)
        self._shares: list[float] = []
        self._benefits: dict[int, float] = {}
        self._gains: dict[bool, list[tuple[float, int]]] = {}
        self._laurels: dict[int, float] = {}
        self._laurel_mean = -1.0

    # Laurels

    def laurel(self, kind: int) -> float:
        """Points of its own, with the villas that stand, and with those that may come."""
        worth = self._laurels.get(kind)
        if worth is None:
            worth = self._laurels[kind] = self._laurel(kind)
        return worth

    def _laurel(self, kind: int) -> float:
        if POINTS[kind]:
            return float(POINTS[kind])
        colours = COLOURS_OF[kind]
        if not colours:
            return self.mean_laurel()
        if not self._shares:
            self._shares = self._villas_to_come()
        hope = self.price.laurel_hope
        return max(self.sums[colour] + hope * self._shares[colour] for colour in colours)

    def _villas_to_come(self) -> list[float]:
        """For each colour, the share of its villas still open; before the last forum, if the seat can pay for one."""
        shares = open_shares(self.state)
        if forums_to_come(self.state) > 1:
            return shares
        coins, slaves = self.resources()
        may_build = self.state.step == PLACING or bool(self.own_forum())
        payable = [may_build and slaves >= site.servi and can_pay(coins, site.cost) for site in SITES]
        return [
            share * any(payable[number] for number in villas) for share, villas in zip(shares, VILLAS_OF, strict=True)
        ]

    def mean_laurel(self) -> float:
        """A laurel of the stadium's deck that the seat has not seen."""
        if self._laurel_mean < 0:
            self._laurel_mean = sum(map(self.laurel, _STADIUM_LAURELS)) / len(_STADIUM_LAURELS)
        return self._laurel_mean

    # Sites

    def benefit(self, number: int) -> float:
        """What a building brings until the end, without the points for building it."""
        kept = self._benefits.get(number)
        if kept is None:
            kept = self._benefits[number] = self._benefit(number)
        return kept

    def _benefit(self, number: int) -> float:
        site, sums = SITES[number], self.sums
        if site.is_villa:
            more = [points + site.points * (colour == site.colour) for colour, points in enumerate(sums)]
            now = villa_points(more, self.laurels) - villa_points(sums, self.laurels)
            return now + site.points * self.price.villa_hope * self.rounds_left
        uses = self.is_at_port + self.price.yields * self.rounds_left
        return site.yields * uses + self.later.cost(site.coins) * uses

    def gain(self, number: int, is_scoring: bool) -> float:
        """What building brings more than it costs."""
        site = SITES[number]
        paid = self.price.cost(site.cost) + self.price.servi * site.servi
        return self.benefit(number) + site.points * is_scoring - paid

    # Plans for the forum

    def resources(self) -> tuple[list[int], float]:
        """Coins and slaves likely to be there when the forum acts."""
        state, seat = self.state, self.seat
        coins, slaves = state.coins[seat][:], float(heads(state.hands[seat]))
        if state.step >= FORUM.start and state.step <= FORUM[-1]:
            return coins, slaves
        if is_on(state, seat, ARENA):
            coins[COPPER] += _CONTEST_COINS
        for side, metal in ((GOLD_SIDE, GOLD), (SILVER_SIDE, SILVER)):
            if is_on(state, seat, side):
                coins[metal] += _CONTEST_COINS
        slaves += MEAN_SERVI * sum(
            min(metal + 1, coins[metal]) for metal, space in enumerate(SERVI_SPACES) if state.spaces[space] == seat
        )
        return coins, slaves

    def own_forum(self) -> list[int]:
        return [space for space in FORUM if self.state.spaces[space] == self.seat]

    def plan(
        self, coins: Sequence[int], slaves: float, slots: Sequence[bool], without: int = NOBODY
    ) -> tuple[float, list[int]]:
        """The sites taken one after the other, the best first, and what they gain together."""
        stock, total, chosen = list(coins), 0.0, list[int]()
        for is_scoring in sorted(slots, reverse=True):
            for gain, number in self._gaining(is_scoring):
                site = SITES[number]
                if slaves >= site.servi and number != without and number not in chosen and can_pay(stock, site.cost):
                    chosen.append(number)
                    total += gain
                    slaves -= site.servi
                    stock = [have - cost for have, cost in zip(stock, site.cost, strict=True)]
                    break
            else:
                break
        return total, chosen

    def _gaining(self, is_scoring: bool) -> list[tuple[float, int]]:
        """The open sites that bring more than they cost, the best first."""
        found = self._gains.get(is_scoring)
        if found is None:
            gains = [(self.gain(number, is_scoring), number) for number in self.open_sites()]
            found = self._gains[is_scoring] = sorted((each for each in gains if each[0] > 0), key=_falling)
        return found

    def open_sites(self) -> list[int]:
        if not has_house(self.state, self.seat):
            return []
        return [number for number, owner in enumerate(self.state.sites) if owner == NOBODY]
