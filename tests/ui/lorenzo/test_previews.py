"""What is shown of an action before it is done comes true, and every action with an effect shows something."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.core.chance import NoChance, UnknownOutcomeError
from game.core.match import Match
from game.core.registry import spec_of
from game.lorenzo.actions import DECLINE, END, PASS, Place, Take, numbered, place, take
from game.lorenzo.board import SPACE_OF, WORK_OF
from game.lorenzo.cards import CARDS
from game.lorenzo.effects import BUILDING, TERRITORY
from game.lorenzo.goods import SERVANTS
from game.lorenzo.state import CHURCH, Granting, State, Taking
from scenes.core.text import Catalog
from scenes.kit.seen import Seen
from scenes.kit.viewing import seen_from, wording_of
from scenes.lorenzo.account import account_of, account_of_taking
from scenes.lorenzo.answers import CountPlate, PrivilegePlate, SignButton, WayPlate
from scenes.lorenzo.draft import BonusPlate
from scenes.lorenzo.pieces import FloorPiece, Ghosted
from scenes.lorenzo.placing import placing_plan, taking_plan
from scenes.lorenzo.purse import Purse
from scenes.lorenzo.signs import Sign
from scenes.lorenzo.works import outcome_of
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


def seen_of(match: Match) -> Seen:
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
        seen = seen_of(match)
        for action in SPEC.rules.legal(seen.view):
            if isinstance(action, Place):
                promised, plan = account_of(seen, action, 0).change, placing_plan(seen, action, 0)
            elif isinstance(action, Take):
                promised, plan = account_of_taking(seen, action).change, taking_plan(seen, action)
            else:
                continue
            change, _, is_over = goods_after(seen.view, seen.viewer, plan)
            if not is_over:
                assert promised == change, f"{form} {action.text}"
                checked["turn" if isinstance(action, Place) else "take"] += 1
    assert checked["turn"] > 300 and checked["take"] > 5, checked


@pytest.mark.parametrize("seed", range(40))
def test_what_every_harvest_and_production_promises_comes_true(seed: int) -> None:
    """LM 4.2: goods paid and received, and privileges of yields and of conversions alike, on boards drawn at random."""
    dealt = random.Random(seed)
    cards = [CARDS[each].id for kind in (TERRITORY, BUILDING) for each in dealt.sample(OF_TYPE[kind], 5)]
    goods = " ".join(f"{good} {dealt.randrange(8)}" for good in ("coins", "wood", "stone", "servants", "faith"))
    text = f"seats: 3\norder: 0 1 2\ndice: 6 6 6\ncards 0: {' '.join(cards)}\ngoods 0: {goods}\n"
    match = match_at(text)
    seen, checked = seen_of(match), 0
    for action in SPEC.rules.legal(seen.view):
        if isinstance(action, Place) and action.space in WORK_OF:
            plan = placing_plan(seen, action, 9)
            outcome = outcome_of(SPEC, seen.view, 0, plan)
            assert (outcome.change, outcome.privileges, False) == goods_after(seen.view, 0, plan), action.text
            checked += 1
    assert checked


def test_lm_4_2_the_preview_of_a_harvest_counts_the_privilege_of_a_territory() -> None:
    """A city yields a council privilege; it is no conversion that anybody chooses."""
    text = "seats: 3\nround: 1\norder: 0 1 2\ndice: 6 6 6\ncards 0: t08\ngoods 0: servants 3\n"
    for space in ("harvest small", "harvest large"):
        with table_at(text) as sitting:
            seen = sitting.table.seen
            action = next(each for each in SPEC.rules.legal(seen.view) if each.text == f"place white {space}")
            outcome = outcome_of(SPEC, seen.view, 0, placing_plan(seen, action, 3))
            signs = [item for line in account_of(seen, action, 3).brings for item in line.row]
            assert outcome.privileges == 1 and Sign("privilege") in signs


def captain_has_come(sitting: Seated) -> None:
    """The captain is taken, and of the two parts of the effect the card is asked for first."""
    table = sitting.table
    table.submit(place(0, SPACE_OF["character 1"]), numbered("servants", 0))
    sitting.stage.settle()
    table.submit(numbered("part", 1))
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
        assert isinstance(floor, FloorPiece) and floor.account is not None and isinstance(purse, Purse)
        terms = [line.term for line in floor.account.costs]
        assert terms == [table.t(f"lo-account-{term}") for term in ("value", "sent", "fee", "bonus", "cost")]
        assert floor.servants == 1 and floor.account.change[SERVANTS] == -1
        assert floor.account.foot == table.t("lo-keys-take")
        assert purse.pending() == floor.account.change
        before = table.match.state.players[0].goods[:]
        promised = floor.account.change
        table.submit(take(space), numbered("servants", 1))
        sitting.stage.settle()
        after = table.match.state.players[0].goods
        assert tuple(now - then for now, then in zip(after, before, strict=True)) == promised


# Every action with an effect


def shows_something(sitting: Seated, action: Any) -> bool:
    """Whether a piece on the way to the action tells what it brings: an account, signs, or words beside it."""
    table = sitting.table
    pieces = [table.find(name) for name in table.bindings.pieces_of(action)]
    pieces += [each for each in table.widgets if isinstance(each, BonusPlate) and each.is_chosen]
    for piece in pieces:
        if isinstance(piece, Ghosted) and piece.account is not None:
            return True
        if isinstance(piece, BonusPlate | CountPlate | PrivilegePlate | SignButton | WayPlate):
            return True
        if piece is not None and table.tooltip_for(piece):
            return True
    return table.find("work-pay") is not None


@pytest.mark.parametrize("moment", [each for each in richest("lorenzo") if each.kind != "church"], ids=str)
def test_every_action_tells_what_it_brings(moment: Moment) -> None:
    with seated(moment.match()) as sitting:
        actions = [each for each in sitting.table.bindings.offers.legal if each not in (PASS, END, DECLINE)]
        assert [each.text for each in actions if not shows_something(sitting, each)] == []
