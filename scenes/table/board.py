"""What a game brings to the table: it paints a seen position into a scene and turns presses into actions."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Protocol

from game.core.events import Event
from game.core.match import Match
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.tweens import Animation
from scenes.core.widgets import Widget
from scenes.table.people import people_of
from scenes.table.portrait import Portrait
from scenes.table.seen import Seen
from scenes.table.wording import Wording

Submit = Callable[[Any], None]
EventAnimation = Callable[[Any, Seen], Animation | None]


class Board(Protocol):
    """One instance lives as long as its scene and keeps the selection."""

    chronicle_place: Rect
    prompt_place: Rect
    controls_place: Rect
    """Where the table puts `End turn` and `Move at once` while the board offers no actions."""

    def build(self, seen: Seen) -> None:
        """Adds the widgets of the position to the scene; offers actions when `seen.can_act`."""
        ...

    def draw_background(self, canvas: Canvas) -> None: ...

    def draw_over(self, canvas: Canvas, seen: Seen) -> None:
        """Flying pieces and whatever lies above the widgets."""
        ...

    def prompt(self, seen: Seen) -> str:
        """What to do now, in one sentence."""
        ...

    def place_of(self, action: Any) -> Rect | None:
        """Where an action is done; the first stage of a hint points there."""
        ...

    def first_focus(self, seen: Seen) -> str:
        """Where the keyboard starts in this decision."""
        ...

    def drop_selection(self) -> bool:
        """Esc: true when something was selected."""
        ...

    def details(self, seen: Seen) -> list[str]:
        """What stands in the top bar after the name: turn, game of a series."""
        ...

    def portrait_of(self, widget: Widget) -> Portrait | None:
        """The piece of this widget, drawn large."""
        ...

    def paragraph_of(self, widget: Widget) -> str:
        """The number of the rule that governs a widget, such as `3-4`, or nothing."""
        ...

    def animations(self) -> Mapping[type, EventAnimation]: ...

    def sound_of(self, event: Event) -> str:
        """The effect that goes with an event, or nothing."""
        ...


def make_board(scene: Scene, game_id: str, submit: Submit) -> Board:
    board: Board = import_module(f"scenes.{game_id}.board").make_board(scene, submit)
    return board


def make_wording(scene: Scene, match: Match, viewer: int) -> Wording:
    people = people_of(match.seats, match.spec.colours, scene.app.catalog)
    wording: Wording = import_module(f"scenes.{match.spec.id}.wording").make_wording(
        scene.app.catalog, match.spec.prefix, people, viewer
    )
    return wording


def make_seen(scene: Scene, match: Match, length: int, viewer: int) -> Seen:
    """The position after `length` entries, with nothing to act on."""
    wording = make_wording(scene, match, viewer)
    turn = match.turn_at(length)
    return Seen(match.spec, match.view_at(length, viewer), viewer, wording.people, wording, turn=turn)


class BoardScene(Scene):
    """A position to look at: replay, finished matches, thumbnails."""

    name = "board"
    text_limit = 130

    def __init__(self, app: Any, match: Match, length: int, viewer: int) -> None:
        super().__init__(app)
        self.match, self.length, self.viewer = match, length, viewer
        self.board = make_board(self, match.spec.id, lambda action: None)

    def show(self, length: int, viewer: int) -> None:
        self.length, self.viewer = length, viewer
        self.invalidate()

    @property
    def seen(self) -> Seen:
        return make_seen(self, self.match, self.length, self.viewer)

    def build(self) -> None:
        self.board.build(self.seen)

    def draw_background(self, canvas: Canvas) -> None:
        self.board.draw_background(canvas)


def board_scene(app: Any, match: Match, length: int, viewer: int) -> BoardScene:
    return BoardScene(app, match, length, viewer)
