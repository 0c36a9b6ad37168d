"""The overlay: it draws the items of a board that are on their way, and those that lie over them."""

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import replace

import pygame

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.flip import ItemImage
from scenes.engine.motion.survey import Survey
from scenes.engine.motion.tracked import Number, Spot, TrackedItem, left_out, looks_alike
from scenes.kit.motion.plan import Track
from scenes.kit.motion.stage import Flyer

_NOWHERE = Rect(0, 0, 0, 0)
_HALF = 0.5


class Overlay:
    """Draw tracks at the present second, each in its place between the others.

    `before` and `after` are the items of both pictures; the board shows the first one while `is_before`.
    """

    def __init__(
        self,
        survey: Survey,
        tracks: Sequence[Track],
        before: Sequence[TrackedItem],
        after: Sequence[TrackedItem],
        *,
        is_before: bool,
    ) -> None:
        self._survey, self._now = survey, 0.0
        self.undrawn = frozenset[str]()
        """Ids of widgets that the board leaves out as well."""
        self.progress = (0, 0)
        """How far the match had come; what follows an event ends when that is undone."""
        self.flyer = Flyer(lambda canvas, _: self.draw(canvas), _NOWHERE, waits=False)
        taken = {id(track.trip.before if is_before else track.trip.after) for track in tracks if not track.is_beside}
        shown = before if is_before else after
        heights = _heights(before, after)
        stills = _lying_over(tracks, [item for item in shown if id(item) not in taken], heights)
        self._left_out = [item for item in shown if id(item) in taken] + stills
        drawn: list[Track | TrackedItem] = [*tracks, *stills]
        self._drawn = sorted(drawn, key=lambda each: _height(each, heights))
        self._images: dict[tuple[int, bool], ItemImage] = {}

    def go_to(self, seconds: float) -> Callable[[float], None]:
        """Return a function that shows the tracks at a share of so many seconds."""

        def show(share: float) -> None:
            self._now = share * seconds

        return show

    def away(self, canvas: Canvas) -> frozenset[Spot]:
        """Return the items that the board must leave out of its frame."""
        if not self._survey.is_of(canvas):
            return frozenset()
        return left_out(_at(canvas, item, self._survey.place(item)) for item in self._left_out)

    def take_over(self, others: Iterable["Overlay"]) -> None:
        """Let items that others still draw go on from where they are there."""
        for track in self._tracks:
            item = track.trip.before
            for other in others if item else ():
                if item and other is not self and (place := other.give_up(item)):
                    track.trip = replace(track.trip, start=place)
        names = {track.trip.item.name for track in self._tracks}
        for other in others:
            other.end_beside(names)
            self._drawn = [each for each in self._drawn if isinstance(each, Track) or not other.track_to(each)]

    def track_to(self, item: TrackedItem) -> Track | None:
        """Return the track of an item that is on its way to this place, or None."""
        moving = (track for track in self._tracks if track.trip.after and not track.is_beside)
        return next((track for track in moving if track.trip.after and track.trip.after.spot == item.spot), None)

    @property
    def _tracks(self) -> list[Track]:
        return [each for each in self._drawn if isinstance(each, Track)]

    def give_up(self, item: TrackedItem) -> Rect | None:
        """Draw an item no longer, and return where it is; None if it is not drawn here."""
        track = self.track_to(item)
        if track is None:
            return None
        self._drawn.remove(track)
        self._left_out = [each for each in self._left_out if each.spot != item.spot]
        return track.pose(self._now).place

    def end_beside(self, names: Collection[Hashable]) -> None:
        """Draw nothing more beside these items."""
        self._drawn = [
            each
            for each in self._drawn
            if not (isinstance(each, Track) and each.is_beside and each.trip.item.name in names)
        ]

    # The picture

    def draw(self, canvas: Canvas) -> None:
        """Draw every item where it is now."""
        if not self._survey.is_of(canvas):
            return
        for each in self._drawn:
            if isinstance(each, TrackedItem):
                with canvas.spoken():
                    each.paint(canvas, self._survey.place(each))
            elif each.trip.before is not None or self._now >= each.start:
                self._draw(canvas, each)

    def _draw(self, canvas: Canvas, track: Track) -> None:
        pose, trip = track.pose(self._now), track.trip
        if track.movement.draw:
            track.movement.draw(canvas, trip, pose)
            return
        if pose.alpha <= 0:
            return
        canvas.things.append(_at(canvas, _look_of(track, pose.look >= _HALF), pose.place))
        if track.value and isinstance(trip.item.paint, Number):
            with canvas.spoken():
                trip.item.paint.write(canvas, pose.place, track.value(self._now))
            return
        for is_after, strength in _looks(track, pose.look):
            if strength > 0:
                image = self._image(canvas, track, is_after)
                image.draw(canvas, pose.place, pose.alpha * strength, pose.width, pose.part)

    def _image(self, canvas: Canvas, track: Track, is_after: bool) -> ItemImage:
        key = id(track.trip.item), is_after
        if key not in self._images:
            item = _look_of(track, is_after)
            self._images[key] = ItemImage(canvas, item, max(1.0, track.widest / self._survey.place(item).w))
        return self._images[key]


def _looks(track: Track, look: float) -> list[tuple[bool, float]]:
    """Return which looks are drawn, and how strongly; the first fades into the last."""
    before, after = track.trip.before, track.trip.after
    if before is None and track.movement.back is None:
        return [(True, 1.0)]
    if after is None and track.movement.back is None:
        return [(False, 1.0)]
    if before is not None and after is not None and looks_alike(before, after):
        return [(after.area.w >= before.area.w, 1.0)]
    return [(False, min(1.0, 2 - 2 * look)), (True, min(1.0, 2 * look))]


def _look_of(track: Track, is_after: bool) -> TrackedItem:
    """Return the item that is painted for a look; a card may have another side."""
    trip, back = track.trip, track.movement.back
    if back is not None and is_after == (trip.before is not None):
        return replace(trip.before or trip.item, paint=back)
    return (trip.after if is_after else trip.before) or trip.item


def _at(canvas: Canvas, item: TrackedItem, place: Rect) -> TrackedItem:
    return item.at(canvas.pixels(place))


def _lying_over(
    tracks: Sequence[Track], shown: Sequence[TrackedItem], heights: Mapping[int, float]
) -> list[TrackedItem]:
    """Return the shown items that stay, but lie over one that moves below them."""
    moving = [(_height(track, heights)[1], area) for track in tracks for area in _areas(track)]
    raised = list[TrackedItem]()
    for item in shown:
        height = heights[id(item)]
        if not item.stays and any(lower < height and area.colliderect(item.area) for lower, area in moving):
            raised.append(item)
            moving.append((height, item.area))
    return raised


def _areas(track: Track) -> list[pygame.Rect]:
    """Return where a moving item lies below others: at its ends, or all along its way if it passes behind them."""
    items = [item for item in (track.trip.before, track.trip.after) if item is not None]
    if track.is_in_flight or track.is_beside:
        return []
    areas = [item.area for item in items]
    return [areas[0].unionall(areas)] if track.movement.layer < 0 else areas


def _heights(before: Sequence[TrackedItem], after: Sequence[TrackedItem]) -> dict[int, float]:
    """Return how high each item lies: as in the picture after, or over its neighbour there if it leaves."""
    heights = {id(item): float(height) for height, item in enumerate(after)}
    by_spot = {item.spot: heights[id(item)] for item in after}
    by_name = {item.name: heights[id(item)] for item in after}
    last = -1.0
    for item in before:
        known = by_spot.get(item.spot, by_name.get(item.name))
        last = known if known is not None else last + 1e-6
        heights.setdefault(id(item), last)
    return heights


def _height(drawn: Track | TrackedItem, heights: Mapping[int, float]) -> tuple[int, float]:
    if isinstance(drawn, TrackedItem):
        return 0, heights[id(drawn)]
    layer, height = drawn.movement.layer, heights.get(id(drawn.trip.item), 0.0)
    return layer, height + layer * len(heights)
