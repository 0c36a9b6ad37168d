"""A position to look at: replays, finished matches, small pictures."""

from game.core.match import Match
from scenes.core.app import App
from scenes.core.canvas import Canvas
from scenes.core.scene import Scene
from scenes.core.settings import TABLE_TEXT_LIMIT
from scenes.kit.bindings import Bindings
from scenes.kit.faces import face_of
from scenes.kit.offers import Offers
from scenes.kit.seen import Seen
from scenes.kit.viewing import seen_at


class BoardScene(Scene):
    """Nothing can be done here."""

    name = "board"
    text_limit = TABLE_TEXT_LIMIT

    def __init__(self, app: App, match: Match, length: int, viewer: int) -> None:
        super().__init__(app)
        self.match, self.length, self.viewer, self.subject = match, length, viewer, match
        self.board = face_of(match.spec.id).board(self)

    def show(self, length: int, viewer: int) -> None:
        self.length, self.viewer = length, viewer
        self.invalidate()

    @property
    def seen(self) -> Seen:
        return seen_at(self.app.catalog, self.match, self.length, self.viewer)

    def build(self) -> None:
        self.build_board(self.seen)

    def build_board(self, seen: Seen) -> None:
        self.board.show(seen, Bindings(Offers(seen), do_nothing, do_nothing))

    def draw_background(self, canvas: Canvas) -> None:
        self.board.draw_background(canvas)


def do_nothing(*actions: object) -> None:
    """Without a decision nothing is bound."""
