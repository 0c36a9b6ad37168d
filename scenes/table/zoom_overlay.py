"""The zoom: a hovered or focused piece at twice its size or more, with its full text, after Z."""

from typing import Any

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import Command
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import BODY
from scenes.kit.board import Board
from scenes.kit.zoom import ZoomedPiece

_PICTURE = Rect(0, 0, 980, 780)
_WORDS = 520.0
_GAP = 40.0
_SIDE, _TOP = 44.0, 36.0
_TEXT = BODY.but(size=30, valign="middle")


class ZoomOverlay:
    """Show the hovered or focused piece large, over the darkened table."""

    def __init__(self, scene: Scene, board: Board[Any, Any]) -> None:
        self._scene, self._board = scene, board
        self.is_open = False

    def turn(self) -> None:
        """Open or close the zoom."""
        if self.is_open:
            self.put_away()
        else:
            self.take_up()

    def take_up(self) -> None:
        """Open the zoom; if no piece is hovered or focused, show how it works."""
        scene = self._scene
        portrait, text = self.meant()
        if portrait is None and not text:
            scene.notice(self.help_text())
            return
        scene.app.toasts.put_away_of(scene)
        scene.app.transition.part("fade")
        self.is_open = True
        scene.redraw()

    def help_text(self) -> str:
        """Return the sentence that says how the zoom works."""
        return self._scene.t("table-enlarge-help", key=self._scene.key_label(Command.ENLARGE))

    def put_away(self) -> None:
        """Close the zoom."""
        self._scene.app.transition.part("fade")
        self.is_open = False
        self._scene.redraw()

    def draw(self, canvas: Canvas) -> None:
        """Draw the piece and its text over the darkened table, if the zoom is open."""
        if not self.is_open:
            return
        portrait, text = self.meant()
        picture = _PICTURE.fitted(portrait.aspect) if portrait is not None else Rect(0, 0, 0, 0)
        page = _page(canvas, text) if text else Rect(0, 0, 0, 0)
        gap = _GAP if portrait is not None and text else 0.0
        left, right = SCREEN.centered(picture.w + gap + page.w, SCREEN.h).split_left(picture.w, gap)
        canvas.rise()
        canvas.fill(SCREEN, (12, 7, 4), 0.7)
        if portrait is not None:
            portrait.draw(canvas, left.centered(*picture.size))
        if text:
            _draw_page(canvas, right.centered(*page.size), text)

    def meant(self) -> tuple[ZoomedPiece | None, str]:
        """Return the enlarged piece and its text, without what the picture itself says."""
        widget = self._scene.input.attended()
        if widget is None:
            return None, ""
        portrait = self._board.portrait_of(widget)
        if portrait is None or portrait.is_wordless:
            return portrait, widget.tooltip_text()
        return portrait, portrait.told_beside(widget)


def _page(canvas: Canvas, text: str) -> Rect:
    """Return a page as large as its text needs; very long text shrinks into the largest."""
    most = _WORDS - 2 * _SIDE
    width = min(most, canvas.measure(text, _TEXT)[0] + 2)
    height = min(_PICTURE.h, canvas.measure(text, _TEXT, width)[1] + 2 + 2 * _TOP)
    return Rect(0, 0, width + 2 * _SIDE, height)


def _draw_page(canvas: Canvas, page: Rect, text: str) -> None:
    canvas.skin("panel_parchment", page)
    canvas.paragraph(text, page.inset(_SIDE, _TOP), _TEXT)
