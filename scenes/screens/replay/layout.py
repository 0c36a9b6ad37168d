"""The parts of a replay: beside the whole table, or around a smaller one in a large window."""

from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from scenes.engine.app import App
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.widgets.magnifier import Lens
from scenes.kit.board import Board

_TOP, _GAP = 62.0, 8.0
_COLUMN = Rect(1462, _TOP, 452, 1012)
_TABLE = Rect(6, 216, 1448, 858)
_STEPS = 46.0
_FOLDED_GRAPH = 138.0
WHOLE = Lens(SCREEN, SCREEN)
_SMALLEST_SCALE = 1600 / SCREEN.w
_LARGEST_TEXT = 1.15


@dataclass(frozen=True, slots=True)
class Layout:
    """Hold the places of the parts."""

    bar: Rect
    """Panel of the steps."""
    steps: Rect
    """Row of the steps in that panel."""
    graph: Rect
    """Chart of the chances, in the panel or below it."""
    column: Rect
    """Column beside the table, for a moment or the log."""
    table: Rect
    lens: Lens | None = None
    """Lens through which a smaller table is seen."""
    hole: Rect | None = None
    """Place of the log on the smaller table, which is free while a moment is in the column."""

    def upon_the_table(self, canvas: Canvas) -> AbstractContextManager[None]:
        """Draw everything inside where the table is seen, in its size."""
        return (self.lens or WHOLE).over(canvas)


def is_roomy(app: App) -> bool:
    """Return whether a smaller table can still be read."""
    canvas = app.canvas
    return canvas.viewport.scale >= _SMALLEST_SCALE and canvas.text_scale <= _LARGEST_TEXT


def whole_table(board: Board[Any, Any]) -> Layout:
    """Return the layout around the whole table."""
    bar = board.prompt_place
    graph = Rect(bar.x, bar.bottom + _GAP, bar.w, _FOLDED_GRAPH)
    table = Rect(0, graph.y, board.chronicle_place.x, SCREEN.bottom - graph.y)
    return Layout(bar, bar.inset(14, 6), graph, board.chronicle_place, table)


def smaller_table(board: Board[Any, Any]) -> Layout:
    """Return the layout around a smaller table."""
    lens = _lens(board.play_place)
    bar = Rect(14, _TOP, _TABLE.w - 16, lens.place.y - _GAP - _TOP)
    steps, graph = bar.inset(16, 12).split_top(_STEPS, 4)
    hole = board.chronicle_place if lens.part.overlaps(board.chronicle_place) else None
    return Layout(bar, steps, graph, _COLUMN, lens.place, lens, hole)


def _lens(part: Rect) -> Lens:
    factor = min(_TABLE.w / part.w, _TABLE.h / part.h)
    place = _TABLE.centered(part.w * factor, part.h * factor)
    return Lens(part, Rect(place.x, _TABLE.bottom - place.h, place.w, place.h))
