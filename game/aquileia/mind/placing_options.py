"""Values of placing a piece: the worth of the space's action for this seat (AQ 3)."""

from collections.abc import Callable

from game.aquileia import actions as act
from game.aquileia.actions import AquileiaAction, Place
from game.aquileia.board import (
    ARENA,
    COPPER,
    DOLUS,
    EQUI,
    EXCHANGES,
    FORUM,
    FORUM_DOUBLE,
    FORUM_SCORING,
    GOLD,
    GOLD_SIDE,
    LATRO,
    METALS,
    PECUNIA,
    PECUNIA_POINTS,
    PORTUS,
    POTENTIA,
    SERVI_SPACES,
    SILVER,
    SILVER_SIDE,
    SITES,
    SPACE_NAMES,
    SPACES,
    STADIUM,
    STRENGTHS,
    THEATRUM,
)
from game.aquileia.cards import FIGURES, GOLD_HORSES, NOTHING, SILVER_HORSES, WEAPONS
from game.aquileia.laurels import THEATRE
from game.aquileia.legal import legal
from game.aquileia.limits import can_pay, heads, is_on
from game.aquileia.mind.features import KINDS_OF_SPACE, to_come
from game.aquileia.mind.odds import BEFORE_DICE, Foe, is_behind, prize
from game.aquileia.mind.scene import MEAN_SERVI, Scene, slots_of
from game.aquileia.port import yields_of
from game.aquileia.state import NOBODY

Options = list[tuple[float, AquileiaAction]]

_DICE_IN_CONTEST = 1.0
_FOE_CARDS = 0.7
_NEWCOMER = 0.5
"""Probability that a free space of a contest is taken by a seat that is not in it yet."""
_BLUE_STRENGTH = 4 / 3
_MEAN_GEAR = 1.5
_MEAN_PRICE = 2.5
"""Usual price of a theatre laurel in coins."""
_RAISE_SHARE = 0.3
_TRACK_WORTH = 0.7
_PASS_WORTH = -1.0
_FORUM_HOPE = 0.6
"""Worth of a place on the forum that cannot be paid for yet."""
_EARLY = 0.12
_THEFT = 5 / 9


def _is_dominated(action: AquileiaAction, free: set[int]) -> bool:
    """Whether a space of the same contest is free that is worth at least as much: it is taken first (AQ 4.2.1)."""
    return isinstance(action, Place) and any(space in free for space in _PREFERRED.get(action.space, ()))


_PREFERRED = {space: range(side.start, space) for side in (ARENA, GOLD_SIDE, SILVER_SIDE) for space in side}
"""Before each space of a contest those with the same action and no less strength, as STRENGTHS falls."""


class PlacingOptions:
    """Value all placements of one decision."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._state, self._seat = scene.state, scene.seat
        self._rivals = [seat for seat in range(scene.state.seats) if seat != scene.seat]
        self._behind = [is_behind(self._state, self._seat, seat) for seat in range(scene.state.seats)]
        self._contests: dict[tuple[int, float, range | None], float] = {}
        self._known_cards: dict[int, float] = {}
        self._known_forces: dict[int, list[int]] = {}
        self._known_foes: dict[tuple[int, int], list[Foe]] = {}
        self._forums: dict[tuple[bool, ...], float] = {}
        self._slots = slots_of(scene.own_forum())
        self._coins, self._slaves = scene.resources()
        self._planned, self._sites = scene.plan(self._coins, self._slaves, self._slots)

    def of(self) -> Options:
        actions = legal(self._state)
        free = {action.space for action in actions if isinstance(action, Place)}
        return [(self._worth(action), action) for action in actions if not _is_dominated(action, free)]

    def _worth(self, action: AquileiaAction) -> float:
        habits = self._scene.price.habits
        if isinstance(action, Place):
            return _BY_SPACE[action.space](self, action.space) + habits[_KIND_OF[action.space]]
        return self._tiebreaker() + habits[-1] if action == act.TIEBREAKER else _PASS_WORTH

    def _tiebreaker(self) -> float:
        """Return the worth of the track's next place: the first begins the next round, good ones decide ties."""
        free = self._state.seats - len(self._state.track)
        return _TRACK_WORTH * free / self._state.seats * (1.0 + (not self._state.track))

    # The market

    def _dolus(self, space: int) -> float:
        return 2 * sum(self._scene.price.coin) / len(METALS)

    def _pecunia(self, space: int) -> float:
        coins, price = self._state.coins[self._seat], self._scene.price
        changes = [price.cost(line.get) - price.cost(line.give) for line in EXCHANGES if can_pay(coins, line.give)]
        return PECUNIA_POINTS + max(changes) if changes else 0.0

    def _equi(self, space: int) -> float:
        card = self._state.row[space - EQUI.start]
        if card == NOTHING or not self._state.coins[self._seat][COPPER]:
            return 0.0
        more = gear_worth(self._scene, WEAPONS[0]) * _MEAN_GEAR if space == EQUI.start else 0.0
        return max(0.0, gear_worth(self._scene, card) * FIGURES[card] + more - self._scene.price.coin[COPPER])

    def _servi(self, space: int) -> float:
        metal = space - SERVI_SPACES.start
        held, price = heads(self._state.hands[self._seat]), self._scene.price
        most = min(metal + 1, self._state.coins[self._seat][metal])
        now, coin = price.slaves(held), price.coin[metal]
        gains = [price.slaves(held + MEAN_SERVI * count) - now - coin * count for count in range(1, most + 1)]
        coins = self._coins[:]
        coins[metal] -= most
        with_slaves = self._scene.plan(coins, self._slaves + MEAN_SERVI * most, self._slots)[0] - self._planned
        return max([0.0, *gains]) + max(0.0, with_slaves)

    def _potentia(self, space: int) -> float:
        state, seat = self._state, self._seat
        is_racing, is_fighting = is_on(state, seat, STADIUM), is_on(state, seat, ARENA)
        if not (is_racing or is_fighting):
            return 1.0 if state.henchmen[seat] > 1 else 0.0
        area = ARENA if is_fighting else STADIUM
        return self._contest(area, _BLUE_STRENGTH) - self._contest(area, 0.0) + 0.3 * (is_racing and is_fighting)

    # Contests

    def _arena(self, space: int) -> float:
        return self._joined(ARENA, space)

    def _stadium(self, space: int) -> float:
        return self._joined(STADIUM, space)

    def _joined(self, area: range, space: int) -> float:
        now = self._contest(area, 0.0) if is_on(self._state, self._seat, area) else 0.0
        return self._contest(area, STRENGTHS[space], GOLD_SIDE if space in GOLD_SIDE else area) - now

    def _contest(self, area: range, more: float, side: range | None = None) -> float:
        """Return the expected prize with that much more strength there."""
        key = (area.start, more, side)
        worth = self._contests.get(key)
        if worth is None:
            worth = self._contests[key] = self._contested(area, more, side)
        return worth

    def _contested(self, area: range, more: float, side: range | None) -> float:
        scene, state, seat = self._scene, self._state, self._seat
        metal = COPPER
        if area == STADIUM:
            metal = GOLD if side == GOLD_SIDE or is_on(state, seat, GOLD_SIDE) else SILVER
        strength = self._forces(area)[seat] + more + _DICE_IN_CONTEST + self._cards(metal)
        if state.blue_holder == seat or state.spaces[POTENTIA] == seat:
            strength += _BLUE_STRENGTH / 2
        free = state.spaces[area.start : area.stop].count(NOBODY) - (side is not None)
        return prize(scene, area == ARENA, metal, strength, self._foes(area, free), BEFORE_DICE)

    def _cards(self, metal: int) -> float:
        lent = self._known_cards.get(metal)
        if lent is None:
            lent = self._known_cards[metal] = self._lent(metal)
        return lent

    def _lent(self, metal: int) -> float:
        """Return the strength that the hand will probably add."""
        hand = self._state.hands[self._seat]
        kinds = WEAPONS if metal == COPPER else GOLD_HORSES if metal == GOLD else SILVER_HORSES
        return min(3.0, 0.7 * sum(FIGURES[kind] * hand[kind] for kind in kinds)) + (
            0.25 * min(4, heads(hand)) if metal == COPPER else 0.0
        )

    def _forces(self, area: range) -> list[int]:
        """Return the strength of each seat's henchmen there."""
        forces = self._known_forces.get(area.start)
        if forces is None:
            forces = self._known_forces[area.start] = [0] * self._state.seats
            for space, holder in enumerate(self._state.spaces[area.start : area.stop], area.start):
                if holder != NOBODY:
                    forces[holder] += STRENGTHS[space]
        return forces

    def _foes(self, area: range, free: int) -> list[Foe]:
        key = (area.start, free)
        foes = self._known_foes.get(key)
        if foes is None:
            foes = self._known_foes[key] = self._foes_in(area, free)
        return foes

    def _foes_in(self, area: range, free: int) -> list[Foe]:
        state, forces = self._state, self._forces(area)
        foes = []
        for rival in self._rivals:
            base, behind = forces[rival], self._behind[rival]
            if base:
                foes.append(Foe(base + _DICE_IN_CONTEST + _FOE_CARDS, behind))
            elif free > 0 and state.henchmen[rival] and not state.passed[rival]:
                free -= 1
                foes.append(Foe(1.0 + _DICE_IN_CONTEST + _FOE_CARDS, behind, _NEWCOMER))
        return foes

    # Theatre, forum, port

    def _theatre(self, space: int) -> float:
        scene = self._scene
        mine = sum(map(scene.laurel, THEATRE)) / len(THEATRE)
        coin = sum(scene.price.coin) / len(METALS)
        return _MEAN_PRICE * coin + _RAISE_SHARE * max(0.0, mine - _MEAN_PRICE * coin)

    def _forum(self, space: int) -> float:
        slots = _SLOTS_ON[space]
        worth = self._forums.get(slots)
        if worth is None:
            worth = self._forums[slots] = self._built_on(slots)
        return worth + _EARLY * (FORUM[-1] - space)

    def _built_on(self, slots: tuple[bool, ...]) -> float:
        gained = self._scene.plan(self._coins, self._slaves, [*self._slots, *slots])[0] - self._planned
        hope = _FORUM_HOPE if not self._slots and self._scene.price.coin[COPPER] else 0.0
        return max(gained, hope)

    def _latro(self, space: int) -> float:
        """Return the worth of rivals' coins that lie at the port, or may come to lie there."""
        worth = 0.0
        for metal, place in enumerate(PORTUS):
            holder = self._state.spaces[place]
            likely = 0.4 if holder == NOBODY else float(holder != self._seat)
            worth += likely * _THEFT * (self._scene.later.coin[metal] + 0.3)
        return worth

    def _portus(self, space: int) -> float:
        metal, later = space - PORTUS.start, self._scene.later
        points, coins = yields_of(self._state, self._seat)
        planned = [SITES[number] for number in self._sites]
        points += sum(site.yields for site in planned)
        worth = points + later.cost(coins) + sum(later.cost(site.coins) for site in planned)
        return worth - self._scene.price.coin[metal]


def gear_worth(scene: Scene, card: int) -> float:
    """Return the points per weapon or horse shown; 0 once there are no contests to use it in."""
    if not to_come(scene.state, STADIUM[-1]):
        return 0.0
    if card in WEAPONS:
        return scene.price.weapon
    return scene.price.horse


_Worth = Callable[[PlacingOptions, int], float]


def _by_space() -> tuple[_Worth, ...]:
    table: dict[int, _Worth] = {
        DOLUS: PlacingOptions._dolus, PECUNIA: PlacingOptions._pecunia, POTENTIA: PlacingOptions._potentia,
        THEATRUM: PlacingOptions._theatre, LATRO: PlacingOptions._latro,
        **dict.fromkeys(EQUI, PlacingOptions._equi), **dict.fromkeys(SERVI_SPACES, PlacingOptions._servi),
        **dict.fromkeys(ARENA, PlacingOptions._arena), **dict.fromkeys(STADIUM, PlacingOptions._stadium),
        **dict.fromkeys(FORUM, PlacingOptions._forum), **dict.fromkeys(PORTUS, PlacingOptions._portus),
    }  # fmt: skip
    return tuple(table[space] for space in range(SPACES))


def _kind(space: int) -> int:
    name = SPACE_NAMES[space].partition("_")[0]
    if space in FORUM_SCORING:
        name = "forum_scoring"
    elif space == FORUM_DOUBLE:
        name = "forum_double"
    return KINDS_OF_SPACE.index(name)


_BY_SPACE = _by_space()
_KIND_OF = tuple(map(_kind, range(SPACES)))
_SLOTS_ON = {space: tuple(slots_of([space])) for space in FORUM}
