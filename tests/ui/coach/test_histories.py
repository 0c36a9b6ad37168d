"""A judging that was stopped, begun anew or looked at meanwhile finds and tells what one begun freshly does."""

import random
from typing import Any

import pytest

from game.coach.effort import FINEST
from scenes.kit.game_uis import game_ui_ids
from scenes.screens.coach.judging import study_of
from tests.ui.coach.looking import Looking, invented, looking
from tests.ui.histories.standing import differences, let_rest, standing

every_city = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "lucca" else pytest.mark.full) for game in game_ui_ids()]
)


def told(at: Looking) -> dict[str, Any]:
    """All that the judging has found, wants and tells."""
    judging = at.judging
    agenda = judging.agenda
    return {
        "notes": judging.notes,
        "moments": [judging.moments(seat) for seat in agenda.seats],
        "opened": [dict(judging.opened(seat)) for seat in agenda.seats],
        "counts": [(agenda.decisions(seat), agenda.told(seat), agenda.is_settled(seat)) for seat in agenda.seats],
        "running": judging.is_running,
        "seats": judging.seats,
        "asked": sorted((chore.entry, chore.seat, chore.level, type(chore).__name__) for chore, _ in at.desk.asked),
        "errands": len(judging._errands),
    }


def judge(at: Looking, answers: int) -> None:
    for _ in range(answers):
        if at.desk.asked:
            at.work(1)


def disturb(at: Looking, source: random.Random) -> None:
    """What people and tables do meanwhile, and what ends with the judging going on."""
    way = source.choice(["stop", "rest", "look", "begin", "step", "open"])
    if way == "stop":
        at.judging.stop()
        at.headless.step(0.2)
        study_of(at.headless.app).begin(at.judging)
    elif way == "rest":
        at.desk.is_wanted = True
        at.judging.rest()
        at.desk.is_wanted = False
        at.judging.go_on()
    elif way == "look":
        for seat in at.judging.agenda.seats:
            at.page._look_as(seat)
            at.headless.step(0.1)
            sample = at.page.cards._shown_sample()
            assert sample is None or sample.seat == seat, "a decision of somebody else"
        at.page._look_as(at.judging.agenda.seats[0])
    elif way == "begin":
        at.judging.begin()
    elif way == "open" and at.page.cards.told:
        at.page._open_replay(at.page.cards.told[0].entry)
        at.headless.step(0.1)
        at.headless.app.stack.pop_to(at.page)
    at.headless.step(0.1)


def test_each_answer_counts_once() -> None:
    with looking() as at:
        at.show(is_judged=False)
        at.judging.begin()
        for number in range(1, 30):
            chore = at.desk.asked[0][0]
            judge(at, 1)
            known: list[Any] = [*at.judging.notes.judged, *at.judging.notes.luck]
            found = [each for each in known if each.entry == chore.entry]
            assert [each.seat for each in found].count(chore.seat) >= 1
            agenda, notes = at.judging.agenda, at.judging.notes
            for seat in agenda.seats:
                assert agenda.decisions(seat).done == len({each.entry for each in notes.judged if each.seat == seat})
                assert agenda.decisions(seat).done <= agenda.decisions(seat).of
            assert len(at.judging._errands) == len(at.desk.asked) <= at.desk.hands, number


def test_each_seat_is_counted_by_itself() -> None:
    with looking("aquileia") as at:
        at.show()
        at.judging.begin()
        for _ in range(25):
            judge(at, 1)
            notes, agenda = at.judging.notes.judged, at.judging.agenda
            for seat in agenda.seats:
                own = [each for each in notes if each.seat == seat]
                finest = [each for each in own if each.level >= FINEST]
                assert agenda.fineness([seat]).done == len(finest)
                assert (agenda.decisions(seat).done, agenda.decisions(seat).of) == (
                    len(own),
                    agenda.fineness([seat]).of,
                )
                at.page._look_as(seat)
                sample = at.page.cards._shown_sample()
                assert sample is None or sample.seat == seat, "a decision of somebody else"
        assert finest or own


@every_city
def test_begun_anew_it_is_as_if_it_began(game: str) -> None:
    source, answers = random.Random(game), 40
    with looking(game) as at:
        at.show(is_judged=False)
        at.judging.begin()
        judge(at, answers)
        fresh = told(at)
        let_rest(at.headless)
        position = standing(at.headless)
    with looking(game) as at:
        at.show()
        at.headless.step(0.5)
        for moment in at.judging.moments(at.page.seat)[:3]:
            at.judging.open(moment)
        at.judging.begin()
        judge(at, source.randint(1, 60))
        at.page._judge_again()
        assert (at.judging.notes.judged, at.judging.notes.luck) == ([], [])
        assert all(at.judging.moments(seat) == [] for seat in at.judging.agenda.seats)
        judge(at, answers)
        assert {name: value for name, value in told(at).items() if fresh[name] != value} == {}
        let_rest(at.headless)
        apart = differences(position, standing(at.headless))
        assert set(apart) <= {"pixels", "texts", "widgets"}, apart
        assert not [pair for pair in zip(*apart.get("widgets", ((), ())), strict=False) if pair[0][1] != "working"]


@every_city
def test_what_happens_meanwhile_changes_nothing_that_is_found(game: str) -> None:
    source = random.Random(game)
    with looking(game) as at:
        at.show(is_judged=False)
        at.judging.begin()
        for _ in range(12):
            judge(at, 5)
            disturb(at, source)
        found, asked = at.judging.notes, 0
        agenda = at.judging.agenda
        chores = {(chore.entry, chore.seat, chore.level): chore for chore in _all_chores(at)}
        for each in found.judged:
            assert invented(at.match, chores[each.entry, each.seat, each.level]) == each
            asked += 1
        assert asked == sum(agenda.decisions(seat).done for seat in agenda.seats)
        at.judging.stop()
        assert (at.desk.asked, at.judging._errands, at.judging.is_running) == ([], [], False)


def _all_chores(at: Looking) -> list[Any]:
    agenda = at.judging.agenda
    return [
        agenda._deed_chore(deed, level) for seat in agenda.seats for deed in agenda._deeds[seat] for level in range(4)
    ]


@pytest.mark.parametrize("way", ["language", "text_scale", "size"])
def test_a_page_turned_to_another_language_or_size_is_the_page_opened_in_it(way: str) -> None:
    """The small pictures too; on Aquileia's board words are written."""
    language, scale = "ja" if way == "language" else "en", 130 if way == "text_scale" else 100
    size = (1600, 900) if way == "size" else (1280, 720)
    with looking("aquileia", size, language, scale) as at:
        at.show()
        painted(at)
        wanted = standing(at.headless)
    with looking("aquileia") as at:
        at.show()
        painted(at)
        app = at.headless.app
        if way == "size":
            app.window.resize(size)
            app.window_changed()
        else:
            app.change(language=language, text_scale=scale)
        painted(at)
        apart = differences(wanted, standing(at.headless))
        apart.pop("own timers", None)
        assert apart == {}


def painted(at: Looking) -> None:
    """Rest until every small picture is whole."""
    at.headless.step()
    while at.page.cards.gallery.is_painting:
        at.page.cards.gallery.paint_on()
    at.page.invalidate()
    let_rest(at.headless)
