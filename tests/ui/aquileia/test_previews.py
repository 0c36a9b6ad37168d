"""What is promised of an action before it is done comes true, and every action with an effect promises something."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

import pytest

from game.aquileia import actions as act
from game.aquileia.actions import Build, Buy, Swap
from game.aquileia.board import EQUI, LEFT_SIDE
from game.aquileia.cards import GEAR, SERVI
from game.aquileia.limits import owned
from game.aquileia.port import yields_of
from game.aquileia.state import OVER, State
from game.core.chance import Sampled
from game.core.match import Match
from game.core.preview import preview
from game.core.registry import spec_of
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import Catalog
from scenes.games.aquileia.choices.answers import AquileiaAnswers
from scenes.games.aquileia.choices.payment import Payment
from scenes.games.aquileia.choices.popovers import SMALL_CHOICES, SmallChoice
from scenes.games.aquileia.choices.selection import AquileiaSelection
from scenes.games.aquileia.position import AquileiaPosition
from scenes.games.aquileia.tooltips import AquileiaTooltips
from scenes.kit.board_scene import do_nothing
from scenes.kit.moves.bindings import Bindings
from scenes.kit.moves.move_options import MoveOptions
from scenes.kit.seat_views import seen_from, wording_of
from tests.contract.matches import Form, forms_of
from tests.ui.tables.moments import Moment, played, richest
from tests.ui.tables.seated import Seated, seated

SPEC = spec_of("aquileia")
FORMS = list(forms_of(SPEC))
CATALOG = Catalog("en")
NO_SCENE = cast("Scene", None)
"""Promises are reckoned without a window."""


def positions(form: Form, kinds: tuple[str, ...], every: int = 1) -> Iterator[tuple[Match, AquileiaPosition]]:
    """Yield the match at each of these decisions, and what the person sees who decides."""
    match = played(form)
    lengths = [length for length in range(len(match.entries)) if match.decision_at(length).kind in kinds]
    for length in lengths[::every]:
        there = match.branch(length)
        assert there.decision is not None
        wording = wording_of(CATALOG, there, there.decision.seat)
        position = seen_from(there, there.state, there.decision.seat, wording)
        yield there, replace(position, decision=there.decision)


def after(match: Match, action: Any, seed: int) -> State:
    """Return the position after the action, as chance would have it with this seed."""
    state: State = match.state.clone()
    SPEC.rules.apply(state, action, Sampled(random.Random(seed)))
    return state


def coins_changed(match: Match, action: Any, seat: int, seed: int) -> tuple[int, ...]:
    pairs = zip(after(match, action, seed).coins[seat], match.state.coins[seat], strict=True)
    return tuple(now - then for now, then in pairs)


def cards_changed(match: Match, action: Any, seat: int, seed: int, kinds: tuple[int, ...]) -> int:
    state = after(match, action, seed)
    return sum(state.hands[seat][kind] - match.state.hands[seat][kind] for kind in kinds)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_the_change_of_coins_shown_for_every_answer_comes_true(form: Form) -> None:
    """AQ 4.1, 4.6: what the purse shows beside its coins is what the answer does to them."""
    met = Counter[str]()
    for match, position in positions(form, SMALL_CHOICES):
        offers, seat = MoveOptions(position), position.viewer
        for action in offers.legal:
            choosing = AquileiaSelection()
            choosing.answer = action
            choice = SmallChoice(
                NO_SCENE, AquileiaTooltips(position), Bindings(offers, do_nothing, do_nothing), choosing
            )
            if choice.kind in ("dolus", "latro", "port", "reveal") and action != act.DECLINE:
                continue
            assert choice.change() == coins_changed(match, action, seat, 1), f"{form} {choice.kind} {action.text}"
            met[choice.kind] += 1
    assert {"dolus", "pecunia", "equi", "servi", "potentia"} <= set(met), met


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_the_port_yields_what_it_promises(form: Form) -> None:
    """AQ 4.6.3: the coins that are told and the coin that is laid for them, and points of all workshops."""
    checked = 0
    for match, position in positions(form, ("port",)):
        seat, view = position.viewer, position.view
        if act.ACTIVATE not in MoveOptions(position).legal or not owned(view, seat, LEFT_SIDE):
            continue
        choosing = AquileiaSelection()
        choosing.answer = act.ACTIVATE
        choice = SmallChoice(
            NO_SCENE, AquileiaTooltips(position), Bindings(MoveOptions(position), do_nothing, do_nothing), choosing
        )
        points, coins = yields_of(view, seat)
        promised = tuple(paid + won for paid, won in zip(choice.change(), coins, strict=True))
        assert promised == coins_changed(match, act.ACTIVATE, seat, 1)
        assert points == sum(after(match, act.ACTIVATE, 1).points[seat]) - sum(match.state.points[seat])
        if after(match, act.ACTIVATE, 1).step != OVER:  # the end counts laurels that nobody else had seen
            assert MoveOptions(position).points(act.ACTIVATE) == points
        checked += 1
    assert checked


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_the_cards_that_are_told_come(form: Form) -> None:
    """AQ 4.1.3: the first of the row brings one from the deck; AQ 4.1.4: so many Servi as are bought."""
    checked = Counter[str]()
    for match, position in positions(form, ("equi", "servi")):
        kind, seat = position.decision.kind if position.decision else "", position.viewer
        for action in MoveOptions(position).legal:
            if isinstance(action, Buy) and kind == "servi":
                assert cards_changed(match, action, seat, 2, SERVI) == action.count
            elif isinstance(action, Buy):
                choice = SmallChoice(
                    NO_SCENE,
                    AquileiaTooltips(position),
                    Bindings(MoveOptions(position), do_nothing, do_nothing),
                    AquileiaSelection(),
                )
                also = position.wording.catalog("aq-equi-also") in choice._note()
                assert also == (match.state.step == EQUI.start)
                assert cards_changed(match, action, seat, 2, GEAR) == 1 + also
            checked[kind] += 1
    assert len(checked) == 2


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_every_way_to_build_costs_and_scores_what_is_told(form: Form) -> None:
    """AQ 4.5.1."""
    checked = 0
    for match, position in positions(form, ("build",)):
        offers, seat = MoveOptions(position), position.viewer
        for action in offers.legal:
            if not isinstance(action, Build):
                continue
            choosing = AquileiaSelection()
            choosing.answer = action
            answers = AquileiaAnswers(NO_SCENE, Bindings(offers, do_nothing, do_nothing), choosing)
            payment = Payment(NO_SCENE, AquileiaTooltips(position), answers, action.site)
            assert payment.change() == coins_changed(match, action, seat, 3)
            assert payment.coins_left() == after(match, action, 3).coins[seat]
            assert cards_changed(match, action, seat, 3, SERVI) == -(action.ones + action.twos)
            checked += 1
    assert checked


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_points_that_are_promised_are_scored(form: Form) -> None:
    """Where nothing hidden or thrown decides, exactly those; else no more than are scored whatever comes."""
    checked = 0
    for match, position in positions(
        form, ("place", *SMALL_CHOICES, "build", "prize", "cards", "blue", "roll"), every=2
    ):
        offers, seat = MoveOptions(position), position.viewer
        for action in offers.legal:
            shown = preview(SPEC.rules, position.view, action)
            promised = offers.points(action)
            for seed in (1, 2):
                real = SPEC.rules.observe(after(match, action, seed), seat)
                scored = SPEC.rules.score(real).totals[seat] - position.score.totals[seat]
                fits = scored == promised if shown.is_complete else scored >= promised
                assert fits, f"{form} {action.text}: {promised} promised, {scored} scored"
            checked += promised > 0
    assert checked


def tells_something(sitting: Seated, action: Any) -> bool:
    """Whether a piece on the way to the action, or the sheet on which it is answered, tells what it brings."""
    table = sitting.table
    pieces = [table.find(name) for name in table.moves.bindings.pieces_of(action)]
    if any(piece is not None and table.tooltip_for(piece) for piece in pieces):
        return True
    if isinstance(action, Swap | Buy):
        return any(getattr(piece, "signs", ()) for piece in pieces) or table.find("popover-note") is not None
    return any(table.find(name) is not None for name in ("popover-note", "contest", "auction"))


@pytest.mark.parametrize("moment", richest("aquileia"), ids=str)
def test_every_action_tells_what_it_brings(moment: Moment) -> None:
    with seated(moment.match()) as sitting:
        actions = sitting.table.moves.bindings.offers.legal
        assert [each.text for each in actions if not tells_something(sitting, each)] == []
