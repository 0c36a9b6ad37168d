"""Everything a game registers with the table: board, wording, sounds, rule pictures. Each game has one `GAME_UI`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any, Generic, TypeVar

from game.core.events import Event
from game.core.rules import S
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import Catalog
from scenes.engine.widgets import Widget
from scenes.kit.announcement import Announcements
from scenes.kit.board import Board
from scenes.kit.players import Person
from scenes.kit.position_view import AnyPosition, PositionView
from scenes.kit.wording import Wording

W = TypeVar("W", bound=Wording)
MakeBoard = Callable[[Scene], Board[Any, PositionView[S, W]]]
MakeWording = Callable[[Catalog, str, Sequence[Person], int], W]
DrawPicture = Callable[[Canvas, Catalog, str, Rect], None]
DrawCity = Callable[[Canvas, Any, int, str, Rect], None]


def _without_bound(event: Any, position: AnyPosition) -> float:
    return inf


def _always(position: AnyPosition) -> bool:
    return True


def _unknown(position: AnyPosition) -> None:
    return None


def _never(event: Event, end: Any, category: str) -> bool:
    return False


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
    points_of: Callable[[str, Event], int | None] | None = None
    """Returns the points of a category that an event gives for good; None for games without such events."""
    counted_late: Callable[[Event, Any, str], bool] = _never
    """Returns whether an event that only its seat sees brought points at the end, in a category or in any."""
    occasional: tuple[str, ...] = ()
    """Categories left out of the table in matches where nobody ever had points of them."""


@dataclass(frozen=True, slots=True)
class GameUi(Generic[S, W]):
    """Register a game with the table; mypy checks that nothing is missing or of the wrong type."""

    board: MakeBoard[S, W]
    wording: MakeWording[W]
    score_lines: ScoreLines
    rule_pictures: RulePictures | None = None
    sounds: Mapping[type[Event], str] = field(default_factory=dict)
    announcements: Announcements[PositionView[S, W]] = field(default_factory=dict)
    """Banners by type of event."""
    lasting: frozenset[type[Event]] = frozenset()
    """Events that bring points; their playback is hardly hurried, however much the opponents have done."""
    told_by_finale: frozenset[type[Event]] = frozenset()
    """Events of the end scoring; the log shows them only after the finale has counted them."""
    quickest: Callable[[Any, PositionView[S, W]], float] = _without_bound
    """Returns the highest factor on the chosen speed for an event: low for important ones, such as a prize."""
    rests_between: Callable[[PositionView[S, W]], bool] = _always
    """Returns whether a short pause comes before another opponent acts; not in a fight, where all act at once."""
    seconds_to_come: Callable[[PositionView[S, W]], float | None] = _unknown
    """Returns how long the events take until the viewer is asked, at usual speed; None if unknown."""
    asks_again: Callable[[PositionView[S, W]], bool] = _always
    """Returns whether the viewer has another turn; if not, what follows is shown at the chosen speed."""
    covered_choices: frozenset[str] = frozenset()
    """The kinds of decisions for which nobody has to see the own hand: no curtain comes before them. The table tells
    by the kind alone, so that a missing curtain says nothing of what is held."""
    paragraph_of: Callable[[Widget], str] = _no_paragraph
    """Returns the number of the rule that governs a widget, such as `3-4`, or an empty text."""
    city_built: DrawCity | None = None
    """Draws what a seat has built, in its colour, at the foot of a rectangle, for the finale; None for nothing."""
