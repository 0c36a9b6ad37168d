"""The policy of a moment that is tried again: a try is played, judged and taken back, until one is right."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from game.coach.chores import WeighTry
from game.coach.trying import Verdict, Weighed, next_of_best
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.settings import TurnEnds
from scenes.engine.timers import Cancel
from scenes.engine.widgets.top_bar import Tool
from scenes.kit.position_view import AnyPosition
from scenes.kit.reading_time import seconds_to_read
from scenes.screens.try_again.attempts import Attempts
from scenes.screens.try_again.column import ColumnButton, TryColumn, add_column
from scenes.screens.try_again.marks import Spots, TryMarks, marks_of
from scenes.screens.try_again.series import Series
from scenes.screens.try_again.sheet import add_sheet, sheet_place
from scenes.screens.try_again.ways_out import WaysOut
from scenes.screens.try_again.words import TryWords
from scenes.table import controls, sidebar
from scenes.table.match_controller import Asked
from scenes.table.match_policy import MatchPolicy
from scenes.table.table_parts import TableParts

WEIGH_SECONDS = 1.5
"""Time after which a try that the coach's file does not have is judged by what was found so far."""
TAKE_BACK_SECONDS, LONGEST_WORD = 1.6, 4.0
"""Shortest and longest time for which a wrong try and what it loses are shown."""
_LOOK_AGAIN = 0.2
_TOOLS = ("undo", "rules", "log")


class Weigher(Protocol):
    """Weigh a try that the coach's file does not have."""

    def ask_first(
        self, inquiry: WeighTry, resort: Callable[[], Weighed], on_answer: Callable[[Weighed], None]
    ) -> Asked:
        """Ask before everything else."""


class TryPolicy(MatchPolicy):
    """Let the person try, and judge what is played; nothing is saved but what was found when."""

    has_finale, has_preview = False, False

    def __init__(self, parts: TableParts, series: Series, attempts: Attempts, weigher: Weigher, ways: WaysOut) -> None:
        self._parts, self._scene, self._weigher, self._ways = parts, parts.scene, weigher, ways
        self.series, self.attempts = series, attempts
        self._spots = Spots(parts.app, series.task)
        self._cancel: Cancel | None = None
        self._asked: Asked | None = None
        parts.board.has_column = False

    @property
    def words(self) -> TryWords:
        """Return the words about the moment in the present language."""
        return TryWords(self._parts.app.catalog, self._parts.position().wording, self.series.task)

    # What may be done now

    def lets_match_go_on(self) -> bool:
        """Return whether a forced choice may make itself: only within a try that is not whole yet."""
        decision = self._parts.match.decision
        return self.attempts.goes_on and decision is not None and decision.seat == self.attempts.judged.seat

    def lets_person_act(self) -> bool:
        """Return whether a try is wanted."""
        return self.attempts.stage == "asking"

    def turn_ends(self, chosen: TurnEnds) -> TurnEnds:
        """Return that no turn ends by itself, as every try is taken back."""
        return "asked"

    def takes_move(self) -> bool:
        """Refuse a move while another one is judged or told."""
        return self.attempts.stage != "asking"

    def takes_press(self) -> bool:
        """Take a wrong try back at once with any key or press."""
        if self.attempts.stage == "told":
            self._take_back()
            return True
        return False

    # What comes next

    def begin(self) -> None:
        """Show the table anew."""
        self._scene.app.transition.renew(self._scene, [SCREEN])
        self._scene.play("page")
        self._scene.invalidate()

    def follow(self) -> None:
        """Follow the match: judge a try as soon as it can be told from the others; forget one that was undone."""
        attempts = self.attempts
        if not attempts.played and attempts.stage in ("weighing", "told"):
            self._ask_again()
        if attempts.stage != "asking":
            return
        told, question = attempts.verdict(), attempts.question()
        if told is not None:
            attempts.stage = "weighing"
            self._conclude(told)
        elif question is not None:
            attempts.stage = "weighing"
            self._asked = self._weigher.ask_first(question, question.resort, self._take_answer)
            self._cancel = self._scene.after(WEIGH_SECONDS, self._asked.hurry)

    def _take_answer(self, answer: Weighed) -> None:
        self._asked = None
        self._stop_timer()
        self._conclude(self.attempts.weighed(answer))

    def _conclude(self, told: Verdict | None) -> None:
        """Tell the verdict once the try has been shown."""
        if self._parts.playback.is_active:
            self._cancel = self._scene.after(_LOOK_AGAIN, partial(self._conclude, told))
            return
        self._cancel = None
        self.attempts.settle_try(told)
        if self.attempts.stage == "found":
            self._settle(is_found=True)
            return
        self._scene.play("card")
        seconds = seconds_to_read(self._told(), TAKE_BACK_SECONDS, LONGEST_WORD)
        self._cancel = self._scene.after(seconds, self._take_back)
        self._scene.invalidate()

    def _settle(self, is_found: bool) -> None:
        """Show the answer on the position before the try."""
        self.series.outcomes.setdefault(self.series.number, "found" if is_found else "shown")
        self._ways.settle(is_found)
        self._scene.play("win" if is_found else "page")
        self._clear_table()

    def show(self) -> None:
        """Show the answer."""
        self._stop()
        self.attempts.stage = "shown"
        self._settle(is_found=False)

    def point(self) -> None:
        """Show where to look; asked again, show the answer."""
        if self._parts.hints.stage:
            self.show()
        else:
            self._parts.hints.ask()

    def _take_back(self) -> None:
        """Take back what was tried, so that something else can be."""
        self._ask_again()
        self._clear_table()

    def _ask_again(self) -> None:
        self._stop()
        self.attempts.stage, self.attempts.last = "asking", None

    def _clear_table(self) -> None:
        self._scene.input.focus_id = ""
        self._parts.moves.drop()
        self._parts.controller.drop_hint()
        self._parts.controller.rewind(self.attempts.base)
        self._scene.invalidate()

    def _stop(self) -> None:
        self._stop_timer()
        if self._asked:
            self._asked.cancel()
            self._asked = None

    def _stop_timer(self) -> None:
        if self._cancel:
            self._cancel()
            self._cancel = None

    # What is told

    def prompt(self, position: AnyPosition) -> str:
        """Return the text of the ribbon; empty while the usual one tells what is shown or chosen."""
        board, stage = self._parts.board, self.attempts.stage
        if self._parts.playback.current is not None:
            return ""
        if stage == "asking" and (self.attempts.played or board.has_selection or board.asked):
            return ""
        if stage == "weighing":
            return self._scene.t("try-weighing")
        return self._told() if stage != "asking" else self._scene.t("try-find", turn=self.words.moment.turn)

    def _told(self) -> str:
        """Return the verdict in one sentence."""
        attempts, t, words = self.attempts, self._scene.t, self.words
        if attempts.stage == "found" and attempts.last is not None:
            return t("try-good", deed=words.deed(attempts.last.deed), nth=len(attempts.tries) + 1)
        if attempts.stage == "shown":
            return t("try-answer", deed=words.best_deed)
        if attempts.last is None:
            return t("try-unknown")
        return t("try-wrong", deed=words.deed(attempts.last.deed), told=words.still(attempts.last))

    def crest(self, position: AnyPosition) -> str:
        """Return the person's crest but while something is shown."""
        return position.people[position.viewer].crest if self._parts.playback.current is None else ""

    def details(self, usual: list[str]) -> list[str]:
        """Return what this table is for, and the first of the usual texts."""
        return [self._scene.t("try-again"), *usual[:1]]

    # With which tools

    def tools(self, usual: list[Tool]) -> list[Tool]:
        """Return the tools that make sense here, and the way back."""
        t, origin = self._scene.t, self.series.origin
        back = Tool("close", t("coach-title" if origin == "coach" else "deck-title"), "cross", self._ways.leave_moments)
        return [*(tool for tool in usual if tool.id in _TOOLS), back]

    def open_menu(self) -> bool:
        """Open no menu."""
        return True

    def leave(self) -> bool:
        """Take a try back, else go back to where one came from."""
        if self.attempts.played and not self.attempts.is_settled:
            self._take_back()
        else:
            self._ways.leave_moments()
        return True

    def add_side(self, position: AnyPosition) -> bool:
        """Add the marks on the board, the column, and the sheet with the answer."""
        parts, board, attempts = self._parts, self._parts.board, self.attempts
        controls.add_open_choices(parts, board.controls_place)
        sidebar.add_resting_panel(parts)
        place, words = sidebar.room(board, controls.has_choices(parts)), self.words
        marks = tuple(marks_of(attempts, words, self._spots, self._scene.widgets)) if self._shows_marks() else ()
        table = board.play_place.trimmed(right=max(0.0, board.play_place.right - place.x))
        sheet = tuple[Rect, ...]()
        if attempts.is_settled:
            sheet = (sheet_place(self._scene, words, table, [rect for mark in marks for rect in mark.way]),)
        self._scene.add(TryMarks("try-marks", SCREEN, marks, attempts.is_settled, table, self._scene, (*sheet, place)))
        if sheet:
            add_sheet(self._scene, words, *sheet)
        seals, found = self._ways.comes_back() if attempts.is_settled else ("", 0)
        add_column(TryColumn(self._scene, self.series, attempts, words, seals, found, self._buttons()), place)
        return True

    def _shows_marks(self) -> bool:
        """Return whether the board stands still at the moment, and nothing is lifted from it."""
        return not (self._parts.playback.is_active or self._parts.board.has_selection or self.attempts.goes_on)

    def _buttons(self) -> list[list[ColumnButton]]:
        series, t = self.series, self._scene.t
        first = t("try-before-none") if series.number == 0 else ""
        name = "end" if series.is_last else "next"
        before = ColumnButton(
            "before",
            "chevron_left",
            lambda: self._ways.go_to(series.number - 1),
            "try_again/before",
            is_sign=True,
            reason=first,
        )
        onwards = ColumnButton(
            name, "chevron_right", lambda: self._ways.go_to(series.number + 1), "try_again/next",
            is_main=self.attempts.is_settled,
        )  # fmt: skip
        steps = [before, onwards] if len(series.tasks) > 1 else [onwards]
        if self.attempts.is_settled:
            play_on = ColumnButton("play-on", "play", self._ways.play_on)
            return [steps, [play_on, ColumnButton("replay", "replay", self._ways.replay, is_sign=True)]]
        is_lost = self.attempts.stage != "asking" or not next_of_best(self.attempts.judged, self.attempts.played)
        why = t("try-not-now") if is_lost else ""
        where = ColumnButton("where", "hint", self.point, "hint", reason=why)
        return [[where], [ColumnButton("show", "eye", self.show, "try_again/show")], steps]

    def first_focus(self) -> str | None:
        """Return the button to the next moment once this one is settled."""
        if not self.attempts.is_settled:
            return None
        return "try-end" if self.series.is_last else "try-next"

    def offers_focus(self) -> bool:
        """Return whether keys move the focus; while a try is shown or told, they only hurry."""
        return self.attempts.is_settled or self._parts.position().can_act

    def tooltip_room(self, target: Rect) -> Rect:
        """Return the room for a tooltip that does not cover the column."""
        column = self._scene.find("try-panel")
        if column is None or target.right > column.rect.x:
            return SCREEN
        return SCREEN.trimmed(right=SCREEN.w - column.rect.x)
