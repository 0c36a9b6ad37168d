"""Tooltips of Lorenzo's table: spaces, towers, tracks, turn order and rivals."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.lorenzo import intents
from game.lorenzo.actions import Place, place
from game.lorenzo.board import (
    CHARACTER_POINTS,
    CHURCH_FAITH,
    COUNCIL,
    FAITH_POINTS,
    FLOOR_BONUSES,
    FLOOR_VALUES,
    LARGE_PENALTY,
    LARGE_SPACES,
    MEMBERS,
    SPACE_GAINS,
    SPACE_PRIVILEGES,
    TERRITORY_POINTS,
    TOWER_FEE,
    TOWER_SPACES,
    TOWERS,
    WORK_OF,
    floor_of,
    tower_of,
)
from game.lorenzo.cards import CARDS, EMPTY
from game.lorenzo.effects import CHARACTER, HARVEST, TERRITORY, TYPE_NAMES, Effect, ValueChange
from game.lorenzo.events import ChurchSupported, GoodsGained
from game.lorenzo.goods import COINS, FAITH, POINTS
from game.lorenzo.limits import in_tower, own_kinds
from game.lorenzo.powers import ability, powers_of
from game.lorenzo.prices import fee, prices_for
from game.lorenzo.rounds import next_order
from game.lorenzo.state import NOBODY, Player, State, seat_of
from game.lorenzo.tiles import TILES
from scenes.engine.text import markup
from scenes.engine.text.catalog import Catalog, numeral, signed
from scenes.games.lorenzo.church_results import struck, supporters
from scenes.games.lorenzo.layout import is_small_work
from scenes.games.lorenzo.placements import placement
from scenes.games.lorenzo.position import LorenzoPosition

_MOST_SOURCES = 6
_END_POINTS = {TERRITORY: TERRITORY_POINTS, CHARACTER: CHARACTER_POINTS}


@dataclass(frozen=True, slots=True)
class LorenzoTooltips:
    """Make the tooltips of one position, only when something is looked at."""

    position: LorenzoPosition

    @property
    def _view(self) -> State:
        return self.position.view

    @property
    def _own(self) -> Player:
        return self._view.players[self.position.viewer]

    @property
    def _t(self) -> Catalog:
        return self.position.wording.catalog

    # Spaces

    def space(self, space: int, places: Sequence[Place], member: int = NOBODY) -> str:
        """Return what a space is and gives, who is there, and which members can go there, or why none can."""
        return self._of_space(space, places, member, self._gives(space))

    def beside(self, space: int, places: Sequence[Place], member: int = NOBODY) -> str:
        """Return the same without the card of the floor, which the preview pane shows."""
        return self._of_space(space, places, member, self._floor(space))

    def why_not(self, space: int, member: int = NOBODY) -> str:
        """Return why this member cannot go there; without a member, why the nearest one cannot."""
        if member == NOBODY:
            reason = intents.why_not_space(self._view, space)
        else:
            reason = self.position.spec.rules.why_not(self._view, place(member, space))
        return self.position.wording.reason(reason) if reason else ""

    def _of_space(self, space: int, places: Sequence[Place], member: int, gives: str) -> str:
        lines = [markup.strong(self.position.wording.space(space)), gives, self._holds(space)]
        return "\n".join(line for line in [*lines, *self._who_could(space, places, member)] if line)

    def _gives(self, space: int) -> str:
        t = self._t
        if space in TOWER_SPACES:
            card = self._view.floors[space]
            told = [] if card == EMPTY else [self.position.wording.card_text(card)]
            return "\n".join([*told, self._floor(space)])
        if space in WORK_OF:
            size = "small" if is_small_work(space) else "large"
            work = "harvest" if WORK_OF[space] == HARVEST else "production"
            return "\n".join([t(f"lo-gives-{work}"), t(f"lo-gives-{size}")])
        given = [self.position.wording.amounts(SPACE_GAINS[space])] if any(SPACE_GAINS[space]) else []
        if count := SPACE_PRIVILEGES.get(space, 0):
            given.append(t("lo-gives-privileges", n=count))
        key = "lo-council-help" if space == COUNCIL else "lo-market-help"
        return t(key, gives=t("list-separator").join(given))

    def _floor(self, space: int) -> str:
        t = self._t
        if self._view.floors[space] == EMPTY:
            return t("lo-floor-empty")
        value, bonus = FLOOR_VALUES[floor_of(space) - 1], FLOOR_BONUSES[space]
        if any(bonus):
            helps = t("lo-floor-help-bonus", value=value, bonus=self.position.wording.amounts(bonus))
        else:
            helps = t("lo-floor-help", value=value)
        return "\n".join([helps, *self._fee(space)])

    def _fee(self, space: int) -> list[str]:
        """Return the fee for an occupied tower (LM 4.1.1), and the coins in all if the card costs some."""
        powers = powers_of(self._own)
        due = fee(self._view, powers, space, with_member=True)
        coins = {price.amounts[COINS] for price in prices_for(powers, self._view.floors[space])}
        if not due:
            return []
        if len(coins) == 1 and any(coins):
            return [self._t("lo-floor-fee-total", fee=due, total=due + coins.pop())]
        return [self._t("lo-floor-fee", fee=due)]

    def _holds(self, space: int) -> str:
        names = [self.position.people[seat_of(code)].name for code in self._view.spaces[space]]
        return self._t("lo-space-holds", names=self._t("list-separator").join(dict.fromkeys(names))) if names else ""

    def _who_could(self, space: int, places: Sequence[Place], member: int) -> list[str]:
        """Return the members that can go there with value and servants, or what the nearest one lacks.

        It is empty if the card is gone, which another line says.
        """
        is_taken = space in TOWER_SPACES and self._view.floors[space] == EMPTY
        if self.position.decision is None or self.position.decision.kind != "turn" or is_taken:
            return []
        if not places:
            why = self.why_not(space, member)
            return [markup.coloured("burgundy", why)] if why else []
        told = list[str]()
        for action in places:
            here = placement(self._view, self.position.viewer, action, 0)
            colour, value = MEMBERS[action.member], here.base + here.change
            told.append(self._t("lo-who-could-go", colour=colour, value=numeral(value), servants=here.servants))
        terms = self._t("list-separator").join(self._terms(space))
        changed = [self._t("lo-value-terms", terms=terms)] if terms else []
        return [*changed, self._t("lo-who-could", members=self._t("list-separator").join(told))]

    def _terms(self, space: int) -> Iterator[str]:
        """Yield what changes the value of a member there, by name: `−3 large space`, `+2 Farmer`."""
        if space in LARGE_SPACES:
            yield f"{signed(-LARGE_PENALTY)} {self._t('lo-work-large')}"
        target = WORK_OF[space] if space in WORK_OF else tower_of(space) if space in TOWER_SPACES else NOBODY
        for name, effect in self._lasting():
            if isinstance(effect, ValueChange) and effect.target == target:
                yield f"{signed(effect.amount)} {name}"

    def _lasting(self) -> Iterator[tuple[str, Effect]]:
        """Yield the lasting effects of the viewer's characters, leaders and excommunications, with their names."""
        player, wording = self._own, self.position.wording
        for card in player.cards[CHARACTER]:
            yield from ((wording.card(card), effect) for effect in CARDS[card].lasting)
        for leader in player.leaders:
            yield wording.leader(leader), ability(leader, player.copied)
        for tile in player.tiles:
            yield wording.tile(tile), TILES[tile].effect

    # Towers

    def tower(self, tower: int) -> str:
        """Return the fee and its reason, the number of own cards of the type, and what the next one is worth."""
        t, kind, count = self._t, TYPE_NAMES[tower], len(self._own.cards[tower])
        lines = [markup.strong(t(f"lo-tower-{kind}")), t(f"lo-tower-help-{self._fee_key(tower)}", fee=TOWER_FEE)]
        lines.append(t("lo-tower-help-cards", type=kind, n=count))
        points = _END_POINTS.get(tower)
        if points and count + 1 < len(points):
            lines.append(t("lo-tower-help-next", before=points[count], after=points[count + 1]))
        return "\n".join(lines)

    def _fee_key(self, tower: int) -> str:
        codes = in_tower(self._view, TOWERS[tower].start)
        coloured, neutral = own_kinds(codes, self.position.viewer)
        if coloured:
            return "own"
        if neutral:
            return "own-neutral"
        return "free" if not codes else "waived" if powers_of(self._own).pays_no_fee else "fee"

    # Tracks, order, rivals

    def faith(self) -> str:
        """Return what the church asks for, what the viewer lacks, and the points of supporting it now."""
        t, faith, period = self._t, self._own.goods[FAITH], max(1, self._view.period)
        need = CHURCH_FAITH[period - 1]
        return "\n".join([
            t("lo-faith-threshold", need=need, round=2 * period),
            t("lo-you-need-faith", missing=max(0, need - faith)),
            t("lo-faith-help", faith=faith, points=FAITH_POINTS[faith]),
            t("lo-faith-cells"),
        ])  # fmt: skip

    def tile(self, period: int) -> str:
        """Return the effect of a tile, and which families supported the church or are excommunicated."""
        t, index = self._t, self._view.tiles[period - 1]
        effect, need = self.position.wording.tile_text(index), CHURCH_FAITH[period - 1]
        head = markup.strong(t("lo-tile-period", numeral=t(f"lo-numeral-{period}")))
        return "\n".join([head, t("lo-tile-help", effect=effect, round=2 * period, need=need), self._verdict(period)])

    def beside_tile(self, period: int) -> str:
        """Return the same without the effect, which the preview pane shows."""
        head = self._t("lo-faith-threshold", need=CHURCH_FAITH[period - 1], round=2 * period)
        return f"{head}\n{self._verdict(period)}"

    def _verdict(self, period: int) -> str:
        """Return who supported the church and who is excommunicated, one line each."""
        groups = ("supporters", supporters(self._view, period)), ("holders", struck(self._view, period))
        told = [self._t(f"lo-tile-{group}", names=self._names(seats)) for group, seats in groups if seats]
        return "\n".join(told) or self._t("lo-tile-unasked")

    def _names(self, seats: Sequence[int]) -> str:
        return self._t("list-separator").join(self.position.people[seat].name for seat in seats)

    def order(self) -> str:
        """Return how the council changes the turn order, and what it would be next."""
        next_time = self._t("lo-order-next", order=self._names(next_order(self._view)))
        return "\n".join([self._t("lo-order-help"), next_time])

    def points(self, seat: int) -> str:
        """Return the sources of a seat's points so far, the largest first."""
        sums = Counter[str]()
        for event in self.position.past.latest(self.position.viewer):
            match event:
                case GoodsGained(seat=who, source=source, amounts=amounts) if who == seat and amounts[POINTS]:
                    sums[self.position.wording.source(source)] += amounts[POINTS]
                case ChurchSupported(seat=who) if who == seat:
                    sums[self._t("lo-source-church")] += event.points
        t, most = self._t, sums.most_common(_MOST_SOURCES)
        listed = t("list-separator").join(t("lo-points-from", source=name, points=str(n)) for name, n in most)
        return t("lo-points-so-far", points=self._view.players[seat].goods[POINTS], sources=listed) if most else ""

    def rival(self, seat: int) -> str:
        """Return how to open the rival's board, and what it spent and gained since the viewer's last turn."""
        t = self._t
        before = self.position.past.view_after_own(self.position.viewer)
        pairs = list(zip(before.players[seat].goods, self._view.players[seat].goods, strict=True))
        spent, gained = [max(0, old - new) for old, new in pairs], [max(0, new - old) for old, new in pairs]
        lines = [t("lo-rival-help", name=self.position.people[seat].name)]
        if any(spent):
            lines.append(t("lo-rival-spent", amounts=self.position.wording.amounts(spent)))
        if any(gained):
            lines.append(t("lo-rival-gained", amounts=self.position.wording.amounts(gained)))
        return "\n".join(lines)
