"""What is no lesson is refused with one sentence that names the place."""

import pytest

from game.core.registry import spec_of
from game.lessons.course import check_course
from game.lessons.reading import LessonError
from tests.lessons.lessons import short_lesson


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("seats = 2", "seats = ", "damaged"),
        ("seats = 2", "seats = 3", "seats 3"),
        ("minutes = 1", "minutes = 1\noptions = { wings = 'on' }", "wings"),
        ("minutes = 1", "minutes = 1\nhours = 2", "hours"),
        ('name = "look"', 'name = "buy"', "same name"),
        ('name = "look"', 'name = "Look at it"', "step.1.name"),
        ('then = ["pass"]', 'then = ["fly"]', "Step buy"),
        ('then = ["pass"]', 'then = ["pass *"]', "nobody knows the position"),
        ("market: 5 6 9 10", "market: 5 6 99", "Step buy"),
        ("market: 5 6 9 10", "bazaar: 5 6", "Step buy"),
        ("right = 1", "right = 3", "step.3"),
        ("answers = 2", "answers = 9", "step.3"),
        ("question =", 'then = ["pass"]\nquestion =', "step.3"),
        ('[["build 7 7 7"]]', '[["pass"], ["pass"], ["pass"]]', "step.2.tasks"),
    ],
)
def test_a_damaged_lesson_is_refused_in_one_sentence(old: str, new: str, place: str) -> None:
    with pytest.raises(LessonError) as refused:
        short_lesson(old, new)
    sentence = str(refused.value)
    assert place in sentence and "\n" not in sentence and sentence.endswith(".")


@pytest.mark.parametrize(
    ("old", "new", "step"),
    [
        ('"build 7 7 7"', '"build 9 9 9"', "build"),
        ('then = ["pass"]', 'then = ["build 7 7 7"]', "buy"),
        ('"draw 6 | draw 5"', '"draw 8 | draw 5"', "buy"),
    ],
)
def test_a_lesson_that_cannot_be_played_to_its_end_is_refused(old: str, new: str, step: str) -> None:
    spec = spec_of("san_gimignano")
    check_course(spec, short_lesson())
    with pytest.raises(LessonError, match=f"Step {step} of the lesson cannot be played"):
        check_course(spec, short_lesson(old, new))


def test_of_a_choice_the_first_is_meant_and_a_star_leaves_the_rest_of_an_action() -> None:
    step = short_lesson('"draw deck"]', '"draw deck | draw *"]').steps[0]
    assert step.script == ("buy", "draw 6", "draw deck", "pass")
    assert step.plays[2] == frozenset(["draw deck", "draw *"])
