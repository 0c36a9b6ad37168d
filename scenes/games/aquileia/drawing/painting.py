"""Painting of cards, laurels, pieces and houses; numbers and letters are set at run time."""

from collections.abc import Hashable
from functools import partial

from game.aquileia import laurels
from game.aquileia.cards import NAMES
from game.aquileia.laurels import POINTS
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import CREAM, WHITE, TextStyle
from scenes.games.aquileia.drawing.signs import ART, figure_style

_MIDDLE_BELOW, _SMALL_BELOW = 130.0, 84.0
"""Widths in design units below which a card uses a drawing with larger figures."""
_LETTER = TextStyle(face="title", colour=WHITE, align="center", smallest=0.4)
_SEAL_AT = 0.485
"""Middle of a laurel's seal, as a share of the card's height."""
_MEDALLION = 192 / 155
"""Width of a space's picture, in widths of its medallion."""
_BADGES = {"henchman": 0.645, "tiebreaker": 0.62, "house": 0.64}
"""Height of the letter on a piece, as a share of the piece's height from the top."""
_LETTER_SIZE = 0.31
_READABLE = 11.0
"""Smallest readable size of a letter, in pixels."""
RIM, _RIM_EDGE = (255, 213, 92), (96, 58, 14)
_POINTS_SIZE, _LEAST_POINTS = 0.34, 17.0


def _cut(rect: Rect) -> str:
    if rect.w >= _MIDDLE_BELOW:
        return ""
    return "_small" if rect.w < _SMALL_BELOW else "_middle"


def draw_card(canvas: Canvas, kind: int, rect: Rect) -> None:
    """Draw a card of the hand, or the back of one, by its kind."""
    canvas.thing(card_name(kind), rect, partial(paint_card, kind))


def card_name(kind: int) -> Hashable:
    """Return the name of a card as a tracked item."""
    return "card", kind


def paint_card(kind: int, canvas: Canvas, rect: Rect) -> None:
    canvas.image(f"{ART}card_{NAMES[kind]}{_cut(rect)}", rect)


def draw_laurel(canvas: Canvas, kind: int, rect: Rect) -> None:
    """Draw a laurel, or the back of one, by its kind."""
    canvas.thing(laurel_name(kind), rect, partial(paint_laurel, kind))


def laurel_name(kind: int) -> Hashable:
    """Return the name of a laurel as a tracked item."""
    return "laurel", kind


def paint_laurel(kind: int, canvas: Canvas, rect: Rect) -> None:
    name, is_back = laurels.NAMES[kind], kind in (laurels.UNKNOWN_STADIUM, laurels.UNKNOWN_THEATRE)
    canvas.image(f"{ART}{'card' if is_back else 'laurel'}_{name}{_cut(rect)}", rect)
    if not is_back and POINTS[kind]:
        seal = Rect(rect.x, rect.y + rect.h * (_SEAL_AT - 0.2), rect.w, rect.h * 0.4)
        style = figure_style(canvas, max(_LEAST_POINTS, rect.w * _POINTS_SIZE), WHITE)
        canvas.text(str(POINTS[kind]), seal, style.centered)


def piece_name(piece: str, colour: str) -> Hashable:
    """Return the name of a piece as a tracked item."""
    return piece, colour


def paint_figure(piece: str, colour: str, strength: float, canvas: Canvas, rect: Rect) -> None:
    """Draw a piece without its letter, for places that are too small for one."""
    canvas.image(f"{ART}{piece}_{colour}", rect, strength)


def draw_piece(canvas: Canvas, piece: str, colour: str, rect: Rect, strength: float = 1.0) -> None:
    """Draw a henchman, tie-breaker or house with the letter of its family, if that is large enough to read."""
    canvas.thing(piece_name(piece, colour), rect, partial(paint_piece, piece, colour, strength))


def paint_piece(piece: str, colour: str, strength: float, canvas: Canvas, rect: Rect) -> None:
    middle, size = rect.y + rect.h * _BADGES[piece], rect.h * _LETTER_SIZE
    with canvas.faded(strength):
        paint_figure(piece, colour, 1.0, canvas, rect)
        if size * canvas.scale >= _READABLE:
            box = Rect(rect.x, middle - size, rect.w, 2 * size)
            canvas.text(colour, box, _LETTER.sized(size / canvas.text_scale))


def draw_medallion(canvas: Canvas, name: str, rect: Rect) -> None:
    side = rect.w * _MEDALLION
    canvas.image(f"{ART}space_{name}", rect.centered(side, side).moved(dy=rect.w * 0.02))


def draw_halo(canvas: Canvas, rect: Rect) -> None:
    canvas.image(ART + "halo", rect.centered(rect.w * 2, rect.w * 2))


def draw_rim(canvas: Canvas, rect: Rect, width: float) -> None:
    """Draw a golden rim with a dark edge, which is visible on light ground too."""
    radius = rect.w / 2 + width
    canvas.circle(rect.center, radius + 1.5, _RIM_EDGE, width + 3)
    canvas.circle(rect.center, radius, RIM, width)


def draw_disc(canvas: Canvas, name: str, number: str, rect: Rect) -> None:
    """Draw a small disc with a strength, a place or a rank."""
    canvas.image(f"{ART}disc_{name}", rect)
    canvas.text(number, rect, figure_style(canvas, rect.h * 0.66, WHITE).centered)


def pill_rect(x: float, y: float) -> Rect:
    """Return the place of the number of cards in a deck, around a point."""
    return Rect(x - 20, y - 14, 40, 28)


def paint_pill(canvas: Canvas, rect: Rect, number: int) -> None:
    """Draw the number of cards in a deck."""
    canvas.image(ART + "pill", rect)
    canvas.text(str(number), rect, figure_style(canvas, 20, CREAM).centered)
