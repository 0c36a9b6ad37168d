"""The city as one cached picture during a contest, when only points and coins change there."""

from collections.abc import Hashable, Sequence
from typing import Self

from scenes.engine.cache.display_list import CachedBitmap
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.widgets import Look, Widget
from scenes.games.aquileia.layout import place
from scenes.games.aquileia.motion.stage import CityStage
from scenes.games.aquileia.position import AquileiaPosition
from scenes.games.aquileia.widgets.own_panel import Badge, Coins
from scenes.games.aquileia.widgets.rival_panel import AquileiaRivalPanel, RivalCoins

_LIVE = (AquileiaRivalPanel, RivalCoins, Badge, Coins)


class StaticCity(Widget):
    """Draw other widgets as one picture, painted anew only if they show something else or another piece is hidden."""

    def __init__(self, pieces: Sequence[Widget], stage: CityStage, shown: Hashable) -> None:
        board, own = place("board"), place("own")
        super().__init__("at-rest", Rect(0, board.y, board.right + board.x / 2, own.bottom - board.y))
        self.pieces, self.stage, self.shown = pieces, stage, shown
        self.still = CachedBitmap()
        for piece in pieces:
            piece.is_at_rest = True

    def adopt(self, old: Self) -> None:
        if old.shown == self.shown:
            self.still = old.still

    def stays_as(self, look: Look) -> Hashable:
        return frozenset(self.stage.hidden)

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.still(self.still, self.rect, self._paint, frozenset(self.stage.hidden))

    def _paint(self, canvas: Canvas, _: frozenset[str]) -> None:
        for piece in self.pieces:
            piece.draw(canvas, Look())


def lay_to_rest(scene: Scene, first: int, stage: CityStage, position: AquileiaPosition) -> None:
    """Put the widgets from `first` on into one picture, except those in which numbers are counted."""
    resting = [widget for widget in scene.widgets[first:] if not isinstance(widget, _LIVE)]
    scene.widgets.insert(first, StaticCity(resting, stage, _shown(position)))


def _shown(position: AquileiaPosition) -> Hashable:
    """Return everything that can change on the board and in the own panel during a contest, points and coins apart."""
    view = position.view
    city = *view.spaces, *view.sites, *view.row, *view.port, view.shown, view.step
    decks = *map(len, (view.gear_deck, view.servi_deck, view.stadium_deck, view.theatre_deck)), *view.track
    own = *view.hands[position.viewer], *view.laurels[position.viewer], view.henchmen[position.viewer]
    return (
        position.viewer,
        city,
        decks,
        own,
        view.round,
        position.hands_covered,
        tuple(person.name for person in position.people),
    )
