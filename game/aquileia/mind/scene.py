"""A position as one seat sees it: the worth of sites, laurels and plans for the forum."""

from collections.abc import Sequence
from functools import lru_cache

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
from game.aquileia.cards import NOTHING
from game.aquileia.laurels import COLOURS, COLOURS_OF, KINDS, POINTS, THEATRE, WHITE, all_stadium, kind_of
from game.aquileia.limits import can_pay, has_house, heads, is_on
from game.aquileia.mind.features import forums_to_come, open_shares
from game.aquileia.mind.prices import Prices
from game.aquileia.scoring import laurels_seen, villa_points, villa_sums
from game.aquileia.state import NOBODY, PLACING, ROUNDS, State

MEAN_SERVI = 1.5
"""Mean number of slaves on a card of the deck."""
_CONTEST_COINS = 2
"""Usual number of coins from a place in a contest, in time for the forum."""
_PAIRS = tuple(COLOURS_OF[kind] for kind in THEATRE)
_NUMBERS = tuple(map(float, POINTS[len(COLOURS) : THEATRE.start]))
_STADIUM = all_stadium()
_STADIUM_POINTS = sum(POINTS[kind] for kind in _STADIUM)
_OF_EACH_COLOUR = _STADIUM.count(WHITE)
_SITE_POINTS = ((0,) * len(SITES), tuple(site.points for site in SITES))
"""Points for building on each site, on a space that does not score and on one that does."""
_COSTS = tuple((site.servi, site.cost) for site in SITES)
_WORKS = tuple((site.is_villa, site.points, site.yields) for site in SITES)
_SCORING = tuple(space in FORUM_SCORING for space in range(FORUM.stop))


def slots_of(spaces: Sequence[int]) -> list[bool]:
    """Return an entry for each building that these spaces of the forum allow, True if it scores."""
    return [_SCORING[space] for space in spaces for _ in range(2 if space == FORUM_DOUBLE else 1)]


@lru_cache(maxsize=1 << 14)
def _villa_gains(sums: tuple[int, ...], laurels: tuple[int, ...]) -> tuple[int, ...]:
    """Return the points that each villa would add to laurels now; 0 for other sites."""
    before = villa_points(sums, laurels)
    built = ([points + site.points * (colour == site.colour) for colour, points in enumerate(sums)] for site in SITES)
    return tuple(villa_points(after, laurels) - before for after in built)


def _falling(gain: tuple[float, int]) -> float:
    return -gain[0]


class Scene:
    """Hold one seat's view for one decision; computed values are kept."""

    def __init__(self, state: State, seat: int, prices: Sequence[Prices]) -> None:
        self.state, self.seat = state, seat
        self.price = prices[forums_to_come(state)]
        self.later = prices[ROUNDS - state.round]
        """Prices for what comes after this round's forum."""
        self.rounds_left = ROUNDS - state.round
        self.sums = villa_sums(state, seat)
        self.laurels = laurels_seen(state, seat, seat)
        self.is_at_port = is_on(state, seat, PORTUS)
        self._nets: list[float] = []
        self._gains: dict[bool, list[tuple[float, int]]] = {}
        self._laurels: list[float] = []
        self._prizes: tuple[float, float] | None = None

    # Laurels

    def laurel(self, kind: int) -> float:
        """Return the points of a laurel, with villas built and villas still possible."""
        return self._known_laurels()[kind] if kind < KINDS else self.mean_laurel()

    def mean_laurel(self) -> float:
        """Return the worth of a laurel of the stadium's deck that the seat has not seen."""
        return self._known_laurels()[KINDS]

    def laurel_prizes(self) -> tuple[float, float]:
        """Return what the first and the second may expect of the two laurels of the stadium."""
        if self._prizes is None:
            mean = self.mean_laurel()
            shown = self.laurel(kind_of(self.state.shown)) if self.state.shown != NOTHING else mean
            self._prizes = max(shown, mean) + 0.2 * min(shown, mean), 0.45 * (shown + mean)
        return self._prizes

    def _known_laurels(self) -> list[float]:
        """Return the worth of each kind of laurel, and last the mean of those of the stadium."""
        if not self._laurels:
            hope, shares = self.price.laurel_hope, self._villas_to_come()
            colours = [points + hope * share for points, share in zip(self.sums, shares, strict=True)]
            pairs = [max(colours[one], colours[other]) for one, other in _PAIRS]
            mean = (_OF_EACH_COLOUR * sum(colours) + _STADIUM_POINTS) / len(_STADIUM)
            self._laurels = [*colours, *_NUMBERS, *pairs, mean]
        return self._laurels

    def _villas_to_come(self) -> Sequence[float]:
        """Return for each colour the share of its villas still open.

        Before the last forum it is 0 if the seat cannot pay for one.
        """
        shares = open_shares(self.state)
        if forums_to_come(self.state) > 1:
            return shares
        coins, slaves = self.resources()
        may_build = self.state.step == PLACING or bool(self.own_forum())
        payable = [may_build and slaves >= site.servi and can_pay(coins, site.cost) for site in SITES]
        return [
            share * any(payable[number] for number in villas) for share, villas in zip(shares, VILLAS_OF, strict=True)
        ]

    # Sites

    def _known_nets(self) -> list[float]:
        """Return the worth of each building until the end minus its cost, without the points for building it."""
        if not self._nets:
            gains = _villa_gains(tuple(self.sums), tuple(self.laurels))
            uses = self.is_at_port + self.price.yields * self.rounds_left
            hope = self.price.villa_hope * self.rounds_left
            each_site = zip(_WORKS, gains, self.later.site_coins, self.price.sites, strict=True)
            self._nets = [
                (now + points * hope if is_villa else (yields + coins) * uses) - cost
                for (is_villa, points, yields), now, coins, cost in each_site
            ]
        return self._nets

    def gain(self, number: int, is_scoring: bool) -> float:
        """Return the worth of a building minus its cost."""
        return self._known_nets()[number] + _SITE_POINTS[is_scoring][number]

    def denied(self, spaces: Sequence[int]) -> list[float]:
        """Return for each site what the rivals who still build on these spaces of the forum would gain by its villa."""
        state, lost = self.state, [0.0] * len(SITES)
        for rival in {state.spaces[space] for space in spaces} - {NOBODY, self.seat}:
            gains = _villa_gains(tuple(villa_sums(state, rival)), tuple(laurels_seen(state, rival, self.seat)))
            for number in self.open_sites():
                if gains[number] > lost[number] and can_pay(state.coins[rival], SITES[number].cost):
                    lost[number] = gains[number]
        return lost

    def are_slaves_useless(self) -> bool:
        """Return whether no arena is to come any more, and no forum but this round's (AQ 4.2.3, AQ 4.5.1)."""
        is_arena_over = self.state.step > ARENA[-1] or not is_on(self.state, self.seat, ARENA)
        return not self.rounds_left and is_arena_over

    # Plans for the forum

    def resources(self) -> tuple[list[int], float]:
        """Return the coins and slaves that the seat will probably have when the forum acts."""
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
        """Return the gain of building on the best sites one after the other, and those sites."""
        stock, total, chosen = coins, 0.0, list[int]()
        for is_scoring in sorted(slots, reverse=True):
            for gain, number in self._gaining(is_scoring):
                servi, cost = _COSTS[number]
                if slaves >= servi and number != without and number not in chosen and can_pay(stock, cost):
                    chosen.append(number)
                    total += gain
                    slaves -= servi
                    stock = [have - coin for have, coin in zip(stock, cost, strict=True)]
                    break
            else:
                break
        return total, chosen

    def _gaining(self, is_scoring: bool) -> list[tuple[float, int]]:
        """Return the open sites that are worth more than they cost, the best first."""
        found = self._gains.get(is_scoring)
        if found is None:
            nets, points = self._known_nets(), _SITE_POINTS[is_scoring]
            gains = [(nets[number] + points[number], number) for number in self.open_sites()]
            found = self._gains[is_scoring] = sorted([each for each in gains if each[0] > 0], key=_falling)
        return found

    def open_sites(self) -> list[int]:
        if not has_house(self.state, self.seat):
            return []
        return [number for number, owner in enumerate(self.state.sites) if owner == NOBODY]
