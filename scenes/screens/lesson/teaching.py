"""Where a lesson stands: its course, its words, the answers that were tried, and the remark about a wrong move."""

from game.core.spec import Spec
from game.lessons.course import Course
from game.lessons.model import Lesson, Step
from scenes.common import lesson_catalogue
from scenes.engine.text.catalog import Catalog


class Teaching:
    """Hold the state of a lesson besides its match, and return its words."""

    def __init__(self, catalog: Catalog, spec: Spec, lesson_id: str, lesson: Lesson, course: Course) -> None:
        self.catalog, self.spec = catalog, spec
        self.lesson_id, self.lesson, self.course = lesson_id, lesson, course
        self.gentle_word = ""
        """Remark that is shown while a wrong move lies on the table."""
        self.tried: set[int] = set()
        """Answers of the present question that were tried."""

    @property
    def place_name(self) -> str:
        """Return the name under which the progress is saved."""
        return f"{self.spec.id}/{self.lesson_id}"

    @property
    def can_go_on(self) -> bool:
        """Return whether the step is only to be read."""
        return not self.course.step.plays and self.course.step.question is None

    @property
    def is_answered(self) -> bool:
        """Return whether the right answer has been given."""
        question = self.course.step.question
        return question is not None and question.right in self.tried

    # Words

    @property
    def title(self) -> str:
        """Return the title of the lesson."""
        return self.catalog(self._key("title"))

    def words(self, *parts: str) -> str:
        """Return a text of the present step."""
        return self.words_of(self.course.step, *parts)

    def words_of(self, step: Step, *parts: str) -> str:
        """Return a text of any step."""
        return self.catalog(self._key(step.name, *parts))

    def task_words(self, index: int, ends_turn: bool) -> str:
        """Return the words of a task; of a begun one, what is left to do if there is a text for it.

        `ends_turn` says that only the end of the turn is left.
        """
        if index == self.course.tasks_done and self.course.awaits_person and ends_turn:
            return self.catalog("lesson-end-turn")
        parts = "task", str(index + 1)
        left = self._key(self.course.step.name, *parts, "then")
        is_begun = index == self.course.tasks_done and self.course.is_within_task
        return self.catalog(left) if is_begun and self.catalog.has(left, "en") else self.words(*parts)

    def remark(self) -> str:
        """Return the remark about another move: the step's own or the usual one."""
        own = self._key(self.course.step.name, "other")
        return self.catalog(own if self.catalog.has(own, "en") else "lesson-taken-back")

    def captions(self, step: Step) -> list[str]:
        """Return the captions of a step's pictures; none if they have no texts."""
        has_some = self.catalog.has(self._key(step.name, "picture", "1"), "en")
        numbers = range(1, len(step.figure) + 1) if has_some else ()
        return [self.words_of(step, "picture", str(number)) for number in numbers]

    def _key(self, *parts: str) -> str:
        return lesson_catalogue.key_of(self.spec, self.lesson_id, *parts)
