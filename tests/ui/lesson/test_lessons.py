"""Every lesson on the real table: to its end by either hand, its words whole at the smallest window, its ways out."""

import pytest

from scenes.common import lesson_catalogue
from scenes.engine.text.languages import CODES
from scenes.engine.widgets import Paragraph
from scenes.kit.board import END_TURN
from tests.ui.lesson.pupils import LESSONS, Pupil
from tests.ui.table.players import Hand, KeyboardHand, MouseHand

every_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=["-".join(each) for each in LESSONS])


@every_lesson
@pytest.mark.parametrize("hand", [KeyboardHand, MouseHand])
def test_it_is_finished_by_either_hand(game: str, lesson: str, hand: type[KeyboardHand | MouseHand]) -> None:
    pupil = Pupil(game, lesson)
    maker: Hand = hand(pupil.stage)
    assert pupil.finish(maker) == [step.name for step in pupil.lesson.steps]
    assert pupil.stage.app.catalog.missing == set()
    pupil.close()


def test_the_rival_whose_turn_comes_after_a_step_is_not_asked_while_its_last_deed_is_told() -> None:
    lesson = lesson_catalogue.lessons_of("lucca")["lesson"]
    number = next(number for number, step in enumerate(lesson.steps) if step.name == "take")
    pupil = Pupil("lucca", "lesson", number=number, reduced_motion=False)
    while pupil.table.teaching.course.number == number:
        pupil.do_next(MouseHand(pupil.stage))
    assert pupil.table.teaching.course.number == number + 1
    pupil.close()


@pytest.mark.parametrize(("lesson", "step"), [("lesson", "church"), ("lesson_leaders", "refuse")])
def test_what_is_chosen_is_no_longer_asked_for_while_end_turn_is(lesson: str, step: str) -> None:
    number = next(n for n, each in enumerate(lesson_catalogue.lessons_of("lorenzo")[lesson].steps) if each.name == step)
    pupil = Pupil("lorenzo", lesson, number=number)
    asked = list[str]()
    while pupil.table.teaching.course.number == number:
        told = pupil.table.prompt.text(pupil.table._present_position())
        assert (told == "Now press End turn") == (pupil.table.lesson.marks.next_piece() == END_TURN)
        asked.append(told)
        pupil.do_next(MouseHand(pupil.stage))
    assert asked[0] != asked[-1] == "Now press End turn"
    pupil.close()


@every_lesson
@pytest.mark.parametrize("text_scale", [pytest.param(100, marks=pytest.mark.full), 130])
@pytest.mark.parametrize("language", CODES)
def test_every_step_fits_and_points_at_something_that_is_there(
    game: str, lesson: str, language: str, text_scale: int
) -> None:
    pupil = Pupil(game, lesson, language=language, text_scale=text_scale)
    for number, step in enumerate(pupil.lesson.steps):
        pupil.show(number)
        pupil.check_words()
        if step.tasks:
            assert pupil.table.lesson.marks.targets(), step.name
        else:
            assert len(pupil.table.lesson.marks.targets()) == len(step.point), step.name
        if step.question:
            pupil.table.teaching.tried.update(range(1, step.question.answers + 1))
            pupil.table.invalidate()
            pupil.stage.step()
            pupil.check_words()
    pupil.close()


@every_lesson
def test_the_teachers_letters_are_of_one_size_in_all_steps(game: str, lesson: str) -> None:
    pupil = Pupil(game, lesson)
    sizes = set[float]()
    for number in range(len(pupil.lesson.steps)):
        pupil.show(number)
        told = pupil.table.find("lesson-text")
        assert isinstance(told, Paragraph)
        assert pupil.table.measure(told.text, told.style, told.rect.w)[1] <= told.rect.h, "it need not shrink"
        sizes.add(told.style.size)
    assert len(sizes) == 1 and min(sizes) >= 20
    pupil.close()


def test_a_question_hides_what_would_tell_its_answer() -> None:
    lesson = lesson_catalogue.lessons_of("lucca")["lesson"]
    asked = next(number for number, step in enumerate(lesson.steps) if step.hides)
    pupil = Pupil("lucca", "lesson", number=asked)
    assert not any(pupil.table.find(name) for name in lesson.steps[asked].hides)
    pupil.show(asked + 1)
    pupil.rest()
    assert all(pupil.table.find(name) for name in lesson.steps[asked].hides)
    pupil.close()
