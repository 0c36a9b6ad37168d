"""A window onto content taller than itself, and a list of rows in such a window."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from functools import cached_property
from typing import Self

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import Command, KeyPress, PointerEvent
from scenes.engine.layout import Rect
from scenes.engine.theme import GOLD_DARK, INK_SOFT
from scenes.engine.widgets.base import Look, Widget

LINE = 60.0
"""Design units that an arrow key scrolls."""
BAR = 12.0
"""Width of the scroll bar."""
MARGIN = 8.0
"""Design units kept free at the ends around a revealed child."""
_HAIR = 0.5
"""Design units below which two positions count as equal."""


@dataclass(frozen=True, slots=True)
class Scrolled:
    """Hold how far an area is scrolled."""

    position: float = 0.0
    is_bar_held: bool = False
    least_height: float = 0.0
    """Height of the content at least, so that it can stay where it is seen."""


@dataclass(frozen=True)
class ScrollArea(Widget):
    """Scroll widgets that are placed as if nothing were scrolled.

    They move by the wheel, PgUp and PgDn, a press on the bar, or a focus that must be seen.
    """

    content: Sequence[Widget]
    _: KW_ONLY
    content_height: float | None = None
    """None for the lower edge of the content."""
    at_end: bool = False

    @cached_property
    def focusable(self) -> bool:
        """Return whether it scrolls and nothing in it can be focused instead."""
        return self.limit > 0 and not any(_can_focus(child) for child in self.content)

    @property
    def _state(self) -> Scrolled:
        return self.mount.state_or(Scrolled(self.first_position))

    @property
    def first_position(self) -> float:
        """Return the scroll position with which it begins."""
        return max(0.0, self._full_height - self.rect.h) if self.at_end else 0.0

    @cached_property
    def _full_height(self) -> float:
        if self.content_height is not None:
            return self.content_height
        return max((child.rect.bottom for child in self.content), default=self.rect.y) - self.rect.y

    @property
    def height(self) -> float:
        """Return the height of the content."""
        return max(self._full_height, self._state.least_height)

    @property
    def scrolled(self) -> float:
        """Return how far it is scrolled."""
        return self._state.position

    @property
    def limit(self) -> float:
        """Return the largest scroll position."""
        return max(0.0, self.height - self.rect.h)

    def children(self) -> Sequence[Widget]:
        """Return the content."""
        return self.content

    def carried(self, rect: Rect) -> Rect:
        """Return where a rectangle is seen with the present scroll position."""
        return rect.moved(0, -self.scrolled)

    def window(self) -> Rect:
        """Return its place: nothing is seen outside."""
        return self.screen_rect()

    def adopt(self, old: Self) -> None:
        """Keep the scroll position; content that follows its end does so unless the player scrolled away."""
        followed = self.at_end and old.scrolled >= old.limit - 1
        self.mount.set_state(replace(old._state, position=self.limit if followed else min(old.scrolled, self.limit)))

    def scroll_to(self, position: float) -> bool:
        """Scroll to a position within the limits; return whether that changed anything."""
        position = max(0.0, min(self.limit, position))
        if position == self.scrolled:
            return False
        self.mount.set_state(replace(self._state, position=position))
        return True

    def reveal(self, child: Widget) -> None:
        """Scroll just far enough that the child is visible."""
        top, bottom = child.rect.y - self.rect.y, child.rect.bottom - self.rect.y
        if top < self.scrolled + MARGIN:
            self.scroll_to(top - MARGIN)
        elif bottom > self.scrolled + self.rect.h - MARGIN:
            self.scroll_to(bottom - self.rect.h + MARGIN)

    def on_key(self, press: KeyPress) -> bool:
        """Scroll by a page; also by a line, or to an end, if nothing inside can be focused."""
        page = self.rect.h * 0.85
        targets = {Command.PAGE_UP: self.scrolled - page, Command.PAGE_DOWN: self.scrolled + page}
        if self.focusable:
            targets |= {Command.UP: self.scrolled - LINE, Command.DOWN: self.scrolled + LINE}
            targets |= {Command.FIRST: 0.0, Command.LAST: self.limit}
        wanted = targets.get(press.command or Command.BACK)
        return wanted is not None and self.scroll_to(wanted)

    def on_pointer(self, pointer: PointerEvent) -> bool:
        """Scroll by the wheel or by a held press on the bar."""
        if pointer.kind == "wheel":
            return self.scroll_to(self.scrolled + pointer.wheel)
        position = self.screen_rect()
        if pointer.kind == "down":
            is_bar_held = pointer.position[0] >= position.right - BAR - MARGIN
            self.mount.set_state(replace(self._state, is_bar_held=is_bar_held))
        if not (self.is_held and self._state.is_bar_held):
            return False
        share = (pointer.position[1] - position.y) / max(1, position.h)
        self.scroll_to(share * self.height - self.rect.h / 2)
        return True

    def draw_children(self, canvas: Canvas, look_of: Callable[[Widget], Look]) -> None:
        """Draw the visible content and the scroll bar."""
        shown = Rect(self.rect.x, self.rect.y + self.scrolled, self.rect.w, self.rect.h).outset(60)
        with canvas.clipped(self.rect.outset(4, 0)), canvas.shifted(0, -self.scrolled):
            for child in self.content:
                if self.is_near(child, shown):
                    self.draw_child(canvas, child, look_of)
        if self.limit:
            self._draw_bar(canvas)

    def is_near(self, child: Widget, shown: Rect) -> bool:
        """Return whether a child lies within `shown`."""
        return child.rect.overlaps(shown)

    def draw_child(self, canvas: Canvas, child: Widget, look_of: Callable[[Widget], Look]) -> None:
        """Draw one child with its own children."""
        child.draw(canvas, look_of(child))
        child.draw_children(canvas, look_of)

    def _draw_bar(self, canvas: Canvas) -> None:
        track = self.rect.split_right(BAR)[1]
        canvas.fill(track, GOLD_DARK, 0.22, BAR / 2)
        length = max(44.0, track.h * self.rect.h / self.height)
        top = track.y + (track.h - length) * self.scrolled / self.limit
        canvas.fill(Rect(track.x, top, BAR, length), INK_SOFT, 0.9, BAR / 2)


@dataclass(frozen=True, kw_only=True)
class ListView(ScrollArea):
    """List rows below each other; `make_row` returns the widgets of a row for its index and rectangle.

    At its end the list begins with a whole row; with `begins_whole` it does so wherever the focus scrolls it.
    """

    tops: Sequence[float] = ()
    """Scroll positions at which the list begins with a whole row, if it always does."""

    @classmethod
    def of(
        cls,
        id: str,
        rect: Rect,
        heights: Sequence[float],
        make_row: Callable[[int, Rect], Sequence[Widget]],
        *,
        gap: float = 8,
        at_end: bool = False,
        begins_whole: bool = False,
    ) -> Self:
        """Return a list of as many rows as there are heights."""
        column = rect.trimmed(right=BAR + MARGIN)
        places = column.stack(list(heights), gap)
        rows = [widget for index, place in enumerate(places) for widget in make_row(index, place)]
        height = places[-1].bottom - rect.y if places else 0.0
        cut = _left_of_cut_row(rect, places) if at_end or begins_whole else 0.0
        tops = [place.y - rect.y for place in places] if begins_whole else []
        return cls(id, rect, rows, content_height=height + cut, at_end=at_end, tops=tops)

    def reveal(self, child: Widget) -> None:
        """Scroll so that the child is visible, to a whole row if the list `begins_whole`."""
        super().reveal(child)
        if whole := [top for top in self.tops if top >= self.scrolled - _HAIR]:
            self.scroll_to(min(whole[0], child.rect.y - self.rect.y))


def _left_of_cut_row(window: Rect, rows: Sequence[Rect]) -> float:
    """Return the height of the cut row that would be seen at the top when the list is at its end."""
    top = rows[-1].bottom - window.h if rows else window.y
    whole = [row.y for row in rows if row.y >= top - _HAIR]
    return whole[0] - top if whole and top > window.y else 0.0


def _can_focus(widget: Widget) -> bool:
    return widget.focusable or any(_can_focus(child) for child in widget.children())
