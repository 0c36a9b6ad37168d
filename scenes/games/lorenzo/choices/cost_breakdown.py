"""The breakdown of a placement: what it needs, costs and brings, and what is left, in signs and numbers."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.lorenzo.actions import LorenzoAction, Place, Take
from game.lorenzo.board import COUNCIL, FLOOR_BONUSES, MEMBERS, ROUNDS, TOWER_SPACES, WORK_OF
from game.lorenzo.card import Card, Cost
from game.lorenzo.cards import CARDS
from game.lorenzo.effects import TYPE_NAMES, EndPoints
from game.lorenzo.goods import COINS, MILITARY, NOTHING, SERVANTS, Amounts, plus
from game.lorenzo.limits import in_tower
from game.lorenzo.powers import powers_of
from game.lorenzo.prices import fee, prices_for
from game.lorenzo.state import Taking, seat_of
from scenes.engine.text.catalog import signed
from scenes.engine.theme import BURGUNDY, GREEN, INK, INK_SOFT, Colour
from scenes.games.lorenzo.choices.work_draft import outcome_of
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.placements import Placement, placement, placing_plan, taking, taking_plan
from scenes.games.lorenzo.position import LorenzoPosition

KIND_INKS: dict[str, Colour] = {
    "territory": (44, 84, 36), "character": (30, 58, 128), "building": (112, 72, 10), "venture": (84, 44, 118),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class CostLine:
    """Hold a term, its signs, and a note at the right."""

    term: str
    row: signs.Row
    note: str = ""
    note_colour: Colour = INK


@dataclass(frozen=True, slots=True)
class CostBreakdown:
    """Hold the breakdown; `change` is the whole effect on the goods, without a price that must still be chosen."""

    title: str
    ink: Colour
    costs: Sequence[CostLine]
    brings: Sequence[CostLine]
    change: Amounts
    foot: str


def account_of(position: LorenzoPosition, action: Place, wanted: int) -> CostBreakdown:
    """Return the breakdown by the rules' own numbers; `wanted` servants go along, or more if more are needed."""
    here, plan = placement(position.view, position.viewer, action, wanted), placing_plan(position, action, wanted)
    return _Writer(position, action.space, here, plan, member=MEMBERS[action.member]).written()


def account_of_taking(position: LorenzoPosition, action: Take) -> CostBreakdown:
    """Return the account of a card that another card or a leader lets one take (LM R12)."""
    frame, here = position.view.stack[-1], taking(position.view, position.viewer, action)
    assert isinstance(frame, Taking)
    return _Writer(position, action.space, here, taking_plan(position, action), discount=frame.discount).written()


class _Writer:
    """`member` is the one that is placed; without one an effect takes the card, at its `discount`."""

    def __init__(
        self, position: LorenzoPosition, space: int, here: Placement, plan: Sequence[LorenzoAction], member: str = "",
        discount: Amounts = NOTHING,
    ) -> None:  # fmt: skip
        self.position, self.wording, self.t = position, position.wording, position.wording.catalog
        self.space, self.here, self.member, self.discount = space, here, member, discount
        self.outcome = outcome_of(position.spec, position.view, position.viewer, plan)
        self.view = position.view
        self.player = self.view.players[position.viewer]
        self.powers = powers_of(self.player)
        self.change = _paid({SERVANTS: self.here.servants})

    def written(self) -> CostBreakdown:
        costs, ink, title = [self._value(), *self._servants()], BURGUNDY, self.wording.space(self.space)
        if self.space in TOWER_SPACES:
            card = CARDS[self.view.floors[self.space]]
            title, ink = self.wording.card_named(card.id), KIND_INKS[TYPE_NAMES[card.card_type]]
            costs += [*self._fee(), *self._bonus(), *self._price(card)]
            brings = self._card_brings(card)
        elif self.space in WORK_OF:
            brings = self._work_brings()
        else:
            brings = [CostLine(self.t("lo-account-brings"), signs.gives(self.space)), *self._order()]
        foot = self.t("lo-keys-place" if self.member else "lo-keys-take")
        return CostBreakdown(title, ink, costs, [*self._left(), *brings], self._comes_to(), foot)

    # What it needs and costs

    def _value(self) -> CostLine:
        here = self.here
        row: signs.Row = [signs.Value(here.base, self.member) if self.member else signs.Value(here.base)]
        if here.change:
            row += [signs.Number(signed(here.change), signs.MISSING if here.change < 0 else signs.GAINED)]
        if here.raised:
            row += [signs.Number(signed(here.raised)), signs.Sign("servants")]
        if here.change or here.raised:
            row += [signs.Number("="), signs.Value(here.value, "final")]
        is_plain = not (here.change or here.raised)
        row += [signs.Number("≥"), signs.Value(here.needed)]
        return CostLine(self.t("lo-account-value"), row, self.t("lo-account-enough") if is_plain else "", GREEN)

    def _servants(self) -> list[CostLine]:
        here, term = self.here, self.t("lo-account-sent")
        if not here.servants:
            return []
        idle = min(here.raised, here.value - here.needed) * self.powers.rate if self.space not in WORK_OF else 0
        note = self.t("lo-account-idle", n=idle) if idle else ""
        return [CostLine(term, signs.change(SERVANTS, -here.servants), note, signs.MISSING)]

    def _fee(self) -> list[CostLine]:
        term = self.t("lo-account-fee")
        due = fee(self.view, self.powers, self.space, with_member=bool(self.member))
        if due:
            self.change = plus(self.change, _paid({COINS: due}))
            return [CostLine(term, signs.change(COINS, -due), self.t("lo-account-fee-why"), INK_SOFT)]
        is_spared = bool(in_tower(self.view, self.space)) and self.powers.pays_no_fee
        return [CostLine(term, [signs.Number("0")], self.t("lo-account-fee-waived"), GREEN)] if is_spared else []

    def _bonus(self) -> list[CostLine]:
        bonus, term = self.powers.floor_bonuses[self.space], self.t("lo-account-bonus")
        if any(bonus):
            self.change = plus(self.change, bonus)
            return [CostLine(term, signs.changes(bonus))]
        is_lost = any(FLOOR_BONUSES[self.space])
        return [CostLine(term, [signs.Number("0")], self.t("lo-account-no-bonus"), signs.MISSING)] if is_lost else []

    def _price(self, card: Card) -> list[CostLine]:
        """Return lines for the prices that can still be paid after fee, bonus and servants."""
        goods = plus(tuple(self.player.goods), self.change)
        prices = [price for price in prices_for(self.powers, card.index, self.discount) if _covers(goods, price)]
        if len(prices) == 1:
            self.change = plus(self.change, tuple(-number for number in prices[0].amounts))
        terms = [self.t("lo-account-cost"), *[self.t("lo-account-or")] * len(prices)]
        paid = [(term, price) for term, price in zip(terms, prices, strict=False) if any(price.amounts)]
        return [CostLine(term, price_row(price)) for term, price in paid]

    # What is left, and what it brings

    def _comes_to(self) -> Amounts:
        """Return the real effect by the rules, because an excommunication may reduce what a space gives."""
        return self.outcome.change

    def _left(self) -> list[CostLine]:
        touched = [good for good, number in enumerate(self.change) if number < 0]
        row = signs.parted([signs.amount(good, self.player.goods[good] + self.change[good]) for good in touched])
        return [CostLine(self.t("lo-account-left"), row)] if row else []

    def _card_brings(self, card: Card) -> list[CostLine]:
        lines = []
        if card.immediate:
            row = signs.parted([signs.effect_row(effect) for effect in card.immediate])
            lines.append(CostLine(self.t("lo-account-at-once"), row))
        ends = [any(isinstance(effect, EndPoints) for effect in card.lasting)] * len(signs.later(card))
        for is_end, row in zip(ends, signs.later(card), strict=True):
            lines.append(CostLine(self.t("lo-account-end" if is_end else "lo-account-later"), row))
        return lines

    def _order(self) -> list[CostLine]:
        """Return the place in the next turn order, after members that are in the council palace already (LM 5.3)."""
        if self.space != COUNCIL or self.view.round == ROUNDS:
            return []
        heard = dict.fromkeys([*(seat_of(code) for code in self.view.spaces[COUNCIL]), self.position.viewer])
        place = self.t("lo-account-order-place", place=1 + list(heard).index(self.position.viewer))
        return [CostLine(self.t("lo-account-order"), [], place, INK)]

    def _work_brings(self) -> list[CostLine]:
        """Return what the harvest or production costs and brings with the conversions that would be suggested."""
        outcome = self.outcome
        goods = signs.changes(outcome.received)
        privileges = signs.privileges(outcome.privileges) if outcome.privileges else []
        row = signs.parted([each for each in (goods, privileges) if each])
        conversions = [-number for number in plus(outcome.paid, self.change)]
        lines = [CostLine(self.t("lo-work-pay"), signs.changes(conversions))] if any(conversions) else []
        return [*lines, CostLine(self.t("lo-work-receive"), row or [signs.Number("0")])]


def price_row(price: Cost) -> signs.Row:
    """Return the signs of a price: what is paid, and the military that is needed for it."""
    row = signs.changes([-number for number in price.amounts])
    return [*signs.amount(MILITARY, price.need), signs.Number("≥"), signs.Gap(), *row] if price.need else row


def _paid(amounts: dict[int, int]) -> Amounts:
    return tuple(-amounts.get(each, 0) for each in range(len(NOTHING)))


def _covers(goods: Amounts, price: Cost) -> bool:
    return goods[MILITARY] >= price.need and all(goods[each] >= number for each, number in price.items)
