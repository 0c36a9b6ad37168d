"""Each lesson by the rules: all that is expected is legal where it is expected, and every kind of action occurs."""

import re

import pytest

from game.core.registry import spec_of
from game.lessons.course import Course
from game.lessons.model import ANY, Lesson
from scenes.engine.text.catalog import Catalog
from scenes.engine.text.languages import CODES
from tests.lessons.lessons import all_lessons, match_of

every_lesson = pytest.mark.parametrize(
    ("game", "name"), list(all_lessons()), ids=["-".join(key) for key in all_lessons()]
)

KINDS = {
    "san_gimignano": """
        buy exchange build extend complete declare pass
        donate draw protect
    """,
    "lucca": "keep open take start extend wall raise discard deal",
    "lorenzo": """
        place.territory place.character place.building place.venture place.harvest place.production place.market
        place.council servants activate finish privilege pass support refuse
        tile keep play use discard end
    """,
    "aquileia": """
        place tiebreaker pass roll exchange buy take play stand blue points keep reveal bid build activate
    """,
}
"""What a person does in each game (SG 3 and 5, LC 4, LM 3 to 5, AQ 3 and 4): the first words of its actions."""


@every_lesson
def test_it_has_eight_to_fourteen_steps_in_less_than_ten_minutes(game: str, name: str) -> None:
    lesson = all_lessons()[game, name]
    assert 8 <= len(lesson.steps) <= 14 and lesson.minutes < 10


@every_lesson
def test_every_expected_action_is_legal_where_it_is_expected(game: str, name: str) -> None:
    lesson = all_lessons()[game, name]
    for number in range(len(lesson.steps)):
        course = Course(lesson, match_of(game, lesson, number), number)
        for text in course.step.script:
            named = {play for play in course.step.plays[course.done] if not play.endswith(ANY)}
            expected = {action.text for action in course.expected}
            assert named <= expected | {entry.action.text for entry in course.match.entries}
            course.match.submit(spec_of(game).rules.parse_action(text))
        assert course.is_complete


@every_lesson
def test_any_choice_that_is_left_lets_the_step_be_finished(game: str, name: str) -> None:
    lesson = all_lessons()[game, name]
    for number, step in enumerate(lesson.steps):
        for place in range(len(step.plays)):
            course = Course(lesson, match_of(game, lesson, number), number)
            for index in range(len(step.plays)):
                course.match.submit(course.expected[-1 if index == place else 0])
            assert course.is_complete, (step.name, place)


@pytest.mark.parametrize("game", KINDS)
def test_every_kind_of_action_occurs(game: str) -> None:
    found = [kind for key, lesson in all_lessons().items() if key[0] == game for kind in kinds_of(lesson)]
    assert set(KINDS[game].split()) - set(found) == set()


def kinds_of(lesson: Lesson) -> set[str]:
    texts = [text.split() for step in lesson.steps for play in step.own_plays for text in play]
    return {words[0] for words in texts} | {f"place.{words[2]}" for words in texts if len(words) > 2}


def test_lm_6_the_sum_that_the_lesson_tells_at_its_end_is_the_result() -> None:
    """Every category by its points, the totals of both, in every language."""
    lesson = all_lessons()["lorenzo", "lesson"]
    course = Course(lesson, match_of("lorenzo", lesson, len(lesson.steps) - 2), len(lesson.steps) - 2)
    for text in course.step.script:
        course.match.submit(spec_of("lorenzo").rules.parse_action(text))
    result = course.match.result()
    told = [*(str(points) for points in result.games[0].points[0] if points), *map(str, result.totals)]
    for language in CODES:
        text = Catalog(language)("lo-lesson-over-text")
        assert [figure for figure in told if figure not in re.findall(r"\d+", text)] == [], language
