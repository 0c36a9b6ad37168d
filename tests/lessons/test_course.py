"""A course follows the match: what was expected counts, anything else is astray and can be taken back."""

import pytest

from game.core.match import Match
from game.lessons.course import Course
from tests.lessons.lessons import all_lessons, match_of, short_lesson


@pytest.fixture
def course() -> Course:
    lesson = short_lesson()
    return Course(lesson, match_of("san_gimignano", lesson), 0)


def play(match: Match, *texts: str) -> None:
    for text in texts:
        match.submit(match.spec.rules.parse_action(text))


def test_what_is_expected_is_done_task_by_task(course: Course) -> None:
    assert [action.text for action in course.expected] == ["buy"]
    play(course.match, "buy")
    assert (course.tasks_done, course.awaits_person) == (1, True)
    assert [action.text for action in course.expected] == ["draw 6", "draw 5"]
    play(course.match, "draw 5", "draw deck")
    assert (course.tasks_done, course.awaits_person, course.awaits_play) == (2, False, True)
    play(course.match, "pass")
    assert course.is_complete and course.expected == []


def test_what_was_not_meant_is_taken_back_past_every_barrier(course: Course) -> None:
    play(course.match, "buy", "draw deck")
    assert course.is_astray and not course.awaits_play
    assert course.match.why_no_undo() is not None
    course.match.rewind(course.kept_length)
    assert [entry.action.text for entry in course.match.entries] == ["buy"]
    assert course.awaits_person and not course.match.can_redo


def test_what_is_undone_is_expected_again(course: Course) -> None:
    play(course.match, "buy", "draw 6")
    course.match.undo()
    assert (course.done, course.is_astray) == (1, False)


def test_a_step_goes_on_from_the_match_only_when_it_is_complete(course: Course) -> None:
    assert not course.goes_on_to(1)
    play(course.match, "buy", "draw 6", "draw deck", "pass")
    assert course.goes_on_to(1) and not course.goes_on_to(2)
    course.go_on()
    assert course.step.name == "look" and course.is_complete
    assert course.match.why_no_undo() is not None


def test_a_step_with_a_position_of_its_own_begins_anew() -> None:
    lesson = all_lessons()["lucca", "lesson"]
    anew = [Course(lesson, match_of("lucca", lesson, number), number).begins_anew for number in range(6)]
    assert anew == [False, False, False, False, False, True]


def test_any_step_begins_as_if_all_before_it_had_been_done() -> None:
    lesson = short_lesson()
    match = match_of("san_gimignano", lesson, 3)
    assert [entry.action.text for entry in match.entries] == ["buy", "draw 6", "draw deck", "pass", "build 7 7 7"]
    assert match.begins_midway


def test_lc_4_5_the_triplets_that_one_lays_out_are_those_that_are_played() -> None:
    lesson = all_lessons()["lucca", "lesson"]
    names = [step.name for step in lesson.steps]
    deal = names.index("deal")
    laid = match_of("lucca", lesson, deal + 1).state.triplets
    assert match_of("lucca", lesson, names.index("tower")).state.triplets == laid
    assert not any(step.position for step in lesson.steps[deal:])
