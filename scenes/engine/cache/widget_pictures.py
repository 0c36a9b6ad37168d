"""The pictures of a scene's widgets: each is painted when it shows something else, and repeated until then."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

from scenes.engine.cache.display_list import DisplayList
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import TrackedItem
from scenes.engine.text.drawn_text import TextBox

if TYPE_CHECKING:
    from scenes.engine.widgets.base import Look, Widget

_BACKGROUND = ""
"""Name under which the background's drawing is kept; no widget has it as its id."""
_PATIENCE = 6
"""Frames for which a widget that moved must be at rest before it becomes part of the layer again."""
_MOST_REPAINTED = 4
"""Largest number of changed widgets of the layer whose places are painted again without the rest."""
_ROUNDING = 2.0
"""Window pixels by which a widget may paint beyond its extent, because places are rounded."""


@dataclass(frozen=True, slots=True)
class _Frame:
    """Hold what is drawn in one frame: the background with all it depends on, and the widgets with what they show."""

    canvas: Canvas
    shows: Hashable
    paint: Callable[[Canvas], None]
    widgets: Sequence["Widget"]
    shown: Sequence[Hashable]
    moving: frozenset[str]
    look_of: Callable[["Widget"], "Look"]

    @property
    def places(self) -> list[tuple[str, Rect]]:
        """Return the ids of the widgets with their rectangles."""
        return [(widget.id, widget.rect) for widget in self.widgets]

    def lying(self) -> list[int]:
        """Return the indices of the widgets that do not move and have nothing below them that does."""
        lying, covered = list[int](), list[Rect]()
        for index, widget in enumerate(self.widgets):
            if widget.id in self.moving or any(widget.extent().overlaps(rect) for rect in covered):
                covered.append(widget.rect)
            else:
                lying.append(index)
        return lying


@dataclass(frozen=True, slots=True)
class _Layer:
    """Hold one picture of the background and of all widgets at rest that nothing moving lies below."""

    shows: Hashable
    places: Sequence[tuple[str, Rect]]
    lying: Sequence[tuple[int, Hashable]]
    """Index of each widget in the picture, with what it shows."""
    moving: frozenset[str]
    picture: pygame.Surface
    boxes: Sequence[TextBox]
    things: Sequence[TrackedItem]
    depth: int

    def copy_to(self, canvas: Canvas) -> None:
        """Copy the picture onto the canvas, and register its texts and items again."""
        canvas.surface.blit(self.picture, (0, 0))
        canvas.boxes += self.boxes
        canvas.things += self.things
        canvas.depth = self.depth


class WidgetPictures:
    """Draw the widgets of a scene, painting only what has changed.

    Each widget's drawing is kept as a display list by what it shows. Those at rest are kept, with the background, as
    one picture: copying that is much quicker than repeating the lists.
    """

    def __init__(self) -> None:
        self._drawings: dict[str, DisplayList] = {}
        self._layer: _Layer | None = None
        self._shown: dict[str, Hashable] = {}
        self._changed = frozenset[str]()
        self._rests = 0
        """Frames since the layer was painted in which less moved than then."""

    @property
    def are_kept(self) -> bool:
        """Return whether any picture is kept."""
        return bool(self._drawings) or self._layer is not None

    def give_up(self) -> None:
        """Free all pictures, while the scene is covered."""
        self._drawings, self._shown, self._layer = {}, {}, None

    def draw(
        self,
        canvas: Canvas,
        background: tuple[Hashable, Callable[[Canvas], None]],
        widgets: Sequence["Widget"],
        look_of: Callable[["Widget"], "Look"],
    ) -> None:
        """Draw the background and the widgets over it.

        `background` is its key and the function that paints it. Without a key (None) there is no layer.
        """
        behind, paint = background
        shown = [shown_by(widget, look_of) for widget in widgets]
        fonts = canvas.lettering.fonts
        letters = canvas.text_scale, fonts.language, fonts.plain
        shows = behind, canvas.surface.get_size(), letters, canvas.away, canvas.hushes
        frame = _Frame(canvas, shows, paint, widgets, shown, self._follow(widgets, shown), look_of)
        if behind is None:
            paint(canvas)
            above: Sequence[int] = range(len(widgets))
        else:
            above = self._draw_layer(frame)
        for index in above:
            self._show(frame, index)

    def _follow(self, widgets: Sequence["Widget"], shown: Sequence[Hashable]) -> frozenset[str]:
        """Store what is shown now; return the widgets that changed in this frame and in the one before."""
        before, now = self._shown, {widget.id: each for widget, each in zip(widgets, shown, strict=True)}
        changed = frozenset(name for name, each in now.items() if name in before and before[name] != each)
        moving = changed & self._changed | {name for name, each in now.items() if each is None}
        if before.keys() != now.keys():
            self._drawings = {name: kept for name, kept in self._drawings.items() if name in {_BACKGROUND, *now}}
        self._shown, self._changed = now, changed
        return moving

    # The layer

    def _draw_layer(self, frame: _Frame) -> Sequence[int]:
        """Draw the layer, painted anew as far as needed; return the indices of the widgets to be drawn above it."""
        layer = self._still_good(frame)
        if layer is not None:
            layer = self._with_changes(frame, layer)
        if layer is None:
            layer = self._painted(frame)
        else:
            layer.copy_to(frame.canvas)
        self._layer = layer
        lying = {index for index, _ in layer.lying}
        return [index for index in range(len(frame.widgets)) if index not in lying]

    def _still_good(self, frame: _Frame) -> _Layer | None:
        """Return the layer unless something else belongs to it now, or belongs to it again."""
        layer = self._layer
        if layer is None or layer.shows != frame.shows or layer.places != frame.places:
            return None
        self._rests = self._rests + 1 if layer.moving - frame.moving else 0
        return layer if self._rests <= _PATIENCE else None

    def _painted(self, frame: _Frame) -> _Layer:
        """Paint the layer; the old surface is used again, since a new one costs more than the copy."""
        canvas, lying, self._rests = frame.canvas, frame.lying(), 0
        texts, things = len(canvas.boxes), len(canvas.things)
        self._show_background(frame)
        for index in lying:
            self._show(frame, index)
        picture = self._layer.picture if self._layer else None
        if picture is not None and picture.get_size() == canvas.surface.get_size():
            picture.blit(canvas.surface, (0, 0))
        else:
            picture = canvas.surface.copy()
        parts = [(index, frame.shown[index]) for index in lying]
        registered = canvas.boxes[texts:], canvas.things[things:], canvas.depth
        return _Layer(frame.shows, frame.places, parts, frame.moving, picture, *registered)

    def _with_changes(self, frame: _Frame, layer: _Layer) -> _Layer | None:
        """Return the layer with the places of changed widgets painted again; None if all must be painted."""
        changed = [(index, was) for index, was in layer.lying if frame.shown[index] != was]
        if not changed:
            return layer
        canvas, names = frame.canvas, {frame.widgets[index].id for index, _ in changed}
        if len(changed) > _MOST_REPAINTED or names & frame.moving or canvas.away or canvas.hushes:
            return None
        areas = [frame.widgets[index].extent() for index, _ in changed]
        texts, things, depth = len(canvas.boxes), len(canvas.things), canvas.depth
        drawings = self._paint_in(frame, [index for index, _ in layer.lying], areas)
        is_as_high = canvas.depth == layer.depth
        del canvas.boxes[texts:], canvas.things[things:]
        canvas.depth = depth
        if not is_as_high:
            return None
        for area in map(canvas.pixels, areas):
            layer.picture.blit(canvas.surface, area, area)
        return replace(
            layer,
            lying=[(index, frame.shown[index]) for index, _ in layer.lying],
            boxes=[box for drawing in drawings for box in drawing.boxes],
            things=[thing for drawing in drawings for thing in drawing.things],
        )

    def _paint_in(self, frame: _Frame, lying: Sequence[int], areas: Sequence[Rect]) -> list[DisplayList]:
        """Paint the background and the widgets that reach into the areas; return the drawings of all in the layer."""
        canvas = frame.canvas
        around = [area.outset(_ROUNDING / canvas.scale) for area in areas]
        self._show_background(frame)
        for index in lying:
            widget = frame.widgets[index]
            if any(widget.extent().overlaps(area) for area in around):
                self._show(frame, index)
            else:
                canvas.depth += self._drawings[widget.id].rise
        names = [_BACKGROUND, *(frame.widgets[index].id for index in lying)]
        return [self._drawings[name] for name in names]

    # Drawings

    def _show_background(self, frame: _Frame) -> None:
        self._repeat_or(frame.canvas, _BACKGROUND, frame.shows, lambda: frame.paint(frame.canvas))

    def _show(self, frame: _Frame, index: int) -> None:
        """Draw a widget with its children."""
        canvas, widget, look_of = frame.canvas, frame.widgets[index], frame.look_of

        def paint() -> None:
            with canvas.faded(widget.strength):
                widget.draw(canvas, look_of(widget))
                widget.draw_children(canvas, look_of)

        if frame.shown[index] is None:
            paint()
        else:
            self._repeat_or(canvas, widget.id, frame.shown[index], paint)

    def _repeat_or(self, canvas: Canvas, name: str, shown: Hashable, paint: Callable[[], None]) -> None:
        """Draw by repeating the drawing of that name, else by painting it anew."""
        drawing = canvas.repeated(self._drawings.get(name), shown, paint)
        if drawing is not None:
            self._drawings[name] = drawing


def shown_by(widget: "Widget", look_of: Callable[["Widget"], "Look"]) -> Hashable:
    """Return all that a widget and its children show; None if that may differ in every frame."""
    live, inner = widget.live(), [shown_by(child, look_of) for child in widget.children()]
    if live is None or any(each is None for each in inner):
        return None
    return widget, look_of(widget) if widget.shows_look else None, widget.mount.state, live, *inner
