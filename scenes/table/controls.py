"""The table's own buttons and choices, while the board offers no action.

Because of them no position is a dead end, whatever a board leaves out.
"""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import Command
from scenes.engine.layout import Rect
from scenes.engine.text import markup
from scenes.engine.theme import BURGUNDY, QUESTION_ON_WOOD, TABLE_BUTTON, Colour, TextStyle
from scenes.engine.widgets import Button, Panel, Paragraph
from scenes.engine.widgets.tooltip import draw_tooltip
from scenes.kit.board import END_TURN
from scenes.kit.fit_text import common_style
from scenes.kit.moves.choices import add_choices
from scenes.table.table_parts import TableParts
from scenes.table.undo_summary import told_beside

_LABEL = TABLE_BUTTON.tightest
_FRAME, _EDGE = 7.0, 4.0
_SPENT: Colour = (112, 74, 30)
_RIM = 18.0


@dataclass(frozen=True)
class EndTurn(Button):
    """End the turn when pressed.

    While a light turn is about to end by itself, its gold shrinks with the time left to undo it.
    """

    parts: TableParts = field(kw_only=True)

    @classmethod
    def of(cls, parts: TableParts, rect: Rect, style: TextStyle) -> "EndTurn":
        """Return the button for the present turn."""
        closing = parts.board.closing
        press = closing.press if closing else parts.controller.end_turn
        return cls(
            END_TURN, rect, parts.t("table-end-turn"), press, icon="check", dress="gold",
            command=Command.END_TURN, tooltip=_why_it_waits(parts), sound="turn", style=style, parts=parts,
        )  # fmt: skip

    def draw_tooltip(self, canvas: Canvas, text: str) -> None:
        """Draw the tooltip below the button, as above it lies the text that it answers."""
        button = self.screen_rect()
        draw_tooltip(canvas, Rect(button.x, 0, button.w, button.bottom), text)

    def _draw_label(self, canvas: Canvas, area: Rect, colour: Colour) -> None:
        """Draw the time that has passed, and the label over it."""
        if self.parts.controller.is_passing and not self.parts.app.settings.reduced_motion:
            self._draw_passed(canvas, self.rect.inset(_FRAME))
        super()._draw_label(canvas, area, colour)

    def _draw_passed(self, canvas: Canvas, plate: Rect) -> None:
        left, passed = plate.split_left(plate.w * (1 - self.parts.cue.passed_share), 0)
        canvas.fill(passed, _SPENT, 0.6)
        canvas.fill(Rect(left.right - _EDGE / 2, plate.y, _EDGE, plate.h), BURGUNDY)

    def live(self) -> Hashable:
        """Return how much of its time has passed, while it runs out."""
        return super().live(), self.parts.controller.is_passing and self.parts.cue.passed_share


def _why_it_waits(parts: TableParts) -> str:
    """Return its tooltip, with why this turn ends by itself or not, as the setting wants."""
    told = parts.t("table-end-turn-help")
    if parts.controller.turn_ends() != "light":
        return told
    return f"{told}\n{parts.t('table-end-turn-runs' if parts.controller.is_passing else 'table-end-turn-waits')}"


def add(parts: TableParts, place: Rect) -> None:
    """Add the panel with the end of the turn, or with what the table waits for."""
    parts.scene.add(Panel("controls", place, "panel_wood"))
    inner = place.inset(18, 20)
    is_held = parts.match.holds_turn() and parts.controller.viewer in parts.match.humans
    if is_held or parts.board.closing:
        _add_end_of_turn(parts, inner)
    else:
        _add_waiting(parts, inner)


def add_standing(parts: TableParts, place: Rect) -> None:
    """Add the panel in two rows: what the table waits for, and the buttons.

    Reset has a button of its own only if Undo does not lead to the start of the turn.
    """
    parts.scene.add(Panel("controls", place, "panel_wood"))
    first, second = place.inset(14, 11).rows(2, 8)
    if parts.match.holds_turn() and parts.controller.viewer in parts.match.humans:
        is_one = parts.controller.deeds.is_turn_one_deed
        undo, reset = (second, None) if is_one else second.split_right(second.h, 10)
        style = _even(parts, {"check": ("table-end-turn", first), "undo": ("table-undo", undo)})
        parts.scene.add(EndTurn.of(parts, first, style))
        parts.scene.add(_undo(parts, undo, style))
        if reset:
            parts.scene.add(_reset(parts, reset, style))
    elif parts.match.is_over:
        _add_waiting_words(parts, first)
        parts.scene.add(_scores(parts, second))
    else:
        is_long = parts.controller.is_taking_long and parts.controller.is_thinking
        _add_waiting_words(parts, first if is_long else place.inset(16, 14))
        if is_long:
            parts.scene.add(_hurry(parts, second))


def leave_the_deed_told(parts: TableParts) -> bool:
    """Return whether the status line stays while a light turn ends by itself.

    Elsewhere the prompt says that the turn can be ended.
    """
    return parts.controller.is_passing and parts.board.standing_place is not None


def answers_soon(parts: TableParts) -> bool:
    """Return whether an opponent thinks, but not for long yet: a text about it would only flicker."""
    match, controller = parts.match, parts.controller
    is_opponents = match.decision is not None and not match.seats[match.decision.seat].is_human
    return is_opponents and not match.holds_turn() and not controller.is_taking_long


def are_needed(parts: TableParts) -> bool:
    """Return whether the buttons are needed: not for moments in which the match goes on by itself."""
    is_over = parts.match.is_over and not parts.ending.is_called
    return parts.match.holds_turn() or is_over or parts.controller.is_taking_long


def _add_end_of_turn(parts: TableParts, inner: Rect) -> None:
    is_wide = inner.w > inner.h * 2
    words, buttons = inner.split_bottom(66 if is_wide else min(inner.h * 0.66, 250), 10)
    told = parts.board.closing.words if parts.board.closing else ""
    told = told or told_beside(parts.scene, parts.playback.chronicle, words, QUESTION_ON_WOOD) or prompt(parts)
    parts.scene.add(Paragraph("turn-done", words, told, QUESTION_ON_WOOD))
    end, undo, reset = buttons.weighted_columns([1.3, 1, 1.1], 12) if is_wide else buttons.rows(3, 12)
    words_of = {"check": ("table-end-turn", end), "undo": ("table-undo", undo), "replay": ("table-reset-turn", reset)}
    style = _even(parts, words_of)
    parts.scene.add(EndTurn.of(parts, end, style))
    parts.scene.add(_undo(parts, undo, style))
    parts.scene.add(_reset(parts, reset, style))


def _even(parts: TableParts, words_of: Mapping[str, tuple[str, Rect]]) -> TextStyle:
    """Return the style in which the labels of all buttons have one size; the keys are their icons."""
    labels = [
        (f"{markup.icon(icon)} {parts.t(words)}", place.inset(_RIM, 6)) for icon, (words, place) in words_of.items()
    ]
    return common_style(parts.scene.measure, labels, _LABEL)


def _undo(parts: TableParts, place: Rect, style: TextStyle) -> Button:
    chosen = parts.board.closing.take_back if parts.board.closing else None
    why = "" if chosen else _why_no_undo(parts)
    return Button(
        "undo-here", place, parts.t("table-undo"), chosen or parts.controller.undo, icon="undo", enabled=not why,
        reason=why, style=style,
    )  # fmt: skip


def _reset(parts: TableParts, place: Rect, style: TextStyle) -> Button:
    """Return the Reset button; without room for its label, the tooltip has it."""
    why, words, told = _why_no_undo(parts), parts.t("table-reset-turn"), parts.t("table-reset-turn-help")
    is_wide = place.w > place.h
    return Button(
        "reset-turn", place, words if is_wide else "", parts.controller.reset_turn, icon="replay", enabled=not why,
        reason=why, tooltip=told if is_wide else f"{words}\n{told}", style=style,
    )  # fmt: skip


def _why_no_undo(parts: TableParts) -> str:
    reason = parts.match.why_no_undo()
    return parts.t(reason.key) if reason else ""


def _add_waiting(parts: TableParts, inner: Rect) -> None:
    words, foot = inner.split_bottom(64, 10)
    _add_waiting_words(parts, words)
    if parts.match.is_over:
        parts.scene.add(_scores(parts, foot))
    elif parts.controller.is_thinking:
        parts.scene.add(_hurry(parts, foot))


def _add_waiting_words(parts: TableParts, words: Rect) -> None:
    parts.scene.add(Paragraph("waiting", words, prompt(parts), QUESTION_ON_WOOD))


def _scores(parts: TableParts, place: Rect) -> Button:
    return Button("scores", place, parts.t("table-scores"), parts.ending.open_scores, icon="trophy", dress="gold")


def _hurry(parts: TableParts, place: Rect) -> Button:
    tooltip = parts.t("table-hurry-help")
    return Button("hurry", place, parts.t("table-hurry"), parts.controller.hurry, icon="skip", tooltip=tooltip)


def _what_can_be_taken_back(parts: TableParts) -> str:
    if parts.controller.is_passing:
        return "table-turn-passes"
    return "table-turn-last" if parts.match.is_over else "table-turn-done"


def prompt(parts: TableParts) -> str:
    """Return what the table waits for; empty while something is being shown."""
    match, decision = parts.match, parts.match.decision
    people = parts.position().people
    if not parts.is_settled:
        return ""
    if parts.controller.is_viewer_deciding and not parts.board.closing:
        return parts.t("table-your-turn")
    if parts.board.closing or match.holds_turn():
        return parts.t("table-turn-final" if match.why_no_undo() else _what_can_be_taken_back(parts))
    if decision is None:
        return parts.t("table-over")
    is_own = decision.seat == parts.controller.viewer
    if match.seats[decision.seat].is_human and (is_own or parts.controller.hands_covered):
        return ""
    name, temper = people[decision.seat].name, match.seats[decision.seat].temper
    if temper:
        return parts.t("table-thinking-temper", name=name, temper=parts.t(f"temper-{temper}"))
    return parts.t("table-thinking", name=name)


# Choices that no piece of the board offers


def has_choices(parts: TableParts) -> bool:
    """Return whether a press could mean several actions, or actions are left that no piece leads to."""
    bindings = parts.moves.bindings
    return bindings.is_choosing or (not parts.board.has_selection and bool(bindings.unclaimed()))


def add_open_choices(parts: TableParts, place: Rect) -> None:
    """Add the panel of these choices, if there are any."""
    bindings, scene = parts.moves.bindings, parts.scene
    if bindings.is_choosing:
        add_choices(scene, place, scene.t("table-which"), bindings.choosing, bindings, on_back=scene.back)
    elif not parts.board.has_selection and (unclaimed := bindings.unclaimed()):
        add_choices(scene, place, parts.board.prompt(parts.position()), unclaimed, bindings)
