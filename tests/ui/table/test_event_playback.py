"""What is told: each event in its own position, at the person's pace, and nothing that was taken back."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from game.core.events import Event
from game.lucca.events import CardsKept
from scenes.common.match_log import blocks
from scenes.engine.widgets import Label, ListView
from scenes.kit.game_ui import Pacing
from scenes.table.log_sidebar import BlockRow
from scenes.table.playback import speed
from scenes.table.playback.event_playback import READ, Breath, Read
from scenes.table.playback.ribbon import Ribbon
from scenes.table.playback.skip_input import GRACE
from tests.ui.table.drawn import texts_in
from tests.ui.table.players import Sitting
from tests.ui.table.test_match_controller import QUIET, sit
from tests.ui.tables.crowded import at_crowded

MOST_KEYS = 80


@pytest.fixture
def moving(sittings: list[Sitting]) -> Sitting:
    """Pieces move, and a person of San Gimignano has to choose."""
    sitting = sit(sittings, QUIET)
    sitting.stage.app.settings.reduced_motion = False
    return sitting


def do(sitting: Sitting, *texts: str) -> None:
    sitting.table.controller.submit(*(sitting.match.spec.rules.parse_action(text) for text in texts))


def finish(sitting: Sitting) -> list[Any]:
    """Ends one animation after the other by a key; the positions in which they stood."""
    views: list[Any] = []
    while sitting.table.playback.is_active and len(views) < MOST_KEYS:
        if isinstance(sitting.table.playback.told_now, Event):
            views.append(sitting.table.position.view)
        sitting.stage.key("x")
    assert not sitting.table.playback.is_active
    return views


def views_before_events(sitting: Sitting) -> list[Any]:
    """The positions before each event of the match; in them the events are shown."""
    match = sitting.match
    frames = [frame for entry in match.entries for frame in match.frames(entry.index)]
    states = [match.state_at(0), *(frame.state for frame in frames)]
    return [match.spec.rules.observe(state, 0) for state in states[:-1]]


@pytest.mark.parametrize("deed", ["exchange 7 9", "build 7 7 7"])
def test_a_key_leads_from_event_to_event_and_each_is_shown_in_the_position_before_it(
    moving: Sitting, deed: str
) -> None:
    do(moving, deed)
    expected = views_before_events(moving)
    assert finish(moving) == expected != []


def test_nothing_is_ahead_of_what_is_told(sittings: list[Sitting]) -> None:
    """LC 2.3, LC 4.5: the table stands as before the event that is told, until that has landed."""
    sittings.append(sitting := at_crowded("lucca", "keep"))
    sitting.stage.app.settings.reduced_motion = False
    do(sitting, "keep 1 12")
    told = told_and_seen(sitting)
    sitting.table.controller.end_turn()
    for _ in range(MOST_KEYS):
        sitting.stage.step()
        told += told_and_seen(sitting)
    match = sitting.match
    frames = [frame for entry in match.entries for frame in match.frames(entry.index)]
    views = [match.view_at(0, 0), *(match.spec.rules.observe(frame.state, 0) for frame in frames)]
    around = {id(frame.event): views[number : number + 2] for number, frame in enumerate(frames)}
    events = [frame.event for frame in frames]
    assert len(match.entries) > 3 and len(told) > len(events) / 2
    assert [event for event, _ in told] == [event for event in events if event in [each for each, _ in told]]
    assert all(view in around[id(events[events.index(event)])] for event, view in told)
    assert sum(view == around[id(events[events.index(event)])][0] for event, view in told) > len(told) / 2


def told_and_seen(sitting: Sitting) -> list[tuple[Event, Any]]:
    """Each event that takes time, with the position in which the table stands meanwhile; a key ends it."""
    found: list[tuple[Event, Any]] = []
    while sitting.table.playback.is_active and len(found) < MOST_KEYS:
        if isinstance(event := sitting.table.playback.told_now, Event):
            found.append((event, sitting.table.position.view))
        sitting.stage.key("x")
    return found


def test_with_reduced_motion_nothing_moves(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    do(sitting, "build 7 7 7")
    assert not sitting.table.playback.is_active and sitting.table.position.view == sitting.match.view(0)


def test_nothing_is_played_by_hand_while_something_moves(moving: Sitting) -> None:
    do(moving, "exchange 7 9")
    legal = moving.match.legal()
    assert moving.table.playback.is_active
    moving.table.moves.submit(legal[0])
    assert len(moving.match.entries) == 1
    finish(moving)
    moving.table.moves.submit(legal[0])
    assert len(moving.match.entries) == 2


def test_every_piece_is_back_in_its_place_when_all_is_told(moving: Sitting) -> None:
    for deed in ("exchange 7 9", "draw 5", "draw 6"):
        do(moving, deed)
        moving.stage.settle()
        assert moving.table.motions.away(moving.stage.app.canvas) == frozenset()
        assert moving.table.board.stage.flyers == []


def test_the_ribbon_bears_the_crest_of_whose_deed_is_told(moving: Sitting) -> None:
    crests = [person.crest for person in moving.table.viewpoint.wording.people]
    do(moving, "build 7 7 7")
    assert told_by(moving) == crests[0]
    finish(moving)
    moving.table.controller.end_turn()
    while not is_next(moving):
        moving.stage.step(0.02)
    assert moving.table.playback.is_active
    assert told_by(moving) == crests[1]
    finish(moving)
    assert told_by(moving) == crests[0]


def is_next(sitting: Sitting) -> bool:
    """The rival has moved, and the choice is the person's again."""
    decision = sitting.match.decision
    return sitting.match.entries[-1].seat == 1 and decision is not None and decision.seat == 0


def told_by(sitting: Sitting) -> str:
    ribbon = sitting.table.find("prompt")
    assert isinstance(ribbon, Ribbon)
    return ribbon.crest


def test_a_key_that_comes_as_all_has_been_told_does_no_deed(moving: Sitting) -> None:
    """Nor does a click; a moment later both act again."""
    do(moving, "exchange 7 9")
    while moving.table.playback.is_active:
        moving.stage.key("space")
    moving.stage.app.keyboard_in_use = True
    piece = moving.table.moves.bindings.next_press(moving.match.legal()[0])
    moving.table.input.set_focus(piece)
    for key in ("space", "return"):
        moving.stage.key(key)
    moving.stage.click(piece)
    assert len(moving.match.entries) == 1
    moving.stage.step(GRACE + 0.1)
    moving.stage.click(piece)
    assert len(moving.match.entries) == 2


def test_a_press_is_no_late_one_where_nobody_hurried(moving: Sitting) -> None:
    do(moving, "exchange 7 9")
    moving.stage.settle()
    moving.stage.click(moving.table.moves.bindings.next_press(moving.match.legal()[0]))
    assert len(moving.match.entries) == 2


def lines(sitting: Sitting) -> list[str]:
    return [block.text for block in sitting.table.playback.chronicle.blocks]


def whole(sitting: Sitting) -> list[str]:
    """The chronicle told from the first entry on."""
    return [block.text for block in blocks(sitting.match, sitting.table.viewpoint.wording)]


def test_the_chronicle_loses_nothing_when_something_is_taken_back(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    do(sitting, "build 7 7 7")
    sitting.table.controller.end_turn()
    sitting.rest()
    before = lines(sitting)
    assert len(before) > 1
    action = next(each for each in sitting.match.legal() if each.text != "buy")
    sitting.table.controller.submit(action)
    sitting.stage.step(0.1)
    assert sitting.match.why_no_undo() is None
    sitting.table.controller.undo()
    assert lines(sitting) == before == whole(sitting)


def test_what_was_taken_back_before_its_turn_came_is_never_told(moving: Sitting) -> None:
    """The card drawn instead is told once."""
    do(moving, "exchange 7 9")
    do(moving, "draw 5")
    moving.table.controller.undo()
    do(moving, "draw 6")
    moving.stage.settle()
    assert [entry.action.text for entry in moving.match.entries] == ["exchange 7 9", "draw 6"]
    assert lines(moving) == whole(moving)


def test_two_actions_of_one_press_are_taken_back_and_done_again_together(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    do(sitting, "exchange 7 9", "draw 5")
    sitting.stage.step(0.1)
    sitting.stage.key("u")
    assert sitting.match.entries == []
    sitting.stage.step(0.1)
    sitting.stage.key("y")
    assert [entry.action.text for entry in sitting.match.entries] == ["exchange 7 9", "draw 5"]


def test_a_turn_begun_again_is_done_again_with_one_press(sittings: list[Sitting]) -> None:
    """No question comes that was never asked."""
    sitting = sit(sittings, QUIET)
    do(sitting, "exchange 7 9", "draw 5")
    done = [entry.action.text for entry in sitting.match.entries]
    sitting.table.controller.reset_turn()
    assert sitting.match.entries == []
    sitting.stage.step(0.1)
    sitting.stage.key("y")
    assert [entry.action.text for entry in sitting.match.entries] == done != []


def test_a_language_changed_in_the_middle_of_an_entry_loses_no_line(moving: Sitting) -> None:
    do(moving, "build 7 7 7")
    moving.stage.app.catalog.switch("it")
    moving.table.invalidate()
    finish(moving)
    shown = [block.text for block in moving.table.playback.chronicle.blocks]
    assert shown == [block.text for block in blocks(moving.match, moving.table.viewpoint.wording)]


def test_what_is_to_come_is_estimated_once_for_each_position(moving: Sitting) -> None:
    """Every frame asks for it several times."""
    asked = list[Any]()

    def seconds_to_come(position: Any) -> float:
        asked.append(position)
        return 1.0

    table = moving.table
    playback = table.playback
    playback._game_ui = replace(playback._game_ui, pacing=Pacing(seconds_to_come=seconds_to_come))
    do(moving, "build 7 7 7")
    moving.stage.settle()
    table.controller.end_turn()
    while len(moving.match.entries) < 3 or table.playback.is_active:
        moving.stage.step(1 / 60)
    assert len(asked) > 2 and all(one is not other for one, other in pairwise(asked))


def test_the_chronicle_tells_no_event_before_its_turn(moving: Sitting) -> None:
    do(moving, "build 7 7 7")
    told = [event for block in moving.table.playback.chronicle.blocks for event in block.events]
    events = moving.match.entries[0].events
    assert told == list(events[: len(told)]) and len(told) < len(events)


def test_what_is_new_has_its_heading_in_sight_however_much_it_is(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    do(sitting, "build 7 7 7")
    sitting.table.controller.end_turn()
    sitting.rest()
    sitting.stage.app.draw()
    assert sitting.table.find("news-head") is not None
    board = sitting.table.board
    board.chronicle_place = board.chronicle_place.split_top(200)[0]
    sitting.table.invalidate()
    sitting.stage.step()
    head = sitting.table.find("chronicle-head")
    assert isinstance(head, Label) and head.text == sitting.table.t("table-since")
    assert sitting.table.find("news-head") is None
    news = sitting.table.find("log-rows")
    assert isinstance(news, ListView)
    first = next(row for row in news.children() if isinstance(row, BlockRow) and row.is_new)
    assert first.screen_rect().y == news.rect.y or news.scrolled == news.limit


def test_the_ribbon_keeps_no_sentence_of_an_ended_turn_or_of_another_language(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    do(sitting, "build 7 7 7")
    sitting.rest()
    table, catalog = sitting.table, sitting.stage.app.catalog
    told = table.playback.last_sentence
    table.controller.end_turn()
    assert told and table.prompt.text(table._present_position()) != told
    catalog.switch("ja")
    assert table.playback.last_sentence == ""


def test_the_ribbon_says_what_begins_and_the_chronicle_what_has_landed(moving: Sitting) -> None:
    table = moving.table
    before = table.position.view
    do(moving, "exchange 7 9")
    moving.stage.step()
    assert table.playback.last_sentence and not table.playback.chronicle.blocks
    assert table.position.view == before
    table.playback.finish_current()
    assert [block.text for block in table.playback.chronicle.blocks] == [table.playback.last_sentence]
    assert table.position.view != before


@pytest.mark.parametrize("latest", [speed.UNSURE, 0.0])
def test_a_rivals_last_deed_stands_for_a_moment_before_the_person_is_asked(
    moving: Sitting, monkeypatch: pytest.MonkeyPatch, latest: float
) -> None:
    """When it is late, all that the rival did, in one line."""
    monkeypatch.setattr(speed, "UNSURE", latest)
    sitting, telling = moving, moving.table.playback
    do(sitting, "build 7 7 7")
    finish(sitting)
    sitting.table.controller.end_turn()
    for _ in range(MOST_KEYS):
        sitting.stage.step(0.1)
        if isinstance(telling.told_now, Read):
            break
    assert isinstance(telling.told_now, Read)
    assert telling.chronicle.blocks and ribbon_of(sitting).text == telling.last_sentence
    assert latest or telling.last_sentence.split("  ·  ") == telling.chronicle.blocks[-1].brief.split("\n")
    assert sitting.table.position.before.view == sitting.table.position.view
    sitting.stage.step(READ)
    assert not telling.is_active and ribbon_of(sitting).text != telling.last_sentence


def test_a_rivals_last_deed_is_read_before_another_rival_follows(sittings: list[Sitting]) -> None:
    sittings.append(sitting := at_crowded("lucca", "keep"))
    sitting.stage.app.settings.reduced_motion = False
    telling, told = sitting.table.playback, list[object]()
    do(sitting, "keep 1 12")
    sitting.table.controller.end_turn()
    for _ in range(MOST_KEYS):
        told += [telling.told_now] if telling.told_now not in told else []
        sitting.stage.key("x")
        sitting.stage.step()
    seats = [getattr(event, "seat", event) for event in told if isinstance(event, CardsKept | Breath)]
    assert Breath() in seats and all(seat != Breath() or seats[at - 1] != 0 for at, seat in enumerate(seats))


def ribbon_of(sitting: Sitting) -> Ribbon:
    ribbon = sitting.table.find("prompt")
    assert isinstance(ribbon, Ribbon)
    return ribbon


def test_a_deck_counts_its_cards_as_they_leave(moving: Sitting) -> None:
    deck = moving.table.find("deck")
    assert deck is not None
    moving.table.playback.deal()
    counted = list[int]()
    while moving.table.playback.is_active:
        moving.stage.step(0.05)
        counted += [int(text) for text in texts_in(moving, deck.rect) if text.isdigit()]
    dealt, left = [*moving.match.state.market], len(moving.match.state.deck)
    assert counted == sorted(counted, reverse=True) and counted[0] - left >= len(dealt) > 0
    assert counted[-1] == left


def test_what_is_dealt_is_said_once(moving: Sitting) -> None:
    moving.table.playback.deal()
    moving.stage.step()
    moving.stage.app.draw()
    dealing, texts = moving.table.t("sg-dealing"), [box.text for box in moving.stage.app.canvas.boxes]
    assert [texts.count(words) for words in (dealing, moving.table.t("table-any-key"))] == [1, 1]
    assert moving.table.t("table-watch") not in texts


def test_nothing_flashes_up_between_a_last_deed_and_what_follows_at_once(moving: Sitting) -> None:
    """A turn that ends by itself is never asked about."""
    moving.stage.app.settings.turn_ends = "at_once"
    do(moving, "build 7 7 7")
    while moving.match.holds_turn():
        moving.stage.step(1 / 60)
        assert moving.table.find("end-turn") is None


@pytest.mark.parametrize("is_changed_before", [True, False])
def test_an_entry_that_is_taken_back_while_it_is_told_is_not_told_on(moving: Sitting, is_changed_before: bool) -> None:
    """As the teacher of a lesson takes it back; who reads in another language then reads what stands."""
    do(moving, "exchange 7 9")
    moving.stage.step(0.1)
    assert moving.table.playback.is_active
    if is_changed_before:
        moving.stage.app.change(language="it")
    moving.table.controller.rewind(0)
    assert not moving.table.playback.is_active
    moving.stage.app.change(language="it")
    moving.stage.settle()
    assert moving.table.playback.chronicle.blocks == []
