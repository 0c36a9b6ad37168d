"""The table of Pebbles: three heaps, and a store for each seat."""

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import NUMBER
from scenes.engine.widgets import Look
from scenes.games.pebbles.moves import pieces_of
from scenes.games.pebbles.position import PebblesPosition
from scenes.kit.board import Board
from scenes.kit.motion.stage import Stage
from scenes.kit.moves.bindings import Bindings
from scenes.kit.piece_id import piece_id
from scenes.kit.pieces import Piece
from scenes.kit.table_places import place_of

IN_A_ROW, MOST_ROWS = 4, 3


@dataclass(frozen=True)
class Heap(Piece):
    """Show pebbles and how many they are; each pebble has a name, so that it is seen to go where it is next."""

    pebbles: int

    def draw(self, canvas: Canvas, look: Look) -> None:
        self.draw_glow(canvas, look)
        canvas.skin("plate", self.rect)
        for place in pebbles_in(self.rect)[: self.pebbles]:
            canvas.thing("pebble", place, draw_pebble)
        canvas.text(str(self.pebbles), self.rect.split_bottom(48)[1], NUMBER)


@dataclass(frozen=True)
class Store(Heap):
    """Show what a seat has taken; pebbles can be dropped there."""

    is_solid = True


def pebbles_in(rect: Rect) -> Sequence[Rect]:
    return rect.inset(12).trimmed(bottom=48).grid(IN_A_ROW, MOST_ROWS)


def draw_pebble(canvas: Canvas, rect: Rect) -> None:
    canvas.image("common/art/coin", rect.fitted(1))


class PebblesBoard(Board[Stage[PebblesPosition], PebblesPosition]):
    background = "pebbles/art/table"

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, lambda name: place_of("pebbles", name), Stage(scene), pieces_of)

    def build(self, position: PebblesPosition, bindings: Bindings) -> None:
        for number, pebbles in enumerate(position.view.heaps):
            name = piece_id("heap", number)
            self.scene.add(Heap(name, place_of("pebbles", name), pebbles, on_press=bindings.press_of(name)))
        for seat, pebbles in enumerate(position.view.taken):
            name = piece_id("store", seat)
            self.scene.add(Store(name, place_of("pebbles", name), pebbles, on_press=bindings.press_of(name)))

    def prompt(self, position: PebblesPosition) -> str:
        return position.wording.catalog("pb-prompt-turn")
