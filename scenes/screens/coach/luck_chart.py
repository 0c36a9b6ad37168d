"""The luck of a seat: a bar for each turn that had any, its error as a thin line, and the sum."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from game.coach.summary import Share
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import BODY, BURGUNDY, FINE_PRINT, GREEN, INK, INK_SOFT, REMARK, SUBHEADING, Colour
from scenes.engine.widgets import Look, Widget
from scenes.screens.coach.wording import figure

TITLE = SUBHEADING.tightest
UNDER = FINE_PRINT.at_top.tightest
VALUE = BODY.but(face="strong", size=20, smallest=0.6)
SUM = SUBHEADING.centered.tight
ERROR = REMARK.centered.tight
_BAR = 26.0
_EDGE: Colour = (60, 38, 18)


@dataclass(frozen=True)
class LuckStrip(Widget):
    """Draw the bars; `field` has the scale of the chart above, and `length` entries fill its width."""

    field: Rect
    named: Sequence[tuple[str, Share]]
    total: Share | None
    length: int
    catalog: Catalog
    about: str
    """Sign before every number that is not final."""

    @property
    def shares(self) -> list[Share]:
        """Return the luck of each turn."""
        return [share for _, share in self.named]

    @cached_property
    def reach(self) -> float:
        """Return the largest number of points that has room."""
        return max((abs(share.points) + share.error for share in self.shares), default=1.0)

    @property
    def explains(self) -> bool:
        """Return whether it has a tooltip."""
        return True

    def tooltip_text(self) -> str:
        """Return what the bars say."""
        if self.total is None:
            return self.catalog("coach-luck-help")
        parts = [self.catalog("coach-luck-part", turn=turn, points=self._signed(share)) for turn, share in self.named]
        t, total, error = self.catalog, self._signed(self.total), figure(self.catalog, self.total.error)
        told = t("coach-luck-sum", parts=t("list-separator").join(parts), total=total, error=error)
        return f"{t('coach-luck-help')}\n{told}"

    def _signed(self, share: Share) -> str:
        return self.about + figure(self.catalog, share.points, is_signed=True)

    def draw(self, canvas: Canvas, look: Look) -> None:
        words = Rect(self.rect.x, self.rect.y, self.field.x - self.rect.x - 10, self.rect.h)
        title, note = words.split_top(34, 2)
        canvas.text(self.catalog("coach-luck"), title, TITLE)
        canvas.paragraph(self.catalog("coach-luck-note"), note, UNDER)
        middle = self.field.center[1]
        canvas.line((self.field.x, middle), (self.field.right, middle), INK_SOFT, 1.5)
        for place, share in enumerate(self.shares):
            self._draw_share(canvas, place, share)
        if self.total is not None:
            self._draw_sum(canvas, self.total)

    def _draw_share(self, canvas: Canvas, place: int, share: Share) -> None:
        """Draw a bar, with its number beside it if there is room."""
        x, middle = self.field.x + self.field.w * share.length / max(1, self.length), self.field.center[1]
        unit = self.field.h / 2 / self.reach
        top, height = middle - max(0.0, share.points) * unit, max(2.0, abs(share.points) * unit)
        bar = Rect(x - _BAR / 2, top, _BAR, height)
        canvas.fill(bar, GREEN if share.points > 0 else BURGUNDY, 1, 3)
        canvas.outline(bar, _EDGE, 1.5, 3)
        end = middle - share.points * unit
        canvas.line((x, end - share.error * unit), (x, end + share.error * unit), INK, 2)
        following = self.shares[place + 1].length if place + 1 < len(self.shares) else self.length
        room = self.field.w * (following - share.length) / max(1, self.length) - _BAR
        told = self._signed(share)
        if canvas.measure(told, VALUE)[0] + 10 < room:
            beside = Rect(x + _BAR / 2 + 6, middle - (32 if share.points > 0 else 0), room, 32)
            canvas.text(told, beside, VALUE.inked(GREEN if share.points > 0 else BURGUNDY))

    def _draw_sum(self, canvas: Canvas, total: Share) -> None:
        area = Rect(self.field.right + 6, self.rect.y, self.rect.right - self.field.right - 6, self.rect.h)
        colour = GREEN if total.points > 0 else BURGUNDY
        number, error = area.centered(area.w, 70).split_top(40, 2)
        canvas.text(self._signed(total), number, SUM.inked(colour))
        canvas.text(self.catalog("coach-error", points=figure(self.catalog, total.error)), error, ERROR)
