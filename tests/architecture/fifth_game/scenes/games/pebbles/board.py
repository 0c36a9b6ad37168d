"""The table of Pebbles: three heaps, each bound to what may be taken of it."""

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import NUMBER
from scenes.engine.widgets import Look
from scenes.games.pebbles.position import PebblesPosition
from scenes.kit.board import Board
from scenes.kit.motion.stage import Stage
from scenes.kit.moves.bindings import Bindings
from scenes.kit.pieces import Piece, Press
from scenes.kit.table_places import place_of


class Heap(Piece):
    def __init__(self, id: str, rect: Rect, pebbles: int, press: Press | None) -> None:
        super().__init__(id, rect, press)
        self._pebbles = pebbles

    def draw(self, canvas: Canvas, look: Look) -> None:
        self.draw_glow(canvas, look)
        canvas.image("common/art/coin", self.rect)
        canvas.text(str(self._pebbles), self.rect, NUMBER)


class PebblesBoard(Board[Stage[PebblesPosition], PebblesPosition]):
    background = "pebbles/art/table"

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, lambda name: place_of("pebbles", name), Stage(scene))

    def build(self, position: PebblesPosition, bindings: Bindings) -> None:
        for number, pebbles in enumerate(position.view.heaps):
            name = f"heap-{number}"
            press = bindings.bind(name, *(action for action in bindings.offers.legal if action.heap == number))
            self.scene.add(Heap(name, place_of("pebbles", name), pebbles, press))

    def prompt(self, position: PebblesPosition) -> str:
        return position.wording.catalog("pb-prompt-turn")
