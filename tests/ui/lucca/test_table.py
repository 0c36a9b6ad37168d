"""Small things at the table of Lucca that once went wrong."""

from typing import Any

import pytest

from game.core.registry import spec_of
from game.lucca.events import PalaceOpened, TripletTaken
from game.lucca.notation import position
from scenes.common.match_log import blocks, gathered
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.widgets import Button, Look
from scenes.games.lucca.card_slots import slots_of
from scenes.games.lucca.drawing.painting import ART
from scenes.games.lucca.layout import place
from scenes.games.lucca.widgets.hand_panel import WayButton
from scenes.kit.event_history import EventHistory
from scenes.kit.seat_views import wording_of
from scenes.kit.wording import EVERYBODY
from scenes.screens.replay.scene import Replay
from scenes.screens.replay.viewer_choice import OPEN
from tests.contract.matches import forms_of, random_human_match
from tests.ui.lucca.test_motion import LAST, START
from tests.ui.playable import stage
from tests.ui.table.players import Sitting

KEPT = 3
"""So many have chosen when the reveal comes."""


def test_a_table_that_is_built_again_without_a_change_paints_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=position(START))
    painted, app = list[str](), sitting.stage.app
    for _ in range(3):
        app.draw()
    monkeypatch.setattr(Canvas, "image", lambda canvas, name, *rest: painted.append(name))
    sitting.table.invalidate()
    app.draw()
    assert painted == []
    sitting.close()


def test_lc_2_3_each_family_is_revealed_under_its_own_crest() -> None:
    form = next(form for form in forms_of(spec_of("lucca")) if form.seats == KEPT)
    match = random_human_match(form, 1, KEPT)
    with stage() as headless:
        told = blocks(match, wording_of(headless.app.catalog, match, 0))
    revealed = [block.seat for block in told if "begin" in block.text]
    assert revealed == [0, 1, 2]
    assert len({block.id for block in told}) == len(told)


def test_lc_2_3_the_side_of_the_table_sums_up_the_deal_and_says_nothing_of_secrets() -> None:
    form = next(form for form in forms_of(spec_of("lucca")) if form.seats == KEPT)
    match = random_human_match(form, 1, KEPT)
    with stage() as headless:
        told = blocks(match, wording_of(headless.app.catalog, match, 0))
    assert [block.seat for block in told if block.brief] == [0, 1, 2, EVERYBODY]


def test_lc_5_2_in_the_last_turn_the_order_below_is_that_of_the_last_openings() -> None:
    for turn, words in (("4", "Next turn"), ("7", "Last openings")):
        start = position(START.replace("turn: 4", f"turn: {turn}"))
        sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=start)
        sitting.stage.app.draw()
        texts = {box.text for box in sitting.stage.app.canvas.boxes}
        sitting.close()
        assert words in texts


def test_lc_4_2_playing_on_begins_with_the_turn_that_is_shown() -> None:
    form = next(form for form in forms_of(spec_of("lucca")) if form.seats == KEPT)
    match = random_human_match(form, 1, KEPT + 3)
    assert match.decision is not None and not match.decision.is_turn
    with stage() as headless:
        replay = Replay(headless.app, match)
        headless.show(replay)
        replay.play_on()
        headless.settle()
        page = headless.app.stack.top
        length = getattr(page, "length", -1)
    decision = match.decision_at(length)
    assert decision.is_turn and length < len(match.entries)


def test_lc_4_2_cards_to_be_played_keep_their_places_when_a_match_goes_on() -> None:
    form = next(form for form in forms_of(spec_of("lucca")) if form.seats == KEPT)
    match = random_human_match(form, 1, KEPT + 2)
    taken, played = match.entries[-2].events[0], match.entries[-1]
    assert isinstance(taken, TripletTaken) and played.action.card in taken.cards
    with stage() as headless:
        replay = Replay(headless.app, match)
        headless.show(replay)
        replay.go_to(replay.last)
        headless.settle()
        spread = slots_of(replay.position)
    assert [card or played.action.card for card in spread] == list(taken.cards)


def test_lc_3_a_shield_says_what_the_numbers_of_the_order_to_come_count(monkeypatch: pytest.MonkeyPatch) -> None:
    start = position(START)
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=start)
    order, shown, draw = sitting.table.find("order"), list[str](), Canvas.image
    assert order is not None

    def note(canvas: Canvas, name: str, *place: Any, **more: Any) -> None:
        shown.append(name)
        draw(canvas, name, *place, **more)

    monkeypatch.setattr(Canvas, "image", note)
    order.draw(sitting.stage.app.canvas, Look())
    sitting.close()
    assert shown.count(f"{ART}shield") == 1


ADDRESS = START.replace("4-9-15-22", "4-9-15-94").replace("site 1: 91, 96, 93", "site 1: 91")


def test_beside_other_points_of_the_end_a_way_tells_their_sum_alone() -> None:
    """Three notes in one line were smaller than all else; the explanation has each of them."""
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=position(ADDRESS))
    sitting.table.controller.submit(sitting.match.spec.rules.parse_action("take 1"))
    sitting.rest()
    way = sitting.table.find("use-26-extend")
    assert isinstance(way, Button)
    note, told = way.subtitle, way.tooltip_text()
    sitting.close()
    assert note == "complete · 0 at end"
    assert "Openings" in told and "−3" in told


def test_the_ways_of_a_card_are_explained_above_the_tray(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=position(START))
    sitting.table.controller.submit(sitting.match.spec.rules.parse_action("take 1"))
    sitting.rest()
    sheets, draw = list[Rect](), Canvas.skin

    def note(canvas: Canvas, name: str, rect: Rect) -> None:
        if name == "tooltip":
            sheets.append(rect)
        draw(canvas, name, rect)

    monkeypatch.setattr(Canvas, "skin", note)
    ways = [widget for widget in sitting.table.widgets if isinstance(widget, WayButton) and widget.tooltip_text()]
    for way in ways:
        way.draw_tooltip(sitting.stage.app.canvas, way.tooltip_text())
    discard = sitting.table.find("use-26-discard")
    sitting.close()
    assert len(sheets) == len(ways) > 3 and all(sheet.bottom <= place("city").y for sheet in sheets)
    assert discard is not None and "leaves the game" not in discard.tooltip_text()


def test_lc_5_2_among_the_news_last_openings_stand_apart_from_the_turns_before_them() -> None:
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=position(LAST))
    sitting.table.controller.submit(sitting.match.spec.rules.parse_action("discard 29"))
    sitting.table.controller.end_turn()
    sitting.rest()
    rows = gathered(blocks(sitting.match, wording_of(sitting.stage.app.catalog, sitting.match, 0)))
    sitting.close()
    turns, openings = ([row for row in rows if bool(row.chapter) is is_last] for is_last in (False, True))
    assert rows == [*turns, *openings] and {row.seat for row in turns} >= {1, 2}
    assert not any(isinstance(event, PalaceOpened) and event.is_last for row in turns for event in row.events)
    assert any(isinstance(event, PalaceOpened) for row in openings for event in row.events)


def test_lc_2_3_where_all_hands_are_open_they_were_so_before_an_event_as_well() -> None:
    form = next(form for form in forms_of(spec_of("lucca")) if form.seats == KEPT)
    match = random_human_match(form, 1, KEPT)
    with stage() as headless:
        replay = Replay(headless.app, match)
        headless.show(replay)
        replay.look_as(OPEN)
        for entry in match.entries:
            past: EventHistory[Any] = EventHistory(match, entry.index, match.frames(entry.index)[:1])
            position = replay.seen_of(past.told[0].state, past)
            assert position.previous.view == match.state_at(entry.index)
            assert position.previous.coming is past.told[0].event
