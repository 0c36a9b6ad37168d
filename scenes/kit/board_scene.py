"""A position to look at: replays, finished matches, small pictures."""

from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.scene import Scene
from scenes.engine.settings import TABLE_TEXT_LIMIT
from scenes.kit.game_uis import game_ui_of
from scenes.kit.moves.bindings import Bindings
from scenes.kit.moves.move_options import MoveOptions
from scenes.kit.position_view import PositionView
from scenes.kit.seat_views import seen_at


class BoardScene(Scene):
    """Nothing can be done here."""

    name = "board"
    text_limit = TABLE_TEXT_LIMIT

    def __init__(self, app: App, match: Match, length: int, viewer: int) -> None:
        super().__init__(app)
        self.match, self.length, self.viewer, self.subject = match, length, viewer, match
        self.board = game_ui_of(match.spec.id).board(self)

    def show(self, length: int, viewer: int) -> None:
        self.length, self.viewer = length, viewer
        self.invalidate()

    @property
    def position(self) -> PositionView:
        return seen_at(self.app.catalog, self.match, self.length, self.viewer)

    def build(self) -> None:
        self.build_board(self.position)

    def build_board(self, position: PositionView) -> None:
        self.board.show(position, Bindings(MoveOptions(position), do_nothing, do_nothing))

    def draw_background(self, canvas: Canvas) -> None:
        self.board.draw_background(canvas)


def do_nothing(*actions: object) -> None:
    """Without a decision nothing is bound."""
