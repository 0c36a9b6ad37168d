"""The rows behind an opened number of the score table."""

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import signed
from scenes.engine.theme import BURGUNDY, GOLD, GREEN, INK_SOFT, NUMBER, SMALL, SMALL_NUMBER
from scenes.engine.widgets import Look, Pressable
from scenes.screens.scores.history import ScoreLine

TURN = NUMBER.but(size=19, smallest=0.5)
POINTS = SMALL_NUMBER.to_right
COIN = 46.0
POINTS_WIDTH = 62.0


@dataclass(frozen=True)
class LineRow(Pressable):
    """Show turn, words and points; a press opens the board of that moment."""

    line: ScoreLine
    turn: int

    def draw(self, canvas: Canvas, look: Look) -> None:
        if look.hovered or look.focused:
            canvas.fill(self.rect, GOLD, 0.3, 8)
        coin, rest = self.rect.inset(4, 3).split_left(COIN, 10)
        words, points = rest.split_right(POINTS_WIDTH, 6)
        disc = coin.centered(COIN - 4, COIN - 4)
        canvas.image("common/art/coin", disc)
        canvas.text(str(self.turn), disc.inset(6), TURN)
        canvas.paragraph(self.line.text, words, SMALL)
        colour = GREEN if self.line.points > 0 else BURGUNDY if self.line.points < 0 else INK_SOFT
        canvas.text(signed(self.line.points), points, POINTS.inked(colour))


def line_heights(scene: Scene, lines: Sequence[ScoreLine], width: float) -> list[float]:
    """Return the height that each line needs at that width."""
    room = width - COIN - POINTS_WIDTH - 46
    return [max(52.0, scene.measure(line.text, SMALL, room)[1] + 10) for line in lines]
