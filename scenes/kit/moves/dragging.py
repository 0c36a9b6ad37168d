"""Dragging: a piece is lifted as by a click, and its picture follows the mouse to a place."""

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import PointerEvent
from scenes.engine.layout import Point, Rect
from scenes.engine.motion.tween import Call, InTurn, Tween, ease_out
from scenes.engine.scene import Scene
from scenes.engine.widgets import Look, Widget
from scenes.kit.board import Board
from scenes.kit.motion.highlight import draw_highlight
from scenes.kit.moves.bindings import Bindings, BindingStep
from scenes.kit.moves.drag_image import DragImage
from scenes.kit.pieces import HOME, Piece

_TREMBLE = 12.0
"""Distance in design units up to which a moved mouse still clicks."""
_HOMEWARD = 0.35
_NEAR = 60.0
"""Distance in design units at which a drop beside a place still counts, if nothing else is there."""


def _distance(rect: Rect, point: Point) -> float:
    x, y = point
    return min(_NEAR, math.dist(point, (min(max(x, rect.x), rect.right), min(max(y, rect.y), rect.bottom))))


def _glows(place: Widget) -> bool:
    return isinstance(place, Piece) and place.glows(Look())


def _is_ground(place: Widget) -> bool:
    return isinstance(place, Piece) and place.is_ground


def _lies_on(place: Widget, grounds: Sequence[Rect]) -> bool:
    return any(ground.contains(place.screen_rect().center) for ground in grounds)


def _answers(target: Widget | None) -> bool:
    """Return whether the widget acts, or explains why not; everything else is ground."""
    return target is not None and (target.focusable or (isinstance(target, Piece) and target.on_press is not None))


class Dragging:
    """Drag pieces on one table; the bindings say what may be dragged, and where to."""

    def __init__(self, scene: Scene, bindings: Callable[[], Bindings], board: Board[Any, Any]) -> None:
        self._scene, self._bindings, self._board, self._stage = scene, bindings, board, board.stage
        self._start: Point = HOME
        self._held = ""
        """Id of the piece on which the button went down, until it is taken up."""
        self._carried: DragImage | None = None
        self._homing: DragImage | None = None

    @property
    def is_under_way(self) -> bool:
        """Return whether a piece is being dragged."""
        return self._carried is not None

    def draw(self, canvas: Canvas) -> None:
        """Draw the highlights of all places that take the piece, then the piece itself."""
        for place in self.lit():
            draw_highlight(canvas, place.screen_rect())
        for carried in (self._homing, self._carried):
            if carried is not None:
                carried.draw(canvas)

    def lit(self) -> list[Widget]:
        """Return the places to highlight: not those that glow already, nor those on a highlighted ground."""
        places = self._places(self._carried) if self._carried else []
        grounds = [each.screen_rect() for each in places if _is_ground(each)]
        return [each for each in places if not _glows(each) and (_is_ground(each) or not _lies_on(each, grounds))]

    # The mouse and the keys, before anything else hears of them

    def takes(self, pointer: PointerEvent) -> bool:
        """Handle a pointer event; return True if nothing else may handle it.

        Moves are passed on, so that the place under the mouse lights up.
        """
        if pointer.kind == "move":
            self._move(pointer.position)
            return False
        if self._carried is None:
            self._press(pointer)
            return False
        if pointer.kind == "down":
            self.put_back()
        elif pointer.kind == "up" and pointer.button == 1:
            self._let_fall(self._carried, pointer.position)
        return True

    def takes_key(self) -> bool:
        """Put the dragged piece back, as any key does; return whether there was one."""
        if self._homing is not None:
            self._arrive(self._homing)
        return self.put_back()

    def put_back(self) -> bool:
        """Put the dragged piece back as if it had never been taken up; return whether there was one."""
        carried, self._carried = self._carried, None
        if carried is None:
            return False
        piece = self._scene.find(carried.piece)
        if carried.is_lifted and piece is not None and piece.is_chosen:
            piece.press()
        self._board.carry(frozenset())
        self._go_home(carried)
        return True

    # Inner workings

    def _press(self, pointer: PointerEvent) -> None:
        if pointer.kind == "wheel" or (pointer.kind == "up" and pointer.button != 1):
            return
        is_pressed = pointer.kind == "down" and pointer.button == 1
        held = self._scene.input.widget_at(pointer.position) if is_pressed else None
        self._held, self._start, self._homing = held.id if held else "", pointer.position, None
        self._stage.brought = None
        self._show_carried(None)

    def _move(self, position: Point) -> None:
        if self._held and math.dist(position, self._start) > _TREMBLE:
            self._take_up(self._scene.find(self._held))
            self._held = ""
        if self._carried is not None:
            way = position[0] - self._start[0], position[1] - self._start[1]
            self._carried.go(way, self._nearness(self._carried, position))
            self._scene.redraw()

    def _take_up(self, held: Widget | None) -> None:
        actions = self._bindings().carried_by(held.id) if held is not None else None
        if not isinstance(held, Piece) or (actions is None and (held.on_press is None or held.leads)):
            return
        self._scene.input.pressed_id = ""
        if actions is None:
            held.press()
            return
        self._board.ask_no_more()
        found = (self._scene.find(name) for name in self._board.goes_along(held.id))
        along = [each for each in found if isinstance(each, Piece)]
        self._carried = carried = DragImage(self._scene.app.canvas, held, actions, self._start, along)
        self._board.carry(actions)
        if self._is_prepared(held.id) and not carried.was_chosen:
            carried.is_lifted = True
            held.press()
        self._show_carried(carried)

    def _show_carried(self, carried: DragImage | None) -> None:
        """Fade the pieces that are in the hand at their places on the table."""
        pieces = carried.pieces if carried else frozenset[str]()
        if pieces == self._stage.in_hand:
            return
        self._stage.in_hand = pieces
        self._stage.dress()
        self._scene.redraw()

    def _is_prepared(self, piece: str) -> bool:
        """Return whether a click on the piece lifts it or lays it back."""
        return self._bindings().step_of_press(piece) == BindingStep.PREPARES

    def _let_fall(self, carried: DragImage, position: Point) -> None:
        self._carried = None
        self._scene.refresh()
        there = list(self._scene.input.widgets_at(position))
        target = next(iter(there), None)
        place = next((each for each in there if self._meant(carried, each)), None)
        if place is None and not _answers(target):
            place = self._place_near(carried, position)
        if place is not None:
            self._bring(carried, place)
            self._show_carried(None)
        else:
            self._rest(carried, target)
            self._go_home(carried)
        self._board.carry(frozenset())

    def _places(self, carried: DragImage) -> list[Widget]:
        bindings = self._bindings()
        goal = bindings.fetched_to(carried.piece)
        found = map(self._scene.find, [goal] if goal else bindings.places_for(carried.actions))
        return [place for place in found if place is not None and place.id != carried.piece]

    def _nearness(self, carried: DragImage, position: Point) -> float:
        rects = [place.screen_rect() for place in self._places(carried)]
        return max((1 - _distance(rect, position) / _NEAR for rect in rects), default=0.0)

    def _place_near(self, carried: DragImage, position: Point) -> Widget | None:
        """Return the one place near the point that can be meant, or None."""
        near = [place for place in self._places(carried) if place.screen_rect().outset(_NEAR).contains(position)]
        return near[0] if len(near) == 1 and not carried.home.outset(_TREMBLE).contains(position) else None

    def _meant(self, carried: DragImage, place: Widget) -> list[Any]:
        """Return the actions that dropping on a place plays; none at the place it came from."""
        bindings = self._bindings()
        if goal := bindings.fetched_to(carried.piece):
            return bindings.done_by(carried.piece) if place.id == goal else []
        taken = bindings.taken_by(place.id) if place.id != carried.piece else []
        return [action for action in taken if action in carried.actions]

    def _bring(self, carried: DragImage, place: Widget) -> None:
        """Play the action of the drop, as a click on the place would."""
        meant = self._meant(carried, place)
        self._attend_no_more(place)
        self._stage.brought = carried.brought()
        acting = self._scene.find(carried.piece) if self._bindings().fetched_to(carried.piece) else place
        if acting is not None and meant == self._bindings().done_by(acting.id):
            acting.press()
        else:
            place.play("click")
            self._bindings().perform(meant)

    def _rest(self, carried: DragImage, target: Widget | None) -> None:
        """Select the piece as a click would; a place that cannot take it says why."""
        if isinstance(target, Piece) and target.on_press and not target.leads:
            self._attend_no_more(target)
            target.press()
            return
        if isinstance(target, Piece) and (words := self._board.why_not_there(carried.piece, target.id)):
            self._board.say(words)
        is_at_home = target is not None and target.id == carried.piece
        piece = self._scene.find(carried.piece)
        if piece is not None and not carried.is_lifted and (is_at_home or self._is_prepared(carried.piece)):
            self._choose(piece)

    def _choose(self, piece: Widget) -> None:
        """Press the piece, unless a click would play an action: it has been laid back."""
        if self._bindings().step_of_press(piece.id) != BindingStep.DOES:
            piece.press()

    def _attend_no_more(self, place: Widget) -> None:
        """Focus the place that was used, and hide its tooltip."""
        if place.focusable:
            self._scene.input.set_focus(place.id)
        self._scene.input.tooltips.hush()

    def _go_home(self, carried: DragImage) -> None:
        self._homing = carried
        travel = Tween(_HOMEWARD, carried.return_by, ease_out)
        self._scene.animate(InTurn([travel, Call(partial(self._arrive, carried))]))

    def _arrive(self, carried: DragImage) -> None:
        if self._homing is carried:
            self._homing = None
            self._show_carried(None)
