"""The marks on the table for what a step points at: shade over the rest, rings and arrows."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from functools import reduce

import pygame

from scenes.common.shade import SHADED, shade_with_holes
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.focus import every
from scenes.engine.layout import SCREEN, Point, Rect
from scenes.engine.motion.tween import Tween, linear
from scenes.engine.widgets import Button, Look, Widget
from scenes.kit.piece_id import PieceId
from scenes.kit.pieces import Liftable, Piece
from scenes.kit.table_places import table_map
from scenes.screens.lesson.arrow_places import HALF, LENGTH, SWAY, Arrow, Places, Side, arrow_rect, free_side
from scenes.screens.lesson.free_places import explained_places, read_places, told_places, written_places
from scenes.screens.lesson.teaching import Teaching
from scenes.table.table_parts import TableParts

_SHADE = 76
"""Alpha of the shade, light enough for letters below it."""
_RING_GAP, _RING_EDGE = 7.0, 2.0
_PANEL = 200.0
"""What is as wide and high has a frame of its own."""
_DARK, _GOLD = (46, 26, 8), (255, 222, 120)
_BREATHS, _BREATH_SECONDS = 3, 1.2
_SHADE_COMES, _SHADE_GOES = 0.4, 0.3


class Marks:
    """Choose what a step points at, and let shade and arrows come and go."""

    def __init__(self, parts: TableParts, teaching: Teaching) -> None:
        self.scene, self.teaching, self._parts = parts.scene, teaching, parts
        self.sway = 0.0
        """Distance by which the arrows have drawn back, as a share."""
        self.shade = 0.0
        """Darkness of the rest of the table, as a share."""
        self.lit: list[Rect] = []
        """Areas without shade: the targets of the step."""
        self._is_pointing = False
        self._pointed_at = ""
        self._meant: list[str] = []
        """Pieces to press; they stay marked while a remark about another one is shown."""

    def begin(self) -> None:
        """Let the arrows sway at the beginning of a step."""
        self.scene.animate(Tween(_BREATHS * _BREATH_SECONDS, self._breathe, linear))

    def _breathe(self, share: float) -> None:
        phase = share * _BREATHS % 1
        self.sway = min(phase, 1 - phase) * 2

    def follow(self) -> None:
        """Follow a build: move the focus, take the glow from other pieces, let the shade come or go."""
        self._follow_hand()
        self._meant = self._meant if self.teaching.gentle_word else self._pieces_to_press()
        course = self.teaching.course
        if course.awaits_person and not course.allows_anything:
            self._light_only_meant()
        self._follow_shade()

    def _follow_hand(self) -> None:
        """Move the focus to the next piece to press when that changes."""
        is_asked = self.teaching.course.awaits_person and not self.teaching.gentle_word
        piece = self.next_piece() if is_asked else ""
        if piece != self._pointed_at:
            self._pointed_at = piece
            self.scene.input.focus_id = piece or self.scene.input.focus_id

    def _light_only_meant(self) -> None:
        """Take the glow from all pieces that are not meant."""
        self.scene.widgets = [
            piece.unlit() if isinstance(piece, Piece) and piece.id not in self._meant else piece
            for piece in self.scene.widgets
        ]

    def _follow_shade(self) -> None:
        """Fade the shade in when a step points at something, and out with its first action.

        Between the actions of a step the table stays light.
        """
        targets, start = self.targets(), self.shade
        is_pointing = bool(targets) and not self.teaching.course.done
        self.lit = [*targets, *self._taken_up()] if is_pointing else self.lit
        if is_pointing != self._is_pointing:
            self._is_pointing, seconds = is_pointing, _SHADE_COMES if is_pointing else _SHADE_GOES
            self.scene.animate(Tween(seconds, lambda share: self._darken(start + (is_pointing - start) * share)))

    def _darken(self, shade: float) -> None:
        self.shade = shade

    def next_piece(self) -> str:
        """Return the piece to press now for the expected action; empty if there is none."""
        press = self._parts.moves.bindings.next_press
        return next((piece for action in self.teaching.course.expected if (piece := press(action))), "")

    def _pieces_to_press(self) -> list[str]:
        """Return the next piece, and others of its row that the same action needs."""
        piece = self.next_piece()
        if not piece:
            return []
        row = PieceId.read(piece).row
        wanted = self._parts.moves.bindings.pieces_of(self.teaching.course.expected[0])
        return [piece, *(other for other in wanted if other != piece and PieceId.read(other).row == row)]

    def targets(self) -> list[Rect]:
        """Return the areas that the step points at now: the next pieces to press, or its own places."""
        course = self.teaching.course
        if self._parts.playback.is_active or (self.teaching.gentle_word and course.is_astray):
            return []
        if course.awaits_person and not course.allows_anything:
            return self._places_named(self._meant)
        rivals_play = course.awaits_play and not course.awaits_person
        return [] if rivals_play else self._places_named(course.step.point)

    def _places_named(self, names: Sequence[str]) -> list[Rect]:
        """Return the areas of widgets, or of places in the table's map."""
        pieces = {widget.id: widget for widget in every(self.scene.widgets)}
        layers = table_map(self.teaching.spec.id).layers
        places = {name: rect for layer in layers.values() for name, rect in layer.items()}
        found = [pieces[name].screen_rect() if name in pieces else places.get(name) for name in names]
        return [rect for rect in found if rect is not None]

    def _taken_up(self) -> list[Rect]:
        """Return the areas of lifted pieces, and of a button that now completes the expected action."""
        shown, expected = list(every(self.scene.widgets)), self.teaching.course.expected
        lifted = [piece for piece in shown if isinstance(piece, Liftable) and piece.is_chosen]
        if not lifted or not expected:
            return [piece.screen_rect() for piece in lifted]
        names = self._parts.moves.bindings.pieces_of(expected[0])
        buttons = [each for each in shown if isinstance(each, Button) and each.id in names]
        return [each.screen_rect() for each in (*lifted, *buttons)]


def open_sheets(widgets: Sequence[Widget], targets: Sequence[Rect]) -> list[Rect]:
    """Return the areas of sheets on which a target lies, as they are to be read."""
    sheets = [widget.screen_rect() for widget in every(widgets) if widget.is_solid and widget.rect != SCREEN]
    return [sheet for sheet in sheets if any(sheet.contains(target.center) for target in targets)]


@dataclass(frozen=True, slots=True)
class _Drawn:
    """Hold what was drawn last, to be drawn again while the targets are the same."""

    targets: tuple[Rect, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    shaded: Hashable = None
    """What the shade depends on."""
    shade: pygame.Surface | None = None


_NOTHING = _Drawn()


@dataclass(frozen=True)
class LessonPointer(Widget):
    """Draw shade, rings and arrows over the board and under the teacher; it cannot be pressed."""

    marks: Marks

    def live(self) -> Hashable:
        """Return None: the arrows sway and the shade fades."""
        return None

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.rise()
        targets = self.marks.targets()
        if self.marks.shade:
            sheets = [sheet.outset(-_RING_GAP) for sheet in open_sheets(self.marks.scene.widgets, targets)]
            with canvas.faded(self.marks.shade):
                self._draw_shade(canvas, [*self.marks.lit, *sheets])
        for target in rings(targets):
            ring = ring_about(target)
            canvas.outline(ring.outset(_RING_EDGE), _DARK, 7, 14)
            canvas.outline(ring, _GOLD, 3.5, 12)
        if targets and self.marks.teaching.course.awaits_person:
            self._draw_arrows(canvas, targets)

    def _draw_shade(self, canvas: Canvas, targets: Sequence[Rect]) -> None:
        """Draw the shade; it is painted anew only for other targets or another window."""
        key = tuple(canvas.pixels(SHADED)), tuple(targets)
        drawn = self.mount.state_or(_NOTHING)
        shade = drawn.shade
        if shade is None or drawn.shaded != key:
            shade = shade_with_holes(canvas, [target.outset(_RING_GAP) for target in targets], _SHADE)
            self.mount.state = replace(drawn, shaded=key, shade=shade)
        canvas.picture(shade, SHADED)

    def _draw_arrows(self, canvas: Canvas, targets: Sequence[Rect]) -> None:
        """Draw the arrows; their places are computed once all words are painted."""
        drawn, pointed = self.mount.state_or(_NOTHING), tuple(targets)
        if drawn.targets != pointed and not self.marks.scene.app.transition.moves:
            drawn = replace(drawn, targets=pointed, arrows=tuple(self._arrows(canvas, targets)))
            self.mount.state = drawn
        for side, size in drawn.arrows if drawn.targets == pointed else ():
            _draw_arrow(canvas, side, size, self.marks.sway * SWAY)

    def _arrows(self, canvas: Canvas, targets: Sequence[Rect]) -> list[Arrow]:
        """Return arrows that do not cover each other; pieces side by side share one."""
        widgets = self.marks.scene.widgets
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


def _draw_arrow(canvas: Canvas, side: Side, size: float, sway: float) -> None:
    _, tip, away = side
    head = (tip[0] + away[0] * sway * size, tip[1] + away[1] * sway * size)
    for shape, colour in ((_EDGE, _DARK), (_SHAPE, (244, 190, 70))):
        canvas.polygon([_placed(head, away, along * size, across * size) for along, across in shape], colour)


_SHAPE = [(0, 0), (30, HALF), (30, 10), (LENGTH, 10), (LENGTH, -10), (30, -10), (30, -HALF)]
_EDGE = [(-6, 0), (34, HALF + 8), (34, 14), (LENGTH + 4, 14), (LENGTH + 4, -14), (34, -14), (34, -HALF - 8)]


def _placed(head: Point, away: Point, along: float, across: float) -> Point:
    return head[0] + away[0] * along - away[1] * across, head[1] + away[1] * along + away[0] * across
