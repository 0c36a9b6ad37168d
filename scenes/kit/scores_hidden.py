"""Placeholder for projected scores after the last move, until the finale counts them."""

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import NOTE
from scenes.engine.widgets import Fixed, Look

_WORDS = NOTE.centered.tightest


class ScoresHidden(Fixed):
    """Show a sheet that says the scores come in the finale; if bare, only its text."""

    def __init__(self, id: str, rect: Rect, catalog: Catalog, *, is_bare: bool = False) -> None:
        super().__init__(id, rect)
        self._told, self._is_bare = catalog("table-closed"), is_bare

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the sheet unless it is bare, and the text."""
        if not self._is_bare:
            canvas.skin("panel_parchment", self.rect)
        canvas.paragraph(self._told, self.rect if self._is_bare else self.rect.inset(24, 20), _WORDS)
