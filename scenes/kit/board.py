"""Base class of a game's board: it builds the widgets of a position and binds them to legal moves."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Point, Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import TOP_BAR_HEIGHT
from scenes.engine.timers import Cancel
from scenes.engine.widgets import Action, Widget
from scenes.kit.motion.ambience import NOON, Ambience, draw_lit
from scenes.kit.motion.stage import S
from scenes.kit.moves.bindings import Bindings
from scenes.kit.moves.selection import MovePieces, Selection
from scenes.kit.pieces import Press
from scenes.kit.position_view import P
from scenes.kit.reading_time import seconds_to_read
from scenes.kit.zoom import ZoomedPiece

END_TURN = "end-turn"
"""Id of the button that ends a turn."""
Place = Callable[[str], Rect]
PiecesOf = Callable[[Any, P], MovePieces]
"""Returns the pieces by which a person makes a legal move in a position."""
_SAID, LONGEST_SAID = 4.0, 6.0
"""Shortest and longest time for which a reason replaces the prompt, in seconds."""
_HIGH = 130.0
"""Largest y at which the log's top leaves its column to the log alone."""


@dataclass(frozen=True, slots=True)
class PanelClosing:
    """Describe how the End turn button works in a turn that still has optional actions."""

    press: Action
    words: str = ""
    """Text beside the button, instead of the actions of the turn."""
    take_back: Action | None = None
    """Action of the Undo button for a last action that is chosen but not played yet; None for the usual Undo."""


class Board(ABC, Generic[S, P]):
    """Build a game's widgets for a position and bind them to legal moves.

    One instance lives as long as its scene and keeps the selection and the stage of the animations. The game's
    map names the places `chronicle`, `prompt` and `controls`; `controls` takes the table's own buttons while the
    board offers nothing there, and the legal actions that no piece leads to.
    """

    lectern_place: Rect | None = None
    """Place of the preview pane, which shows a piece large after a moment; None for boards with large pieces."""
    standing_place: Rect | None = None
    """Place reserved for the table's own buttons, so that the log keeps its height; None if there is none."""
    called_at: ClassVar[Point] = (810.0, 226.0)
    """Middle of a banner's upper edge, where it covers least."""
    has_panel: ClassVar[bool] = False
    """True if its own buttons lie on a panel, which stays visible while the person's own action is shown."""
    closing: PanelClosing | None = None
    """Describes End turn in the position just built; set by each build, None for the usual button."""
    has_column: bool = True
    """True if the table's buttons have a column; False in a lesson, where the board has End turn itself."""
    background: ClassVar[str]
    """Picture of the bare table."""
    sky: Rect | None = None
    """Part of the background that shows a city under its sky; None if there is none."""
    keeps_mismatches: ClassVar[bool] = False
    """True if pieces of one row stay chosen although no move takes them together, so that the board can say why not."""

    def __init__(self, scene: Scene, place: Place, stage: S, pieces_of: PiecesOf[P] | None = None) -> None:
        """Set up; `pieces_of` names the pieces of a move, unless the board binds them by itself."""
        self.scene, self.stage = scene, stage
        self.asked = ""
        """Text that a press has put in place of the prompt; it stays until something changes."""
        self._asked_of: Any = None
        self.pieces_of = pieces_of
        self.selected = Selection(keeps_mismatches=self.keeps_mismatches)
        """The legal moves with their pieces, and those chosen so far."""
        self._selected_in: Any = None
        self._keep_saying: Cancel | None = None
        self.chronicle_place = place("chronicle")
        self.prompt_place = place("prompt")
        self.controls_place = place("controls")
        self.air = Ambience(scene, self.sky) if self.sky else None

    @property
    def play_place(self) -> Rect:
        """Return the table below the top bar, without the side column if the log has that for itself."""
        column = self.chronicle_place
        width = column.x if column.y < _HIGH else SCREEN.w
        return Rect(0, TOP_BAR_HEIGHT, width, SCREEN.h - TOP_BAR_HEIGHT)

    @abstractmethod
    def build(self, position: P, bindings: Bindings) -> None:
        """Add the widgets of the position to the scene and bind those that can be pressed."""

    @abstractmethod
    def prompt(self, position: P) -> str:
        """Return the sentence that says what to do now."""

    def dealing(self, position: P) -> str:
        """Return the status line while cards are dealt at the start of a match; empty for none."""
        return ""

    def key_hint(self, position: P) -> str:
        """Return a few words about a key that helps with the present decision, shown beside the prompt."""
        return ""

    def hour(self, position: P) -> float:
        """Return how far the day has come in the picture: 0 is the morning of the match, 1 its dusk."""
        return NOON

    @property
    def light(self) -> float:
        """Return the hour to draw; with reduced motion it is always noon."""
        position = self.stage.position
        return NOON if position is None or self.scene.app.settings.reduced_motion else self.hour(position)

    def details(self, position: P) -> list[str]:
        """Return the texts of the top bar after the game's name: the turn, or the game of a series."""
        return [position.wording.stretch(position.turn)]

    @property
    def has_selection(self) -> bool:
        """Return whether something is lifted, marked or opened on the way to an action."""
        return bool(self.selected.chosen)

    def drop_selection(self) -> None:
        """Drop the selection, as Esc asks."""
        self.selected = replace(self.selected, chosen=())

    def _toggle(self, piece: str) -> None:
        """Choose a piece or lay it back."""
        self.asked = ""
        self.selected = self.selected.toggled(piece)
        self.scene.invalidate()

    def _select(self, position: P, bindings: Bindings) -> None:
        """Bind the moves of a position by their pieces; those chosen in another position are laid back."""
        if self.pieces_of is None:
            return
        if self.selected.chosen and position.view != self._selected_in:
            self.drop_selection()
        self._selected_in = position.view
        moves = {move: self.pieces_of(move, position) for move in bindings.offers.legal}
        self.selected = replace(self.selected, moves=moves)
        bindings.select(self.selected, self._toggle)

    def portrait_of(self, widget: Widget) -> ZoomedPiece | None:
        """Return the piece of this widget drawn large, or None."""
        return None

    def hint_area(self, piece: str) -> Rect | None:
        """Return the area that a hint frames first; None for the piece's place on the map."""
        return None

    def ask(self, words: str) -> None:
        """Show `words` in place of the prompt, until the position, the language or the selection changes."""
        self._stop_saying()
        view = self.stage.position.view if self.stage.position else None
        self.asked, self._asked_of = words, (view, self.scene.app.catalog.language)
        self.scene.invalidate()

    def say(self, words: str) -> None:
        """Show why a press does nothing, in place of the prompt, for as long as it takes to read."""
        self.ask(words)
        self._keep_saying = self.scene.after(seconds_to_read(words, _SAID, LONGEST_SAID), self.ask_no_more)

    def ask_no_more(self) -> None:
        """Show the usual prompt again."""
        self._stop_saying()
        if self.asked:
            self.asked = ""
            self.scene.invalidate()

    def _stop_saying(self) -> None:
        if self._keep_saying:
            self._keep_saying()
            self._keep_saying = None

    def why_not_there(self, piece: str, place: str) -> str:
        """Return why a piece cannot be dropped on a place that takes other pieces; empty for nothing to say."""
        return ""

    def goes_along(self, piece: str) -> Sequence[str]:
        """Return the ids of the pieces that are dragged together with this one: those chosen with it."""
        return self.selected.beside(piece)

    def carry(self, actions: frozenset[Any]) -> None:
        """Store the actions of the piece that is dragged, empty for none, so that its places are lit."""
        self.stage.carried = actions
        self.scene.invalidate()

    def saying(self, words: str) -> Press | None:
        """Return a press that only explains why the piece cannot be used now; None without words."""
        return Press(lambda: self.say(words), glows=False, leads=False) if words else None

    # What the scenes call

    def show(self, position: P, bindings: Bindings) -> None:
        """Build the position: store it in the stage, build the widgets, and apply what animations hold back."""
        if self.asked and (position.view, self.scene.app.catalog.language) != self._asked_of:
            self.asked = ""
        self.stage.follow(position)
        self.closing = None
        if self.air:
            self.air.follow(self.hour(position))
        self._select(position, bindings)
        self.build(position, bindings)
        self.stage.dress()

    def update(self, dt: float) -> None:
        """Advance the ambience by `dt` seconds; called before a frame while anything moves."""
        if self.air:
            self.air.blow(dt)

    def background_key(self) -> Hashable:
        """Return what the background depends on: the light; None while birds fly, as it changes each frame."""
        return None if self.air and self.air.moves else self.light

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the table, with daylight and birds if it has a sky."""
        if self.air is None or self.sky is None:
            canvas.image(self.background, SCREEN)
            return
        draw_lit(canvas, self.background, SCREEN, self.sky, self.light)
        self.air.draw(canvas)

    def draw_passing(self, canvas: Canvas, left: float) -> None:
        """Draw the share `left` of the time in which a turn about to end can still be undone."""
