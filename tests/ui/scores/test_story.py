"""The story of a match: at most three moments, each true of the points, and a page that unfolds after a match."""

import re
from itertools import pairwise
from types import SimpleNamespace

import pytest

from game.core.spec import Spec
from scenes.core.headless import Headless
from scenes.kit.viewing import wording_of
from scenes.replay.playing import LOOK
from scenes.replay.scene import Replay
from scenes.scores.history import ALL_GAMES, History
from scenes.scores.scene import Scores
from scenes.scores.story import Moment, Story, accounts_for
from tests.ui.playable import every_look, stage, texts_that_do_not_fit
from tests.ui.scores.matches import SPECS, finished


def page_of(headless: Headless, spec: Spec, unfolds: bool = False) -> Scores:
    page = Scores(headless.app, finished(spec, max(spec.seats), "4"), None, unfolds)
    headless.show(page)
    return page


def by_kind(page: Scores) -> dict[str, Moment]:
    return {moment.kind: moment for moment in page.story}


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
def test_every_moment_is_true_of_the_points(spec: Spec) -> None:
    with stage() as headless:
        page = page_of(headless, spec)
        rows = list(page.history.by_turn(0).values())
        told = by_kind(page)
        assert 1 <= len(page.story) <= 3
        assert [moment.place for moment in page.story] == sorted({moment.place for moment in page.story})
        first = told["first"]
        assert all(row.count(max(row)) > 1 or max(row) <= 0 for row in rows[1 : first.place])
        assert max(rows[first.place]) == rows[first.place][first.seat]
        assert rows[first.place].count(max(rows[first.place])) == 1
        for kind in ("tide", "gain", "last"):
            if kind in told:
                assert told[kind].seat == page.result.winners[0]
                assert told[kind].points > 0
        if "last" in told:
            points = [row[page.result.winners[0]] for row in rows[told["last"].place :]]
            assert all(after <= before for before, after in pairwise(points))


def test_a_tie_is_no_lead_and_the_last_stroke_is_the_last_gain() -> None:
    rows = [(0, 0), (3, 3), (5, 3), (5, 6), (9, 6), (9, 7)]
    entries = [SimpleNamespace(index=turn) for turn in range(len(rows))]
    match = SimpleNamespace(entries=entries, turn_at=lambda turn: turn)
    history = SimpleNamespace(by_turn=lambda game: dict(enumerate(rows)), match=match)
    told = Story(history, ALL_GAMES, 0, None).moments()  # type: ignore[arg-type]
    assert [(moment.kind, moment.seat, moment.place) for moment in told] == [("first", 0, 2), ("last", 0, 4)]


@pytest.mark.parametrize(
    ("rows", "kind", "place"),
    [
        ([(0, 0), (5, 0), (15, 2), (16, 2)], "gain", 2),
        ([(0, 0), (5, 0), (5, 9), (10, 9), (10, 20), (25, 20), (26, 20)], "tide", 5),
        ([(0, 0), (0, 5), (9, 5), (9, 8), (10, 8)], "tide", 2),
        ([(0, 0), (5, 0), (5, 5), (9, 5), (10, 5)], "gain", 3),
    ],
)
def test_the_tide_turns_only_where_the_lead_changes(rows: list[tuple[int, int]], kind: str, place: int) -> None:
    entries = [SimpleNamespace(index=turn) for turn in range(len(rows))]
    match = SimpleNamespace(entries=entries, turn_at=lambda turn: turn)
    history = SimpleNamespace(by_turn=lambda game: dict(enumerate(rows)), match=match)
    told = Story(history, ALL_GAMES, 0, None).moments()  # type: ignore[arg-type]
    assert [(moment.kind, moment.place) for moment in told if moment.kind in ("tide", "gain")] == [(kind, place)]


def test_no_match_is_told_without_its_greatest_swing() -> None:
    rows = [(0, 0), (0, 5), (10, 5), (10, 8), (33, 8), (43, 8)]
    entries = [SimpleNamespace(index=turn) for turn in range(len(rows))]
    match = SimpleNamespace(entries=entries, turn_at=lambda turn: turn)
    history = SimpleNamespace(by_turn=lambda game: dict(enumerate(rows)), match=match)
    told = Story(history, ALL_GAMES, 0, None).moments()  # type: ignore[arg-type]
    assert [(moment.kind, moment.place) for moment in told] == [("first", 1), ("tide", 2), ("gain", 4)]


def test_a_reason_accounts_for_most_of_what_was_gained_and_for_no_more() -> None:
    assert [accounts_for(points, 12) for points in (5, 6, 7, 12, 13)] == [False, False, True, True, False]


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
def test_where_no_deed_does_the_parts_add_up_to_what_was_gained(spec: Spec) -> None:
    match = finished(spec, max(spec.seats), "4")
    with stage() as headless:
        told = Story(history := History(match), 0, 0, wording_of(headless.app.catalog, match))
        rows = list(history.by_turn(0).values())
        parts = told._parts(0, len(rows) - 1).replace("−", "-")
        assert sum(map(int, re.findall(r"[+-]\d+", parts))) == rows[-1][0] - rows[-2][0]


def test_a_sentence_opens_the_board_of_its_moment_by_keys_and_by_mouse() -> None:
    with stage() as headless:
        page = page_of(headless, SPECS[1])
        headless.click("story-1")
        top = headless.app.stack.top
        assert isinstance(top, Replay)
        entry = page.story[0].entry
        assert (top.length, top.seen.turn) == (entry, page.story[0].turn)
        headless.step(LOOK + 0.1)
        headless.settle()
        assert top.length == entry + 1 and not top.playing.is_on
        headless.key("escape")
        page.set_focus("story-2")
        headless.key("return")
        assert isinstance(headless.app.stack.top, Replay)


def test_an_opened_number_gives_way_to_the_story_again() -> None:
    with stage() as headless:
        page = page_of(headless, SPECS[1])
        headless.click(f"cell-0-{page.result.games[0].categories[0]}")
        assert page.find("story-1") is None
        headless.click("to-story")
        assert page.find("story-1") is not None


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
@every_look
def test_every_text_fits(spec: Spec, language: str, scale: int) -> None:
    with stage(language=language, text_scale=scale) as headless:
        page_of(headless, spec)
        assert texts_that_do_not_fit(headless) == []
        assert headless.app.catalog.missing == set()


def test_a_series_has_a_story_over_all_its_games() -> None:
    spec = next(spec for spec in SPECS if any(option.key == "series" for option in spec.options))
    match = finished(spec, max(spec.seats), "4", longest=True)
    with stage() as headless:
        story = Story(History(match), ALL_GAMES, match.result().winners[0], wording_of(headless.app.catalog, match))
        assert story.moments()


def test_after_a_match_the_page_unfolds_and_any_key_ends_that() -> None:
    with stage() as headless:
        page = page_of(headless, SPECS[0], unfolds=True)
        headless.step(0.6)
        assert 0 < page.unfolding.share < 1
        headless.key("right")
        assert page.unfolding.share == 1
        assert not headless.app.is_animating()


def test_opened_later_it_stands_there_at_once() -> None:
    with stage() as headless:
        assert page_of(headless, SPECS[0]).unfolding.share == 1
