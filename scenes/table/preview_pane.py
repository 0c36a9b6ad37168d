"""The preview pane: after a moment it shows the hovered or focused piece large, over the log."""

from collections.abc import Callable
from typing import Any

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.scene import Scene
from scenes.engine.timers import Cancel
from scenes.engine.widgets import Button, Widget
from scenes.kit.board import Board
from scenes.kit.zoom import ZoomedPiece
from scenes.table.log_sidebar import news_in

DELAY = 0.25
_FRAME, _APART = 14.0, 8.0


class PreviewPane:
    """Show pieces large, on boards that have a place for it; Z enlarges the same picture."""

    def __init__(self, scene: Scene, board: Board[Any, Any], place: Callable[[], Rect | None]) -> None:
        self._scene, self._board, self._place = scene, board, place
        self.open_for = ""
        """Id of the piece that is shown; empty for none."""
        self._cancel: Cancel | None = None

    def attend(self, widget: Widget | None) -> None:
        """Follow the mouse or the focus to a widget; an open pane changes its piece at once."""
        if self._cancel:
            self._cancel()
            self._cancel = None
        wanted = widget.id if widget is not None and self.is_for(widget) else ""
        if wanted and not self.open_for:
            self._cancel = self._scene.after(DELAY, lambda: self._open(wanted))
        else:
            self.open_for = wanted

    def is_for(self, widget: Widget) -> bool:
        """Return whether the pane shows this widget."""
        return self._place() is not None and self._board.portrait_of(widget) is not None

    def told_beside(self, widget: Widget) -> str:
        """Return the tooltip of a widget, without what the pane shows."""
        portrait = self._board.portrait_of(widget) if self._place() is not None else None
        return portrait.told_beside(widget) if portrait is not None else widget.tooltip_text()

    def _open(self, widget_id: str) -> None:
        self.open_for = widget_id
        self._scene.redraw()

    @property
    def portrait(self) -> ZoomedPiece | None:
        """Return the piece that is shown, or None."""
        widget = self._scene.find(self.open_for)
        return self._board.portrait_of(widget) if widget is not None else None

    @property
    def sheet(self) -> Rect | None:
        """Return where the pane lies; None while it is closed."""
        place, portrait = self._place(), self.portrait
        if place is None or portrait is None:
            return None
        framed = place.fitted(portrait.aspect).outset(_FRAME)
        return self._beside_news(place.centered(*framed.size).kept_inside(SCREEN))

    def _beside_news(self, sheet: Rect) -> Rect:
        """Move the pane up or down its column, so that it covers least of new log rows and buttons."""
        column, buttons = self._board.chronicle_place, self._buttons()
        places = [sheet, sheet.moved(dy=column.y - sheet.y), sheet.moved(dy=column.bottom - sheet.bottom)]
        free = [place for place in places if not any(place.overlaps(button) for button in buttons)]
        if not free:
            free = [sheet.moved(dy=min(button.y for button in buttons) - _APART - sheet.bottom)]
        news = news_in(self._scene)
        return min(free, key=lambda place: sum(place.shared(each) for each in news))

    def _buttons(self) -> list[Rect]:
        """Return the buttons of the column."""
        column = self._board.chronicle_place
        rects = [widget.screen_rect() for widget in self._scene.widgets if isinstance(widget, Button)]
        return [rect for rect in rects if rect.overlaps(column)]

    def room_beside(self, target: Rect) -> Rect:
        """Return the part of the screen in which a tooltip does not cover the pane."""
        sheet = self.sheet
        if sheet is None or target.right > sheet.x:
            return SCREEN
        return SCREEN.trimmed(right=SCREEN.w - sheet.x)

    def draw(self, canvas: Canvas) -> None:
        """Draw the pane, if it is open."""
        sheet, portrait = self.sheet, self.portrait
        if sheet is None or portrait is None:
            return
        canvas.rise()
        canvas.skin("shadow", sheet)
        canvas.skin("panel_plain", sheet)
        portrait.draw(canvas, sheet.inset(_FRAME))
