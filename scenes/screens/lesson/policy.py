"""The policy of a lesson: a teacher asks for one step after the other, and takes back what was not meant."""

from collections.abc import Callable, Collection
from typing import Any

from scenes.common import lesson_catalogue
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.settings import TurnEnds
from scenes.engine.timers import Cancel
from scenes.kit.board import END_TURN
from scenes.kit.position_view import AnyPosition
from scenes.kit.reading_time import seconds_to_read
from scenes.screens.lesson import dialogs
from scenes.screens.lesson.free_places import place_of_notice
from scenes.screens.lesson.pointer import LessonPointer, Marks
from scenes.screens.lesson.question import add_question
from scenes.screens.lesson.teacher import TeacherPanel, add_teacher
from scenes.screens.lesson.teaching import Teaching
from scenes.screens.lesson.text_size import Letters
from scenes.table import controls, sidebar
from scenes.table.match_policy import MatchPolicy
from scenes.table.table_parts import TableParts

TAKE_BACK_SECONDS, LONGEST_WORD = 1.6, 6.0
"""Shortest and longest time for which a wrong move and the remark about it are shown."""
PUT_BACK_SECONDS = 0.5
"""Seconds until a piece that was only lifted returns, while the remark is still shown."""
STEP_SECONDS = 0.6
_LOOK_AGAIN = 0.2


class LessonPolicy(MatchPolicy):
    """Run a lesson on the table; only the number of the step is saved."""

    has_finale, has_preview = False, False

    def __init__(self, parts: TableParts, teaching: Teaching, open_step: Callable[[int], None]) -> None:
        """Set up; `open_step` opens a step whose position is not that of the present match."""
        self._parts, self._scene, self._open_step = parts, parts.scene, open_step
        self.teaching, self.marks = teaching, Marks(parts, teaching)
        self._course, self._letters = teaching.course, Letters()
        self._cancel: Cancel | None = None
        parts.board.has_column = False

    # What may be done now

    def lets_match_go_on(self) -> bool:
        """Return whether rivals and forced choices may act.

        They wait while the person reads, is asked, or a move is undone.
        """
        return self._course.awaits_play

    def lets_person_act(self) -> bool:
        """Return whether a task waits, so that nothing can be pressed while there is nothing to do."""
        return self._course.awaits_person

    def turn_ends(self, chosen: TurnEnds) -> TurnEnds:
        """Return that turns end at once."""
        return "at_once"

    def takes_move(self) -> bool:
        """Undo a wrong move that lies on the table, instead of playing another."""
        if self.teaching.gentle_word and (self._course.is_astray or self._parts.board.has_selection):
            self._take_back()
            return True
        self._fall_silent()
        return False

    def takes_press(self) -> bool:
        """Undo a wrong move at once with any key or press."""
        if self.teaching.gentle_word:
            self._take_back()
            return True
        return False

    # What comes next

    def begin(self) -> None:
        """Begin the present step."""
        progress, teaching = lesson_catalogue.progress_of(self._scene.app), self.teaching
        progress.keep(teaching.place_name, self._course.number)
        lesson_catalogue.keep_progress(self._scene.app)
        teaching.tried, teaching.gentle_word, self._scene.input.focus_id = set(), "", ""
        self._scene.app.transition.renew(self._scene, [SCREEN])
        if self._course.begins_anew:
            self._scene.play("page")
        self.marks.begin()
        self._scene.app.call_soon(self._parts.controller.pump)
        self._scene.invalidate()

    def follow(self) -> None:
        """Follow a move: undo a wrong one after a remark, or finish the step."""
        if self._cancel:
            return
        if self._course.is_astray:
            self._say_before_taking_back(self.teaching.remark())
        elif self._course.awaits_person:
            self._scene.input.focus_id = ""
        elif self._course.is_complete and self._course.step.plays:
            self._cancel = self._scene.after(STEP_SECONDS, self._finish_step)

    def heard(self, towards: Collection[Any]) -> None:
        """Say at once that a selection leads elsewhere, before it is played."""
        course = self._course
        if not (towards and course.awaits_person) or course.allows_anything:
            return
        if not set(course.expected) & set(towards):
            self._say_before_taking_back(self._scene.t("lesson-not-this"))
            self._scene.after(PUT_BACK_SECONDS, self._put_back)
        else:
            self._fall_silent()

    def _say_before_taking_back(self, gentle_word: str) -> None:
        """Show a remark for the time that reading takes, then undo."""
        self._stop_timer()
        self.teaching.gentle_word, self._scene.input.focus_id = gentle_word, ""
        seconds = seconds_to_read(gentle_word, TAKE_BACK_SECONDS, LONGEST_WORD)
        self._cancel = self._scene.after(seconds, self._take_back)

    def _take_back(self) -> None:
        """Undo what was not meant, and hide the remark."""
        self._stop_timer()
        self.teaching.gentle_word, self._scene.input.focus_id = "", ""
        self._parts.moves.drop()
        if self._course.is_astray:
            self._parts.controller.rewind(self._course.kept_length)
        self._scene.invalidate()

    def _put_back(self) -> None:
        """Put lifted pieces back while the remark is shown."""
        if self.teaching.gentle_word and not self._parts.moves.dragging.is_under_way:
            self._parts.moves.drop()

    def _fall_silent(self) -> None:
        """Hide the remark."""
        if self.teaching.gentle_word:
            self._stop_timer()
            self.teaching.gentle_word = ""
            self._scene.invalidate()

    def _finish_step(self) -> None:
        """Go to the next step once everything has been shown."""
        self._stop_timer()
        if self._parts.playback.is_active:
            self._cancel = self._scene.after(_LOOK_AGAIN, self._finish_step)
        elif self._course.is_complete:
            self._scene.play("coin")
            self.go_on()

    def _stop_timer(self) -> None:
        if self._cancel:
            self._cancel()
            self._cancel = None

    # From step to step

    def go_on(self) -> None:
        """Open the next step, or after the last one the choice at the end."""
        if not self._course.is_last:
            self.go_to(self._course.number + 1)
            return
        app, teaching = self._scene.app, self.teaching
        lesson_catalogue.progress_of(app).finish(teaching.place_name)
        lesson_catalogue.keep_progress(app)
        dialogs.open_end(app, teaching.spec, teaching.lesson_id)

    def go_to(self, number: int) -> None:
        """Open a step: on the present table if the match fits, else on a new one."""
        self._stop_timer()
        if self._course.goes_on_to(number):
            self._course.go_on()
            self.begin()
        else:
            self._open_step(number)

    def answer(self, number: int) -> None:
        """Try an answer."""
        self.teaching.tried.add(number)
        self._scene.play("coin" if self.teaching.is_answered else "card")
        self._scene.input.focus_id = ""
        self._scene.invalidate()

    # What is told

    def prompt(self, position: AnyPosition) -> str:
        """Return the text of the ribbon."""
        course, playback, t = self._course, self._parts.playback, self._scene.t
        if playback.current is not None or (course.is_complete and course.step.plays):
            return playback.last_sentence or t("table-watch")
        if self.teaching.gentle_word:
            return t("lesson-other")
        if course.step.question:
            return t("lesson-asks")
        if course.awaits_person:
            task = min(course.tasks_done, len(course.step.tasks) - 1)
            return self.teaching.task_words(task, self._ends_turn)
        if course.awaits_play:
            return playback.last_sentence or t("lesson-rival")
        name = position.people[position.viewer].name
        return t("lesson-read") if course.number else t("lesson-who", name=name)

    @property
    def _ends_turn(self) -> bool:
        return self.marks.next_piece() == END_TURN

    def crest(self, position: AnyPosition) -> str:
        """Return the person's crest while the person reads or answers."""
        is_read = self._parts.playback.current is None and not self._course.awaits_play
        return position.people[position.viewer].crest if is_read else ""

    def keeps_told(self) -> bool:
        """Return whether a rival's action follows at once."""
        return self._course.awaits_play and not self._course.awaits_person

    def details(self, usual: list[str]) -> list[str]:
        """Return the title of the lesson, and the first of the usual texts."""
        return [self.teaching.title, *usual[:1]]

    # With which tools

    def open_menu(self) -> bool:
        """Open the menu of the lesson."""
        dialogs.open_menu(self._scene, self._parts.match, lambda: self.go_to(0))
        return True

    def leave(self) -> bool:
        """Ask whether to leave the lesson."""
        dialogs.ask_leave(self._scene)
        return True

    def add_side(self, position: AnyPosition) -> bool:
        """Add the teacher, the marks on the board, and the question of the step."""
        parts, board = self._parts, self._parts.board
        controls.add_open_choices(parts, board.controls_place)
        sidebar.add_resting_panel(parts)
        self._scene.add(LessonPointer("lesson-pointer", SCREEN, self.marks))
        self._add_teacher(sidebar.room(board, controls.has_choices(parts)))
        if self._course.step.question:
            add_question(self._scene, self.teaching, self.marks.targets(), self.answer, self.go_on)
        return True

    def _add_teacher(self, place: Rect) -> None:
        panel = TeacherPanel(
            self._scene, self.teaching, self._letters.style(self._scene, self.teaching, place), self._ends_turn,
            self.go_on, lambda: self.go_to(self._course.number - 1), lambda: dialogs.ask_leave(self._scene),
        )  # fmt: skip
        add_teacher(panel, place)

    def arrange(self) -> None:
        """Remove what would give an answer away, and mark what the step points at."""
        hidden = self._course.step.hides
        self._scene.widgets = [widget for widget in self._scene.widgets if widget.id not in hidden]
        self.marks.follow()

    def first_focus(self) -> str:
        """Return the next button, the first untried answer, or the piece to press."""
        if self.teaching.can_go_on or self.teaching.is_answered:
            return "lesson-next"
        question = self._course.step.question
        if question:
            left = (number for number in range(1, question.answers + 1) if number not in self.teaching.tried)
            return f"lesson-answer-{next(left)}"
        return self.marks.next_piece()

    def offers_focus(self) -> bool:
        """Return whether keys move the focus; while events are shown, they only hurry them."""
        is_asked = self.teaching.can_go_on or self._course.step.question is not None
        return is_asked or self._parts.position().can_act

    def tooltip_room(self, target: Rect) -> Rect:
        """Return the room for a tooltip that does not cover the teacher's words."""
        teacher = self._scene.find("lesson-panel")
        if teacher is None or target.right > teacher.rect.x:
            return SCREEN
        return SCREEN.trimmed(right=SCREEN.w - teacher.rect.x)

    def notice_place(self, usual: Rect) -> Rect:
        """Return where notices cover least of what the step is about."""
        return place_of_notice(self._scene.widgets, self.marks.targets(), usual)
