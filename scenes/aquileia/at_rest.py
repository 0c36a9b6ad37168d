"""While a contest goes on, the city below is one picture: nothing moves there but points and coins."""

from collections.abc import Sequence

from scenes.aquileia.geometry import place
from scenes.aquileia.own_panel import Badge, Coins
from scenes.aquileia.rival_panel import RivalCoins, RivalPanel
from scenes.aquileia.stage import CityStage
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.widgets import Look, Widget

_LIVE = (RivalPanel, RivalCoins, Badge, Coins)


class AtRest(Widget):
    """Paints others, anew only where something is hidden that was seen, or seen that was hidden."""

    def __init__(self, pieces: Sequence[Widget], stage: CityStage) -> None:
        board, own = place("board"), place("own")
        super().__init__("at-rest", Rect(0, board.y, board.right + board.x / 2, own.bottom - board.y))
        self.pieces, self.stage = pieces, stage
        for piece in pieces:
            piece.is_at_rest = True

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.still(self.rect, self._paint, frozenset(self.stage.hidden))

    def _paint(self, canvas: Canvas, _: frozenset[str]) -> None:
        for piece in self.pieces:
            piece.draw(canvas, Look())


def lay_to_rest(scene: Scene, first: int, stage: CityStage) -> None:
    """The widgets added since the first, but for those in which something is counted."""
    resting = [widget for widget in scene.widgets[first:] if not isinstance(widget, _LIVE)]
    scene.widgets.insert(first, AtRest(resting, stage))
