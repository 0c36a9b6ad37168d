"""A lesson: a match on the usual table, with a teacher who asks for one step after the other."""

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from game.core.seats import Seat
from game.core.spec import DEFAULT_LEVEL, HUMAN, Spec
from game.lessons.course import Course, match_at
from game.lessons.model import Lesson, Step
from scenes.common import lesson_catalogue
from scenes.engine.app import App
from scenes.engine.input.keys import Command, KeyPress, PointerEvent
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.motion.tween import Tween, linear
from scenes.engine.settings import TurnEnds
from scenes.engine.timers import Cancel
from scenes.kit.board import END_TURN
from scenes.kit.players import house_names
from scenes.kit.position_view import AnyPosition
from scenes.kit.reading_time import seconds_to_read
from scenes.screens.lesson import dialogs
from scenes.screens.lesson.free_places import place_of_notice
from scenes.screens.lesson.pointer import LessonPointer as PointingHand
from scenes.screens.lesson.pointer import light_only, places_named, taken_up
from scenes.screens.lesson.question import add_question
from scenes.screens.lesson.scripted_rivals import ScriptedRivals
from scenes.screens.lesson.teacher import add_teacher
from scenes.screens.lesson.text_size import Letters
from scenes.table import open_choices, sidebar
from scenes.table.scene import TableScene

TAKE_BACK_SECONDS, LONGEST_WORD = 1.6, 6.0
"""Shortest and longest time for which a wrong move and the remark about it are shown."""
PUT_BACK_SECONDS = 0.5
"""Seconds until a piece that was only lifted returns, while the remark is still shown."""
STEP_SECONDS = 0.6
_LOOK_AGAIN = 0.2
_BREATHS, _BREATH_SECONDS = 3, 1.2
_SHADE_COMES, _SHADE_GOES = 0.4, 0.3


class LessonTable(TableScene):
    """Run a lesson on the table; only the number of the step is saved."""

    name = "lesson"
    has_finale, stays = False, True

    def __init__(self, app: App, spec: Spec, lesson_id: str, lesson: Lesson, number: int = 0) -> None:
        match = match_at(spec, lesson, number, seats_of(app, lesson))
        self.lesson_id, self.lesson = lesson_id, lesson
        self.course = Course(lesson, match, number)
        self.gentle_word = ""
        """Remark that is shown while a wrong move lies on the table."""
        self.tried: set[int] = set()
        """Answers of the present question that were tried."""
        self.sway = 0.0
        """Distance by which the arrows have drawn back, as a share."""
        self.shade = 0.0
        """Darkness of the rest of the table, as a share."""
        self.lit: list[Rect] = []
        """Areas without shade: the targets of the step."""
        self.letters = Letters()
        self._is_pointing = False
        self._cancel: Cancel | None = None
        self._pointed_at = ""
        self._meant: list[str] = []
        """Pieces to press; they stay marked while a remark about another one is shown."""
        super().__init__(app, match, ScriptedRivals(app, self.course))
        self.board.has_column, self.subject = False, self.place_name

    # Words

    def words(self, *parts: str) -> str:
        """Return a text of the present step."""
        return self.words_of(self.course.step, *parts)

    def words_of(self, step: Step, *parts: str) -> str:
        """Return a text of any step."""
        return self.t(lesson_catalogue.key_of(self.match.spec, self.lesson_id, step.name, *parts))

    def task_words(self, index: int) -> str:
        """Return the words of a task; of a begun one, what is left to do if there is a text for it."""
        if index == self.course.tasks_done and self.course.awaits_person and self.next_piece() == END_TURN:
            return self.t("lesson-end-turn")
        parts = "task", str(index + 1)
        left = lesson_catalogue.key_of(self.match.spec, self.lesson_id, self.course.step.name, *parts, "then")
        is_begun = index == self.course.tasks_done and self.course.is_within_task
        return self.t(left) if is_begun and self.app.catalog.has(left, "en") else self.words(*parts)

    @property
    def place_name(self) -> str:
        """Return the name under which the progress is saved."""
        return f"{self.match.spec.id}/{self.lesson_id}"

    # Life

    def enter(self) -> None:
        super().enter()
        self._begin_step()

    def _begin_step(self) -> None:
        lesson_catalogue.progress_of(self.app).keep(self.place_name, self.course.number)
        lesson_catalogue.keep_progress(self.app)
        self.tried, self.gentle_word, self.focus_id = set(), "", ""
        self.app.renew(self, [SCREEN])
        if self.course.begins_anew:
            self.play("page")
        self.animate(Tween(_BREATHS * _BREATH_SECONDS, self._breathe, linear))
        self.app.call_soon(self.controller.pump)
        self.invalidate()

    def _breathe(self, share: float) -> None:
        phase = share * _BREATHS % 1
        self.sway = min(phase, 1 - phase) * 2

    # What the session asks

    def is_busy(self) -> bool:
        """Return whether the match waits.

        Rivals and forced choices also wait while the person reads, is asked, or a move is undone.
        """
        return super().is_busy() or not self.course.awaits_play

    def is_telling(self) -> bool:
        """Return whether events are shown; only then, and if the script goes on, may rivals think ahead."""
        return super().is_telling() and self.course.awaits_play

    def turn_ends(self) -> TurnEnds:
        """Return that turns end at once."""
        return "at_once"

    def show_end(self) -> None:
        """Do nothing, as the lesson has an end of its own."""

    def match_changed(self) -> None:
        """Follow a move: undo a wrong one after a remark, or finish the step."""
        super().match_changed()
        if self._cancel:
            return
        if self.course.is_astray:
            self._say_before_taking_back(self._said_of_other_deeds())
        elif self.course.awaits_person:
            self.focus_id = ""
        elif self.course.is_complete and self.course.step.plays:
            self._cancel = self.after(STEP_SECONDS, self._finish_step)

    def _say_before_taking_back(self, gentle_word: str) -> None:
        """Show a remark for the time that reading takes, then undo."""
        self._stop_timer()
        self.gentle_word, self.focus_id = gentle_word, ""
        self._cancel = self.after(seconds_to_read(gentle_word, TAKE_BACK_SECONDS, LONGEST_WORD), self._take_back)

    def _said_of_other_deeds(self) -> str:
        """Return the remark about another move: the step's own or the usual one."""
        own = lesson_catalogue.key_of(self.match.spec, self.lesson_id, self.course.step.name, "other")
        return self.t(own if self.app.catalog.has(own, "en") else "lesson-taken-back")

    def _take_back(self) -> None:
        """Undo what was not meant, and hide the remark."""
        self._stop_timer()
        self.gentle_word, self.focus_id = "", ""
        self.drop_selection()
        if self.course.is_astray:
            self.controller.rewind(self.course.kept_length)
        self.invalidate()

    def _put_back(self) -> None:
        """Put lifted pieces back while the remark is shown."""
        if self.gentle_word and not self.dragging.is_under_way:
            self.drop_selection()

    def _fall_silent(self) -> None:
        """Hide the remark."""
        if self.gentle_word:
            self._stop_timer()
            self.gentle_word = ""
            self.invalidate()

    def _finish_step(self) -> None:
        """Go to the next step once everything has been shown."""
        self._stop_timer()
        if self.playback.is_active:
            self._cancel = self.after(_LOOK_AGAIN, self._finish_step)
        elif self.course.is_complete:
            self.play("coin")
            self.go_on()

    def _stop_timer(self) -> None:
        if self._cancel:
            self._cancel()
            self._cancel = None

    # From step to step

    @property
    def can_go_on(self) -> bool:
        """Return whether the step is only to be read."""
        return not self.course.step.plays and self.course.step.question is None

    def go_on(self) -> None:
        """Open the next step, or after the last one the choice at the end."""
        if self.course.is_last:
            lesson_catalogue.progress_of(self.app).finish(self.place_name)
            lesson_catalogue.keep_progress(self.app)
            dialogs.open_end(self)
        else:
            self.go_to(self.course.number + 1)

    def skip(self) -> None:
        self.go_on()

    def go_back(self) -> None:
        self.go_to(self.course.number - 1)

    def go_to(self, number: int) -> None:
        """Open a step: on the present table if the match fits, else on a new one."""
        self._stop_timer()
        if self.course.goes_on_to(number):
            self.course.go_on()
            self._begin_step()
        else:
            spec = self.match.spec
            self.app.stack.replace(LessonTable(self.app, spec, self.lesson_id, self.lesson, number))
            self.app.part("rise")

    def ask_leave(self) -> None:
        dialogs.ask_leave(self)

    def open_menu(self) -> None:
        dialogs.open_menu(self)

    def back(self) -> None:
        if not self.drop_selection():
            self.ask_leave()

    # Questions

    @property
    def is_answered(self) -> bool:
        """Return whether the right answer has been given."""
        question = self.course.step.question
        return question is not None and question.right in self.tried

    def answer(self, number: int) -> None:
        """Try an answer."""
        self.tried.add(number)
        self.play("coin" if self.is_answered else "card")
        self.focus_id = ""
        self.invalidate()

    def tell_answer(self) -> None:
        """Give the right answer."""
        question = self.course.step.question
        assert question is not None
        self.answer(question.right)

    # What is seen

    def present_position(self) -> AnyPosition:
        """Return the position; without a decision while there is nothing to do, so that nothing can be pressed."""
        position = super().present_position()
        return position if self.course.awaits_person else replace(position, decision=None)

    def lectern_place(self) -> Rect | None:
        """Return None, as the teacher takes the place of the preview pane."""
        return None

    def details(self, position: AnyPosition) -> list[str]:
        name = self.t(lesson_catalogue.key_of(self.match.spec, self.lesson_id, "title"))
        return [name, *super().details(position)[:1]]

    def build(self) -> None:
        super().build()
        self.widgets = [widget for widget in self.widgets if widget.id not in self.course.step.hides]
        self._follow_hand()
        self._meant = self._meant if self.gentle_word else self._pieces_to_press()
        if self.course.awaits_person and not self.course.allows_anything:
            light_only(self, self._meant)
        self._follow_shade()

    def _follow_hand(self) -> None:
        """Move the focus to the next piece to press when that changes."""
        piece = self.next_piece() if self.course.awaits_person and not self.gentle_word else ""
        if piece != self._pointed_at:
            self._pointed_at = piece
            self.focus_id = piece or self.focus_id

    def _follow_shade(self) -> None:
        """Fade the shade in when a step points at something, and out with its first action.

        Between the actions of a step the table stays light.
        """
        targets, start = self.targets(), self.shade
        is_pointing = bool(targets) and not self.course.done
        self.lit = [*targets, *taken_up(self)] if is_pointing else self.lit
        if is_pointing != self._is_pointing:
            self._is_pointing, seconds = is_pointing, _SHADE_COMES if is_pointing else _SHADE_GOES
            self.animate(Tween(seconds, lambda share: self._darken(start + (is_pointing - start) * share)))

    def _darken(self, shade: float) -> None:
        self.shade = shade

    def add_side(self, position: AnyPosition) -> None:
        open_choices.add(self, self.board.controls_place)
        sidebar.add_resting_panel(self)
        self.add(PointingHand(self))
        add_teacher(self, sidebar.room(self.board, open_choices.are_needed(self)))
        if self.course.step.question:
            add_question(self, self.targets())

    def tooltip_room(self, target: Rect) -> Rect:
        """Return the room for a tooltip that does not cover the teacher's words."""
        teacher = self.find("lesson-panel")
        if teacher is None or target.right > teacher.rect.x:
            return SCREEN
        return SCREEN.trimmed(right=SCREEN.w - teacher.rect.x)

    def prompt_text(self, position: AnyPosition) -> str:
        if self.playback.current is not None or (self.course.is_complete and self.course.step.plays):
            return self.playback.last_sentence or self.t("table-watch")
        if self.gentle_word:
            return self.t("lesson-other")
        if self.course.step.question:
            return self.t("lesson-asks")
        if self.course.awaits_person:
            return self.task_words(min(self.course.tasks_done, len(self.course.step.tasks) - 1))
        if self.course.awaits_play:
            return self.playback.last_sentence or self.t("lesson-rival")
        name = position.people[position.viewer].name
        return self.t("lesson-read") if self.course.number else self.t("lesson-who", name=name)

    def _tells(self, position: AnyPosition) -> bool:
        """Return whether the status line shows what happened: also until a rival's action follows at once."""
        return super()._tells(position) or (self.course.awaits_play and not self.course.awaits_person)

    def prompt_crest(self, position: AnyPosition) -> str:
        if self.playback.current is None and not self.course.awaits_play:
            return position.people[position.viewer].crest
        return super().prompt_crest(position)

    def targets(self) -> list[Rect]:
        """Return the areas that the step points at now: the next pieces to press, or its own places."""
        course = self.course
        if self.playback.is_active or (self.gentle_word and course.is_astray):
            return []
        if course.awaits_person and not course.allows_anything:
            return places_named(self, self._meant)
        rivals_play = course.awaits_play and not course.awaits_person
        return [] if rivals_play else places_named(self, course.step.point)

    def notice_place(self, usual: Rect) -> Rect:
        return place_of_notice(self, usual)

    def next_piece(self) -> str:
        """Return the piece to press now for the expected action; empty if there is none."""
        return next((piece for action in self.course.expected if (piece := self.bindings.next_press(action))), "")

    def _pieces_to_press(self) -> list[str]:
        """Return the next piece, and others of its row that the same action needs."""
        piece = self.next_piece()
        if not piece:
            return []
        row = piece.rpartition("-")[0]
        wanted = self.bindings.pieces_of(self.course.expected[0])
        return [piece, *(other for other in wanted if other != piece and other.rpartition("-")[0] == row)]

    def first_focus(self) -> str:
        """Return the next button, the first untried answer, or the piece to press."""
        if self.can_go_on or self.is_answered:
            return "lesson-next"
        question = self.course.step.question
        if question:
            left = (number for number in range(1, question.answers + 1) if number not in self.tried)
            return f"lesson-answer-{next(left)}"
        return self.next_piece()

    def offers_focus(self) -> bool:
        """Return whether keys move the focus; while events are shown, they only hurry them."""
        return self.can_go_on or self.course.step.question is not None or self.position.can_act

    # What the person does

    def submit(self, *plan: Any) -> None:
        """Play an action; if a wrong one lies on the table, undo that instead."""
        if self.gentle_word and (self.course.is_astray or self.board.has_selection):
            self._take_back()
        else:
            self._fall_silent()
            super().submit(*plan)

    def _prepared(self, towards: Collection[Any], settles: bool) -> None:
        """Say at once that a selection leads elsewhere, before it is played."""
        super()._prepared(towards, settles)
        course = self.course
        if not (towards and course.awaits_person) or course.allows_anything:
            return
        if not set(course.expected) & set(towards):
            self._say_before_taking_back(self.t("lesson-not-this"))
            self.after(PUT_BACK_SECONDS, self._put_back)
        else:
            self._fall_silent()

    def intercept(self, press: KeyPress) -> bool:
        """Undo a wrong move at once with any key."""
        if self.gentle_word and press.command != Command.FULLSCREEN:
            self._take_back()
            return True
        return super().intercept(press)

    def on_pointer(self, pointer: PointerEvent) -> bool:
        """Undo a wrong move at once with a press."""
        if self.gentle_word and pointer.kind == "down":
            self._take_back()
            return True
        return super().on_pointer(pointer)


def seats_of(app: App, lesson: Lesson) -> list[Seat]:
    """Return the seats of a lesson: a person in the first, opponents in the others."""
    names = house_names(app.catalog, app.catalog.language)
    return [Seat(HUMAN if seat == 0 else DEFAULT_LEVEL, names[seat]) for seat in range(lesson.seats)]
