"""A harvest or production as the person puts it together: servants, the use of each card, and the result."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from game.core.chance import NoChance, UnknownOutcomeError
from game.core.events import Event
from game.core.spec import Spec
from game.lorenzo.actions import BONUS_TILE, FINISH, Activate, LorenzoAction, Numbered, Omit, activate, numbered, omit
from game.lorenzo.cards import ACTIVATIONS
from game.lorenzo.effects import Option
from game.lorenzo.events import ChurchSupported, GoodsGained, GoodsPaid, ServantsPaid
from game.lorenzo.goods import FAITH, NOTHING, POINTS, SERVANTS, Amounts, covers, plus, single
from game.lorenzo.limits import servants_range, usable_cards, work_type
from game.lorenzo.payments import OPTION_BITS, payment_of, use_of
from game.lorenzo.powers import powers_of
from game.lorenzo.state import NOBODY, Granting, Manning, State, Working
from game.lorenzo.tiles import BONUS_LEAST

NOT_USED = -1
Uses = dict[int, int]
"""Number of the option that is used, by card or bonus tile."""


def is_work(view: State) -> bool:
    """Return whether a harvest or production is being put together: its servants or its cards."""
    frame = view.stack[-1] if view.stack else None
    return isinstance(frame, Working) or (isinstance(frame, Manning) and frame.work != NOBODY)


def options_of(card: int) -> Sequence[Option]:
    """Return the options of a card; the bonus tile has a single one, which is free."""
    activation = None if card == BONUS_TILE else ACTIVATIONS[card]
    return activation.options if activation else (Option(),)


def least_of(card: int) -> int:
    """Return the smallest value of an action that activates the card."""
    activation = None if card == BONUS_TILE else ACTIVATIONS[card]
    return activation.least if activation else BONUS_LEAST


def is_free(card: int) -> bool:
    """Return whether the card's use costs nothing."""
    return card == BONUS_TILE or options_of(card)[0].is_free


@dataclass(frozen=True, slots=True)
class Work:
    """Describe the action with a number of servants: its value, the goods left to pay with, and what it reaches."""

    frame: Manning | Working
    value: int
    goods: list[int]
    cards: Sequence[int]
    further: Sequence[int]
    """Cards of the kind that need a higher value."""
    counts: range
    """Possible numbers of servants; empty if that is settled."""
    settled: Mapping[int, int] = field(default_factory=dict)
    """Uses that can no longer be changed: a chosen conversion or an omitted yield (LM 4.2.2)."""


def work_of(view: State, servants: int) -> Work:
    """Return the running harvest or production with so many servants."""
    frame = view.stack[-1]
    assert isinstance(frame, Manning | Working)
    player, value, counts = view.players[frame.seat], frame.value, range(0)
    goods = list(player.goods)
    if isinstance(frame, Manning):
        counts = servants_range(view, frame)
        value += servants // powers_of(player).rate
        goods[SERVANTS] -= servants
    reached = usable_cards(player, frame.work, value)
    cards = [BONUS_TILE, *reached] if value >= BONUS_LEAST else reached
    kind = player.cards[work_type(frame.work)]
    further = [card for card in kind if ACTIVATIONS[card] is not None and card not in reached]
    settled = _settled(frame, cards) if isinstance(frame, Working) else {}
    return Work(frame, value, goods, cards, further, counts, settled)


def _settled(frame: Working, cards: Sequence[int]) -> Uses:
    used = {code >> OPTION_BITS: code for code in frame.used}
    converted = {card: code - use_of(card, 0) for card, code in used.items() if not is_free(card)}
    return {**converted, **{card: NOT_USED for card in cards if is_free(card) and card not in used}}


def preset(work: Work, chosen: Mapping[int, int] | None = None) -> Uses:
    """Return the uses: chosen ones that can be paid, else free ones and the most expensive payable conversions."""
    uses, left = dict(work.settled), list(work.goods)
    for card, option in uses.items():
        left = _less(left, card, option)
    for card in work.cards:
        if card not in uses:
            wanted = chosen[card] if chosen and card in chosen else _dearest(card, left)
            is_payable = wanted == NOT_USED or covers(left, options_of(card)[wanted].pay)
            uses[card] = wanted if is_payable else _dearest(card, left)
            left = _less(left, card, uses[card])
    return uses


def _dearest(card: int, left: list[int]) -> int:
    payable = [number for number, option in enumerate(options_of(card)) if covers(left, option.pay)]
    return max(payable, key=lambda number: sum(options_of(card)[number].pay), default=NOT_USED)


def _less(goods: list[int], card: int, option: int) -> list[int]:
    if option == NOT_USED:
        return goods
    return [have - spent for have, spent in zip(goods, options_of(card)[option].pay, strict=True)]


def lacking(work: Work, uses: Uses, card: int, option: int) -> int | None:
    """Return the first good that other cards use up, so that this conversion cannot be paid; None if it can."""
    others = (use_of(other, used) for other, used in uses.items() if used != NOT_USED and other != card)
    paid = payment_of(tuple(code for code in others if code >> OPTION_BITS != BONUS_TILE))
    pay = options_of(card)[option].pay
    return next((good for good, number in enumerate(pay) if work.goods[good] - paid[good] < number), None)


@dataclass(slots=True)
class WorkDraft:
    """Hold the choices for one question; the card that was touched last comes first."""

    asked: object
    servants: int
    uses: Uses

    def use(self, card: int, option: int) -> None:
        """Choose an option of the card, or `NOT_USED`."""
        self.uses = {card: option, **{other: used for other, used in self.uses.items() if other != card}}

    def send(self, view: State, servants: int) -> None:
        """Change the servants, and keep the uses that can still be paid."""
        self.servants = servants
        self.uses = preset(work_of(view, servants), self.uses)

    def plan(self, work: Work) -> tuple[LorenzoAction, ...]:
        """Return the actions that carry it out."""
        sent = [numbered("servants", self.servants)] if work.counts else []
        changed = [(card, option) for card, option in self.uses.items() if card not in work.settled]
        omitted = [omit(card) for card, option in changed if is_free(card) and option == NOT_USED]
        steps: dict[int, LorenzoAction] = {action.card: action for action in omitted}
        steps |= {card: activate(card, option) for card, option in changed if not is_free(card) and option != NOT_USED}
        return (*sent, *(steps[card] for card, _ in changed if card in steps), FINISH)


def draft_of(view: State, wanted: int) -> WorkDraft:
    """Return the draft when the question opens: with the servants that are wanted, or the number that is needed."""
    frame, servants = view.stack[-1], 0
    if isinstance(frame, Manning):
        counts = servants_range(view, frame)
        servants = min(max(counts[0], wanted), counts[-1])
    return WorkDraft(frame, servants, preset(work_of(view, servants)))


def drafted(view: State, plan: Sequence[LorenzoAction]) -> WorkDraft:
    """Return the draft that matches a plan of actions."""
    servants = next((step.number for step in plan if isinstance(step, Numbered)), 0)
    work = work_of(view, servants)
    uses: Uses = {card: 0 if is_free(card) else NOT_USED for card in work.cards} | dict(work.settled)
    for step in plan:
        if isinstance(step, Activate):
            uses[step.card] = step.option
        elif isinstance(step, Omit):
            uses[step.card] = NOT_USED
    return WorkDraft(view.stack[-1], servants, uses)


@dataclass(frozen=True, slots=True)
class Outcome:
    """Hold what is paid and received, without gains that must still be chosen."""

    paid: Amounts = NOTHING
    received: Amounts = NOTHING
    privileges: int = 0

    @property
    def change(self) -> Amounts:
        """Return the change of each resource."""
        return tuple(won - paid for won, paid in zip(self.received, self.paid, strict=True))


def outcome_of(spec: Spec, view: State, seat: int, plan: Sequence[LorenzoAction]) -> Outcome:
    """Return what the actions pay and bring; it stops before an unknown outcome, such as the end of the round."""
    told = list[Event]()
    state = view.clone()
    with suppress(UnknownOutcomeError):  # the round may end with it
        for action in plan:
            if spec.rules.why_not(state, action) is None:
                spec.rules.apply(state, action, NoChance(), told.append)
    paid = received = NOTHING
    for event in told:
        match event:
            case ServantsPaid() if event.seat == seat:
                paid = plus(paid, single(SERVANTS, event.servants))
            case GoodsPaid() if event.seat == seat:
                paid = plus(paid, event.amounts)
            case GoodsGained() if event.seat == seat:
                received = plus(received, event.amounts)
            case ChurchSupported() if event.seat == seat:
                paid, received = plus(paid, single(FAITH, event.faith)), plus(received, single(POINTS, event.points))
    return Outcome(paid, received, _privileges_of(state, seat) - _privileges_of(view, seat))


def _privileges_of(state: State, seat: int) -> int:
    """Return how many council privileges are still to be chosen: those of a yield and of a conversion alike."""
    return sum(frame.left for frame in state.stack if isinstance(frame, Granting) and frame.seat == seat)


def leaves_a_choice(view: State, work: Work) -> bool:
    """Return whether any conversion can be paid, or more servants would reach more cards."""
    if any(not is_free(card) and _dearest(card, work.goods) != NOT_USED for card in work.cards):
        return True
    if not work.counts:
        return False
    most = work_of(view, work.counts[-1])
    return len(most.cards) > len(work.cards)
