"""Judging a match: it can be stopped and goes on, gives way to tables, and keeps what it has found."""

from game.coach.effort import FINEST
from game.coach.summary import moments
from scenes.screens.coach.judging import study_of
from tests.coach.matches import finished
from tests.ui.coach.looking import looking


def test_it_can_be_stopped_goes_on_where_it_was_and_begins_anew_when_told() -> None:
    with looking() as at:
        page = at.show(is_judged=False)
        at.judging.begin()
        at.work(3)
        at.headless.step(1.0)
        at.headless.click("stop")
        assert (at.desk.asked, at.judging.is_running) == ([], False)
        at.headless.step(1.0)
        at.headless.click("go-on")
        assert at.judging.is_running
        assert page.judging.agenda.decisions(0).done == 3
        at.judging.stop()
        at.headless.step(1.0)
        at.headless.click("again")
        assert page.judging.agenda.decisions(0).done == 0


def test_what_is_told_is_looked_at_longest_first_and_then_keeps_its_place_and_number() -> None:
    with looking() as at:
        at.show()
        agenda, told = at.judging.agenda, moments(at.judging.notes, 0)
        assert [each.number for each in at.judging.moments(0)] == [0] * len(told)
        at.judging.begin()
        while not agenda.is_settled(0):
            assert {chore.level for chore, _ in at.desk.asked if chore.seat == 0} <= {FINEST}
            at.work(1)
        settled = at.judging.moments(0)
        assert [each.number for each in settled] == [place + 1 for place in range(len(settled))]
        agenda.notes = agenda.notes.model_copy(update={"judged": []})
        assert [each.entry for each in at.judging.moments(0)] == [each.entry for each in settled]


def test_rivals_can_be_dropped() -> None:
    with looking("aquileia") as at:
        at.show(is_judged=False)
        at.judging.begin()
        at.headless.step(1.0)
        at.headless.click("mine")
        assert at.judging.seats == at.match.humans
        at.headless.step(1.0)
        assert at.page.find("mine") is None


def test_a_table_that_waits_comes_first() -> None:
    with looking() as at:
        at.show(is_judged=False)
        at.judging.begin()
        at.desk.is_wanted = True
        at.judging.rest()
        assert at.desk.asked == []
        at.judging.go_on()
        assert at.desk.asked == []
        at.desk.is_wanted = False
        at.judging.go_on()
        assert len(at.desk.asked) == at.desk.hands


def test_one_match_is_judged_at_a_time() -> None:
    with looking() as at:
        study = study_of(at.headless.app)
        other = study.of(finished("aquileia"), at.store)
        study.begin(at.judging)
        study.begin(other)
        assert (at.judging.is_running, other.is_running) == (False, True)


def test_what_was_found_is_kept_beside_the_record_and_found_again() -> None:
    with looking() as at:
        at.show(is_judged=False)
        at.judging.begin()
        at.work(3)
        at.judging.stop()
        at.store.wait()
        slot = at.store.slot_of(at.match)
        assert at.store.folder.coach(slot).is_file()
        again = type(at.judging)(at.headless.app, at.desk, at.match, at.store)  # type: ignore[arg-type]
        assert again.notes == at.judging.notes
        at.store.delete(slot)
        assert not at.store.folder.coach(slot).exists()


def test_a_damaged_file_is_one_sentence_and_everything_is_judged_again() -> None:
    with looking() as at:
        slot = at.store.slot_of(at.match)
        at.store.folder.coach(slot).write_bytes(b"{")
        again = type(at.judging)(at.headless.app, at.desk, at.match, at.store)  # type: ignore[arg-type]
        at.headless.step()
        assert again.notes.judged == []
        at.headless.app.draw()
        assert at.headless.app.catalog("coach-file-damaged") in [box.text for box in at.headless.app.canvas.boxes]
