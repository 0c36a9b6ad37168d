"""The board at a decision as its seat saw it: nothing can be done, but the pieces of each action are known."""

from collections.abc import Generator
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Animation
from scenes.kit.board_scene import BoardScene, do_nothing
from scenes.kit.moves.bindings import Bindings, BindingStep
from scenes.kit.moves.move_options import MoveOptions
from scenes.kit.position_view import AnyPosition

_MOST_PRESSES = 5
Made = TypeVar("Made")


class DecisionSpot(NamedTuple):
    """Hold a piece and where it lies."""

    piece: str
    rect: Rect


def whole(steps: Generator[None, None, Made]) -> Made:
    """Run all steps at once and return their result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            made: Made = end.value
            return made


class DecisionBoard(BoardScene):
    """Show the position after `length` entries, as the seat saw it that had to decide there."""

    name = "deciding"

    def __init__(self, app: App, match: Match, length: int) -> None:
        super().__init__(app, match, length, match.decision_at(length).seat)
        self.bindings = Bindings(MoveOptions(self.position), do_nothing, do_nothing)

    @property
    def position(self) -> AnyPosition:
        """Return the position with its decision."""
        return replace(super().position, decision=self.match.decision_at(self.length))

    def build_board(self, position: AnyPosition) -> None:
        """Build the board with bindings that know the pieces of each action, but play none."""
        self.bindings = Bindings(MoveOptions(position), do_nothing, do_nothing)
        self.board.show(position, self.bindings)

    def play(self, effect: str, at: Rect | None = None) -> None:
        """Play no sound."""

    def animate(self, animation: Animation) -> None:
        """End the animation at once, so that everything to choose from is shown."""
        animation.finish()

    def way_to(self, action: Any) -> list[DecisionSpot]:
        """Return the pieces of an action, from the one that moves to where it ends; empty if there are none."""
        return whole(self.steps_to(action))

    def steps_to(self, action: Any) -> Generator[None, None, list[DecisionSpot]]:
        """Yield after each press on the way to an action; return its pieces as `way_to` does."""
        places = list[DecisionSpot]()
        for _ in range(_MOST_PRESSES):
            self.refresh()
            piece = self.find(self.bindings.piece_to_move(action, (place.piece for place in places)))
            if piece is None:
                break
            places.append(DecisionSpot(piece.id, piece.screen_rect()))
            if self.bindings.step_of(piece.id, action) is BindingStep.DOES:
                break
            piece.press()
            yield
        others = [place for place in self._shown(action) if place not in places]
        taken_up = [place for place in others if self.bindings.step_of(place.piece, action) is BindingStep.PREPARES]
        self._let_go()
        return [*taken_up, *places, *(place for place in others if place not in taken_up)]

    def _let_go(self) -> None:
        while self.board.has_selection:
            self.board.drop_selection()
        self.invalidate()

    def _shown(self, action: Any) -> list[DecisionSpot]:
        pieces = (self.find(piece) for piece in self.bindings.pieces_of(action))
        return [DecisionSpot(piece.id, piece.screen_rect()) for piece in pieces if piece is not None]
