"""What is shown of an action before it is done comes true, and every action with an effect shows something."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from game.core.chance import NoChance, UnknownOutcomeError
from game.core.events import Event
from game.core.match import Match
from game.core.registry import spec_of
from game.lorenzo.actions import DECLINE, END, FINISH, PASS, Place, Take, numbered, place, take
from game.lorenzo.board import SPACE_OF, TOWER_SPACES, WORK_OF
from game.lorenzo.cards import CARDS
from game.lorenzo.effects import BUILDING, HARVEST, TERRITORY, TYPE_NAMES, TakeCard, WaiveTowerFee
from game.lorenzo.events import GoodsGained, GoodsPaid, ServantsPaid
from game.lorenzo.goods import NOTHING, RESOURCES, SERVANTS, plus, single
from game.lorenzo.leaders import LEADERS
from game.lorenzo.state import CHURCH, NOBODY, Granting, Manning, State, Taking
from scenes.engine.text.catalog import Catalog
from scenes.games.lorenzo.choices.answers import AnswerButton, CountPlate, PrivilegePlate, WayPlate
from scenes.games.lorenzo.choices.cost_breakdown import account_of, account_of_taking
from scenes.games.lorenzo.choices.draft import BonusPlate
from scenes.games.lorenzo.choices.work_draft import outcome_of
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.drawing.signs import Sign
from scenes.games.lorenzo.placements import placing_plan, taking_plan
from scenes.games.lorenzo.position import LorenzoPosition
from scenes.games.lorenzo.widgets.pieces import FloorPiece, Ghosted
from scenes.games.lorenzo.widgets.player_head import PlayerHead
from scenes.kit.seat_views import seen_from, wording_of
from tests.contract.matches import forms_of
from tests.ui.lorenzo.tables import match_at, table_at
from tests.ui.tables.moments import Moment, played, richest
from tests.ui.tables.seated import Seated, seated

SPEC = spec_of("lorenzo")
FORMS = [form for form in forms_of(SPEC) if form.options["game"] == "advanced"]
CATALOG = Catalog("en")
EVERY = 3
"""Every so many-th position of a match is looked at."""
OF_TYPE = {kind: [card.index for card in CARDS if card.card_type == kind] for kind in (TERRITORY, BUILDING)}
TAKES = [each for card in CARDS for each in card.immediate if isinstance(each, TakeCard)]
WAIVER = next(leader.id for leader in LEADERS if isinstance(leader.effect, WaiveTowerFee))
"""LM R13: it spares the fee of a member, not that of a card taken by an effect."""
CAPTAIN = """
seats: 2
round: 3
order: 0 1
dice: 6 6 6
goods 0: coins 12 wood 9 stone 9 servants 5 military 5
floor character 1: c60
floor venture 1: v75
floor venture 4: v76
at venture 2: 1 black
"""
"""The Captain takes a venture with an action of value 6; one of them needs a servant more, the tower is occupied."""


def positions(kinds: set[str]) -> Iterator[tuple[Match, Any]]:
    """Yield the match at each of these decisions."""
    for form in FORMS:
        match = played(form)
        lengths = [n for n in range(len(match.entries)) if match.decision_at(n).kind in kinds]
        for length in lengths[::EVERY]:
            yield match.branch(length), form


def seen_of(match: Match) -> LorenzoPosition:
    """Return what the person who decides sees, without a window."""
    assert match.decision is not None
    return seen_from(match, match.state, match.decision.seat, wording_of(CATALOG, match))


def goods_after(view: State, seat: int, plan: Any) -> tuple[tuple[int, ...], int, bool]:
    """Return the change of the goods and the privileges to choose as the rules leave them, and whether the round ended.

    Nothing is read from events: the goods are those of the position."""
    state, before, left = view.clone(), tuple(view.players[seat].goods), pending(view, seat)
    try:
        for step in plan:
            if SPEC.rules.why_not(state, step) is None:
                SPEC.rules.apply(state, step, NoChance())
    except UnknownOutcomeError:
        return (), 0, True
    if state.round != view.round or state.stage == CHURCH:
        return (), 0, True
    change = tuple(now - then for now, then in zip(state.players[seat].goods, before, strict=True))
    return change, pending(state, seat) - left, False


def pending(state: State, seat: int) -> int:
    return sum(frame.left for frame in state.stack if isinstance(frame, Granting) and frame.seat == seat)


def test_the_account_of_every_placement_and_of_every_card_taken_by_an_effect_comes_true() -> None:
    """LM 3.3, 4.1.2, 4.3, R12, over whole matches of every number of seats."""
    checked = dict.fromkeys(("turn", "take"), 0)
    for match, form in positions({"turn", "take"}):
        position = seen_of(match)
        for action in SPEC.rules.legal(position.view):
            if isinstance(action, Place):
                promised, plan = account_of(position, action, 0).change, placing_plan(position, action, 0)
            elif isinstance(action, Take):
                promised, plan = account_of_taking(position, action).change, taking_plan(position, action)
            else:
                continue
            change, _, is_over = goods_after(position.view, position.viewer, plan)
            if not is_over:
                assert promised == change, f"{form} {action.text}"
                checked["turn" if isinstance(action, Place) else "take"] += 1
    assert checked["turn"] > 300 and checked["take"] > 5, checked


def told(row: signs.Row) -> tuple[int, ...]:
    """Return the changes that a row of numbers and signs says; what need only be there has no sign before it."""
    sums = dict.fromkeys(RESOURCES, 0)
    for number, sign in pairwise(row):
        is_change = isinstance(number, signs.Number) and number.text[0] in "+−-"
        if is_change and isinstance(number, signs.Number) and isinstance(sign, Sign) and sign.name in sums:
            sums[sign.name] += int(number.text.replace("−", "-"))
    return tuple(sums.values())


def paid_for(view: State, seat: int, plan: Any) -> tuple[int, ...]:
    """Return what servants, fee, floor and price do to the goods, without what the card or space brings."""
    events, state, change = list[Event](), view.clone(), NOTHING
    for step in plan:
        if SPEC.rules.why_not(state, step) is None:
            SPEC.rules.apply(state, step, NoChance(), events.append)
    for event in events:
        if isinstance(event, ServantsPaid) and event.seat == seat:
            change = plus(change, tuple(-each for each in single(SERVANTS, event.servants)))
        elif isinstance(event, GoodsPaid) and event.seat == seat:
            change = plus(change, tuple(-each for each in event.amounts))
        elif isinstance(event, GoodsGained) and event.seat == seat and event.source == "floor":
            change = plus(change, event.amounts)
    return change


def crowded_city(seed: int) -> Match:
    """Return a match in which floors, members, own cards and what one owns lie at random."""
    dealt = random.Random(seed)
    lines = ["seats: 3", "round: 3", "order: 0 1 2", "dice: 5 4 6"]
    rest = {kind: dealt.sample([card.id for card in CARDS if card.card_type == kind], 12) for kind in range(4)}
    for kind, name in enumerate(TYPE_NAMES):
        lines += [f"floor {name} {floor}: {rest[kind].pop()}" for floor in range(1, 5)]
        if dealt.random() < 0.6:
            lines.append(f"at {name} {dealt.randrange(1, 5)}: {dealt.choice((1, 2))} black")
    owned = [card for kind in range(4) for card in rest[kind][: dealt.randrange(5)]]
    goods = " ".join(f"{good} {dealt.randrange(3, 10)}" for good in RESOURCES)
    lines += [f"leaders 0: {WAIVER}"] * (seed % 2)
    tiles = dealt.sample(["x11", "x17", "x21", "x31"], dealt.randrange(2))
    lines += [f"cards 0: {' '.join(owned)}", f"goods 0: {goods}", *(f"excommunicated 0: {tile}" for tile in tiles)]
    return match_at("\n".join(lines))


@pytest.mark.parametrize("seed", range(40))
def test_every_line_of_an_account_says_what_is_really_paid(seed: int) -> None:
    """LM 3.3, 4.1.1, 4.1.2, R12: value, servants, fee, floor bonus, discounts and price, one by one."""
    match, checked = crowded_city(seed), Counter[type]()
    frames = [None, *(Taking(0, each.types, each.value, each.discount) for each in TAKES)]
    for frame in frames:
        match.state.stack[:] = [frame] if frame else []
        position = seen_of(match)
        for action in SPEC.rules.legal(position.view):
            if isinstance(action, Take):
                account, plan = account_of_taking(position, action), taking_plan(position, action)
            elif isinstance(action, Place) and action.space in TOWER_SPACES:
                account, plan = account_of(position, action, 0), placing_plan(position, action, 0)
            else:
                continue
            ways = [line for line in account.costs if line.term == CATALOG("lo-account-or")]
            value, *costs = account.costs
            shown = [each.value for each in value.row if isinstance(each, signs.Value)]
            assert shown[-2] >= shown[-1], action.text
            if not ways:
                sums = [sum(column) for column in zip(*(told(line.row) for line in costs), NOTHING, strict=True)]
                assert tuple(sums) == paid_for(position.view, 0, plan), f"{action.text} {frame}"
                checked[type(action)] += 1
    assert checked


@pytest.mark.parametrize("seed", range(40))
def test_what_every_harvest_and_production_promises_comes_true(seed: int) -> None:
    """LM 4.2: goods paid and received, and privileges of yields and of conversions alike, on boards drawn at random."""
    dealt = random.Random(seed)
    cards = [CARDS[each].id for kind in (TERRITORY, BUILDING) for each in dealt.sample(OF_TYPE[kind], 5)]
    goods = " ".join(f"{good} {dealt.randrange(8)}" for good in ("coins", "wood", "stone", "servants", "faith"))
    text = f"seats: 3\norder: 0 1 2\ndice: 6 6 6\ncards 0: {' '.join(cards)}\ngoods 0: {goods}\n"
    match = match_at(text)
    position, checked = seen_of(match), 0
    for action in SPEC.rules.legal(position.view):
        if isinstance(action, Place) and action.space in WORK_OF:
            plan = placing_plan(position, action, 9)
            outcome = outcome_of(SPEC, position.view, 0, plan)
            assert (outcome.change, outcome.privileges, False) == goods_after(position.view, 0, plan), action.text
            checked += 1
    assert checked


def test_lm_4_2_the_preview_of_a_harvest_counts_the_privilege_of_a_territory() -> None:
    """A city yields a council privilege; it is no conversion that anybody chooses."""
    text = "seats: 3\nround: 1\norder: 0 1 2\ndice: 6 6 6\ncards 0: t08\ngoods 0: servants 3\n"
    for space in ("harvest small", "harvest large"):
        with table_at(text) as sitting:
            position = sitting.table.position
            action = next(each for each in SPEC.rules.legal(position.view) if each.text == f"place white {space}")
            outcome = outcome_of(SPEC, position.view, 0, placing_plan(position, action, 3))
            signs = [item for line in account_of(position, action, 3).brings for item in line.row]
            assert outcome.privileges == 1 and Sign("privilege") in signs


def captain_has_come(sitting: Seated) -> None:
    """The captain is taken, and of the two parts of the effect the card is asked for first."""
    table = sitting.table
    table.moves.submit(place(0, SPACE_OF["character 1"]), numbered("servants", 0))
    sitting.stage.settle()
    table.moves.submit(numbered("part", 1))
    sitting.stage.settle()
    assert isinstance(table.match.state.stack[-1], Taking)


@pytest.mark.parametrize("language", ["en", "ja", "it"])
def test_lm_r12_a_card_that_an_effect_takes_has_its_account_and_its_change_at_the_own_goods(language: str) -> None:
    with table_at(CAPTAIN, language) as sitting:
        captain_has_come(sitting)
        table, space = sitting.table, SPACE_OF["venture 4"]
        sitting.stage.move(sitting.stage.center(f"space-{space}"))
        sitting.stage.step(1)
        floor, purse = table.find(f"space-{space}"), table.find("purse")
        assert isinstance(floor, FloorPiece) and floor.account is not None and isinstance(purse, PlayerHead)
        terms = [line.term for line in floor.account.costs]
        assert terms == [table.t(f"lo-account-{term}") for term in ("value", "sent", "fee", "bonus", "cost")]
        assert floor.berth.servants == 1 and floor.account.change[SERVANTS] == -1
        assert floor.account.foot == table.t("lo-keys-take")
        assert purse.pending() == floor.account.change
        before = table.match.state.players[0].goods[:]
        promised = floor.account.change
        table.moves.submit(take(space), numbered("servants", 1))
        sitting.stage.settle()
        after = table.match.state.players[0].goods
        assert tuple(now - then for now, then in zip(after, before, strict=True)) == promised


def test_a_privilege_that_waits_already_is_not_promised_again() -> None:
    """LM R20: an extra harvest may come before the privilege of the same card."""
    match = match_at("seats: 2\ncards 0: t08\ngoods 0: servants 3\n")
    match.state.stack += [Granting(0, 1, False), Manning(0, NOBODY, NOBODY, HARVEST, 6)]
    view, (change, privileges, _) = match.view(0), goods_after(match.view(0), 0, (numbered("servants", 0), FINISH))
    outcome = outcome_of(SPEC, view, 0, (numbered("servants", 0), FINISH))
    assert (outcome.change, outcome.privileges) == (change, privileges) and privileges == 1


# Every action with an effect


def shows_something(sitting: Seated, action: Any) -> bool:
    """Whether a piece on the way to the action tells what it brings: an account, signs, or words beside it."""
    table = sitting.table
    pieces = [table.find(name) for name in table.moves.bindings.pieces_of(action)]
    pieces += [each for each in table.widgets if isinstance(each, BonusPlate) and each.is_chosen]
    for piece in pieces:
        if isinstance(piece, Ghosted) and piece.account is not None:
            return True
        if isinstance(piece, BonusPlate | CountPlate | PrivilegePlate | AnswerButton | WayPlate):
            return True
        if piece is not None and table.tooltip_for(piece):
            return True
    return table.find("work-pay") is not None


@pytest.mark.parametrize("moment", [each for each in richest("lorenzo") if each.kind != "church"], ids=str)
def test_every_action_tells_what_it_brings(moment: Moment) -> None:
    with seated(moment.match()) as sitting:
        actions = [each for each in sitting.table.moves.bindings.offers.legal if each not in (PASS, END, DECLINE)]
        assert [each.text for each in actions if not shows_something(sitting, each)] == []
