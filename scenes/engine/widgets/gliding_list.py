"""A list that follows its end without jumps: rows that stay glide to their new places, new ones come after them."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Self

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Tween, ease_out
from scenes.engine.widgets.base import Look, Widget
from scenes.engine.widgets.scroll_area import ListView, ScrollArea, Scrolled

SECONDS = 0.28
"""Duration of a glide."""
_HAIR = 0.5
"""Design units below which two positions count as equal."""
_BESIDE = 8.0
"""Design units by which a row's shields and frames may extend beyond it."""
_MOST_FREE = 0.5
"""Share of the window that may stay empty below the last row before rows above return."""


class Glide:
    """Hold how far each row still is from its place and how visible it is."""

    def __init__(self, ways: Mapping[str, float], coming: frozenset[str], share: float = 0.0) -> None:
        self.ways, self.coming, self.share = ways, coming, share

    def move(self, share: float) -> None:
        """Set the share of the glide that has passed."""
        self.share = share

    def way(self, row: str) -> float:
        """Return the distance in design units from a row's place to where it is seen now."""
        return self.ways.get(row, 0.0) * (1 - self.share)

    def strength(self, row: str) -> float:
        """Return the opacity of a row: a new one fades in."""
        return self.share if row in self.coming else 1.0


@dataclass(frozen=True, slots=True)
class Gliding(Scrolled):
    """Hold how far a list is scrolled and how its rows glide."""

    glide: Glide = field(default_factory=lambda: Glide({}, frozenset(), share=1.0))


@dataclass(frozen=True, kw_only=True)
class GlidingList(ListView):
    """List rows that are rebuilt with every event; equal ids make them the same row."""

    news: int | None = None
    """Index of the first new row; rows above it may be scrolled out of view."""
    calls: bool = False
    """True to return to the end even if the player has scrolled away."""
    glides: bool = True
    """False if rows take their places at once, in a list that moves as a whole."""

    @property
    def _state(self) -> Gliding:
        return self.mount.state_or(self._first)

    @cached_property
    def _first(self) -> Gliding:
        return Gliding(self.first_position)

    @property
    def glide(self) -> Glide:
        """Return how its rows glide."""
        return self._state.glide

    def live(self) -> Hashable:
        """Return None while rows glide."""
        return None if self.glide.share < 1 else ()

    def adopt(self, old: Self) -> None:
        """Continue from the old list: where the player scrolled away it stays there, else it follows its end.

        It never moves back further than it must.
        """
        standing, is_called = self._standing_as(old), self.calls and not old.calls
        follows = is_called or old.scrolled >= old.limit - 1
        scrolled = self._from_whole_row(self._led_on(standing)) if follows else max(0.0, min(standing, self.limit))
        self.mount.set_state(replace(self._first, position=scrolled, least_height=self.rect.h + scrolled))
        if self.glides:
            self._glide_from(old)

    def _standing_as(self, old: ScrollArea) -> float:
        """Return the scroll position at which the first visible row stays where it was seen."""
        tops = {row.id: row.rect.y for row in self.content}
        position = (row for row in old.children() if row.rect.bottom - old.scrolled > old.rect.y and row.id in tops)
        first = next(position, None)
        if first is None:
            return old.scrolled
        return tops[first.id] - self.rect.y - (first.rect.y - old.scrolled - old.rect.y)

    def _led_on(self, standing: float) -> float:
        """Return the scroll position that shows all news, from their first row if they fit."""
        most = self.height - self.rect.h * _MOST_FREE
        news = most if self.news is None else self.content[self.news].rect.y - self.rect.y
        return max(self.limit, min(standing, news), 0.0)

    def _from_whole_row(self, position: float) -> float:
        """Return the next position at which the topmost visible row is whole."""
        tops = (row.rect.y - self.rect.y for row in self.content)
        return next((top for top in tops if top >= position - _HAIR), position)

    def seen_tops(self) -> dict[str, float]:
        """Return the y at which each row is seen now, during a glide too."""
        return {row.id: row.rect.y - self.scrolled + self.glide.way(row.id) for row in self.content}

    def _glide_from(self, old: Self) -> None:
        before = old.seen_tops()
        ways = self._ways(before)
        coming = frozenset(row.id for row in self.content if row.id not in before or row.id in old.still_coming())
        if _is_as_far(ways, {row: old.glide.way(row) for row in ways}) and coming <= old.still_coming():
            self.mount.set_state(replace(self._state, glide=old.glide))
            return
        self.mount.set_state(replace(self._state, glide=Glide(ways, coming)))
        if self.mount.host is not None:
            self.mount.host.animate(Tween(SECONDS, self.glide.move, ease_out))

    def still_coming(self) -> frozenset[str]:
        """Return the ids of rows that are still fading in."""
        return self.glide.coming if self.glide.share < 1 else frozenset()

    def _ways(self, before: Mapping[str, float]) -> dict[str, float]:
        """Return each row's distance to its place; a new row moves with the one above it."""
        tops = {row.id: row.rect.y - self.scrolled for row in self.content}
        known = (before[row] - top for row, top in tops.items() if row in before)
        way, ways = next(known, 0.0), dict[str, float]()
        for row, top in tops.items():
            way = before[row] - top if row in before else way
            ways[row] = way
        return ways

    def is_near(self, child: Widget, shown: Rect) -> bool:
        """Return whether a row is seen within `shown` at present."""
        return child.rect.moved(0, self.glide.way(child.id)).overlaps(shown)

    def draw_rows_in(self, canvas: Canvas, part: Rect) -> None:
        """Draw the rows in a part of the screen that may extend beyond the list."""
        shown = part.moved(0, self.scrolled).outset(60)
        with canvas.clipped(part), canvas.shifted(0, -self.scrolled):
            for child in self.content:
                if self.is_near(child, shown):
                    self.draw_child(canvas, child, lambda child: Look())

    def draw_child(self, canvas: Canvas, child: Widget, look_of: Callable[[Widget], Look]) -> None:
        """Draw a row, clipped to the space that the row below has already freed."""
        way = self.glide.way(child.id)
        with canvas.shifted(0, way), canvas.faded(self.glide.strength(child.id)):
            below = self._row_below(child)
            if below is None or self.glide.share == 1:
                super().draw_child(canvas, child, look_of)
                return
            room = below.rect.y + self.glide.way(below.id) - way - child.rect.y
            with canvas.clipped(Rect(child.rect.x, child.rect.y, child.rect.w, max(0.0, room)).outset(_BESIDE, 0)):
                super().draw_child(canvas, child, look_of)

    def _row_below(self, child: Widget) -> Widget | None:
        return next((row for row in self.content if row.rect.y >= child.rect.bottom), None)


def _is_as_far(ways: Mapping[str, float], others: Mapping[str, float]) -> bool:
    return all(abs(way - others[row]) <= _HAIR for row, way in ways.items())
