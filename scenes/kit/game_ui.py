"""Everything a game registers with the table: board, wording, events, rule pictures. Each game has one `GAME_UI`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from game.core.reasons import Reason
from game.core.rules import S
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import Catalog
from scenes.engine.widgets import Widget
from scenes.kit.announcement import Announcements
from scenes.kit.board import Board
from scenes.kit.event_ui import EventTable, EventUi
from scenes.kit.motion.motion import Motion
from scenes.kit.players import Person
from scenes.kit.position_view import AnyPosition, P, PositionView
from scenes.kit.wording import Wording

W = TypeVar("W", bound=Wording)
MakeBoard = Callable[[Scene], Board[Any, PositionView[S, W]]]
MakeWording = Callable[[Catalog, str, Sequence[Person], int], W]
DrawPicture = Callable[[Canvas, Catalog, str, Rect], None]
DrawCity = Callable[[Canvas, Any, int, str, Rect], None]


def _always(*asked: object) -> bool:
    return True


def _nothing(*asked: object) -> str:
    return ""


def _unknown(position: AnyPosition) -> None:
    return None


def _no_paragraph(widget: Widget) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class RulePictures:
    """Draw the pictures beside the paragraphs of the rule book, by the names its `rules.toml` uses."""

    draw: DrawPicture
    aspect: float


@dataclass(frozen=True, slots=True)
class ScoreLines:
    """Describe the score categories of a game for the score page."""

    icons: Mapping[str, str]
    paragraph: str = ""
    """Number of the rule about the final scoring, such as `6`; empty for the first page of the game's rules."""
    occasional: tuple[str, ...] = ()
    """Categories left out of the table in matches where nobody ever had points of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pacing(Generic[P]):
    """Say what a game knows about the time until the viewer is asked again."""

    seconds_to_come: Callable[[P], float | None] = _unknown
    """Returns how long the events take until the viewer is asked, at usual speed; None if unknown."""
    asks_again: Callable[[P], bool] = _always
    """Returns whether the viewer has another turn; if not, what follows is shown at the chosen speed."""
    rests_between: Callable[[P], bool] = _always
    """Returns whether a short pause comes before another opponent acts; not in a fight, where all act at once."""
    keeps_turn: Callable[[Sequence[Any]], bool] = _always
    """Returns whether any legal action is worth keeping the turn open, where turns end automatically."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HintWords(Generic[P]):
    """Say what a hint tells besides the reason that the search gives."""

    advice: Callable[[P, Any], str] = _nothing
    """Returns what a hinted action does for the person, where its name does not say it."""
    prospect: Callable[[P, Any], str] = _nothing
    """Returns the sentence for the first step of a hint: what lies in the area and what it brings."""
    rather: Callable[[P, Any, Sequence[tuple[str, float]]], str] = _nothing
    """Returns why the most obvious alternative is worse than the hinted action; empty for nothing to say. It gets
    actions with their chances to win, the best first."""
    is_another_move: Callable[[P, Any, Any], bool] = _always
    """Returns whether an action differs enough from the hinted one, which comes first, to be named beside it."""
    is_true_of: Callable[[P, Any, Reason], bool] = _always
    """Returns whether a hint may give this reason; a search may mean more than the action itself does."""


@dataclass(frozen=True, slots=True)
class GameUi(Generic[S, W]):
    """Register a game with the table; mypy checks that nothing is missing or of the wrong type."""

    board: MakeBoard[S, W]
    wording: MakeWording[W]
    events: EventTable[PositionView[S, W]]
    """One row for each class of event."""
    score_lines: ScoreLines
    rule_pictures: RulePictures | None = None
    motion: Motion = field(default_factory=Motion)
    """What is special about the motion of its events."""
    pacing: Pacing[PositionView[S, W]] = field(default_factory=Pacing)
    hints: HintWords[PositionView[S, W]] = field(default_factory=HintWords)
    covered_choices: frozenset[str] = frozenset()
    """The kinds of decisions for which nobody has to see the own hand: no curtain comes before them. The table tells
    by the kind alone, so that a missing curtain says nothing of what is held."""
    paragraph_of: Callable[[Widget], str] = _no_paragraph
    """Returns the number of the rule that governs a widget, such as `3-4`, or an empty text."""
    city_built: DrawCity | None = None
    """Draws what a seat has built, in its colour, at the foot of a rectangle, for the finale; None for nothing."""

    def row_of(self, event: object) -> EventUi[PositionView[S, W]]:
        """Return the row of an event; one that wants nothing for what is no event of the rules."""
        return self.events.get(type(event), EventUi())

    @property
    def sounds(self) -> Mapping[type, str]:
        """Return the effects by class of event, as far as they are always the same."""
        return {kind: row.sound for kind, row in self.events.items() if row.sound and isinstance(row.sound, str)}

    @property
    def announcements(self) -> Announcements[PositionView[S, W]]:
        """Return the functions that make banners, by class of event."""
        return {kind: row.banner for kind, row in self.events.items() if row.banner}

    def quickest(self, event: object, position: PositionView[S, W]) -> float:
        """Return the highest factor on the chosen speed for an event."""
        bound = self.row_of(event).quickest
        return bound if isinstance(bound, float) else bound(event, position)
