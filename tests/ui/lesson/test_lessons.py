"""Every lesson on the real table: to its end by either hand, its words whole at the smallest window, its ways out."""

import pytest

from scenes.core.languages import CODES
from scenes.core.text_boxes import overflowing
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


@every_lesson
@pytest.mark.parametrize("language", CODES)
def test_every_step_fits_and_points_at_something_that_is_there(game: str, lesson: str, language: str) -> None:
    pupil = Pupil(game, lesson, language=language)
    for number, step in enumerate(pupil.lesson.steps):
        pupil.table.go_to(number)
        pupil.rest()
        table, app = pupil.table, pupil.stage.app
        assert [box.text for box in overflowing(app.canvas.boxes)] == [], step.name
        assert app.catalog.missing == set()
        if step.tasks:
            assert table.targets(), step.name
        else:
            assert len(table.targets()) == len(step.point), step.name
        if step.question:
            for answer in range(1, step.question.answers + 1):
                table.answer(answer)
            pupil.rest()
            assert [box.text for box in overflowing(app.canvas.boxes)] == [], step.name
    pupil.close()
