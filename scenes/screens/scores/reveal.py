"""The reveal of the screen after a match: the table row by row, the chart from left to right."""

from collections.abc import Hashable
from dataclasses import dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Tween, linear
from scenes.engine.scene import Scene
from scenes.engine.widgets import Look, Widget

SECONDS = 2.4
_HEM, _STRIPS = 96.0, 12
"""Height of the soft edge, and the number of strips it is drawn with."""


class PageReveal:
    """Run the reveal, if the screen was opened right after a match."""

    def __init__(self, page: Scene, unfolds: bool) -> None:
        self._page, self._unfolds = page, unfolds
        self._share = 1.0

    def begin(self) -> None:
        """Start the reveal."""
        if self._unfolds:
            self._page.play("page")
            self._page.animate(Tween(SECONDS, self._show, linear))

    def finish(self) -> None:
        """Show everything at once."""
        if self._share < 1:
            self._page.motions.finish()

    @property
    def share(self) -> float:
        """Return the share of the screen that is revealed."""
        return self._share

    def _show(self, share: float) -> None:
        self._share = share


@dataclass(frozen=True)
class RevealVeil(Widget):
    """Cover the part of the table that is not revealed yet with bare parchment."""

    inner: Rect
    unfolding: PageReveal

    def live(self) -> Hashable:
        """Return the share that is revealed."""
        return self.unfolding.share

    def draw(self, canvas: Canvas, look: Look) -> None:
        share = self.unfolding.share
        if share == 1:
            return
        hem = self.inner.y + (self.inner.h + _HEM) * share - _HEM
        for number in range(_STRIPS):
            self._cover(canvas, hem + _HEM * number / _STRIPS, hem + _HEM * (number + 1) / _STRIPS, number / _STRIPS)
        self._cover(canvas, hem + _HEM, self.inner.bottom, 1.0)

    def _cover(self, canvas: Canvas, top: float, bottom: float, strength: float) -> None:
        area, top = self.inner.outset(8, 0), max(top, self.inner.y)
        with canvas.clipped(Rect(area.x, top, area.w, max(0.0, bottom - top))), canvas.faded(strength):
            canvas.skin("panel_parchment", self.rect)
