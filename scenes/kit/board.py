"""What a game brings to the table: it builds a seen position from pieces and binds them to actions."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic

from game.core.reasons import Reason
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Point, Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import TOP_BAR_HEIGHT
from scenes.engine.timers import Cancel
from scenes.engine.widgets import Action, Widget
from scenes.kit.motion.ambience import NOON, Ambience, draw_lit
from scenes.kit.motion.stage import EventAnimation, S
from scenes.kit.moves.bindings import Bindings
from scenes.kit.pieces import Press
from scenes.kit.position_view import PositionView
from scenes.kit.reading_time import seconds_to_read
from scenes.kit.zoom import ZoomedPiece

END_TURN = "end-turn"
"""The button that ends a turn, wherever it stands."""
Place = Callable[[str], Rect]
_SAID, LONGEST_SAID = 4.0, 6.0
"""So many seconds a reason stands in place of the question."""
_HIGH = 130.0
"""A chronicle that begins above has the column for itself."""


@dataclass(frozen=True, slots=True)
class PanelClosing:
    """How a turn is ended in which something could still be done."""

    press: Action
    words: str = ""
    """What is said beside the button, in place of the deeds of the turn."""
    take_back: Action | None = None
    """For a last deed that is chosen, but not done."""


class Board(ABC, Generic[S]):
    """One instance lives as long as its scene and keeps the selection and the stage of the animations.

    Its map names the places `chronicle`, `prompt` and `controls`; the last takes the table's own buttons while the
    board offers nothing there, and what no piece leads to.
    """

    lectern_place: Rect | None = None
    """Where a piece looked at is shown whole after a moment; boards whose pieces are large enough have none."""
    standing_place: Rect | None = None
    """Where the table's own buttons have a place that is never anything else's: the chronicle keeps its height."""
    called_at: ClassVar[Point] = (810.0, 226.0)
    """Where what is called out covers least: the middle of its upper edge."""
    has_panel: ClassVar[bool] = False
    """Its own buttons stand on a panel, which stays while the person's deed is told."""
    closing: PanelClosing | None = None
    """Given by each build: End turn then stands where it always does."""
    has_column: bool = True
    """The table's buttons have their column; in a lesson it is the teacher's, and the board has End turn itself."""
    background: ClassVar[str]
    """The picture of the bare table."""
    sky: Rect | None = None
    """The part of it that shows a city under its sky."""

    def __init__(self, scene: Scene, place: Place, stage: S) -> None:
        self.scene, self.stage = scene, stage
        self.asked = ""
        """What a press has said instead of acting; it stands in the ribbon until something changes."""
        self._asked_of: Any = None
        self._keep_saying: Cancel | None = None
        self.chronicle_place = place("chronicle")
        self.prompt_place = place("prompt")
        self.controls_place = place("controls")
        self.air = Ambience(scene, self.sky) if self.sky else None

    @property
    def play_place(self) -> Rect:
        """The table below the top bar, without its column unless that holds more than the chronicle."""
        column = self.chronicle_place
        width = column.x if column.y < _HIGH else SCREEN.w
        return Rect(0, TOP_BAR_HEIGHT, width, SCREEN.h - TOP_BAR_HEIGHT)

    @abstractmethod
    def build(self, position: PositionView, bindings: Bindings) -> None:
        """Adds the widgets of the position to the scene and binds those that can be pressed."""

    @abstractmethod
    def prompt(self, position: PositionView) -> str:
        """What to do now, in one sentence."""

    def dealing(self, position: PositionView) -> str:
        """What is dealt before the first deed, while it comes."""
        return ""

    def key_hint(self, position: PositionView) -> str:
        """A key that helps with what is asked, in a few words beside the prompt."""
        return ""

    def hour(self, position: PositionView) -> float:
        """How far the day has come: 0 in the morning of the match, 1 at its dusk."""
        return NOON

    @property
    def light(self) -> float:
        """With reduced motion it is always noon."""
        position = self.stage.position
        return NOON if position is None or self.scene.app.settings.reduced_motion else self.hour(position)

    def details(self, position: PositionView) -> list[str]:
        """What stands in the top bar after the name: turn, game of a series."""
        return [position.wording.stretch(position.turn)]

    @property
    def has_selection(self) -> bool:
        """Something is lifted, marked or opened on the way to an action."""
        return False

    def drop_selection(self) -> None:
        """Esc, while something is selected."""
        assert not self.has_selection

    def portrait_of(self, widget: Widget) -> ZoomedPiece | None:
        """The piece of this widget, drawn large."""
        return None

    def keeps_turn(self, legal: Sequence[Any]) -> bool:
        """Whether what may be done before a turn is declared done is worth waiting for where turns end at once."""
        return True

    def advice(self, position: PositionView, action: Any) -> str:
        """What the action a hint names does for the person, where its name does not say it."""
        return ""

    def rather(self, position: PositionView, action: Any, weighed: Sequence[tuple[str, float]]) -> str:
        """Why not what a person would rather do at sight; `weighed` has chances to win, the best first."""
        return ""

    def is_another_move(self, position: PositionView, action: Any, other: Any) -> bool:
        """Whether it is worth naming beside the one that a hint speaks of."""
        return True

    def hint_area(self, piece: str) -> Rect | None:
        """What a hint frames at first instead of the piece, where the map's own places are too wide or too narrow."""
        return None

    def prospect(self, position: PositionView, action: Any) -> str:
        """What lies where a hint says one should look, and what it brings."""
        return ""

    def is_true_of(self, position: PositionView, action: Any, reason: Reason) -> bool:
        """Whether a hint may give this reason for the action; a search may mean more than the action itself does."""
        return True

    def told_beside(self, widget: Widget) -> str:
        """What is said beside a piece while the lectern shows it whole."""
        return widget.tooltip()

    def animations(self) -> Mapping[type, EventAnimation]:
        return {}

    def ask(self, words: str) -> None:
        """A press that needs something first, or does nothing, says so."""
        self._stop_saying()
        view = self.stage.position.view if self.stage.position else None
        self.asked, self._asked_of = words, (view, self.scene.app.catalog.language)
        self.scene.invalidate()

    def say(self, words: str) -> None:
        """Why a press does nothing; once that has been read, the question is back."""
        self.ask(words)
        self._keep_saying = self.scene.after(seconds_to_read(words, _SAID, LONGEST_SAID), self.ask_no_more)

    def ask_no_more(self) -> None:
        """Something else is begun."""
        self._stop_saying()
        if self.asked:
            self.asked = ""
            self.scene.invalidate()

    def _stop_saying(self) -> None:
        if self._keep_saying:
            self._keep_saying()
            self._keep_saying = None

    def why_not_there(self, piece: str, place: str) -> str:
        """What is said where a piece is let fall on a place that takes others, but not this one."""
        return ""

    def goes_along(self, piece: str) -> Sequence[str]:
        """What else the mouse carries with a piece."""
        return ()

    def carry(self, actions: frozenset[Any]) -> None:
        """A piece is in the hand for these, or none any more: the places that take it are lit."""
        self.stage.carried = actions
        self.scene.invalidate()

    def saying(self, words: str) -> Press | None:
        """For a piece that cannot be used now: pressed, it says why; nothing where there is nothing to say."""
        return Press(lambda: self.say(words), glows=False, leads=False) if words else None

    # What the scenes call

    def show(self, position: PositionView, bindings: Bindings) -> None:
        if self.asked and (position.view, self.scene.app.catalog.language) != self._asked_of:
            self.asked = ""
        self.stage.follow(position)
        self.closing = None
        if self.air:
            self.air.follow(self.hour(position))
        self.build(position, bindings)
        self.stage.dress()

    def update(self, dt: float) -> None:
        """Before a frame, while anything moves."""
        if self.air:
            self.air.blow(dt)

    def background_key(self) -> Hashable:
        """It goes with the hour, and moves while birds cross it."""
        return None if self.air and self.air.moves else self.light

    def draw_background(self, canvas: Canvas) -> None:
        if self.air is None or self.sky is None:
            canvas.image(self.background, SCREEN)
            return
        draw_lit(canvas, self.background, SCREEN, self.sky, self.light)
        self.air.draw(canvas)

    def draw_over(self, canvas: Canvas) -> None:
        self.stage.draw(canvas)

    def draw_passing(self, canvas: Canvas, left: float) -> None:
        """Where a light turn was done: how much is left of the time in which it can be taken back."""
