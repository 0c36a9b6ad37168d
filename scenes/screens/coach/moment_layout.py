"""The common parts of a moment's card and panel: head, both moves, parts of the points."""

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import CREAM, GREEN, LABEL, REMARK, SMALL, SUBHEADING, Colour, TextStyle
from scenes.screens.coach.moment_marks import draw_mark
from scenes.screens.coach.wording import MomentWords

LEAST = 16.5
"""Least size of letters: 11 pixels in a window of 1280 x 720."""
LOSS: Colour = (146, 20, 34)
_HEAD, _PLATE, _PLATE_SHARE = 46.0, (92.0, 38.0), 0.38
_PART_SIZES, _PARTS = (21.0, 19.0, 17.0, 15.0, 13.0), 0.36
"""Sizes tried for the parts of the points, and the largest share of the room that they take."""
_SIZES = (22.0, 21.0, 20.0, 19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0)


def readable(style: TextStyle) -> TextStyle:
    """Return the style that shrinks no further than LEAST."""
    return style.but(smallest=LEAST / style.size)


PLAYED = readable(SMALL.at_top)
BETTER = readable(LABEL.inked(GREEN).at_top)
FOOT = readable(REMARK)
_TURN = SUBHEADING.tightest
_BADGE = _TURN.but(align="center", colour=CREAM, smallest=0.45)


def draw_head(canvas: Canvas, area: Rect, words: MomentWords) -> Rect:
    """Draw mark, turn and cost; return what is left below."""
    head, rest = area.split_top(_HEAD, 6)
    moment, (least, height) = words.moment, _PLATE
    width = max(least, min(canvas.measure(words.badge, _BADGE)[0] + 24, head.w * _PLATE_SHARE))
    draw_mark(canvas, (head.x + 21, head.center[1]), moment, 18)
    turn, badge = head.trimmed(left=52).split_right(width, 8)
    canvas.text(words.turn, turn, _TURN)
    plate = badge.centered(width, height)
    canvas.fill(plate, GREEN if moment.is_praise else LOSS, 1, 17)
    canvas.text(words.badge, plate.inset(8, 2), _BADGE)
    return rest


def draw_parts(canvas: Canvas, area: Rect, told: str) -> Rect:
    """Draw the parts of the points at the foot; return what is left above."""
    sizes = [size for size in _PART_SIZES if size * canvas.text_scale >= LEAST]
    heights = {size: canvas.measure(told, FOOT.sized(size), area.w)[1] + 2 for size in sizes}
    size = next((size for size in sizes if heights[size] <= area.h * _PARTS), sizes[-1])
    rest, foot = area.split_bottom(heights[size])
    canvas.paragraph(told, foot, FOOT.sized(size))
    return rest


def draw_both(canvas: Canvas, area: Rect, words: MomentWords) -> None:
    """Draw the played and the better move in one size."""
    told = ((words.played, PLAYED), (words.better, BETTER))
    for size in _SIZES:
        heights = [canvas.measure(text, style.sized(size), area.w)[1] + 2 for text, style in told]
        if sum(heights) <= area.h:
            break
    for (text, style), place in zip(told, area.stack(heights, 0), strict=True):
        canvas.paragraph(text, place, style.sized(size))
