"""The progress of a palace on the own site, on a plate in its scaffold: cards, windows and shields."""

from functools import partial

from game.lucca.quarters import Palace
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import LABEL
from scenes.games.lucca.drawing.painting import ART
from scenes.games.lucca.street_layout import Street

_WIDEST, _TALLEST, _TWO_LINES, _ONE_LINE = 104.0, 56.0, 46.0, 30.0
_EDGE = 1.5
_LEAST = 24.0
_SIZE = LABEL.centered.tight
_COUNT = LABEL.tight
_SIGNS = (("window", 0.62), ("shield", 96 / 112))


def draw_progress(canvas: Canvas, catalog: Catalog, street: Street, palace: Palace, is_marked: bool) -> None:
    """Draw the plate at the top of the scaffold until the last storey needs its place.

    It has one line only if the storey is low, or if a badge marks the palace.
    """
    level = street.card_height / 2
    free = street.goal - len(palace.cards)
    if not free or level < _LEAST:
        return
    room = _room(street, palace, level)
    is_short = room.h < _TWO_LINES or (is_marked and free <= 1)
    plate = room.split_top(min(room.h, _ONE_LINE))[0] if is_short else room
    words = catalog("lc-note-size-short", size=len(palace.cards), goal=street.goal)
    canvas.thing(("progress", palace.colour), plate, partial(_paint, words, palace.windows, palace.shields))


def _room(street: Street, palace: Palace, level: float) -> Rect:
    column = street.column(palace)
    height = min(_TALLEST, level - 2 * _EDGE)
    width = min(_WIDEST, column.w - 2 * _EDGE)
    return Rect(column.center[0] - width / 2, column.y + _EDGE, width, height)


def _paint(words: str, windows: int, shields: int, canvas: Canvas, plate: Rect) -> None:
    canvas.skin("plate", plate)
    if plate.h <= _ONE_LINE:
        canvas.text(words, plate.inset(6, 1), _SIZE)
        return
    size, counts = plate.inset(7, 3).rows(2, 0)
    canvas.text(words, size, _SIZE)
    for (sign, ratio), count, cell in zip(_SIGNS, (windows, shields), counts.columns(2, 2), strict=True):
        picture = Rect(cell.x, cell.y, cell.h * ratio, cell.h).inset(0, 1)
        canvas.image_fitted(ART + sign, picture)
        canvas.text(str(count), cell.trimmed(left=picture.w + 4), _COUNT)
