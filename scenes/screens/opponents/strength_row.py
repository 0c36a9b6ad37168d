"""A row with the share of wins of a level against the one below."""

from dataclasses import dataclass

from game.ai.strength import Measured
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import BURGUNDY, GOLD_DARK, INK, STONE, TOOLTIP
from scenes.engine.widgets import Look, Widget

WORDS = TOOLTIP.tight
SHARE = TOOLTIP.to_right.tight
BAR_WIDTH, BAR_HEIGHT = 210.0, 18.0
SHARE_WIDTH = 150.0


@dataclass(frozen=True)
class StrengthRow(Widget):
    """Show the share of wins as a bar, with a notch at the share for equal strength."""

    measured: Measured
    words: tuple[str, str]

    def draw(self, canvas: Canvas, look: Look) -> None:
        words, rest = self.rect.split_left(self.rect.w - BAR_WIDTH - SHARE_WIDTH - 24, 12)
        bar, share = rest.split_left(BAR_WIDTH, 12)
        canvas.text(self.words[0], words, WORDS)
        canvas.text(self.words[1], share, SHARE)
        ground = bar.centered(bar.w, BAR_HEIGHT)
        canvas.fill(ground, STONE, 0.35, 6)
        canvas.fill(ground.split_left(ground.w * self.measured.share)[0], BURGUNDY, 1, 6)
        notch = ground.x + ground.w * self.measured.fair_share
        canvas.fill(Rect(notch - 1.5, ground.y - 7, 3, ground.h + 14), INK)
        canvas.outline(ground, GOLD_DARK)
