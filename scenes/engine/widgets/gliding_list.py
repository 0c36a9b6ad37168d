"""A list that follows its end and never jumps: what stays in it stands on or glides, and what comes follows that."""

from collections.abc import Callable, Mapping, Sequence
from typing import Self

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Tween, ease_out
from scenes.engine.widgets.base import Look, Widget
from scenes.engine.widgets.scroll_area import ListView, ScrollArea

SECONDS = 0.28
_HAIR = 0.5
_BESIDE = 8.0
"""Shields and frames of a row lie so far beyond it."""
_MOST_FREE = 0.5
"""Of the window: so much may be free below the last row before those above come back."""


class Glide:
    """How far each row still is from its place, and how much of it is seen."""

    def __init__(self, ways: Mapping[str, float], coming: frozenset[str], share: float = 0.0) -> None:
        self.ways, self.coming, self.share = ways, coming, share

    def move(self, share: float) -> None:
        self.share = share

    def way(self, row: str) -> float:
        return self.ways.get(row, 0.0) * (1 - self.share)

    def strength(self, row: str) -> float:
        return self.share if row in self.coming else 1.0


class GlidingList(ListView):
    """Its rows are made anew with every event; by their names they are the same ones."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        heights: Sequence[float],
        make_row: Callable[[int, Rect], Sequence[Widget]],
        *,
        gap: float = 8,
        news: int | None = None,
        calls: bool = False,
        glides: bool = True,
    ) -> None:
        """`news` is the row above which nothing has to be seen; a list that `calls` brings back who scrolled away.

        What travels by itself does not glide as well."""
        super().__init__(id, rect, heights, make_row, gap=gap, at_end=True)
        self._news = self._content[news].rect.y - rect.y if news is not None else None
        self._calls, self._glides, self.glide = calls, glides, Glide({}, frozenset(), share=1.0)

    def adopt(self, old: Self) -> None:
        """Who scrolled away stays where he reads; else the list goes on, and never back where it need not."""
        standing, is_called = self._standing_as(old), self._calls and not old._calls
        follows = is_called or old.scrolled >= old.limit - 1
        self.scrolled = self._from_whole_row(self._led_on(standing)) if follows else max(0.0, min(standing, self.limit))
        self.content_height = max(self.content_height, self.rect.h + self.scrolled)
        if self._glides:
            self._glide_from(old)

    def _standing_as(self, old: ScrollArea) -> float:
        """So far it is scrolled when the first row that was seen stands where it stood."""
        tops = {row.id: row.rect.y for row in self._content}
        position = (row for row in old.children() if row.rect.bottom - old.scrolled > old.rect.y and row.id in tops)
        first = next(position, None)
        if first is None:
            return old.scrolled
        return tops[first.id] - self.rect.y - (first.rect.y - old.scrolled - old.rect.y)

    def _led_on(self, standing: float) -> float:
        """What is newest is in sight, from its first row on where all of it has room."""
        most = self.content_height - self.rect.h * _MOST_FREE
        return max(self.limit, min(standing, most if self._news is None else self._news), 0.0)

    def _from_whole_row(self, position: float) -> float:
        """What comes to rest stands whole."""
        tops = (row.rect.y - self.rect.y for row in self._content)
        return next((top for top in tops if top >= position - _HAIR), position)

    def seen_tops(self) -> dict[str, float]:
        """Where each row is seen, on its way."""
        return {row.id: row.rect.y - self.scrolled + self.glide.way(row.id) for row in self._content}

    def _glide_from(self, old: Self) -> None:
        before = old.seen_tops()
        ways = self._ways(before)
        coming = frozenset(row.id for row in self._content if row.id not in before or row.id in old.still_coming())
        if _is_as_far(ways, {row: old.glide.way(row) for row in ways}) and coming <= old.still_coming():
            self.glide = old.glide
            return
        self.glide = Glide(ways, coming)
        if self.host is not None:
            self.host.animate(Tween(SECONDS, self.glide.move, ease_out))

    def still_coming(self) -> frozenset[str]:
        return self.glide.coming if self.glide.share < 1 else frozenset()

    def _ways(self, before: Mapping[str, float]) -> dict[str, float]:
        """What comes goes with the row above it, at the beginning with the first that was there."""
        tops = {row.id: row.rect.y - self.scrolled for row in self._content}
        known = (before[row] - top for row, top in tops.items() if row in before)
        way, ways = next(known, 0.0), dict[str, float]()
        for row, top in tops.items():
            way = before[row] - top if row in before else way
            ways[row] = way
        return ways

    def is_near(self, child: Widget, shown: Rect) -> bool:
        return child.rect.moved(0, self.glide.way(child.id)).overlaps(shown)

    def draw_rows_in(self, canvas: Canvas, part: Rect) -> None:
        """Also beyond the window: whoever moves it shows its rows on their way there."""
        shown = part.moved(0, self.scrolled).outset(60)
        with canvas.clipped(part), canvas.shifted(0, -self.scrolled):
            for child in self._content:
                if self.is_near(child, shown):
                    self.draw_child(canvas, child, lambda child: Look())

    def draw_child(self, canvas: Canvas, child: Widget, look_of: Callable[[Widget], Look]) -> None:
        """What comes or grows is seen as far as the row below it has made room."""
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
        return next((row for row in self._content if row.rect.y >= child.rect.bottom), None)


def _is_as_far(ways: Mapping[str, float], others: Mapping[str, float]) -> bool:
    return all(abs(way - others[row]) <= _HAIR for row, way in ways.items())
