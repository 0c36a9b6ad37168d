"""A hint on the table: first the area where to look and what for, then the move and its pieces."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from functools import reduce
from typing import Any

from game.ai.hints import CLOSE
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.focus import every
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.scene import Scene
from scenes.engine.text import markup
from scenes.engine.theme import BODY, BURGUNDY, INK_SOFT
from scenes.engine.widgets import Look, Pressable
from scenes.kit.board import Board
from scenes.kit.game_uis import game_ui_of
from scenes.kit.moves.bindings import Bindings
from scenes.kit.piece_id import PieceId
from scenes.kit.position_view import AnyPosition
from scenes.kit.table_places import around
from scenes.table.match_controller import MatchController
from scenes.table.viewpoint import Viewpoint, raise_curtain

_STYLE = BODY.at_top
_HEAD = f"{markup.icon('hint')} "
_THINKING = "table-hint-thinking"
_SIDE, _TOP = 20.0, 16.0
_CROSS = 26.0
_BESIDE = 34.0
"""Width left free beside the text, for the cross."""
_GAP = 8.0
_LAMP, _ABOVE = 19.0, 8.0
"""Radius of the lamp at the frame's corner, and its distance above, so that it covers little."""
_LEAST_LEFT = 230.0
"""Least height left for the log; below it the hint takes the whole column."""
_LONG = 4
"""Number of pieces from which only half of a row is framed."""


@dataclass(frozen=True)
class HintSheet(Pressable):
    """Show the text of a hint on parchment over the upper part of the log; a press closes it."""

    text: str

    focusable = False
    is_solid = True
    sound = "click"

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the sheet with its text and the cross."""
        canvas.skin("shadow", self.rect)
        canvas.skin("tooltip", self.rect)
        canvas.paragraph(self.text, self.rect.inset(_SIDE, _TOP).trimmed(right=_BESIDE), _STYLE)
        cross = self.rect.right - _CROSS + 2, self.rect.y + _CROSS
        canvas.icon("cross", cross, _CROSS - 4, BURGUNDY if look.hovered else INK_SOFT)


class Hints:
    """Show a hint in two steps: where to look and why, then the move."""

    def __init__(
        self,
        scene: Scene,
        board: Board[Any, Any],
        controller: MatchController,
        viewpoint: Viewpoint,
        bindings: Callable[[], Bindings],
    ) -> None:
        self._scene, self._board, self._controller = scene, board, controller
        self._viewpoint, self._bindings = viewpoint, bindings
        self.words = game_ui_of(controller.match.spec.id).hints
        """What the game adds to the reason of the search."""
        self.stage = 0
        """1 while the area is shown, 2 while the move is, 0 without a hint."""

    def ask(self) -> None:
        """Show the next step of a hint: where to look and why, then the move, then nothing.

        A press while the search runs asks for the second step at once.
        """
        scene, controller = self._scene, self._controller
        scene.input.tooltips.hush()
        if controller.acts_covered:
            raise_curtain(scene.app, self._board, controller, controller.viewer, then=self.ask)
        elif self.stage == 2 and controller.hint:
            self.put_away()
        elif controller.hint:
            self.stage = 2
            scene.invalidate()
        elif controller.is_asking_hint:
            self.stage = 2
            scene.notice(scene.t(_THINKING))
        else:
            self.stage = 1
            controller.ask_hint()

    def thinking(self) -> str:
        """Return the prompt while a hint is searched for; empty otherwise."""
        return self._scene.t(_THINKING) if self._controller.is_asking_hint else ""

    def put_away(self) -> None:
        """Drop the hint."""
        self._controller.drop_hint()
        self.follow()
        self._scene.invalidate()

    def follow(self) -> None:
        """Update the step: a hint that has come is no longer searched for, a dropped one has no step."""
        if self._controller.is_asking_hint:
            return
        self._scene.app.toasts.put_away(self._scene.t(_THINKING))
        if not self._controller.hint:
            self.stage = 0

    @property
    def is_open(self) -> bool:
        """Return whether a hint is shown; none while only what everybody may know is."""
        return bool(self.stage and self._controller.hint and not self._viewpoint.is_covered)

    def drop_if_elsewhere(self, towards: Collection[Any], settles: bool) -> None:
        """Drop the hint once the person has chosen something that leaves out the hinted action."""
        if settles and self._controller.hint is not None and towards and self._action not in towards:
            self.put_away()

    @property
    def _action(self) -> Any:
        hint = self._controller.hint
        assert hint is not None
        return self._controller.match.spec.rules.parse_action(hint.action)

    # The areas that are framed

    def places(self) -> list[Rect]:
        """Return the areas to frame: one area first, then each piece of the move.

        For a move without a piece it is the place of the table's own buttons.
        """
        if not self.is_open:
            return []
        action, bindings = self._action, self._bindings()
        if self.stage == 1:
            return [self._area(action)]
        pieces = (self._scene.find(piece) for piece in bindings.pieces_of(action))
        found = [piece.screen_rect() for piece in pieces if piece is not None]
        is_offered_plainly = action in bindings.unclaimed()
        return [self._board.controls_place] if is_offered_plainly and not found else found

    def _area(self, action: Any) -> Rect:
        """Return the area where a move ends, rather than its piece.

        It is the place of the table's own buttons if no piece leads to the move.
        """
        goal = self._goal(action)
        piece = self._scene.find(goal) if goal else None
        if piece is None:
            return self._board.controls_place
        row, rect = self._row(goal), piece.screen_rect()
        if own := self._board.hint_area(goal):
            return own
        if len(row) > 1:
            return reduce(Rect.joined, half(row, rect))
        return next(iter(self._sheets_below(rect)), None) or around(self._controller.match.spec.id, rect)

    def _goal(self, action: Any) -> str:
        """Return the piece where the action ends, else the piece that plays it."""
        bindings = self._bindings()
        ends = bindings.ends_of(action)
        return ends[0] if ends else bindings.next_press(action)

    def _row(self, piece: str) -> list[Rect]:
        """Return the rectangles of the piece and of those of its kind that can be pressed as well."""
        row, leads = PieceId.read(piece).row, self._bindings().step_of_press
        beside = [each for each in every(self._scene.widgets) if row and PieceId.read(each.id).row == row]
        return [each.screen_rect() for each in beside if each.id == piece or leads(each.id) is not None]

    def _sheets_below(self, piece: Rect) -> list[Rect]:
        """Return the areas of panels and sheets on which the piece lies."""
        solid = (each.screen_rect() for each in every(self._scene.widgets) if each.is_solid)
        return [sheet for sheet in solid if sheet not in (SCREEN, piece) and sheet.contains(piece.center)]

    # The sheet with the text

    def add(self, position: AnyPosition, column: Rect) -> Rect | None:
        """Add the sheet, as high as its text needs; return what is left of the column, None if too little."""
        scene, text = self._scene, self._text(position)
        needed = scene.measure(text, _STYLE, column.w - 2 * _SIDE - _BESIDE)[1] + 2 * _TOP + _GAP
        sheet, left = column.split_top(min(column.h, needed), _GAP)
        if left.h < _LEAST_LEFT:
            sheet = column
        away = scene.t("table-hint-away")
        scene.add(HintSheet("hint-sheet", sheet, text, on_press=self.put_away, tooltip=away))
        return left if sheet is not column else None

    def _text(self, position: AnyPosition) -> str:
        """Return the text of the sheet: why to look there, or what to do."""
        hint, words, t = self._controller.hint, self.words, self._scene.t
        assert hint is not None
        action = self._action
        reason = hint.reason if hint.reason and words.is_true_of(position, action, hint.reason) else None
        why = position.wording.reason(reason) if reason else ""
        if self.stage == 1:
            lines = [words.prospect(position, action) or t("table-hint-look"), why, t("table-hint-again")]
        else:
            deed = markup.strong(position.wording.deed_in(action, position.view))
            rather = words.rather(position, action, hint.candidates)
            lines = [deed, words.advice(position, action), why, rather]
            if not rather and (reason is None or reason.key.endswith(f"-{CLOSE}")):
                lines.append(self._beside(position, action, [text for text, _ in hint.candidates[1:]]))
        return _HEAD + "\n".join(line for line in lines if line)

    def _beside(self, position: AnyPosition, action: Any, others: Iterable[str]) -> str:
        """Return a sentence with the next best action that is really another; empty if there is none."""
        for other in map(self._controller.match.spec.rules.parse_action, others):
            if self.words.is_another_move(position, action, other):
                return self._scene.t("table-hint-beside", deed=position.wording.deed_in(other, position.view))
        return ""

    def draw(self, canvas: Canvas) -> None:
        """Draw a frame with a lamp at its corner, so that it differs from everything else that glows."""
        for place in self.places():
            frame = place.outset(9)
            canvas.outline(frame, (60, 34, 6), 9, 14)
            canvas.outline(place.outset(8), (255, 214, 90), 5, 13)
            x, y = Rect(frame.x, frame.y - _ABOVE, 0, 0).outset(_LAMP).kept_inside(SCREEN).center
            canvas.circle((x, y), _LAMP, (60, 34, 6))
            canvas.circle((x, y), _LAMP - 3, (255, 214, 90))
            canvas.icon("hint", (x, y), 1.3 * _LAMP, BURGUNDY)


def half(row: list[Rect], piece: Rect) -> list[Rect]:
    """Return the half of a long row in which the piece lies, as a frame around all of it would say nothing."""
    middle = (len(row) + 1) // 2
    if len(row) < _LONG:
        return row
    return row[:middle] if piece in row[:middle] else row[middle:]
