"""A lesson: a match on the usual table, with a policy that asks for one step after the other."""

from game.core.seats import Seat
from game.core.spec import DEFAULT_LEVEL, HUMAN, Spec
from game.lessons.course import Course, match_at
from game.lessons.model import Lesson
from scenes.engine.app import App
from scenes.kit.players import house_names
from scenes.screens.lesson.policy import LessonPolicy
from scenes.screens.lesson.scripted_rivals import ScriptedRivals
from scenes.screens.lesson.teaching import Teaching
from scenes.table.scene import TableScene
from scenes.table.table_parts import TableParts


class LessonTable(TableScene):
    """Hand the controller the policy of a lesson; everything else is the usual table."""

    name, stays = "lesson", True
    lesson: LessonPolicy

    def __init__(self, app: App, spec: Spec, lesson_id: str, lesson: Lesson, number: int = 0) -> None:
        match = match_at(spec, lesson, number, seats_of(app, lesson))
        course = Course(lesson, match, number)
        teaching = Teaching(app.catalog, spec, lesson_id, lesson, course)

        def open_step(step: int) -> None:
            app.stack.replace(LessonTable(app, spec, lesson_id, lesson, step))
            app.transition.part("rise")

        def policy(parts: TableParts) -> LessonPolicy:
            self.lesson = LessonPolicy(parts, teaching, open_step)
            return self.lesson

        super().__init__(app, match, ScriptedRivals(app, course), policy=policy)
        self.teaching, self.subject = teaching, teaching.place_name


def seats_of(app: App, lesson: Lesson) -> list[Seat]:
    """Return the seats of a lesson: a person in the first, opponents in the others."""
    names = house_names(app.catalog, app.catalog.language)
    return [Seat(HUMAN if seat == 0 else DEFAULT_LEVEL, names[seat]) for seat in range(lesson.seats)]
