"""A window onto content that is taller than it; rows stacked into a list."""

from collections.abc import Callable, Sequence
from typing import Self

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import Command, KeyPress, PointerEvent
from scenes.engine.layout import Rect
from scenes.engine.theme import GOLD_DARK, INK_SOFT
from scenes.engine.widgets.base import Look, Widget

LINE = 60.0
BAR = 12.0
MARGIN = 8.0
_HAIR = 0.5


class ScrollArea(Widget):
    """Children are placed as if nothing were scrolled; wheel, PgUp and PgDn, a click on the bar, or focus move them."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        content: Sequence[Widget],
        *,
        content_height: float | None = None,
        at_end: bool = False,
    ) -> None:
        super().__init__(id, rect)
        self._content = list(content)
        bottom = max((child.rect.bottom for child in content), default=rect.y)
        self.content_height = content_height if content_height is not None else bottom - rect.y
        self.scrolled = self.limit if at_end else 0.0
        self._at_end = at_end
        self.focusable = self.limit > 0 and not any(_can_focus(child) for child in content)

    @property
    def limit(self) -> float:
        return max(0.0, self.content_height - self.rect.h)

    def children(self) -> list[Widget]:
        return self._content

    def carried(self, rect: Rect) -> Rect:
        return rect.moved(0, -self.scrolled)

    def window(self) -> Rect:
        return self.screen_rect()

    def adopt(self, old: Self) -> None:
        """Content that follows its end keeps following it unless the player scrolled away."""
        followed = self._at_end and old.scrolled >= old.limit - 1
        self.scrolled = self.limit if followed else min(old.scrolled, self.limit)

    def scroll_to(self, position: float) -> bool:
        """False when it was there already."""
        position = max(0.0, min(self.limit, position))
        if position == self.scrolled:
            return False
        self.scrolled = position
        self.redraw()
        return True

    def reveal(self, child: Widget) -> None:
        top, bottom = child.rect.y - self.rect.y, child.rect.bottom - self.rect.y
        if top < self.scrolled + MARGIN:
            self.scroll_to(top - MARGIN)
        elif bottom > self.scrolled + self.rect.h - MARGIN:
            self.scroll_to(bottom - self.rect.h + MARGIN)

    def on_key(self, press: KeyPress) -> bool:
        page = self.rect.h * 0.85
        targets = {Command.PAGE_UP: self.scrolled - page, Command.PAGE_DOWN: self.scrolled + page}
        if self.focusable:
            targets |= {Command.UP: self.scrolled - LINE, Command.DOWN: self.scrolled + LINE}
            targets |= {Command.FIRST: 0.0, Command.LAST: self.limit}
        wanted = targets.get(press.command or Command.BACK)
        return wanted is not None and self.scroll_to(wanted)

    def on_pointer(self, pointer: PointerEvent) -> bool:
        if pointer.kind == "wheel":
            return self.scroll_to(self.scrolled + pointer.wheel)
        position = self.screen_rect()
        if pointer.kind == "down":
            self._is_bar_held = pointer.position[0] >= position.right - BAR - MARGIN
        if not (self.is_held and self._is_bar_held):
            return False
        share = (pointer.position[1] - position.y) / max(1, position.h)
        self.scroll_to(share * self.content_height - self.rect.h / 2)
        return True

    _is_bar_held = False

    def draw_children(self, canvas: Canvas, look_of: Callable[[Widget], Look]) -> None:
        shown = Rect(self.rect.x, self.rect.y + self.scrolled, self.rect.w, self.rect.h).outset(60)
        with canvas.clipped(self.rect.outset(4, 0)), canvas.shifted(0, -self.scrolled):
            for child in self._content:
                if self.is_near(child, shown):
                    self.draw_child(canvas, child, look_of)
        if self.limit:
            self._draw_bar(canvas)

    def is_near(self, child: Widget, shown: Rect) -> bool:
        return child.rect.overlaps(shown)

    def draw_child(self, canvas: Canvas, child: Widget, look_of: Callable[[Widget], Look]) -> None:
        child.draw(canvas, look_of(child))
        child.draw_children(canvas, look_of)

    def _draw_bar(self, canvas: Canvas) -> None:
        track = self.rect.split_right(BAR)[1]
        canvas.fill(track, GOLD_DARK, 0.22, BAR / 2)
        length = max(44.0, track.h * self.rect.h / self.content_height)
        top = track.y + (track.h - length) * self.scrolled / self.limit
        canvas.fill(Rect(track.x, top, BAR, length), INK_SOFT, 0.9, BAR / 2)


class ListView(ScrollArea):
    """Rows below each other; `make_row` builds the widgets of one row inside the rectangle it is given.

    One that follows its end begins with a whole row there; one that `begins_whole` does so wherever it is led.
    """

    def __init__(
        self,
        id: str,
        rect: Rect,
        heights: Sequence[float],
        make_row: Callable[[int, Rect], Sequence[Widget]],
        *,
        gap: float = 8,
        at_end: bool = False,
        begins_whole: bool = False,
    ) -> None:
        column = rect.trimmed(right=BAR + MARGIN)
        places = column.stack(list(heights), gap)
        rows = [widget for index, place in enumerate(places) for widget in make_row(index, place)]
        height = places[-1].bottom - rect.y if places else 0.0
        cut = _left_of_cut_row(rect, places) if at_end or begins_whole else 0.0
        super().__init__(id, rect, rows, content_height=height + cut, at_end=at_end)
        self._tops = [place.y - rect.y for place in places] if begins_whole else []

    def reveal(self, child: Widget) -> None:
        super().reveal(child)
        if whole := [top for top in self._tops if top >= self.scrolled - _HAIR]:
            self.scroll_to(min(whole[0], child.rect.y - self.rect.y))


def _left_of_cut_row(window: Rect, rows: Sequence[Rect]) -> float:
    """What would still be seen at the end of the row above the first whole one."""
    top = rows[-1].bottom - window.h if rows else window.y
    whole = [row.y for row in rows if row.y >= top - _HAIR]
    return whole[0] - top if whole and top > window.y else 0.0


def _can_focus(widget: Widget) -> bool:
    return widget.focusable or any(_can_focus(child) for child in widget.children())
