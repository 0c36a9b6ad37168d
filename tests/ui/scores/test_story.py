"""The story of a match: at most three moments, each true of the points, and a page that unfolds after a match."""

import re
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from itertools import pairwise
from types import SimpleNamespace

import pytest

from game.aquileia.events import BuildingBuilt, PointsScored
from game.aquileia.state import BY_FORUM
from game.core.events import ONLOOKER
from game.core.registry import spec_of
from game.core.spec import Spec
from scenes import navigation
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.headless import Headless
from scenes.engine.text.catalog import Catalog
from scenes.engine.widgets import ListView
from scenes.kit.seat_views import wording_of
from scenes.screens.replay.playing import BREATH, LOOK
from scenes.screens.replay.scene import Replay
from scenes.screens.scores.history import History
from scenes.screens.scores.scene import Scores
from scenes.screens.scores.score_causes import ALL_GAMES, Cause
from scenes.screens.scores.story import MOST_MOMENTS, Story, StoryDeed, StoryMoment
from tests.ui.playable import every_look, stage, texts_that_do_not_fit
from tests.ui.scores.matches import SPECS, finished, started


def page_of(headless: Headless, spec: Spec, unfolds: bool = False) -> Scores:
    page = Scores(headless.app, finished(spec, max(spec.seats), "4"), None, unfolds)
    headless.show(page)
    return page


def by_kind(page: Scores) -> dict[str, StoryMoment]:
    return {moment.kind: moment for moment in page.story}


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
def test_every_moment_is_true_of_the_points(spec: Spec) -> None:
    with stage() as headless:
        page = page_of(headless, spec)
        rows, winner = list(page.history.by_turn(0).values()), page.result.winners[0]
        told = by_kind(page)
        assert 1 <= len(page.story) <= MOST_MOMENTS
        spots = [(moment.place, moment.seat) for moment in page.story]
        assert [place for place, _ in spots] == sorted(place for place, _ in spots)
        assert len(set(spots)) == len(spots)
        first = min((moment for moment in page.story if moment.kind == "first"), key=lambda moment: moment.place)
        assert all(row.count(max(row)) > 1 or max(row) <= 0 for row in rows[1 : first.place])
        for moment in page.story:
            row = rows[moment.place]
            if moment.kind == "first" or moment.takes_lead:
                assert row[moment.seat] == max(row) and row.count(max(row)) == 1
            assert moment.points > 0
        for kind in ("tide", "last"):
            assert kind not in told or told[kind].seat == winner
        if "gain" in told and len(rows[0]) > 2:
            gain = told["gain"]
            assert gain.points == rows[gain.place][gain.seat] - rows[gain.place - 1][gain.seat]
        if "last" in told:
            points = [row[winner] for row in rows[told["last"].place :]]
            assert all(after <= before for before, after in pairwise(points))


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
def test_a_moment_is_shown_from_the_first_deed_of_its_person_to_the_last_and_adds_up(spec: Spec) -> None:
    match = finished(spec, max(spec.seats), "4")
    with stage() as headless:
        history, wording = History(match), wording_of(headless.app.catalog, match, ONLOOKER)
        for moment in Story(history, 0, match.result().winners[0], wording).moments():
            first, last = (match.entries[index] for index in (moment.passage.entry, moment.passage.until))
            assert {match.turn_at(first.index), match.turn_at(last.index)} == {moment.turn}
            event = first.events[moment.passage.event]
            own = [cause for cause in history.made_in(moment.turn, 0) if cause.seat == moment.seat]
            assert getattr(event, "seat", moment.seat) == moment.seat or not own
            parts = [int(each) for each in re.findall(r", ([+-]\d+)", moment.deed.replace("−", "-"))]
            if moment.kind != "first" and parts:
                assert sum(parts) == moment.points


def told_of(rows: Sequence[tuple[int, int]]) -> list[StoryMoment]:
    """Of a match of two in which each turn is one deed of whoever got points."""
    causes = {turn: [Swing(before, after)] for turn, (before, after) in enumerate(pairwise(rows), start=1)}
    history = SimpleNamespace(
        by_turn=lambda game: dict(enumerate(rows)), made_in=lambda turn, game: causes[turn],
        causes=SimpleNamespace(told=lambda causes, seat, wording: "a deed"),
    )  # fmt: skip
    wording = SimpleNamespace(catalog=lambda key, **values: key)
    return Story(history, ALL_GAMES, 0, wording).moments()  # type: ignore[arg-type]


@dataclass
class Swing:
    before: tuple[int, int]
    after: tuple[int, int]
    entry = place = 0

    def is_of(self, seat: int) -> bool:
        return self.points(seat, ALL_GAMES) > 0

    def deed(self, wording: object) -> int:
        return id(self)

    def points(self, seat: int, game: int) -> int:
        return self.after[seat] - self.before[seat]

    def lead(self, seat: int, game: int) -> int:
        return self.points(seat, game) - self.points(1 - seat, game)


def test_a_tie_is_no_lead_and_the_last_stroke_is_the_last_gain() -> None:
    told = told_of([(0, 0), (3, 3), (5, 3), (5, 6), (9, 6), (10, 6), (10, 7)])
    assert [(moment.kind, moment.seat, moment.place) for moment in told] == [
        ("first", 0, 2), ("first", 1, 3), ("tide", 0, 4), ("last", 0, 5),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("rows", "kind", "seat", "place"),
    [
        ([(0, 0), (5, 0), (15, 2), (16, 2)], "gain", 0, 2),
        ([(0, 0), (5, 0), (5, 9), (10, 9), (10, 20), (25, 20), (26, 20)], "tide", 0, 5),
        ([(0, 0), (0, 5), (9, 5), (9, 8), (10, 8)], "tide", 0, 2),
        ([(0, 0), (5, 0), (5, 5), (9, 5), (9, 16), (23, 16)], "tide", 0, 5),
        ([(0, 0), (5, 0), (9, 0), (9, 8), (11, 8)], "gain", 1, 3),
    ],
)
def test_the_tide_turns_only_where_the_lead_changes(
    rows: list[tuple[int, int]], kind: str, seat: int, place: int
) -> None:
    told = [(moment.kind, moment.seat, moment.place) for moment in told_of(rows) if moment.kind in ("tide", "gain")]
    assert told == [(kind, seat, place)]


def test_no_match_is_told_without_its_greatest_swing() -> None:
    told = told_of([(0, 0), (0, 5), (10, 5), (10, 8), (33, 8), (43, 8)])
    assert [(moment.kind, moment.place) for moment in told] == [("first", 1), ("tide", 2), ("gain", 4), ("last", 5)]


def test_what_a_rival_lost_is_nobodys_stroke() -> None:
    told = told_of([(0, 0), (5, 0), (5, 9), (5, -3), (8, -3)])
    assert ("gain", 3) not in [(moment.kind, moment.place) for moment in told]


def test_many_changes_of_the_lead_are_counted_few_are_told() -> None:
    few = told_of([(0, 0), (1, 0), (1, 3), (5, 3), (6, 3)])
    many = told_of([(0, 0), *((turn, turn ^ 1) for turn in range(2, 12)), (30, 10), (31, 10)])
    assert [moment.changes for moment in few] == [0] * len(few)
    assert [moment.changes for moment in many if moment.changes] == [9]


def test_a_sentence_opens_the_board_of_its_moment_by_keys_and_by_mouse() -> None:
    with stage() as headless:
        page = page_of(headless, SPECS[1])
        headless.app.change(reduced_motion=True)
        assert {"A", "B"} <= {box.text for box in headless.app.canvas.boxes}
        headless.click("story-1")
        top = headless.app.stack.top
        assert isinstance(top, Replay)
        passage = page.story[0].passage
        assert (top.length, top.position.turn) == (passage.entry, page.story[0].turn)
        assert top.position.viewer == page.story[0].seat
        headless.step(LOOK + 0.1)
        for _ in range(passage.until - passage.entry):
            headless.step(BREATH + 0.1)
        assert top.length == passage.until + 1 and not top.playing.is_on
        headless.key("escape")
        page.input.set_focus("story-2")
        headless.key("return")
        assert isinstance(headless.app.stack.top, Replay)


def test_a_line_of_the_last_counting_opens_just_before_its_own_points() -> None:
    """Lucca's last openings, walls and addresses are one entry."""
    match = finished(spec := next(spec for spec in SPECS if spec.id == "lucca"), max(spec.seats), "4")
    line = next(line for line in History(match).lines(1, "walls", 0, wording_of(Catalog(), match)) if line.event)
    with stage() as headless:
        navigation.show_passage(headless.app, match, 1, line.entry, line.event, line.entry)
        top = headless.app.stack.top
        assert isinstance(top, Replay)
        assert [frame.event for frame in top.position.past.told] == list(match.entries[line.entry].events[: line.event])
        for total in (match.result().totals[1] - line.points, match.result().totals[1]):
            headless.app.draw()
            assert str(total) in [box.text for box in headless.app.canvas.boxes]
            top.playing.stop()
            top.show_length(top.last)


def test_an_opened_number_gives_way_to_the_story_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with stage() as headless:
        page = page_of(headless, SPECS[1])
        drawn = list[str]()
        monkeypatch.setattr(headless.app.canvas, "icon", lambda name, *place: drawn.append(name))
        page.pictures.give_up()
        page.redraw()
        headless.step()
        assert drawn.count("play") == len(page.story) > 0, "each sentence can be seen again"
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


@pytest.mark.parametrize("key", ["return", "space"])
def test_a_key_that_ends_the_unfolding_presses_nothing(key: str) -> None:
    """Whoever hurries through the end of a match must not find a new one begun."""
    with stage() as headless:
        page = page_of(headless, SPECS[0], unfolds=True)
        headless.step(0.6)
        headless.key(key)
        assert headless.app.stack.top is page and page.unfolding.share == 1
        headless.key(key)
        headless.settle()
        assert headless.app.stack.top is not page


def test_the_edge_of_what_unfolds_cuts_no_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its hem grows lighter bit by bit."""
    strengths: list[float] = []
    faded = Canvas.faded

    def spied(canvas: Canvas, alpha: float) -> AbstractContextManager[None]:
        strengths.append(alpha)
        return faded(canvas, alpha)

    with stage() as headless:
        page_of(headless, SPECS[0], unfolds=True)
        headless.step(0.6)
        monkeypatch.setattr(Canvas, "faded", spied)
        headless.step(0.02)
    hem = [strength for strength in strengths if 0 < strength < 1]
    assert len(hem) > 8 and max(after - before for before, after in pairwise(hem)) < 0.15


def test_opened_later_it_stands_there_at_once() -> None:
    with stage() as headless:
        assert page_of(headless, SPECS[0]).unfolding.share == 1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_five_moments_are_seen_whole_and_nothing_scrolls(size: tuple[int, int]) -> None:
    """The last line was cut by a few pixels, beside a bar with next to nothing to scroll."""
    headless = Headless(size)
    headless.show(scene := Scores(headless.app, finished(spec_of("lucca"), 5, "1"), None))
    listed = scene.find("story")
    assert isinstance(listed, ListView) and len(scene.story) == 5
    assert listed.height <= listed.rect.h
    headless.close()


def test_what_one_gains_and_the_other_loses_is_told_apart() -> None:
    """SG 7.5: the tower piece is 10 points, though the lead shifts by 20."""
    match = finished(next(spec for spec in SPECS if spec.id == "san_gimignano"), 2, "6")
    with stage() as headless:
        wording = wording_of(headless.app.catalog, match)
        moments = Story(History(match), 0, match.result().winners[0], wording).moments()
    assert any("The tower piece goes to Bianca, +10, rival −10." in moment.deed for moment in moments)


def test_what_scores_at_once_and_at_the_end_was_done_once() -> None:
    """AQ 4.5.2, 5.2: a villa built from space 2 or 5 scores its number, and its laurels multiply it."""
    match = started(spec_of("aquileia"), 3, "1")
    wording, result = wording_of(Catalog(), match, 0), match.result()

    def causes(entry: int) -> list[Cause]:
        built, scored = BuildingBuilt(0, 10, 0, 0), PointsScored(0, 10, BY_FORUM)
        events = [(built,), (built, scored)]
        return [Cause(entry, place, told, None, result, result) for place, told in enumerate(events)]

    assert StoryDeed(causes(3), 40, "builds").times(wording) == 1
    assert StoryDeed([*causes(3), *causes(7)], 80, "builds").times(wording) == 2
