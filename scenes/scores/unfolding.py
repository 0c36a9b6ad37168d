"""After a match the page unfolds: the table row by row, and the lines of the chart from left to right."""

from typing import TYPE_CHECKING

from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.tweens import Tween, linear
from scenes.core.widgets import Look, Widget

if TYPE_CHECKING:
    from scenes.scores.scene import Scores

SECONDS = 2.4


class Unfolding:
    """Everything stands there from the start where nothing unfolds."""

    def __init__(self, page: "Scores", unfolds: bool) -> None:
        self._page, self._unfolds = page, unfolds
        self._share = 1.0

    def begin(self) -> None:
        if self._unfolds:
            self._page.play("page")
            self._page.animate(Tween(SECONDS, self._show, linear))

    def finish(self) -> None:
        if self._share < 1:
            self._page.motions.finish()

    @property
    def share(self) -> float:
        return self._share

    def _show(self, share: float) -> None:
        self._share = share


class Veil(Widget):
    """The bare sheet over what has not unfolded yet."""

    def __init__(self, sheet: Rect, inner: Rect, unfolding: Unfolding) -> None:
        super().__init__("veil", sheet)
        self.inner, self.unfolding = inner, unfolding

    def draw(self, canvas: Canvas, look: Look) -> None:
        share = self.unfolding.share
        if share < 1:
            with canvas.clipped(self.inner.trimmed(top=self.inner.h * share).outset(8, 0)):
                canvas.skin("panel_parchment", self.rect)
