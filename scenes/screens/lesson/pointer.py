"""The marks on the table for what a step points at: shade over the rest, rings and arrows."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import reduce
from typing import TYPE_CHECKING, Self

import pygame

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.focus import every
from scenes.engine.layout import SCREEN, Point, Rect
from scenes.engine.theme import TOP_BAR_HEIGHT
from scenes.engine.widgets import Button, Look, Widget
from scenes.kit.pieces import Liftable, Piece
from scenes.kit.table_places import table_map
from scenes.screens.lesson.arrow_places import HALF, LENGTH, SWAY, Arrow, Places, Side, arrow_rect, free_side
from scenes.screens.lesson.free_places import explained_places, read_places, told_places, written_places

if TYPE_CHECKING:
    from scenes.screens.lesson.scene import LessonTable

_SHADE = (14, 8, 3, 76)
"""Colour of the shade, light enough for letters below it."""
_RING_GAP, _RING_EDGE = 7.0, 2.0
_PANEL = 200.0
"""What is as wide and high has a frame of its own."""
_DARK, _GOLD = (46, 26, 8), (255, 222, 120)


def taken_up(table: "LessonTable") -> list[Rect]:
    """Return the areas of lifted pieces, and of a button that now completes the expected action."""
    shown = list(every(table.widgets))
    lifted = [piece for piece in shown if isinstance(piece, Liftable) and piece.is_chosen]
    if not lifted or not table.course.expected:
        return [piece.screen_rect() for piece in lifted]
    names = table.bindings.pieces_of(table.course.expected[0])
    buttons = [each for each in shown if isinstance(each, Button) and each.id in names]
    return [each.screen_rect() for each in (*lifted, *buttons)]


def places_named(table: "LessonTable", names: Sequence[str]) -> list[Rect]:
    """Return the areas of widgets, or of places in the table's map."""
    pieces = {widget.id: widget for widget in every(table.widgets)}
    places = {name: rect for layer in table_map(table.match.spec.id).layers.values() for name, rect in layer.items()}
    found = [pieces[name].screen_rect() if name in pieces else places.get(name) for name in names]
    return [rect for rect in found if rect is not None]


def light_only(table: "LessonTable", meant: Sequence[str]) -> None:
    """Take the glow from all pieces that are not meant."""
    for piece in every(table.widgets):
        if isinstance(piece, Piece) and piece.on_press and piece.id not in meant:
            piece.on_press = replace(piece.on_press, glows=False)


def open_sheets(table: "LessonTable", targets: Sequence[Rect]) -> list[Rect]:
    """Return the areas of sheets on which a target lies, as they are to be read."""
    sheets = [widget.screen_rect() for widget in every(table.widgets) if widget.is_solid and widget.rect != SCREEN]
    return [sheet for sheet in sheets if any(sheet.contains(target.center) for target in targets)]


class LessonPointer(Widget):
    """Draw shade, rings and arrows over the board and under the teacher; it cannot be pressed."""

    def __init__(self, table: "LessonTable") -> None:
        super().__init__("lesson-pointer", SCREEN)
        self._table = table
        self._pointed: tuple[Sequence[Rect], list[Arrow]] = (), []
        """Targets and their arrows; an arrow keeps its place as long as the targets are the same."""
        self._shade: tuple[Hashable, pygame.Surface] | None = None
        """The shade painted last, and what it depends on."""

    def adopt(self, before: Self) -> None:
        super().adopt(before)
        self._pointed, self._shade = before._pointed, before._shade

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.rise()
        targets = self._table.targets()
        if self._table.shade:
            sheets = [sheet.outset(-_RING_GAP) for sheet in open_sheets(self._table, targets)]
            with canvas.faded(self._table.shade):
                self._draw_shade(canvas, [*self._table.lit, *sheets])
        for target in rings(targets):
            ring = ring_about(target)
            canvas.outline(ring.outset(_RING_EDGE), _DARK, 7, 14)
            canvas.outline(ring, _GOLD, 3.5, 12)
        if targets and self._table.course.awaits_person:
            self._draw_arrows(canvas, targets)

    def _draw_shade(self, canvas: Canvas, targets: Sequence[Rect]) -> None:
        """Draw the shade; it is painted anew only for other targets or another window."""
        below_bar = SCREEN.trimmed(top=TOP_BAR_HEIGHT)
        area = canvas.pixels(below_bar)
        key = tuple(area), tuple(targets)
        if self._shade is None or self._shade[0] != key:
            self._shade = key, _shade_with_holes(canvas, area, targets)
        canvas.picture(self._shade[1], below_bar)

    def _draw_arrows(self, canvas: Canvas, targets: Sequence[Rect]) -> None:
        """Draw the arrows; their places are computed once all words are painted."""
        if self._pointed[0] != targets and not self._table.app.transition.moves:
            self._pointed = targets, self._arrows(canvas, targets)
        for side, size in self._pointed[1] if self._pointed[0] == targets else ():
            _draw_arrow(canvas, side, size, self._table.sway * SWAY)

    def _arrows(self, canvas: Canvas, targets: Sequence[Rect]) -> list[Arrow]:
        """Return arrows that do not cover each other; pieces side by side share one."""
        widgets = self._table.widgets
        written = written_places(canvas, [each.screen_rect() for each in every(widgets) if each.is_solid])
        places = Places(told_places(widgets), explained_places(widgets), read_places(widgets), written)
        arrows: list[Arrow] = []
        for target in rows(targets, places.told):
            found = free_side(target.outset(_RING_GAP + 4), places.beside(target))
            if found is not None:
                arrows.append(found)
                places.told.append(arrow_rect(*found))
        return arrows


def rings(targets: Sequence[Rect]) -> list[Rect]:
    """Return the areas to ring; neighbours in a row whose rings would cross share one."""
    found: list[Rect] = []
    for target in sorted(targets):
        last = found[-1] if found else None
        if last and (last.y, last.h) == (target.y, target.h) and target.x - last.right < 2 * _RING_GAP:
            found[-1] = last.joined(target)
        else:
            found.append(target)
    return found


def ring_about(target: Rect) -> Rect:
    """Return the ring: about a piece, but on the frame of a panel, whose neighbours have words up to its edge."""
    return target if min(target.size) >= _PANEL else target.outset(_RING_GAP)


def rows(targets: Sequence[Rect], told: Sequence[Rect]) -> list[Rect]:
    """Return the targets joined to groups: those whose rings touch, and neighbours with nothing between them."""
    others = [rect for rect in told if rect not in targets]
    rows: list[Rect] = []
    for target in sorted(targets):
        beside = [row for row in rows if _stand_together(row, target, others)]
        rows = [row for row in rows if row not in beside]
        rows.append(reduce(Rect.joined, beside, target))
    return rows


def _stand_together(one: Rect, other: Rect, others: Sequence[Rect]) -> bool:
    """Return whether two targets belong to one group."""
    if one.outset(_RING_GAP).overlaps(other.outset(_RING_GAP)):
        return True
    both = one.joined(other)
    is_row = one.y == other.y and both.w - one.w - other.w <= min(one.w, other.w)
    return is_row and not any(both.contains(rect.center) for rect in others)


def _shade_with_holes(canvas: Canvas, area: pygame.Rect, targets: Sequence[Rect]) -> pygame.Surface:
    shade = pygame.Surface(area.size, pygame.SRCALPHA)
    shade.fill(_SHADE)
    for target in targets:
        hole = canvas.pixels(target.outset(_RING_GAP)).move(-area.x, -area.y)
        pygame.draw.rect(shade, (0, 0, 0, 0), hole, border_radius=round(12 * canvas.scale))
    return shade


def _draw_arrow(canvas: Canvas, side: Side, size: float, sway: float) -> None:
    _, tip, away = side
    head = (tip[0] + away[0] * sway * size, tip[1] + away[1] * sway * size)
    for shape, colour in ((_EDGE, _DARK), (_SHAPE, (244, 190, 70))):
        canvas.polygon([_placed(head, away, along * size, across * size) for along, across in shape], colour)


_SHAPE = [(0, 0), (30, HALF), (30, 10), (LENGTH, 10), (LENGTH, -10), (30, -10), (30, -HALF)]
_EDGE = [(-6, 0), (34, HALF + 8), (34, 14), (LENGTH + 4, 14), (LENGTH + 4, -14), (34, -14), (34, -HALF - 8)]


def _placed(head: Point, away: Point, along: float, across: float) -> Point:
    return head[0] + away[0] * along - away[1] * across, head[1] + away[1] * along + away[0] * across
