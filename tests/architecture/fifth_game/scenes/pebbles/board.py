"""The table of Pebbles: three heaps, each bound to what may be taken of it."""

from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.theme import NUMBER
from scenes.core.widgets import Look
from scenes.kit.bindings import Bindings
from scenes.kit.board import Board
from scenes.kit.pieces import Piece, Press
from scenes.kit.places import place_of
from scenes.kit.seen import Seen
from scenes.kit.stage import Stage


class Heap(Piece):
    def __init__(self, id: str, rect: Rect, pebbles: int, press: Press | None) -> None:  # noqa: A002
        super().__init__(id, rect, press)
        self._pebbles = pebbles

    def draw(self, canvas: Canvas, look: Look) -> None:
        self.draw_glow(canvas, look)
        canvas.image("common/art/coin", self.rect)
        canvas.text(str(self._pebbles), self.rect, NUMBER)


class PebblesBoard(Board[Stage]):
    background = "pebbles/art/table"

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, lambda name: place_of("pebbles", name), Stage(scene))

    def build(self, seen: Seen, bindings: Bindings) -> None:
        for number, pebbles in enumerate(seen.view.heaps):
            name = f"heap-{number}"
            press = bindings.bind(name, *(action for action in bindings.offers.legal if action.heap == number))
            self.scene.add(Heap(name, place_of("pebbles", name), pebbles, press))

    def prompt(self, seen: Seen) -> str:
        return seen.wording.catalog("pb-prompt-turn")
