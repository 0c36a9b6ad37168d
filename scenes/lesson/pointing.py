"""What a step points at: the rest of the table lies in a light shade, a ring and an arrow mark the place."""

from collections.abc import Sequence
from functools import reduce
from typing import TYPE_CHECKING

import pygame

from scenes.core.canvas import Canvas
from scenes.core.focus import every
from scenes.core.layout import SCREEN, Point, Rect
from scenes.core.theme import TOP_BAR_HEIGHT
from scenes.core.widgets import Button, Look, Widget
from scenes.kit.pieces import Liftable
from scenes.lesson.free_places import explained_places, read_places, told_places

if TYPE_CHECKING:
    from scenes.lesson.scene import LessonTable

_SHADE = (14, 8, 3, 76)
"""Light enough for every letter below it to be read."""
_RING_GAP = 7.0
_DARK, _GOLD = (46, 26, 8), (255, 222, 120)
_LENGTH, _HALF = 62.0, 24.0
_SWAY = 9.0
_SHIFT = 16.0
_SIZES = (1.0, 0.7, 0.45)
"""Of an arrow, the largest first."""
Side = tuple[float, Point, Point]
"""Its room, the middle of that edge, and the direction away from it."""


def taken_up(table: "LessonTable") -> list[Rect]:
    """What has been lifted, and a button that now does what is asked for with it."""
    shown = list(every(table.widgets))
    lifted = [piece for piece in shown if isinstance(piece, Liftable) and piece.is_chosen]
    if not lifted or not table.course.expected:
        return [piece.screen_rect() for piece in lifted]
    names = table.bindings.pieces_of(table.course.expected[0])
    buttons = [each for each in shown if isinstance(each, Button) and each.id in names]
    return [each.screen_rect() for each in (*lifted, *buttons)]


class Pointer(Widget):
    """Lies over the board and under the teacher and the questions; it cannot be pressed."""

    def __init__(self, table: "LessonTable") -> None:
        super().__init__("lesson-pointer", SCREEN)
        self._table = table

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.rise()
        targets = self._table.targets()
        if self._table.shade:
            sheets = [sheet.outset(-_RING_GAP) for sheet in self._table.open_sheets(targets)]
            with canvas.faded(self._table.shade):
                _draw_shade(canvas, [*self._table.lit, *sheets])
        for target in rings(targets):
            ring = target.outset(_RING_GAP)
            canvas.outline(ring.outset(2), _DARK, 7, 14)
            canvas.outline(ring, _GOLD, 3.5, 12)
        if targets and self._table.course.awaits_person:
            self._draw_arrows(canvas, targets)

    def _draw_arrows(self, canvas: Canvas, targets: Sequence[Rect]) -> None:
        """None lies on another; pieces side by side are pointed at as one."""
        widgets = self._table.widgets
        taken, read, explained = told_places(widgets), read_places(widgets), explained_places(widgets)
        for target in rows(targets, taken):
            found = _free_side(target.outset(_RING_GAP + 4), *_beside(target, taken, explained, read))
            if found is not None:
                side, size = found
                taken.append(_arrow_rect(side, size))
                _draw_arrow(canvas, side, size, self._table.sway * _SWAY)


def _beside(target: Rect, *places: Sequence[Rect]) -> list[list[Rect]]:
    """Without what the target lies in."""
    return [[rect for rect in each if not rect.contains(target.center)] for each in places]


def rings(targets: Sequence[Rect]) -> list[Rect]:
    """Pieces of a row whose rings would cross have one."""
    found: list[Rect] = []
    for target in sorted(targets):
        last = found[-1] if found else None
        if last and (last.y, last.h) == (target.y, target.h) and target.x - last.right < 2 * _RING_GAP:
            found[-1] = last.joined(target)
        else:
            found.append(target)
    return found


def rows(targets: Sequence[Rect], told: Sequence[Rect]) -> list[Rect]:
    """Those stand together whose rings touch, and neighbours between which nothing else lies."""
    others = [rect for rect in told if rect not in targets]
    rows: list[Rect] = []
    for target in sorted(targets):
        beside = [row for row in rows if _stand_together(row, target, others)]
        rows = [row for row in rows if row not in beside]
        rows.append(reduce(Rect.joined, beside, target))
    return rows


def _stand_together(one: Rect, other: Rect, others: Sequence[Rect]) -> bool:
    if one.outset(_RING_GAP).overlaps(other.outset(_RING_GAP)):
        return True
    both = one.joined(other)
    is_row = one.y == other.y and both.w - one.w - other.w <= min(one.w, other.w)
    return is_row and not any(both.contains(rect.center) for rect in others)


def _draw_shade(canvas: Canvas, targets: Sequence[Rect]) -> None:
    below_bar = SCREEN.trimmed(top=TOP_BAR_HEIGHT)
    area = canvas.pixels(below_bar)
    shade = pygame.Surface(area.size, pygame.SRCALPHA)
    shade.fill(_SHADE)
    for target in targets:
        hole = canvas.pixels(target.outset(_RING_GAP)).move(-area.x, -area.y)
        pygame.draw.rect(shade, (0, 0, 0, 0), hole, border_radius=round(12 * canvas.scale))
    canvas.picture(shade, below_bar)


def _sides(target: Rect, shift: float) -> list[Side]:
    """Above and below, an arrow may stand beside the middle."""
    x, y = target.center
    return [
        (target.x, (target.x, y), (-1, 0)),
        (SCREEN.right - target.right, (target.right, y), (1, 0)),
        (target.y - TOP_BAR_HEIGHT, (x + shift, target.y), (0, -1)),
        (SCREEN.bottom - target.bottom, (x + shift, target.bottom), (0, 1)),
    ]


def _free_side(
    target: Rect, told: Sequence[Rect], explained: Sequence[Rect], read: Sequence[Rect]
) -> tuple[Side, float] | None:
    """The largest arrow that lies on nothing with a meaning; else a small one far from the middle, or over pictures."""
    steps = range(int(target.w / 4 / _SHIFT) + 1)
    shifts = [side * step * _SHIFT for step in steps for side in (1, -1)]
    for size in _SIZES:
        if side := _side_clear_of([*told, *explained], target, shifts, size):
            return side, size
    if side := _side_clear_of(told, target, shifts[::-1], _SIZES[-1]):
        return side, _SIZES[-1]
    return (side, 1.0) if (side := _side_over_pictures(target, read, told)) else None


def _side_clear_of(others: Sequence[Rect], target: Rect, shifts: Sequence[float], size: float) -> Side | None:
    """With most room."""
    return next((max(free) for shift in shifts if (free := _clear(_sides(target, shift), others, size))), None)


def _side_over_pictures(target: Rect, read: Sequence[Rect], told: Sequence[Rect]) -> Side | None:
    """Where it hides no word and nothing that can be pressed, and as little as can be of the pieces that lie there."""
    free = _clear(_sides(target, 0), read, 1.0)
    return min(free, key=lambda side: sum(_arrow_rect(side, 1.0).shared(each) for each in told), default=None)


def _clear(sides: Sequence[Side], others: Sequence[Rect], size: float) -> list[Side]:
    free = [side for side in sides if side[0] >= (_LENGTH + _SWAY) * size]
    return [side for side in free if not any(_arrow_rect(side, size).overlaps(other) for other in others)]


def _arrow_rect(side: Side, size: float) -> Rect:
    _, (x, y), (dx, dy) = side
    across, along = (_HALF + 8) * size, (_LENGTH + _SWAY) / 2 * size
    half = (along, across) if dx else (across, along)
    return Rect(x + dx * along, y + dy * along, 0, 0).outset(*half)


def _draw_arrow(canvas: Canvas, side: Side, size: float, sway: float) -> None:
    _, tip, away = side
    head = (tip[0] + away[0] * sway * size, tip[1] + away[1] * sway * size)
    for shape, colour in ((_EDGE, _DARK), (_SHAPE, (244, 190, 70))):
        canvas.polygon([_placed(head, away, along * size, across * size) for along, across in shape], colour)


_SHAPE = [(0, 0), (30, _HALF), (30, 10), (_LENGTH, 10), (_LENGTH, -10), (30, -10), (30, -_HALF)]
_EDGE = [(-6, 0), (34, _HALF + 8), (34, 14), (_LENGTH + 4, 14), (_LENGTH + 4, -14), (34, -14), (34, -_HALF - 8)]


def _placed(head: Point, away: Point, along: float, across: float) -> Point:
    return head[0] + away[0] * along - away[1] * across, head[1] + away[1] * along + away[0] * across
