"""Looking back: found by keyboard and mouse, grows while one watches, tells nothing of a match that still runs."""

import random
import re
from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.coach.agenda import with_answer
from game.coach.model import Way
from game.coach.summary import MOST_MOMENTS, SWING, Moment, moments
from game.core.chance import Replay as Replayed
from game.core.events import ONLOOKER
from game.core.spec import HUMAN
from scenes.engine.layout import Rect
from scenes.engine.text.drawn_text import overlapping
from scenes.engine.widgets import Button
from scenes.kit.players import players_at
from scenes.screens.coach import accuracy as accuracy_panel
from scenes.screens.coach import moment_cards
from scenes.screens.coach.accuracy import SeatRow, sat_there
from scenes.screens.coach.entry import open_coach
from scenes.screens.coach.judging import study_of
from scenes.screens.coach.luck_chart import LuckStrip
from scenes.screens.coach.moment_card import CARD, MomentCard
from scenes.screens.coach.moment_pictures import DecisionSpot, told_apart
from scenes.screens.coach.pinned_moments import beside_work
from scenes.screens.coach.scene import LookBack
from scenes.screens.coach.win_chart import Graph
from scenes.screens.coach.wording import MomentWords, chance_told, points_told
from scenes.screens.replay.scene import Replay
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.saves.stores import store_of
from scenes.screens.scores.scene import Scores
from tests.coach.matches import finished
from tests.ui.coach.looking import every_city, invented, looking
from tests.ui.playable import new_match, stage, texts_that_do_not_fit, usual_looks

READABLE = 11
"""Pixels in a window of 1280 x 720."""


def test_nothing_is_told_of_a_match_that_is_not_over() -> None:
    with stage() as headless:
        before = headless.app.stack.top
        open_coach(headless.app, new_match())
        assert headless.app.stack.top is before


@every_city
@usual_looks
def test_every_text_fits_and_none_lies_over_another(game: str, language: str, scale: int) -> None:
    with looking(game, language=language, text_scale=scale) as at:
        at.show()
        assert texts_that_do_not_fit(at.headless) == []
        boxes = at.headless.app.canvas.boxes
        if language != "xx":
            assert [(one.text, other.text) for one, other in overlapping(boxes)] == []
            assert [(box.text, box.pixels) for box in boxes if box.pixels < READABLE] == []
        texts, unit = {box.text for box in boxes}, at.headless.app.catalog(f"{at.match.spec.prefix}-stretches")
        assert unit in texts or "6" not in texts, "a turn is told by a bare number; marks go to 5"
        assert not at.headless.app.catalog.missing


@pytest.mark.parametrize("seed", range(4))
def test_all_who_ever_sat_at_a_seat_are_known_in_their_order(seed: int) -> None:
    source, whole = random.Random(seed), finished("aquileia")
    match = whole.branch(0)
    wanted = [[seat.player] for seat in match.seats]
    for entry in whole.entries[:20]:
        number, player = source.randrange(len(match.seats)), source.choice(["human", "merchant", "apprentice"])
        match.set_seat(number, replace(match.seats[number], player=player))
        wanted[number] += [player] if wanted[number][-1] != player else []
        match.submit(entry.action, Replayed(entry.outcome))
    assert [players_at(match, number) for number in range(len(match.seats))] == wanted


@usual_looks
def test_all_who_sat_there_are_named_beside_what_their_decisions_came_to(
    language: str, scale: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = ["human", "merchant", "human"]
    monkeypatch.setattr(accuracy_panel, "players_at", lambda match, seat: players[: 1 if seat else 3])
    with looking(language=language, text_scale=scale) as at:
        row = at.show().find("seat-0")
        assert isinstance(row, SeatRow) and at.page.t("level-merchant") in row.role
        assert texts_that_do_not_fit(at.headless) == []
        boxes = at.headless.app.canvas.boxes
        if language != "xx":
            assert [(one.text, other.text) for one, other in overlapping(boxes)] == []
            assert [(box.text, box.pixels) for box in boxes if box.pixels < READABLE] == []


@pytest.mark.parametrize(
    ("sat", "roles"),
    [
        ((("human", "merchant"), ("merchant",)), ("you → Merchant", "Merchant")),
        ((("human",), ("merchant", "human")), ("Person", "Merchant → Person")),
        ((("merchant",), ("human",)), ("Merchant", "you")),
        ((("merchant",), ("merchant", "human", "merchant")), ("Merchant", "Merchant · you")),
    ],
)
def test_only_who_was_the_one_person_all_along_is_called_you_whoever_sits_there_now(
    sat: Sequence[Sequence[str]], roles: Sequence[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accuracy_panel, "players_at", lambda match, seat: list([*sat, *[("merchant",)] * 4][seat]))
    with looking() as at:
        assert tuple(sat_there(at.page.app.catalog, at.match, number) for number in range(len(sat))) == roles


@usual_looks
def test_the_words_of_the_work_fit(language: str, scale: int) -> None:
    with looking(language=language, text_scale=scale) as at:
        at.show(is_judged=False)
        at.judging.begin()
        at.work(3)
        at.headless.step(1.0)
        assert at.page.find("working") is not None
        assert texts_that_do_not_fit(at.headless) == []


@every_city
def test_the_keyboard_walks_over_the_moments_and_opens_the_replay_there(game: str) -> None:
    with looking(game) as at:
        page = at.show()
        told = moments(at.judging.notes, page.seat)
        assert page.input.focus_id == f"moment-{told[0].judged.entry}"
        at.headless.key("right")
        assert page.input.focus_id == f"moment-{told[1].judged.entry}"
        at.headless.key("return")
        replay = at.headless.app.stack.top
        assert isinstance(replay, Replay)
        assert replay.length == told[1].entry
        at.headless.key("escape")
        assert at.headless.app.stack.top is page


def test_the_keyboard_reaches_the_graph_and_opens_a_point_of_it() -> None:
    with looking() as at:
        page = at.show()
        page.input.set_focus("graph")
        graph = page.find("graph")
        assert isinstance(graph, Graph)
        at.headless.key("left")
        assert graph.cursor == len(graph.course.shown()) - 2
        assert "%" in graph.tooltip_text()


def test_every_point_of_the_graph_opens_the_decision_that_led_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with looking() as at:
        page = at.show()
        judging, opened = at.judging.notes.judged, list[int]()
        monkeypatch.setattr(page, "_open_replay", opened.append)
        page.invalidate()
        page.input.set_focus("graph")
        graph = page.find("graph")
        assert isinstance(graph, Graph)
        points = graph.course.shown()
        for _ in points[1:]:
            at.headless.key("return")
            at.headless.key("left")
        assert opened == [point.length - 1 for point in points[:0:-1]]
        lasts = {each.end - 1 for each in judging if each.seat == page.seat and each.ways}
        assert lasts <= {*opened, points[0].length - 1}
        at.headless.key("return")
        assert opened[-1] == max(0, points[0].length - 1)


@pytest.mark.parametrize(("people", "reader"), [((0,), 0), ((1,), 1), ((0, 1), ONLOOKER), ((1, 2), ONLOOKER)])
def test_who_alone_sat_there_is_called_you_and_nobody_where_several_read(people: Sequence[int], reader: int) -> None:
    match = finished("aquileia").branch(10)
    for number, seat in enumerate(match.seats):
        match.set_seat(number, replace(seat, player=HUMAN if number in people else "merchant"))
    match.resign(0)
    with stage((1280, 720)) as headless:
        put_on_shelf(headless.app, match)
        page = LookBack(headless.app, match, study_of(headless.app).of(match, store_of(headless.app)))
        headless.show(page)
        assert page.wording.viewer == reader


def test_the_mouse_opens_a_mark_a_card_and_another_seat() -> None:
    with looking() as at:
        page = at.show()
        told = moments(at.judging.notes, 0)
        graph = page.find("graph")
        assert isinstance(graph, Graph)
        for target in (graph.mark_places()[0], f"moment-{told[0].judged.entry}"):
            at.headless.click(target)
            replay = at.headless.app.stack.top
            assert isinstance(replay, Replay)
            assert replay.length == told[0].entry
            at.headless.app.stack.pop()
        at.headless.click("seat-2")
        assert page.seat == 2
        assert [each.judged for each in page.cards.told] == [each.judged for each in moments(at.judging.notes, 2)]
        assert {each.number for each in page.cards.told} == {0}


def test_marks_that_crowd_at_one_point_all_find_a_place() -> None:
    with looking() as at:
        page = at.show()
        graph = page.find("graph")
        assert isinstance(graph, Graph)
        for chance in (0.0, 0.5, 1.0):
            own = page.cards.told[0].judged.own.model_copy(update={"chance": chance})
            judged = page.cards.told[0].judged.model_copy(update={"ways": [own], "played": 0})
            crowd = [Moment(judged, is_praise=False, number=number) for number in range(1, MOST_MOMENTS + 1)]
            crowded = replace(graph, course=replace(graph.course, moments=crowd))
            assert len(set(crowded.mark_places())) == MOST_MOMENTS


def test_the_scores_open_it_and_it_leads_back_to_them() -> None:
    with looking() as at:
        at.show()
        at.headless.app.stack.reset(Scores(at.headless.app, at.match, at.store))
        at.headless.step()
        at.headless.click("coach")
        page = at.headless.app.stack.top
        assert isinstance(page, LookBack)
        assert page.find("stop") is not None
        at.headless.click("to-scores")
        assert isinstance(at.headless.app.stack.top, Scores)


def test_the_parts_of_a_moment_add_up_to_what_it_is_said_to_cost() -> None:
    with looking() as at:
        page = at.show()
        sure = [moment for moment in page.cards.told if moment.tells_points]
        assert sure
        for moment in sure:
            words = MomentWords(at.headless.app.catalog, at.match, page.wording, moment)
            parts = [float(change.replace("−", "-")) for _, change in words.all_parts]
            assert sum(parts) == pytest.approx(round(moment.points, 1))


def unsure(moment: Moment, is_much: bool = False) -> Moment:
    """Return the moment with points that are not sure enough for a number."""
    points = 12.0 if is_much else 4.0
    judged, ways = moment.judged, list[Way]()
    for place, way in enumerate(judged.ways):
        gain = points if place < judged.played else -points
        ways.append(way if place == judged.played else way.model_copy(update={"gain": gain, "error": 0.3 * points}))
    lost = {"loss": 0.0 if moment.is_praise else points, "error": 0.3 * points, "ways": ways}
    return replace(moment, judged=judged.model_copy(update=lost))


@pytest.mark.parametrize(("is_much", "badge", "better", "way"), [
    (False, "weaker", "Better", "better"), (True, "much weaker", "Much better", "much better"),
])  # fmt: skip
def test_points_that_are_not_sure_are_told_as_order_without_a_number(
    is_much: bool, badge: str, better: str, way: str
) -> None:
    with looking() as at:
        page = at.show()
        for found in page.cards.told:
            moment = unsure(found, is_much)
            assert not moment.tells_points and moment.is_much == is_much
            words = MomentWords(at.headless.app.catalog, at.match, page.wording, moment)
            assert {change for _, change in words.all_parts} <= {"+", "−"}
            assert words.error == ""
            assert words.error_and_worlds == f"only the order is sure · {moment.judged.worlds} worlds"
            assert points_told(at.headless.app.catalog, moment) == "" and "Worth" not in words.better
            if moment.is_praise:
                assert words.better == ("Nothing else came near." if is_much else "Nothing else was as good.")
            else:
                assert words.badge == f"≈{badge}" and words.better.startswith(better)
                assert words.way_gain(0) == way
        assert {moment.is_praise for moment in page.cards.told} == {True, False}


def test_points_that_are_sure_are_told_on_card_panel_and_tag() -> None:
    with looking() as at:
        page = at.show()
        found = next(moment for moment in page.cards.told if not moment.is_praise)
        judged = found.judged.model_copy(update={"loss": 4.2, "error": 0.4})
        moment = replace(found, judged=judged)
        words = MomentWords(at.headless.app.catalog, at.match, page.wording, moment)
        assert words.badge == "≈−4.2" and "Worth 4 points more." in words.better and words.error == "±0.4"
        assert points_told(at.headless.app.catalog, moment) == "−4.2"


def test_a_reason_names_the_sources_of_points_that_differ_and_nothing_else() -> None:
    with looking() as at:
        page = at.show()
        found = next(moment for moment in page.cards.told if not moment.is_praise)

        def reason(**parts: float) -> str:
            moment = replace(found, judged=found.judged.model_copy(update={"parts": parts}))
            return MomentWords(at.headless.app.catalog, at.match, page.wording, moment).reason

        assert reason(outlook=9.0) == ""
        assert reason(windows=3.0, walls=1.0, towers=2.0, openings=0.2) == "More points: Windows, Towers."
        told = reason(walls=-2.0, windows=4.0, outlook=9.0, rivals=1.5)
        assert told == "More points: Windows. Fewer points: Walls. Fewer points for the best rival."


def test_the_tooltip_of_luck_lists_all_parts_and_they_add_up_to_the_sum_that_is_shown() -> None:
    with looking() as at:
        strip = at.show().find("luck")
        assert isinstance(strip, LuckStrip) and strip.total is not None
        numbers = re.findall(r"≈([+−]?\d+\.\d)", strip.tooltip_text())
        *parts, total = (float(number.replace("−", "-")) for number in numbers)
        assert len(parts) == len(strip.shares) > 3
        assert total == strip.total.points == pytest.approx(sum(parts))


def test_a_swing_of_the_own_chance_is_ringed_and_explained_at_its_point() -> None:
    with looking() as at:
        page = at.show()
        graph = page.find("graph")
        assert isinstance(graph, Graph) and graph.course.swings
        points = graph.course.shown()
        for cursor, point in enumerate(points):
            graph.mount.set_state(cursor)
            chances, told = len(at.match.seats), graph.tooltip_text().splitlines()
            is_swing = graph.cursor > 0 and abs(point.chances[0] - points[graph.cursor - 1].chances[0]) > SWING
            assert (len(told) > chances) == is_swing
            if is_swing:
                assert told[chances].startswith("From ") and len(told) > chances + 1


def test_an_accuracy_is_about_so_much_until_nothing_has_only_been_glanced_at() -> None:
    with looking() as at:
        page = at.show()
        row = page.find("seat-0")
        assert isinstance(row, SeatRow)
        assert row.shown.startswith("≈") and row.told != at.page.t("coach-unsure")
        agenda = at.judging.agenda
        for chore in list(agenda.chores([0])):
            agenda.notes = with_answer(agenda.notes, invented(at.match, chore))
        page.invalidate()
        row = page.find("seat-0")
        assert isinstance(row, SeatRow)
        assert row.shown.isdigit()


def test_where_few_moments_stand_the_story_fills_their_row_and_no_bar_is_full_of_what_nobody_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with looking() as at:
        found = at.show().cards.told
        monkeypatch.setattr(at.judging, "moments", lambda seat: found[:1])
        monkeypatch.setattr(accuracy_panel, "accuracy", lambda notes, seat: None)
        at.page.invalidate()
        row, card = at.page.find("seat-0"), at.page.find("story-panel")
        assert isinstance(row, SeatRow) and card is not None and len(at.page.cards.shown) == 1
        assert row.told == at.page.t("coach-unsure") and row._filled()[0] == 0
        assert card.rect.right == moment_cards.CARDS.right


def test_with_large_letters_there_are_fewer_cards_and_praise_goes_first() -> None:
    with looking("aquileia", text_scale=130) as at:
        page = at.show()
        told = moments(at.judging.notes, page.seat)
        assert len(told) == MOST_MOMENTS
        assert len(page.cards.told) == MOST_MOMENTS - 1
        shown = [each.judged for each in page.cards.told]
        assert [each for each in told if each.judged not in shown] == [each for each in told if each.is_praise][-1:]


def test_ways_that_end_in_one_place_are_told_apart_by_what_they_do_not_share() -> None:
    cards = [DecisionSpot(f"card-{number}", Rect(100 * number, 0, 80, 120)) for number in range(3)]
    ends = [DecisionSpot(f"do-{number}", Rect(900, 0, 200, 60)) for number in range(2)]
    assert told_apart([cards[0], cards[1], ends[0]], [cards[0], cards[2], ends[1]]) == ([cards[1]], [cards[2]])
    assert told_apart([cards[0], ends[0]], [cards[0], cards[1]]) is None and told_apart(cards, []) is None


def test_pictures_are_painted_little_by_little_while_the_page_can_be_used() -> None:
    with looking() as at:
        page = at.show()
        assert page.cards.gallery.is_painting
        frames = 0
        while page.cards.gallery.is_painting:
            page.update(1 / 60)
            frames += 1
        assert frames > 5 * len(page.cards.told)
        assert all(page.cards.gallery.picture(moment, card_place(page, moment)) for moment in page.cards.told)


def card_place(page: LookBack, moment: Moment) -> Rect:
    card = page.find(f"moment-{moment.judged.entry}")
    assert card is not None
    return MomentCard.picture_place(card.rect)


def test_found_moments_appear_twice_a_second_at_most_and_the_page_may_be_left() -> None:
    with looking() as at:
        page = at.show(is_judged=False)
        at.judging.begin()
        assert len(at.desk.asked) == at.desk.hands
        at.work(2)
        frames = at.headless.app.frames
        at.work(2)
        at.headless.step(0.4)
        assert at.headless.app.frames == frames
        at.headless.step(0.2)
        assert page.judging.agenda.decisions(0).done == 4
        at.headless.app.stack.replace(Scores(at.headless.app, at.match, at.store))
        at.work(1)
        assert at.judging.agenda.decisions(0).done == 5


def test_cards_stay_where_they_are_while_one_is_pointed_at() -> None:
    with looking() as at:
        page = at.show()
        before, place = page.cards.told, page.find(f"{CARD}{page.cards.told[1].judged.entry}")
        assert place is not None
        at.headless.move(place.rect.center)
        costly = next(each for each in before if not each.is_praise).judged
        finer = costly.model_copy(update={"ways": [costly.own], "played": 0, "level": 1})
        at.judging.agenda.notes = with_answer(at.judging.notes, finer)
        page.invalidate()
        at.headless.step()
        assert page.cards.told == before
        at.headless.move((960, 40))
        at.headless.step()
        assert costly.entry not in [moment.judged.entry for moment in page.cards.told]


def test_whose_row_is_chosen_has_its_own_page_wherever_the_mouse_rests() -> None:
    """Chosen by keys, so that the mouse stays on a card, on the chart or on another row."""
    with looking() as at:
        page = at.show()
        rests = [each.id for each in page.widgets if each.id.startswith((CARD, "graph", "luck", "seat-", "strength"))]
        seats = at.judging.agenda.seats
        for number, rest in enumerate(rests):
            seat = seats[number % len(seats)]
            at.headless.move((960, 40))
            page._look_as(seats[(number + 1) % len(seats)])
            at.headless.step()
            if page.find(rest) is None:
                continue
            at.headless.move(at.headless.center(rest))
            at.headless.key("tab")
            page.input.set_focus(f"seat-{seat}")
            at.headless.key("return")
            assert page.seat == seat
            assert {each.judged.seat for each in page.cards.told} == {seat}, rest
            found = [each.judged for each in moments(at.judging.notes, seat)]
            assert [each.judged for each in page.cards.told] == found


@pytest.mark.parametrize("share", [0.4, 0.7, 1.0])
def test_only_the_end_of_a_match_is_certain(share: float) -> None:
    """At every other point of the graph, also the last that is known so far, no chance is told to be 0 or 100 %."""
    with looking() as at:
        page, length = at.show(), len(at.match.entries)
        sure = [0.004, 0.004, 0.992]
        known = [
            each.model_copy(update={"chances": sure}) for each in at.judging.notes.judged if each.entry < share * length
        ]
        at.judging.agenda.notes = at.judging.notes.model_copy(update={"judged": known, "luck": []})
        page.invalidate()
        page.refresh()
        graph = page.find("graph")
        assert isinstance(graph, Graph)
        points = graph.course.shown()
        assert len(points) > 2 and (points[-1].length == length) == (share == 1.0)
        for cursor, point in enumerate(points):
            graph.mount.set_state(cursor)
            told = [line.rpartition(": ")[2] for line in graph.tooltip_text().splitlines()[: len(at.match.seats)]]
            if point.length < length:
                assert told == ["<5 %", "<5 %", ">95 %"]
            else:
                assert set(told) <= {"0 %", "33 %", "50 %", "100 %"}


def test_before_the_end_no_chance_is_told_to_be_none_or_certain() -> None:
    with looking() as at:
        page = at.show()
        catalog = at.headless.app.catalog
        assert [chance_told(catalog, chance) for chance in (0.0, 0.3, 1.0)] == ["<5 %", "30 %", ">95 %"]
        graph = page.find("graph")
        assert isinstance(graph, Graph)
        told = graph.tooltip_text().splitlines()[: len(at.match.seats)]
        assert all("%" in line for line in told)
        assert any(line.endswith((" 100 %", " 50 %")) for line in told)


def test_the_scores_tell_how_far_the_work_has_come_that_goes_on_without_the_page() -> None:
    with looking() as at:
        at.show(is_judged=False)
        at.judging.begin()
        at.work(2)
        scores = Scores(at.headless.app, at.match, at.store)
        at.headless.app.stack.reset(scores)
        at.headless.step()
        button = scores.find("coach")
        assert isinstance(button, Button)
        mine = at.judging.agenda.decisions(0)
        assert button.label.endswith(f" {mine.done}/{mine.of}")
        at.judging.stop()
        scores.invalidate()
        button = scores.find("coach")
        assert isinstance(button, Button)
        assert button.label == scores.t("scores-coach")


def test_where_nothing_was_lost_it_says_so() -> None:
    with looking() as at:
        agenda = at.judging.agenda
        for chore in list(agenda.chores([0])):
            agenda.notes = with_answer(agenda.notes, chore.resort())
        at.headless.show(at.page)
        assert at.page.find("none") is not None


def test_while_nothing_is_found_yet_the_story_is_told_and_opens_the_board_of_its_moments() -> None:
    with looking() as at:
        at.show(is_judged=False)
        at.judging.begin()
        at.headless.step(1.0)
        assert not at.page.cards.told and texts_that_do_not_fit(at.headless) == []
        at.headless.click("story-1")
        assert isinstance(at.headless.app.stack.top, Replay)


def test_what_was_opened_stays_while_the_judging_goes_on() -> None:
    with looking() as at:
        at.show()
        told = at.judging.moments(0)
        least = min(told, key=lambda moment: moment.points)
        at.judging.open(least)
        judged = [each for each in at.judging.notes.judged if each.entry != least.judged.entry]
        at.judging.agenda.notes = at.judging.notes.model_copy(update={"judged": judged})
        assert least not in moments(at.judging.notes, 0)
        assert least in at.judging.moments(0) and len(at.judging.moments(0)) <= MOST_MOMENTS
        assert least in beside_work(at.judging.moments(0), at.judging.opened(0), 1)
