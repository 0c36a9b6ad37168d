"""A step of a lesson is the same however it was reached, and its tasks are ticked when their actions stand."""

import random
from typing import Any

import pytest

from game.core.registry import spec_of
from game.lessons.course import match_at
from game.lessons.model import fits
from scenes.common import lesson_catalogue
from scenes.engine.headless import Headless
from scenes.engine.input import focus
from scenes.kit.moves.bindings import BindingStep
from scenes.screens.lesson.scene import LessonTable, seats_of
from scenes.screens.lesson.teacher import TaskLine
from tests.ui.histories.standing import Standing, differences, let_rest, standing
from tests.ui.lesson.pupils import LESSONS, SMALL

every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)


class Class:
    """A lesson on its table; what the teacher expects is submitted rather than pressed."""

    def __init__(self, game: str, name: str) -> None:
        self.stage = Headless(SMALL)
        self.stage.app.settings.reduced_motion = True
        self.spec, self.name, self.lesson = spec_of(game), name, lesson_catalogue.lessons_of(game)[name]

    def show(self, number: int) -> LessonTable:
        self.stage.show(LessonTable(self.stage.app, self.spec, self.name, self.lesson, number))
        self.rest()
        return self.table

    @property
    def table(self) -> LessonTable:
        top = self.stage.app.stack.top
        assert isinstance(top, LessonTable)
        return top

    @property
    def is_at_end(self) -> bool:
        return not isinstance(self.stage.app.stack.top, LessonTable)

    def rest(self) -> None:
        for _ in range(60):
            self.stage.settle()
            self.stage.step(0.1)
            if self.is_at_end:
                return
            course = self.table.teaching.course
            is_asked = not course.step.plays or (course.awaits_person and self.table.controller.is_viewer_deciding)
            if is_asked and not self.table.teaching.gentle_word:
                self.stage.settle()
                return
        raise AssertionError(f"step {self.table.teaching.course.step.name} never comes to rest")

    def go_on(self) -> None:
        """Does all the step asks for, or reads it."""
        table, number = self.table, self.table.teaching.course.number
        while not self.is_at_end and self.table is table and table.teaching.course.number == number:
            if table.teaching.course.awaits_person:
                table.moves.submit(table.teaching.course.expected[0])
            elif table.teaching.course.step.question and not table.teaching.is_answered:
                go_astray(self, random.Random(number))
                table.lesson.answer(table.teaching.course.step.question.right)
            else:
                table.lesson.go_on()
            self.rest()


def of_step(table: LessonTable) -> dict[str, Any]:
    """All that the step itself shows and expects."""
    table.refresh()
    teaching, widgets = table.teaching, focus.every(table.widgets)
    course = teaching.course
    return {
        "at": (course.number, course.done, course.tasks_done, course.is_complete, course.is_astray),
        "expected": [action.text for action in course.expected],
        "said": (teaching.gentle_word, sorted(teaching.tried), teaching.is_answered, table.lesson.marks._meant),
        "points": [tuple(round(each, 1) for each in (at.x, at.y, at.w, at.h)) for at in table.lesson.marks.targets()],
        "view": table.position.view,
        "timer": table.lesson._cancel is not None,
        "widgets": [
            (widget.id, *(getattr(widget, name, "") for name in ("label", "text", "enabled")), widget.tooltip_text())
            for widget in widgets if widget.id.startswith("lesson")
        ],
        "done": [widget.is_done for widget in widgets if isinstance(widget, TaskLine)],
        "lit": sorted(widget.id for widget in focus.focusable(widgets) if widget.enabled and not _is_tool(widget.id)),
        "hint": (table.hints.stage, table.controller.hint),
    }  # fmt: skip


def _is_tool(name: str) -> bool:
    return name in ("undo", "redo", "hint") or name.startswith(("log-", "lesson"))


def assert_same(one: dict[str, Any], other: dict[str, Any], told: object) -> None:
    assert {name: (one[name], other[name]) for name in one if one[name] != other[name]} == {}, told


@every_lesson
def test_a_step_gone_on_to_is_the_step_begun_with(game: str, name: str) -> None:
    school = Class(game, name)
    try:
        steps = range(len(school.lesson.steps))
        fresh = [of_step(school.show(number)) for number in steps]
        school.show(0)
        for number in steps:
            assert_same(fresh[number], of_step(school.table), school.table.teaching.course.step.name)
            school.go_on()
        assert school.is_at_end
        for number in list(steps)[-1:0:-5]:
            school.show(number)
            go_astray(school, random.Random(number))
            school.table.lesson.go_to(number - 1)
            school.rest()
            assert_same(fresh[number - 1], of_step(school.table), f"back from {number}")
    finally:
        school.stage.close()


@pytest.mark.parametrize(
    ("game", "name"),
    [pytest.param(*each, marks=() if number % 2 == 0 else pytest.mark.full) for number, each in enumerate(LESSONS)],
)
def test_what_was_not_meant_leaves_nothing_behind(game: str, name: str) -> None:
    school, source = Class(game, name), random.Random(name)
    try:
        for number in range(len(school.lesson.steps)):
            table = school.show(number)
            if not table.teaching.course.awaits_person and not table.teaching.course.step.question:
                continue
            let_rest(school.stage)
            before = standing(school.stage, exact=False)
            if table.teaching.course.step.question:
                continue
            go_astray(school, source)
            let_rest(school.stage)
            apart = differences(before, standing(school.stage, exact=False))
            apart.pop("redo", None)
            apart.pop("widgets", None) if set(apart) == {"widgets"} else None
            assert apart == {}, table.teaching.course.step.name
    finally:
        school.stage.close()


def go_astray(school: Class, source: random.Random) -> None:
    """Something else is done, or another answer given; what is asked next is still the same."""
    table = school.table
    if question := table.teaching.course.step.question:
        table.lesson.answer(question.right % question.answers + 1)
    elif table.teaching.course.awaits_person and not table.teaching.course.allows_anything:
        expected = {action.text for action in table.teaching.course.expected}
        others = [action for action in table.match.legal() if action.text not in expected]
        if others:
            length, done = len(table.match.entries), table.teaching.course.done
            table.moves.submit(source.choice(sorted(others, key=lambda action: action.text)))
            assert table.teaching.course.is_astray and table.teaching.gentle_word
            school.stage.step(8.0)
            school.rest()
            assert (len(table.match.entries), table.teaching.course.done, table.teaching.gentle_word) == (
                length,
                done,
                "",
            )


@every_lesson
def test_a_task_is_ticked_when_its_last_action_stands_and_not_before(game: str, name: str) -> None:
    school = Class(game, name)
    try:
        for number, step in enumerate(school.lesson.steps):
            if not step.tasks:
                continue
            table = school.show(number)
            goals = [sum(map(len, step.tasks[: task + 1])) for task in range(len(step.tasks))]
            seats = seats_of(school.stage.app, school.lesson)
            begun_at = len(match_at(school.spec, school.lesson, number, seats).entries)
            while table.teaching.course.number == number:
                played = min(len(table.match.entries) - begun_at, goals[-1])
                table.refresh()
                ticked = [each.is_done for each in focus.every(table.widgets) if isinstance(each, TaskLine)]
                assert ticked in ([], [played >= goal for goal in goals]), (step.name, played)
                assert table.teaching.course.tasks_done == sum(played >= goal for goal in goals)
                begun = played not in (0, *goals) and played < goals[-1]
                assert table.teaching.course.is_within_task == begun, step.name
                if played == goals[-1]:
                    break
                action = table.teaching.course.expected[0]
                assert fits(action.text, step.plays[played])
                table.moves.submit(action)
                if len(table.match.entries) - begun_at < goals[-1]:
                    school.rest()
    finally:
        school.stage.close()


@every_lesson
def test_what_was_put_right_in_time_is_not_taken_back_later(game: str, name: str) -> None:
    school = Class(game, name)
    try:
        for number, step in enumerate(school.lesson.steps):
            if not step.tasks:
                continue
            table = school.show(number)
            table.refresh()
            prepares = [
                each.id for each in focus.focusable(table.widgets) if each.enabled and _prepares(table, each.id)
            ]
            other = next((each for each in prepares if each not in table.lesson.marks._meant), "")
            if not other:
                continue
            _press(table, other)
            if (
                not table.teaching.gentle_word
                or not _press(table, table.lesson.marks.next_piece())
                or table.teaching.gentle_word
            ):
                continue
            school.stage.settle()
            before = of_step(table), table.board.has_selection, len(table.match.entries)
            school.stage.step(8.0)
            if len(table.match.entries) == before[2]:
                assert_same(before[0], of_step(table), step.name)
                assert table.board.has_selection == before[1], step.name
    finally:
        school.stage.close()


@pytest.mark.parametrize(
    ("game", "name"),
    [pytest.param(*each, marks=() if number % 2 else pytest.mark.full) for number, each in enumerate(LESSONS)],
)
def test_a_step_left_just_before_it_ends_by_itself_is_left_once(game: str, name: str) -> None:
    """After the last action the next step comes by itself; whoever presses Skip meanwhile skips no other."""
    school, left = Class(game, name), 0
    try:
        for number, step in enumerate(school.lesson.steps[:-1]):
            if not step.plays:
                continue
            table = school.show(number)
            for _ in range(200):
                if table.teaching.course.awaits_person and table.controller.is_viewer_deciding:
                    table.moves.submit(table.teaching.course.expected[0])
                if table.teaching.course.is_complete and table.lesson._cancel is not None:
                    break
                school.stage.step(0.05)
            assert table.teaching.course.number == number, step.name
            table.lesson.go_on()
            school.stage.step(3.0)
            school.rest()
            assert school.table.teaching.course.number == number + 1, step.name
            left += 1
        assert left
    finally:
        school.stage.close()


def _prepares(table: LessonTable, piece: str) -> bool:
    return table.moves.bindings.step_of_press(piece) == BindingStep.PREPARES


def _press(table: LessonTable, piece: str) -> bool:
    widget = table.find(piece)
    if widget is None or not widget.enabled:
        return False
    widget.press()
    table.refresh()
    return True


@pytest.mark.parametrize("chosen", [{"text_scale": 130}, {"language": "ja"}], ids=str)
@every_lesson
def test_a_lesson_turned_to_another_language_or_text_size_is_the_lesson_opened_in_it(
    game: str, name: str, chosen: dict[str, Any]
) -> None:
    found = list[Standing]()
    for is_turned in (False, True):
        school = Class(game, name)
        try:
            for step in ("show", "change") if is_turned else ("change", "show"):
                if step == "show":
                    school.show(0)
                else:
                    school.stage.app.change(**chosen)
            school.rest()
            let_rest(school.stage)
            found.append(standing(school.stage))
        finally:
            school.stage.close()
    apart = differences(*found)
    assert set(apart) <= {"own timers", "seats"}, apart
