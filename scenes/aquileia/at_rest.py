"""While a contest goes on, the city below is one picture: nothing moves there but points and coins."""

from collections.abc import Hashable, Sequence
from typing import Self

from game.aquileia.state import State
from scenes.aquileia.geometry import place
from scenes.aquileia.own_panel import Badge, Coins
from scenes.aquileia.rival_panel import RivalCoins, RivalPanel
from scenes.aquileia.stage import CityStage
from scenes.core.canvas import Canvas
from scenes.core.drawings import Still
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.widgets import Look, Widget
from scenes.kit.seen import Seen

_LIVE = (RivalPanel, RivalCoins, Badge, Coins)


class AtRest(Widget):
    """Paints others, anew only where they show something else, or something is hidden that was seen."""

    def __init__(self, pieces: Sequence[Widget], stage: CityStage, shown: Hashable) -> None:
        board, own = place("board"), place("own")
        super().__init__("at-rest", Rect(0, board.y, board.right + board.x / 2, own.bottom - board.y))
        self.pieces, self.stage, self.shown = pieces, stage, shown
        self.still = Still()
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


def lay_to_rest(scene: Scene, first: int, stage: CityStage, seen: Seen) -> None:
    """The widgets added since the first, but for those in which something is counted."""
    resting = [widget for widget in scene.widgets[first:] if not isinstance(widget, _LIVE)]
    scene.widgets.insert(first, AtRest(resting, stage, _shown(seen)))


def _shown(seen: Seen) -> Hashable:
    """All that can change on the board, and in the own panel beside points and coins, while people fight and race."""
    view: State = seen.view
    city = *view.spaces, *view.sites, *view.row, *view.port, view.shown, view.step
    decks = *map(len, (view.gear_deck, view.servi_deck, view.stadium_deck, view.theatre_deck)), *view.track
    own = *view.hands[seen.viewer], *view.laurels[seen.viewer], view.henchmen[seen.viewer]
    return seen.viewer, city, decks, own, view.round, seen.hands_covered, tuple(person.name for person in seen.people)
