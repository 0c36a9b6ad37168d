"""The table's own buttons, while the board offers no action: end the turn, undo it, or hurry an opponent."""

from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import Command
from scenes.engine.layout import Rect
from scenes.engine.text import markup
from scenes.engine.theme import BURGUNDY, QUESTION_ON_WOOD, TABLE_BUTTON, Colour, TextStyle
from scenes.engine.widgets import Button, Look, Panel, Paragraph
from scenes.engine.widgets.tooltip import draw_tooltip
from scenes.kit.board import END_TURN
from scenes.kit.fit_text import common_style
from scenes.table.undo_summary import told_beside

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

_LABEL = TABLE_BUTTON.tightest
_FRAME, _EDGE = 7.0, 4.0
_SPENT: Colour = (112, 74, 30)
_RIM = 18.0


class EndTurn(Button):
    """End the turn when pressed.

    While a light turn is about to end by itself, its gold shrinks with the time left to undo it.
    """

    def __init__(self, table: "TableScene", rect: Rect, style: TextStyle) -> None:
        closing = table.board.closing
        press = closing.press if closing else table.controller.end_turn
        super().__init__(
            END_TURN, rect, table.t("table-end-turn"), press, icon="check", dress="gold",
            command=Command.END_TURN, tooltip=_why_it_waits(table), sound="turn", style=style,
        )  # fmt: skip
        self._table = table

    def draw_tooltip(self, canvas: Canvas, text: str) -> None:
        """Draw the tooltip below the button, as above it lies the text that it answers."""
        button = self.screen_rect()
        draw_tooltip(canvas, Rect(button.x, 0, button.w, button.bottom), text)

    def _draw_label(self, canvas: Canvas, area: Rect, colour: Colour) -> None:
        """Draw the time that has passed, and the label over it."""
        if self._table.controller.is_passing and not self._table.app.settings.reduced_motion:
            self._draw_passed(canvas, self.rect.inset(_FRAME))
        super()._draw_label(canvas, area, colour)

    def _draw_passed(self, canvas: Canvas, plate: Rect) -> None:
        left, passed = plate.split_left(plate.w * (1 - self._table.passed_share), 0)
        canvas.fill(passed, _SPENT, 0.6)
        canvas.fill(Rect(left.right - _EDGE / 2, plate.y, _EDGE, plate.h), BURGUNDY)

    def stays_as(self, look: Look) -> Hashable:
        """Return the look; None while time runs out on it."""
        return None if self._table.controller.is_passing else look


def _why_it_waits(table: "TableScene") -> str:
    """Return its tooltip, with why this turn ends by itself or not, as the setting wants."""
    told = table.t("table-end-turn-help")
    if table.controller.hooks.turn_ends() != "light":
        return told
    return f"{told}\n{table.t('table-end-turn-runs' if table.controller.is_passing else 'table-end-turn-waits')}"


def add(table: "TableScene", place: Rect) -> None:
    """Add the panel with the end of the turn, or with what the table waits for."""
    table.add(Panel("controls", place, "panel_wood"))
    inner = place.inset(18, 20)
    is_held = table.match.holds_turn() and table.controller.viewer in table.match.humans
    if is_held or table.board.closing:
        _add_end_of_turn(table, inner)
    else:
        _add_waiting(table, inner)


def add_standing(table: "TableScene", place: Rect) -> None:
    """Add the panel in two rows: what the table waits for, and the buttons.

    Reset has a button of its own only if Undo does not lead to the start of the turn.
    """
    table.add(Panel("controls", place, "panel_wood"))
    first, second = place.inset(14, 11).rows(2, 8)
    if table.match.holds_turn() and table.controller.viewer in table.match.humans:
        is_one = table.controller.deeds.is_turn_one_deed
        undo, reset = (second, None) if is_one else second.split_right(second.h, 10)
        style = _even(table, {"check": ("table-end-turn", first), "undo": ("table-undo", undo)})
        table.add(EndTurn(table, first, style))
        table.add(_undo(table, undo, style))
        if reset:
            table.add(_reset(table, reset, style))
    elif table.match.is_over:
        _add_waiting_words(table, first)
        table.add(_scores(table, second))
    else:
        is_long = table.controller.is_taking_long and table.controller.is_thinking
        _add_waiting_words(table, first if is_long else place.inset(16, 14))
        if is_long:
            table.add(_hurry(table, second))


def leave_the_deed_told(table: "TableScene") -> bool:
    """Return whether the status line stays while a light turn ends by itself.

    Elsewhere the prompt says that the turn can be ended.
    """
    return table.controller.is_passing and table.board.standing_place is not None


def answers_soon(table: "TableScene") -> bool:
    """Return whether an opponent thinks, but not for long yet: a text about it would only flicker."""
    match, controller = table.match, table.controller
    is_opponents = match.decision is not None and not match.seats[match.decision.seat].is_human
    return is_opponents and not match.holds_turn() and not controller.is_taking_long


def are_needed(table: "TableScene") -> bool:
    """Return whether the buttons are needed: not for moments in which the match goes on by itself."""
    is_over = table.match.is_over and not table.ending.is_called
    return table.match.holds_turn() or is_over or table.controller.is_taking_long


def _add_end_of_turn(table: "TableScene", inner: Rect) -> None:
    is_wide = inner.w > inner.h * 2
    words, buttons = inner.split_bottom(66 if is_wide else min(inner.h * 0.66, 250), 10)
    told = table.board.closing.words if table.board.closing else ""
    told = told or told_beside(table, words, QUESTION_ON_WOOD) or prompt(table)
    table.add(Paragraph("turn-done", words, told, QUESTION_ON_WOOD))
    end, undo, reset = buttons.weighted_columns([1.3, 1, 1.1], 12) if is_wide else buttons.rows(3, 12)
    words_of = {"check": ("table-end-turn", end), "undo": ("table-undo", undo), "replay": ("table-reset-turn", reset)}
    style = _even(table, words_of)
    table.add(EndTurn(table, end, style))
    table.add(_undo(table, undo, style))
    table.add(_reset(table, reset, style))


def _even(table: "TableScene", words_of: Mapping[str, tuple[str, Rect]]) -> TextStyle:
    """Return the style in which the labels of all buttons have one size; the keys are their icons."""
    labels = [
        (f"{markup.icon(icon)} {table.t(words)}", place.inset(_RIM, 6)) for icon, (words, place) in words_of.items()
    ]
    return common_style(table.measure, labels, _LABEL)


def _undo(table: "TableScene", place: Rect, style: TextStyle) -> Button:
    chosen = table.board.closing.take_back if table.board.closing else None
    why = "" if chosen else _why_no_undo(table)
    return Button(
        "undo-here", place, table.t("table-undo"), chosen or table.controller.undo, icon="undo", enabled=not why,
        reason=why, style=style,
    )  # fmt: skip


def _reset(table: "TableScene", place: Rect, style: TextStyle) -> Button:
    """Return the Reset button; without room for its label, the tooltip has it."""
    why, words, told = _why_no_undo(table), table.t("table-reset-turn"), table.t("table-reset-turn-help")
    is_wide = place.w > place.h
    return Button(
        "reset-turn", place, words if is_wide else "", table.controller.reset_turn, icon="replay", enabled=not why,
        reason=why, tooltip=told if is_wide else f"{words}\n{told}", style=style,
    )  # fmt: skip


def _why_no_undo(table: "TableScene") -> str:
    reason = table.match.why_no_undo()
    return table.t(reason.key) if reason else ""


def _add_waiting(table: "TableScene", inner: Rect) -> None:
    words, foot = inner.split_bottom(64, 10)
    _add_waiting_words(table, words)
    if table.match.is_over:
        table.add(_scores(table, foot))
    elif table.controller.is_thinking:
        table.add(_hurry(table, foot))


def _add_waiting_words(table: "TableScene", words: Rect) -> None:
    table.add(Paragraph("waiting", words, prompt(table), QUESTION_ON_WOOD))


def _scores(table: "TableScene", place: Rect) -> Button:
    return Button("scores", place, table.t("table-scores"), table.ending.open_scores, icon="trophy", dress="gold")


def _hurry(table: "TableScene", place: Rect) -> Button:
    tooltip = table.t("table-hurry-help")
    return Button("hurry", place, table.t("table-hurry"), table.controller.hurry, icon="skip", tooltip=tooltip)


def _what_can_be_taken_back(table: "TableScene") -> str:
    if table.controller.is_passing:
        return "table-turn-passes"
    return "table-turn-last" if table.match.is_over else "table-turn-done"


def prompt(table: "TableScene") -> str:
    """Return what the table waits for; empty while something is being shown."""
    match, decision = table.match, table.match.decision
    people = table.position.people
    if not table.is_settled:
        return ""
    if table.controller.is_viewer_deciding and not table.board.closing:
        return table.t("table-your-turn")
    if table.board.closing or match.holds_turn():
        return table.t("table-turn-final" if match.why_no_undo() else _what_can_be_taken_back(table))
    if decision is None:
        return table.t("table-over")
    is_own = decision.seat == table.controller.viewer
    if match.seats[decision.seat].is_human and (is_own or table.controller.hands_covered):
        return ""
    return table.t("table-thinking", name=people[decision.seat].name)
