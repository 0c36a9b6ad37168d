"""Pupils for end-to-end tests: they take a whole lesson on the real table, by keys alone or by the mouse alone."""

from game.core.registry import spec_of
from scenes.common import lesson_catalogue
from scenes.common.game_catalogue import playable_cities
from scenes.engine.headless import Headless
from scenes.engine.text.drawn_text import overflowing, overlapping
from scenes.engine.widgets.dialog import Dialog
from scenes.screens.lesson.scene import LessonTable
from tests.ui.table.players import Hand

LESSONS = [(city.id, name) for city in playable_cities() for name in lesson_catalogue.lessons_of(city.id)]
SMALL = (1280, 720)
_PATIENCE = 60


class Pupil:
    """Sits before one lesson and does what it asks."""

    def __init__(
        self, game: str, lesson: str, *, number: int = 0, language: str = "en", text_scale: int = 100,
        reduced_motion: bool = True,
    ) -> None:  # fmt: skip
        self.stage = Headless(SMALL, language, text_scale)
        self.stage.app.settings.reduced_motion = reduced_motion
        self.spec, self.name = spec_of(game), lesson
        self.lesson = lesson_catalogue.lessons_of(game)[lesson]
        self.show(number)
        self.rest()

    def show(self, number: int) -> None:
        """The step as it appears."""
        self.stage.show(LessonTable(self.stage.app, self.spec, self.name, self.lesson, number))
        self.stage.step()

    def check_words(self) -> None:
        """Every text is there and whole, and none lies over another."""
        app, name = self.stage.app, self.table.teaching.course.step.name
        assert app.catalog.missing == set()
        assert [box.text for box in overflowing(app.canvas.boxes)] == [], name
        assert [(one.text, other.text) for one, other in overlapping(app.canvas.boxes)] == [], name

    @property
    def table(self) -> LessonTable:
        top = self.stage.app.stack.top
        assert isinstance(top, LessonTable), top
        return top

    @property
    def is_at_end(self) -> bool:
        return isinstance(self.stage.app.stack.top, Dialog)

    def rest(self) -> None:
        """Until the lesson waits for the pupil."""
        for _ in range(_PATIENCE):
            self.stage.settle()
            self.stage.step(0.1)
            if self.is_at_end or self._is_asked():
                return
        raise AssertionError(f"step {self.table.teaching.course.step.name} never comes to rest")

    def _is_asked(self) -> bool:
        table = self.table
        course = table.teaching.course
        if table.teaching.gentle_word or table.playback.is_active:
            return False
        return not course.step.plays or (table.controller.is_viewer_deciding and course.awaits_person)

    def do_next(self, hand: Hand) -> None:
        """One press as the teacher asks for it."""
        table = self.table
        question = table.teaching.course.step.question
        if table.teaching.can_go_on or table.teaching.is_answered:
            hand.press("lesson-next")
        elif question:
            hand.press(f"lesson-answer-{question.right}")
        else:
            piece = table.lesson.marks.next_piece()
            assert piece, f"nothing leads on from {table.teaching.course.step.name}"
            hand.press(piece)
        self.rest()

    def finish(self, hand: Hand) -> list[str]:
        """The names of the steps as they came."""
        names = [self.table.teaching.course.step.name]
        for _ in range(200):
            self.do_next(hand)
            if self.is_at_end:
                return names
            if self.table.teaching.course.step.name != names[-1]:
                names.append(self.table.teaching.course.step.name)
        raise AssertionError("the lesson never ends")

    def close(self) -> None:
        self.stage.close()
