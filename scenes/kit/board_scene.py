"""A scene that shows a position in which nothing can be done: replays, finished matches, small pictures."""

from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.scene import Scene
from scenes.engine.settings import TABLE_TEXT_LIMIT
from scenes.kit.game_uis import game_ui_of
from scenes.kit.moves.bindings import Bindings
from scenes.kit.moves.move_options import MoveOptions
from scenes.kit.position_view import AnyPosition
from scenes.kit.seat_views import seen_at


class BoardScene(Scene):
    """Show a match after `length` entries as `viewer` sees it; nothing can be done."""

    name = "board"
    text_limit = TABLE_TEXT_LIMIT

    def __init__(self, app: App, match: Match, length: int, viewer: int) -> None:
        super().__init__(app)
        self.match, self.length, self.viewer, self.subject = match, length, viewer, match
        self.board = game_ui_of(match.spec.id).board(self)

    def show(self, length: int, viewer: int) -> None:
        """Show the position after `length` entries as that viewer sees it."""
        self.length, self.viewer = length, viewer
        self.invalidate()

    @property
    def position(self) -> AnyPosition:
        """Return the position that is shown."""
        return seen_at(self.app.catalog, self.match, self.length, self.viewer)

    def build(self) -> None:
        """Build the board of the position."""
        self.build_board(self.position)

    def build_board(self, position: AnyPosition) -> None:
        """Build the board with bindings that lead nowhere."""
        self.board.show(position, Bindings(MoveOptions(position), do_nothing, do_nothing))

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the background of the game's table."""
        self.board.draw_background(canvas)


def do_nothing(*actions: object) -> None:
    """Ignore the actions; bindings without a decision need a function to call."""
