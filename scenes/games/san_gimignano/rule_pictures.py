"""Pictures of the rule book and of the page at a glance: a card by its name, or a tower.

A tower is named by its stones from the foot up: `open-7-7-7`, `completed-9-8-7`.
"""

from game.san_gimignano.cards import KIND_OF
from game.san_gimignano.towers import tower_of
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.games.san_gimignano.drawing.painting import draw_card, draw_piece, draw_tower
from scenes.games.san_gimignano.layout import LEAST_STOREY, Skyline

ASPECT = 440 / 660
_FAMILY = "L"
_FLAG = 0.8
"""Height above the roof, in storeys."""


def draw_picture(canvas: Canvas, catalog: Catalog, name: str, rect: Rect) -> None:
    """Draw the picture with this name in the rectangle."""
    kind, *numbers = name.split("-")
    if kind == "piece":
        draw_piece(canvas, rect)
    elif numbers:
        _draw_tower(canvas, kind == "completed", tuple(int(number) for number in numbers), rect)
    else:
        draw_card(canvas, catalog, KIND_OF[name], rect)


def _draw_tower(canvas: Canvas, is_complete: bool, numbers: tuple[int, ...], rect: Rect) -> None:
    """Draw the tower as in a city, at the foot of the rectangle."""
    tower = tower_of(numbers)._replace(is_complete=is_complete)
    skyline = Skyline([tower], is_own=True, storey=LEAST_STOREY)
    outline = skyline.outline(0, tower).outset(0, LEAST_STOREY * _FLAG)
    factor = min(rect.w / outline.w, rect.h / outline.h)
    foot = outline.center[0], outline.bottom
    with (
        canvas.shifted(rect.center[0] - foot[0], rect.bottom - foot[1]),
        canvas.zoomed(factor, foot),
    ):
        draw_tower(canvas, skyline, 0, tower, _FAMILY)
