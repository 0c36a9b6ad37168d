"""In the place of what the end would bring: nothing is left to decide, and the finale is about to count it."""

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import NOTE
from scenes.engine.widgets import Fixed, Look

_WORDS = NOTE.but(align="center", size=24, smallest=0.5)


class ScoresHidden(Fixed):
    """A sheet without numbers; where it lies on one already, its words alone."""

    def __init__(self, id: str, rect: Rect, catalog: Catalog, *, is_bare: bool = False) -> None:
        super().__init__(id, rect)
        self._told, self._is_bare = catalog("table-closed"), is_bare

    def draw(self, canvas: Canvas, look: Look) -> None:
        if not self._is_bare:
            canvas.skin("panel_parchment", self.rect)
        canvas.paragraph(self._told, self.rect if self._is_bare else self.rect.inset(24, 20), _WORDS)
