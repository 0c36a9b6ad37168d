"""One of the four plates that set an opponent's level."""

from dataclasses import KW_ONLY, dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.theme import BODY, BURGUNDY, INK, STONE, SUBHEADING
from scenes.engine.widgets import Button, Look
from scenes.engine.widgets.button import Dress

NAME = SUBHEADING.but(size=20, align="center", smallest=0.6)
NOTE = BODY.but(size=20, align="center", valign="top", leading=1.08, smallest=0.6)
TOWERS = 4


@dataclass(frozen=True)
class LevelPlate(Button):
    """Show towers for the strength, name and note; the tooltip says how long the level thinks."""

    _: KW_ONLY
    rank: int
    dress: Dress = "plate"

    def skin(self, look: Look) -> str:
        return "plate_gold" if self.chosen else "plate"

    def _draw_content(self, canvas: Canvas, look: Look) -> None:
        area = self.rect.inset(12, 9)
        towers, rest = area.split_top(28, 2)
        step = 31.0
        x = towers.center[0] - step * (TOWERS - 1) / 2
        for index in range(TOWERS):
            filled = index <= self.rank
            colour = BURGUNDY if filled else STONE
            name = "tower_full" if filled else "tower_empty"
            canvas.icon(name, (x + index * step, towers.center[1]), 27, colour)
        name_row, note = rest.split_top(28, 2)
        canvas.text(self.label, name_row, NAME.inked(BURGUNDY if self.chosen else INK))
        canvas.paragraph(self.subtitle, note, NOTE)
