"""The replay: steps, turns, eyes that keep secrets, and playing on from any moment."""

from dataclasses import replace
from functools import cache
from itertools import product

import pytest

from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import COLOURS
from scenes.engine.headless import Headless
from scenes.engine.input.keys import PointerEvent
from scenes.engine.widgets import ListView, Paragraph
from scenes.kit.board_scene import BoardScene
from scenes.kit.game_uis import game_ui_ids
from scenes.screens.replay.entry import open_replay
from scenes.screens.replay.log_lines import StepLine, TurnLine
from scenes.screens.replay.play_on import PlayOn
from scenes.screens.replay.scene import Replay
from scenes.screens.replay.viewer_choice import OPEN, allowed_viewers, covers_hands
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.saves.stores import store_of
from scenes.table.entry import open_rematch
from scenes.table.scene import TableScene
from tests.ui.playable import LANGUAGES, every_look, new_match, stage, texts_that_do_not_fit
from tests.ui.played import play

TABLES = [(game, players) for game in game_ui_ids() for players in spec_of(game).seats]
ONE_LINE = 84.0
SECRET, OPENED = 1, 40
"""Steps at which starting cards are hidden, and at which Lucca has no secret left."""


def played(actions: int) -> Match:
    match = new_match()
    play(match, actions)
    return match


def shown(headless: Headless, match: Match, length: int | None = None) -> Replay:
    page = Replay(headless.app, match, length)
    headless.show(page)
    return page


def test_steps_by_keys_alone() -> None:
    with stage() as headless:
        page = shown(headless, played(30), 10)
        headless.key("right")
        assert page.playing.goal == 11
        headless.key("home")
        assert page.length == 0
        headless.key("end")
        assert page.length == page.last == 30
        headless.key("page up")
        assert 0 < page.length < 30


def test_steps_by_mouse_alone() -> None:
    with stage() as headless:
        page = shown(headless, played(30), 10)
        for button, length in (("next", 11), ("previous", 10), ("last", 30), ("first", 0)):
            headless.click(button)
            assert page.playing.goal == length


def test_a_step_on_is_seen_to_happen_and_the_next_press_hurries_it() -> None:
    with stage() as headless:
        page = shown(headless, played(30), 10)
        headless.key("right")
        assert page.playing.is_moving and (page.length, page.playing.goal) == (10, 11)
        for _ in range(3):
            headless.key("right")
        assert page.playing.is_moving and (page.length, page.playing.goal) == (13, 14)
        headless.settle()
        assert (page.length, page.playing.is_stepping, page.playing.is_on) == (14, False, False)


def test_what_leads_elsewhere_ends_a_step() -> None:
    with stage() as headless:
        page = shown(headless, played(30), 10)
        for key, length in (("home", 0), ("end", 30)):
            headless.key("right")
            assert page.playing.is_moving
            headless.key(key)
            assert (page.length, page.playing.is_moving) == (length, False)


def test_a_dragged_knob_plays_nothing() -> None:
    with stage() as headless:
        page = shown(headless, played(30), 10)
        page.input.pressed_id = "steps"
        page.go_to(11)
        assert page.length == 11 and not page.playing.is_moving


def test_a_step_back_goes_home_in_sight_and_quick_ones_do_not_wait_for_it() -> None:
    with stage() as headless:
        page = shown(headless, played(30), 10)
        headless.app.transition.is_wanted = True
        headless.step(1.0)
        headless.key("left")
        assert page.length == 9 and headless.app.transition.is_travelling
        headless.key("left")
        assert page.length == 8 and not headless.app.transition.is_travelling


def test_a_line_of_the_chronicle_goes_there() -> None:
    with stage() as headless:
        page = shown(headless, played(30), 0)
        headless.click("turn-0")
        assert 0 < page.length < 30


def test_the_list_of_turns_begins_with_a_whole_line_wherever_a_step_leads() -> None:
    with stage() as headless:
        page = shown(headless, played(60), 0)
        for length in range(0, 61, 3):
            page.show_length(length)
            headless.step()
            lines = page.find("lines")
            assert isinstance(lines, ListView)
            tops = [row.screen_rect().y - lines.rect.y for row in lines.children()]
            assert any(abs(top) < 1 for top in tops), length


def test_no_line_tells_more_than_has_been_played() -> None:
    with stage() as headless:
        page = shown(headless, played(30), 0)
        turn = next(block for block in page.turns.around(0).blocks if block.last > block.first)
        lines = list[str]()
        for length in range(turn.first + 1, turn.last + 2):
            page.show_length(length)
            line = page.find(f"turn-{turn.id}")
            assert isinstance(line, TurnLine) and line.when in ("begun", "shown")
            lines.append(line.block.text if line.when == "shown" else "")
        assert lines[-1] == turn.text
        assert len(set(lines)) == len(lines)


def test_a_running_match_shows_only_what_its_person_may_see() -> None:
    running = played(30)
    assert allowed_viewers(running) == running.humans
    two = new_match()
    two.seats[1] = replace(two.seats[1], player="human")
    assert covers_hands(two)
    assert OPEN not in allowed_viewers(two)


def test_a_finished_match_can_be_seen_with_all_hands_open() -> None:
    match = played(new_match().spec.max_actions)
    with stage() as headless:
        page = shown(headless, match, 20)
        assert page.viewer == OPEN
        assert page.position.view is match.state_at(20)
        headless.click("eye-1")
        assert (page.viewer, page.position.viewer) == (1, 1)


def test_the_lines_are_worded_for_whoever_looks_now() -> None:
    """Also once they have been read with another's eyes."""
    with stage() as headless:
        page = shown(headless, played(new_match().spec.max_actions))
        for eye in (0, 1, 0, OPEN):
            page.look_as(eye)
            readers = {block.wording.viewer for block in page.turns.around(page.length).blocks}
            assert readers == {page.position.viewer}


@cache
def finished(game: str, players: int) -> Match:
    names = ("Agnese", "Bianca", "Adso", "Michele", "Lucia")
    seats = [Seat("apprentice", name, colour) for name, colour in zip(names[:players], COLOURS, strict=False)]
    match = Match(spec_of(game), {}, seats, "3")
    play(match, match.spec.max_actions)
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_and_eyes_cover_nothing_and_are_not_cut(language: str) -> None:
    with stage((1280, 720), language) as headless:
        for (game, players), length in product(TABLES, (SECRET, OPENED)):
            page = shown(headless, finished(game, players), length)
            own = [widget.rect for name in ("bar", "choices", "chronicle") if (widget := page.find(name)) is not None]
            pieces = BoardScene(headless.app, page.match, length, page.position.viewer)
            pieces.find("")
            covered = [widget.id for widget in pieces.widgets if any(widget.rect.overlaps(rect) for rect in own)]
            assert len(own) == 3
            lines = page.find("lines") or page.find("step-line")
            assert lines is not None and lines.rect.h >= ONE_LINE, (game, players, length)
            assert (game, players, length, covered) == (game, players, length, [])
            assert texts_that_do_not_fit(headless) == []


def test_eyes_can_be_chosen_only_while_they_see_different_things() -> None:
    with stage() as headless:
        page = shown(headless, finished("lucca", 4), SECRET)
        assert [page.find(f"eye-{eye}") is not None for eye in (0, 1, 2, 3, "open")] == [True] * 5
        page.go_to(OPENED)
        assert page.find("eye-0") is None and page.find("eye-open") is None
        page = shown(headless, finished("san_gimignano", 2), OPENED)
        assert page.find("eye-1") is not None


def test_the_log_follows_the_steps() -> None:
    """In the frame after a step the turn that is shown can be read, also where the background is kept."""
    with stage() as headless:
        page = shown(headless, played(60))
        headless.app.draw()
        for length in (2, 40, 1, 60):
            page.go_to(length)
            headless.settle()
            lines, line = page.find("lines"), page.find(page._shown_line)
            assert isinstance(lines, ListView) and line is not None
            assert lines.screen_rect().overlaps(line.screen_rect()), length


def test_looking_changes_nothing() -> None:
    match = played(30)
    before = [entry.action.text for entry in match.entries]
    with stage() as headless:
        shown(headless, match, 5)
        for point in ((700, 950), (700, 700), (500, 500)):
            headless.click(point)
    assert [entry.action.text for entry in match.entries] == before


def test_playing_on_keeps_the_old_match_and_opens_a_new_one_of_its_own() -> None:
    with stage() as headless:
        match = played(30)
        put_on_shelf(headless.app, match)
        shown(headless, match, 10)
        headless.click("play-on")
        page = headless.app.stack.top
        assert isinstance(page, PlayOn)
        page.input.set_focus("player-1")
        while page.seats.players[1] != "artisan":
            headless.key("return")
        headless.click("start")
        table = headless.app.stack.top
        assert isinstance(table, TableScene)
        assert [entry.action.text for entry in table.match.entries[:10]] == [e.action.text for e in match.entries[:10]]
        assert table.match.seats[1].player == "artisan"
        assert table.match.is_practice and not match.is_practice
        store = store_of(headless.app)
        store.wait()
        assert len(store.slots()) == 2
        assert len(match.entries) == 30


def test_playing_on_proposes_who_sat_there_then_or_a_person_where_one_looks_from() -> None:
    with stage() as headless:
        match = played(30)
        match.set_seat(0, replace(match.seats[0], player="merchant"))
        assert PlayOn(headless.app, match, 10, 1).seats.players[0] == "human"
        assert PlayOn(headless.app, match, 30, 1).seats.players == ["merchant", "human"]


@pytest.mark.parametrize("chosen", ["off", "on"])
def test_a_rematch_after_playing_on_is_what_was_chosen_for_the_first_match(chosen: str) -> None:
    with stage() as headless:
        first = new_match()
        match = Match(first.spec, {"practice": chosen}, first.seats, "3")
        play(match, 12)
        again = match.branch(6, practice=True)
        assert again.is_practice
        open_rematch(headless.app, again)
        table = headless.app.stack.top
        assert isinstance(table, TableScene) and not table.match.entries
        assert table.match.options["practice"] == chosen


def test_a_low_scroll_tells_the_shown_step_whole() -> None:
    with stage((1280, 720)) as headless:
        page = shown(headless, finished("lorenzo", 4), OPENED)
        line = page.find("step-line")
        assert isinstance(line, StepLine)
        entry = page.match.entries[OPENED - 1]
        assert line.text and line.crest == page._wording.people[entry.seat].crest
        assert page.find("lines") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_low_scroll_says_how_to_go_on_before_the_first_step(language: str) -> None:
    with stage((1280, 720), language, 130) as headless:
        page = shown(headless, finished("lucca", 4), 0)
        line = page.find("step-line")
        assert isinstance(line, Paragraph) and line.text == page.t("replay-begins")
        assert line.text not in texts_that_do_not_fit(headless)


def test_while_it_plays_nothing_is_pressed_that_came_under_a_resting_mouse() -> None:
    with stage() as headless:
        page = shown(headless, played(30), 10)
        headless.move(headless.center("play-on"))
        page.input.hover_id = "something-else"
        page.playing.is_on = True
        page.input.handle_pointer(PointerEvent("down", headless.center("play-on"), button=1))
        assert headless.app.stack.top is page and page.input.pressed_id == ""
        page.input.handle_pointer(PointerEvent("down", headless.center("play-on"), button=1))
        assert page.input.pressed_id == "play-on"


def test_at_the_end_there_is_nothing_to_play_on() -> None:
    with stage() as headless:
        page = shown(headless, played(new_match().spec.max_actions))
        button = page.find("play-on")
        assert button is not None
        assert not button.enabled


def test_it_lies_over_the_scene_that_opened_it() -> None:
    with stage() as headless:
        first = shown(headless, played(8))
        open_replay(headless.app, played(12), 3)
        headless.step()
        headless.key("escape")
        assert headless.app.stack.top is first


@every_look
def test_texts_fit(language: str, scale: int) -> None:
    with stage((1280, 720), language, scale) as headless:
        shown(headless, played(new_match().spec.max_actions), 40)
        told = texts_that_do_not_fit(headless)
        own = [text for text in told if text in _own_texts(headless)]
        assert own == []


def _own_texts(headless: Headless) -> set[str]:
    """What the replay adds to the board, which has tests of its own."""
    page = headless.app.stack.top
    assert page is not None
    names = ("heading", "close", "chronicle", "open", "play-on")
    return {page.t(f"replay-{name}") for name in names}
