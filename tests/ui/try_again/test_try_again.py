"""Trying again: a wrong try is told and taken back, a right one settles the moment, and the answer stays hidden."""

from collections.abc import Iterator

import pytest

from game.core.match import Match
from scenes.engine.widgets import Button
from scenes.engine.widgets.dialog import Dialog
from scenes.kit.game_uis import game_ui_ids
from scenes.screens.replay.play_on import PlayOn
from scenes.screens.replay.scene import Replay
from scenes.screens.try_again.column import WayRow
from scenes.screens.try_again.marks import TryMarks
from scenes.screens.try_again.policy import WEIGH_SECONDS
from scenes.screens.try_again.scene import TryTable
from tests.ui.playable import usual_looks
from tests.ui.try_again.trying import Trying, trying

every_city = pytest.mark.parametrize("game", game_ui_ids())


@pytest.fixture
def at() -> Iterator[Trying]:
    with trying() as made:
        yield made


def marks_of(at: Trying) -> TryMarks:
    found = at.table.find("try-marks")
    assert isinstance(found, TryMarks)
    return found


@every_city
def test_a_wrong_try_is_told_and_taken_back(game: str) -> None:
    with trying(game) as at:
        base = len(at.table.match.entries)
        at.submit(*at.judged.ways[1].deed)
        at.wait_for("told")
        assert len(at.table.match.entries) > base
        assert at.table.find("try-row-1") is not None
        assert any("still loses 4" in text for text in at.texts())
        at.wait_for("asking")
        assert len(at.table.match.entries) == base and at.table.controller.is_viewer_deciding
        assert at.series.outcomes == {}
        at.submit(*at.judged.ways[1].deed)
        at.wait_for("told")
        assert at.table.find("try-row-2") is None, "each way is listed once"
        at.headless.key("a")
        assert at.stage == "asking" and len(at.table.match.entries) == base


@every_city
def test_a_right_one_settles_the_moment_and_shows_all_ways(game: str) -> None:
    with trying(game) as at:
        at.submit(*at.judged.best.deed)
        at.wait_for("found")
        at.headless.settle()
        assert at.series.outcomes == {0: "found"}
        rows = [widget for widget in at.table.widgets if isinstance(widget, WayRow)]
        assert len(rows) == len(at.judged.ways)
        assert at.table.find("try-sheet") is not None and at.table.input.focus_id == "try-next"
        assert not at.table.position.can_act
        at.headless.key("return")
        at.headless.settle()
        assert at.series.number == 1 and at.stage == "asking"


@every_city
def test_before_a_try_nothing_tells_the_answer(game: str) -> None:
    with trying(game) as at:
        words = at.table.trying.words
        assert len(marks_of(at).marks) <= 1
        assert all(mark.tag.word == words.tag_of_own for mark in marks_of(at).marks)
        assert at.table.find("try-sheet") is None and not any(isinstance(each, WayRow) for each in at.table.widgets)
        assert not {words.best_deed, words.worth} & at.texts()
        assert at.table.hints.places() == []
        at.submit(*at.judged.ways[1].deed)
        at.wait_for("asking")
        assert all(mark.tag.word != at.table.t("try-best") for mark in marks_of(at).marks)


@every_city
def test_the_table_has_only_what_the_seat_knew(game: str) -> None:
    with trying(game) as at:
        match, moment, rules = at.match, at.judged, at.match.spec.rules
        assert rules.observe(at.table.match.state, 0) == match.view_at(moment.entry, 0)
        assert at.table.match.humans == [0], "no curtain, and no rival that a person would have to play"
        assert at.table.store is None and at.table.autosave is None


def test_no_rival_moves_and_no_turn_ends(at: Trying) -> None:
    base = len(at.table.match.entries)
    at.submit(*at.judged.best.deed)
    seats = {entry.seat for entry in at.table.match.entries[base:]}
    at.wait_for("found")
    at.headless.step(5.0)
    assert seats <= {0} and len(at.table.match.entries) == base


def test_a_way_that_was_not_judged_is_weighed_at_once_and_within_its_time(at: Trying) -> None:
    unknown = at.unknown
    at.submit(unknown)
    assert at.stage == "weighing" and at.weigher.asked[0].deed == (unknown,)
    assert at.weigher.asked[0].best == tuple(at.judged.best.deed)
    assert at.texts() & {at.table.t("try-weighing")}
    at.headless.step(WEIGH_SECONDS + 0.1)
    assert at.weigher.hurried == 1
    at.weigher.answer(loss=3.0)
    at.wait_for("told")
    assert at.table.trying.attempts.tries[0].deed[0] == unknown
    at.wait_for("asking")
    at.submit(unknown)
    at.weigher.answer(loss=0.2)
    at.wait_for("found")


def test_without_a_verdict_nothing_is_counted(at: Trying) -> None:
    at.submit(at.unknown)
    at.weigher.answer(loss=0.0, worlds=0)
    at.wait_for("told")
    assert at.texts() & {at.table.t("try-unknown")} and at.table.trying.attempts.tries == []
    at.wait_for("asking")


def test_undo_takes_a_try_back_before_it_is_judged(at: Trying) -> None:
    base = len(at.table.match.entries)
    at.submit(at.unknown)
    at.headless.key("u")
    at.headless.settle()
    assert (at.stage, len(at.table.match.entries), at.weigher.cancelled) == ("asking", base, 1)
    at.headless.key("u")
    assert len(at.table.match.entries) == base, "what was played before the moment stays"


def test_escape_takes_a_try_back_and_then_leaves(at: Trying) -> None:
    at.submit(at.unknown)
    at.headless.key("escape")
    assert at.stage == "asking" and at.weigher.cancelled == 1
    at.headless.app.stack.push(TryTable(at.headless.app, at.series, at.weigher))
    at.headless.key("escape")
    assert len(at.headless.app.stack) == 1


def test_where_to_look_frames_an_area_and_asked_again_shows_the_answer(at: Trying) -> None:
    at.headless.key("h")
    at.headless.settle()
    assert at.table.position.can_act and at.table.hints.stage == 1 and at.table.hints.places()
    at.headless.key("h")
    at.headless.settle()
    assert at.stage == "shown" and at.series.outcomes == {0: "shown"}
    assert at.table.hints.places() == []


def test_a_moment_found_after_the_place_was_shown_still_counts(at: Trying) -> None:
    at.headless.click("try-where")
    at.headless.settle()
    at.submit(*at.judged.best.deed)
    at.wait_for("found")
    assert at.series.outcomes == {0: "found"}


def test_the_answer_shown_in_the_middle_of_a_try_is_shown_on_the_moment(at: Trying) -> None:
    base = len(at.table.match.entries)
    at.submit(at.unknown)
    at.headless.key("ctrl+h")
    at.headless.settle()
    assert (at.stage, len(at.table.match.entries), at.weigher.cancelled) == ("shown", base, 1)
    at.headless.step(4.0)
    assert at.stage == "shown"


def test_moments_follow_each_other_by_their_keys_and_after_the_last_comes_the_sum(at: Trying) -> None:
    before = at.table.find("try-before")
    assert isinstance(before, Button) and not before.enabled
    at.headless.key(".")
    at.headless.settle()
    assert at.series.number == 1
    at.headless.key(",")
    at.headless.settle()
    assert at.series.number == 0
    at.headless.key("ctrl+h")
    at.headless.key(".")
    at.headless.settle()
    at.headless.key(".")
    at.headless.settle()
    at.submit(*at.judged.best.deed)
    at.wait_for("found")
    at.headless.key(".")
    at.headless.settle()
    end = at.headless.app.stack.top
    assert isinstance(end, Dialog) and end.text == end.t("try-sum", n=3, found=1, shown=1)
    assert [answer.label for answer in end.answers][:2] == [end.t("coach-title"), end.t("deck-title")]
    at.headless.key("escape")
    assert at.series.number == 2 and at.stage == "found"


def test_a_settled_moment_leads_to_its_replay_and_to_a_match_of_its_own(at: Trying) -> None:
    at.headless.key("ctrl+h")
    at.headless.settle()
    at.headless.click("try-replay")
    replay = at.headless.app.stack.top
    assert isinstance(replay, Replay) and replay.length == at.series.task.moment.entry
    at.headless.key("escape")
    at.headless.settle()
    at.headless.click("try-play-on")
    page = at.headless.app.stack.top
    assert isinstance(page, PlayOn) and (page.match, page.length) == (at.match, at.judged.entry)


def test_what_was_found_and_shown_goes_into_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    from scenes.screens.try_again.deck_keeping import deck_of

    with trying(key="k") as at:
        deck = deck_of(at.headless.app)
        monkeypatch.setattr(deck, "clock", lambda: 1_763_640_000.0)
        at.submit(*at.judged.best.deed)
        at.wait_for("found")
        mark = deck.marks.of(at.series.task.key)
        assert [find.time for find in mark.found] == [1_763_640_000.0] and mark.days == 1
        assert any("back after" in text for text in at.texts())
        at.headless.key(".")
        at.headless.key("ctrl+h")
        mark = deck.marks.of(at.series.task.key)
        assert (mark.found, mark.shown) == ((), 1_763_640_000.0)


@every_city
@usual_looks
def test_every_text_fits_at_every_stage(game: str, language: str, scale: int) -> None:
    with trying(game, language=language, text_scale=scale, number=1, key="k") as at:
        assert at.problems() == []
        at.submit(*at.judged.ways[1].deed)
        at.wait_for("told")
        assert at.problems() == []
        at.wait_for("asking")
        assert at.problems() == []
        at.submit(*at.judged.best.deed)
        at.wait_for("found")
        at.headless.settle()
        assert at.problems() == []


@every_city
def test_the_mouse_alone_finds_the_best_way(game: str) -> None:
    with trying(game) as at:
        parse = at.match.spec.rules.parse_action
        for text in at.judged.best.deed:
            for _ in range(8):
                if at.stage != "asking" or text in at.table.trying.attempts.played:
                    break
                at.headless.click(at.table.moves.bindings.next_press(parse(text)))
                at.headless.settle()
        at.wait_for("found")


def unsaved(match: Match) -> list[str]:
    return [entry.action.text for entry in match.entries]


def test_the_match_itself_stays_as_it_was(at: Trying) -> None:
    before = unsaved(at.match)
    at.submit(*at.judged.best.deed)
    at.wait_for("found")
    assert unsaved(at.match) == before and at.match.is_over
