"""Placeholder for projected scores after the last move, until the finale counts them."""

from dataclasses import KW_ONLY, dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.theme import NOTE
from scenes.engine.widgets import Fixed, Look

_WORDS = NOTE.centered.tightest


@dataclass(frozen=True)
class ScoresHidden(Fixed):
    """Show a sheet that says the scores come in the finale; if bare, only its text."""

    told: str
    _: KW_ONLY
    is_bare: bool = False

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the sheet unless it is bare, and the text."""
        if not self.is_bare:
            canvas.skin("panel_parchment", self.rect)
        canvas.paragraph(self.told, self.rect if self.is_bare else self.rect.inset(24, 20), _WORDS)
