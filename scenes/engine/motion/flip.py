"""Transition between two frames of a scene: tracked items glide to their new places while the old picture fades."""

from collections.abc import Sequence
from functools import reduce
from typing import Protocol

import pygame

from scenes.engine.cache.display_list import blit_faded
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import Spot, TrackedItem, left_out, moved
from scenes.engine.motion.tween import Motions, ease_in_out
from scenes.engine.widgets.base import Look, Widget, drawn

SECONDS = 0.3
"""Duration at usual speed."""
_MARGIN = 12.0
"""Design units around an item for shadows and letters that extend beyond it."""


class FlipMove:
    """Draw one item on its way; it may look different at its end, as when a card becomes a storey."""

    def __init__(self, canvas: Canvas, start: TrackedItem, end: TrackedItem) -> None:
        margin = round(_MARGIN * canvas.viewport.scale)
        self._end, self._margin = end, margin
        self._window = start.window.union(end.window)
        self._start_area, self._end_area = (thing.area.inflate(2 * margin, 2 * margin) for thing in (start, end))
        self._looks = _alone(canvas, start, margin), _alone(canvas, end, margin)

    @property
    def start(self) -> pygame.Rect:
        """Return the item's first area in pixels, with its margin."""
        return self._start_area

    def _area(self, share: float) -> pygame.Rect:
        pairs = zip(self._start_area, self._end_area, strict=True)
        return pygame.Rect([round(start + (end - start) * share) for start, end in pairs])

    def under_way(self, share: float) -> TrackedItem:
        """Return the item at a share of its path."""
        return self._end.at(self._area(share).inflate(-2 * self._margin, -2 * self._margin))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the item at a share of its path, its first look fading into its last."""
        area, clip = self._area(share), surface.get_clip()
        surface.set_clip(self._window)
        for look, strength in zip(self._looks, (2 - 2 * share, 2 * share), strict=True):
            if strength > 0:
                picture = look if look.get_size() == area.size else pygame.transform.smoothscale(look, area.size)
                blit_faded(surface, picture, area.topleft, round(255 * min(1.0, strength)))
        surface.set_clip(clip)


class ItemImage:
    """Draw an item anywhere, in any size, faded, narrowed as a card that is turned over, or only its upper part."""

    def __init__(self, canvas: Canvas, item: TrackedItem, size: float = 1.0) -> None:
        """Paint the item, larger by the factor `size` if it will be shown larger."""
        margin = round(_MARGIN * canvas.viewport.scale)
        self._picture = _alone(canvas, item, margin, size)
        self._reach = margin / max(1.0, size * item.area.w), margin / max(1.0, size * item.area.h)

    def draw(self, canvas: Canvas, place: Rect, alpha: float = 1.0, width: float = 1.0, part: float = 1.0) -> None:
        """Draw the item at a place; `width` and `part` are the shares of its width and height that are seen."""
        strength = round(255 * min(1.0, alpha))
        if strength <= 0 or width <= 0 or part <= 0:
            return
        middle = place.centered(place.w * width, place.h)
        area = canvas.pixels(middle.outset(middle.w * self._reach[0], middle.h * self._reach[1]))
        if not (area.w and area.h):
            return
        picture = self._picture
        if picture.get_size() != area.size:
            picture = pygame.transform.smoothscale(picture, area.size)
        if part < 1:
            picture = picture.subsurface((0, 0, area.w, max(1, round(area.h * part))))
        blit_faded(canvas.surface, picture, area.topleft, strength)


def _alone(canvas: Canvas, thing: TrackedItem, margin: int, size: float = 1.0) -> pygame.Surface:
    """Return a picture of an item, larger by the factor `size`, with that many pixels around it."""
    scale, texts = thing.scale, len(canvas.boxes)
    rect = thing.rect.centered(thing.rect.w * size, thing.rect.h * size)
    left, top, width, height = (length * scale for length in rect)
    sheet = pygame.Surface((round(width) + 2 * margin, round(height) + 2 * margin), pygame.SRCALPHA)
    with canvas.onto(sheet, scale, margin - left, margin - top):
        thing.paint(canvas, rect)
    del canvas.boxes[texts:]
    return sheet


class Shown(Protocol):
    """Describe what is painted of a scene: its background and its widgets."""

    widgets: list[Widget]
    motions: Motions

    def draw_background(self, canvas: Canvas) -> None:
        """Draw what lies under the widgets."""


class Before:
    """Keep a scene's old widgets, to paint a part of the old frame again without the items that left."""

    def __init__(self, scene: Shown) -> None:
        self._scene, self._widgets = scene, drawn(scene.widgets, scene.motions.undrawn())

    def paint(self, canvas: Canvas, away: frozenset[Spot], area: Rect) -> None:
        """Paint that part of the old scene without the items that are `away`."""
        canvas.begin(away)
        with canvas.clipped(area):
            self._scene.draw_background(canvas)
            for widget in self._widgets:
                if widget.extent().overlaps(area):
                    widget.draw(canvas, Look())
                    widget.draw_children(canvas, lambda child: Look())


class FlipTransition:
    """Glide tracked items from the old frame to the new one; their ends are known once that is drawn."""

    def __init__(self, before: Before, things: Sequence[TrackedItem]) -> None:
        self._before, self._things = before, tuple(things)
        self._journeys: list[FlipMove] | None = None
        self.away: frozenset[Spot] = frozenset()
        """Items that the new frame leaves out because they are still on their way."""

    @property
    def is_under_way(self) -> bool:
        """Return whether the new frame has been drawn and the items move."""
        return self._journeys is not None

    def sets_out(self, canvas: Canvas, picture: pygame.Surface) -> bool:
        """Find out which items move, once, after the new frame was drawn; return whether any does.

        Then the frame must be drawn again without them; they are removed from the old picture here.
        """
        if self._journeys is not None:
            return False
        pairs = list(moved(self._things, canvas.things))
        self._journeys = [FlipMove(canvas, start, end) for start, end in pairs]
        self.away = left_out(end for _, end in pairs)
        if pairs:
            area = reduce(Rect.joined, (canvas.viewport.to_rect(journey.start) for journey in self._journeys))
            self._before.paint(canvas, left_out(start for start, _ in pairs), area)
            for journey in self._journeys:
                picture.blit(canvas.surface, journey.start, journey.start)
        return bool(pairs)

    def under_way(self, share: float) -> list[TrackedItem]:
        """Return the items where they are now; a new transition may begin from there."""
        return [journey.under_way(ease_in_out(share)) for journey in self._journeys or ()]

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw all items at a share of their paths."""
        for journey in self._journeys or ():
            journey.draw(surface, ease_in_out(share))
