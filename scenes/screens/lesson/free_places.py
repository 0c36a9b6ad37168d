"""Areas of a lesson's table that carry meaning, and a place for notices outside them."""

from collections.abc import Sequence

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.focus import every
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.theme import TOP_BAR_HEIGHT
from scenes.engine.widgets import Label, Paragraph, Widget
from scenes.kit.pieces import Piece
from scenes.table.playback.ribbon import Ribbon

_WORDS = (Label, Paragraph, Ribbon)
_ROW = 12.0
_MARGIN = 18.0
"""Width of the edge of an explained widget that may be covered."""


def told_places(widgets: Sequence[Widget]) -> list[Rect]:
    """Return the areas of widgets that can be pressed, of pieces and of texts."""
    return _places(widgets, *_WORDS, Piece)


def read_places(widgets: Sequence[Widget]) -> list[Rect]:
    """Return the areas of widgets that can be pressed and of texts, without pieces that only lie there."""
    return _places(widgets, *_WORDS)


def written_places(canvas: Canvas, sheets: Sequence[Rect]) -> list[Rect]:
    """Return the areas of all words painted so far, but for those that a sheet covers."""
    position = [(canvas.viewport.to_rect(box.position), box.depth) for box in canvas.boxes if box.position]
    for sheet in sheets:
        above = max((depth for rect, depth in position if sheet.contains(rect.center)), default=0)
        position = [(rect, depth) for rect, depth in position if depth == above or not sheet.contains(rect.center)]
    return [rect for rect, _ in position]


def explained_places(widgets: Sequence[Widget]) -> list[Rect]:
    """Return the areas of widgets with an explanation."""
    return [widget.screen_rect().outset(-_MARGIN) for widget in every(widgets) if widget.explains]


def place_of_notice(widgets: Sequence[Widget], targets: Sequence[Rect], usual: Rect) -> Rect:
    """Return the place for a notice that covers least, as near as possible to the usual one."""
    sheets = [widget.rect for widget in widgets if widget.id == "lesson-question"]
    told = [*told_places(widgets), *targets, *sheets]
    rows = (TOP_BAR_HEIGHT + _ROW * number for number in range(int((SCREEN.h - usual.h) / _ROW)))
    places = [usual, *(Rect(usual.x, y, usual.w, usual.h) for y in rows)]
    return min(places, key=lambda place: (sum(place.shared(each) for each in told), abs(place.y - usual.y)))


def _places(widgets: Sequence[Widget], *kinds: type[Widget]) -> list[Rect]:
    wanted = (each for each in every(widgets) if each.focusable or isinstance(each, kinds))
    return [each.screen_rect() for each in wanted if not (isinstance(each, Piece) and each.is_ground)]
