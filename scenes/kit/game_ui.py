"""What a game shows the house: its table, its words, its sounds and its book. Each game has one `FACE`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any

from game.core.events import Event
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import Catalog
from scenes.engine.widgets import Widget
from scenes.kit.announcement import Announcements
from scenes.kit.board import Board
from scenes.kit.players import Person
from scenes.kit.position_view import PositionView
from scenes.kit.wording import Wording

MakeBoard = Callable[[Scene], Board[Any]]
MakeWording = Callable[[Catalog, str, Sequence[Person], int], Wording]
DrawPicture = Callable[[Canvas, Catalog, str, Rect], None]
DrawCity = Callable[[Canvas, Any, int, str, Rect], None]


def _without_bound(event: Any, position: PositionView) -> float:
    return inf


def _always(position: PositionView) -> bool:
    return True


def _unknown(position: PositionView) -> None:
    return None


def _never(event: Event, end: Any, category: str) -> bool:
    return False


def _no_paragraph(widget: Widget) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class RulePictures:
    """What the rule book shows beside a paragraph, by the names its `rules.toml` uses."""

    draw: DrawPicture
    aspect: float


@dataclass(frozen=True, slots=True)
class ScoreLines:
    """What the score page tells of the categories."""

    icons: Mapping[str, str]
    paragraph: str = ""
    """The number of the rule about the final scoring, such as `6`; without one the book opens at the game's first."""
    points_of: Callable[[str, Event], int | None] | None = None
    """The points of that category that an event gives its seat once and for all, for games that score so."""
    counted_late: Callable[[Event, Any, str], bool] = _never
    """Whether an event that only its seat sees has brought points in the position at the end: of a category, or any."""
    occasional: tuple[str, ...] = ()
    """Left out of the table in matches where nobody ever had points of it."""


@dataclass(frozen=True, slots=True)
class GameUi:
    """Checked as a whole by mypy: what is missing or of another shape does not pass."""

    board: MakeBoard
    wording: MakeWording
    score_lines: ScoreLines
    rule_pictures: RulePictures | None = None
    sounds: Mapping[type[Event], str] = field(default_factory=dict)
    announcements: Announcements = field(default_factory=dict)
    """What is called out for a moment when it happens."""
    lasting: frozenset[type[Event]] = frozenset()
    """What brings points: told at a length that can be followed, however much the others have done."""
    told_by_finale: frozenset[type[Event]] = frozenset()
    """What the end brings: the chronicle leaves it to the finale, and tells it afterwards."""
    quickest: Callable[[Any, PositionView], float] = _without_bound
    """How many times as quickly as chosen it may be told: what many deeds lead to, such as a prize, hardly quicker."""
    rests_between: Callable[[PositionView], bool] = _always
    """Whether what a rival has done stands before another does anything; not where all act at once, as in a fight."""
    seconds_to_come: Callable[[PositionView], float | None] = _unknown
    """How long what follows it takes before the viewer is asked, told at its own length, where the table shows that."""
    asks_again: Callable[[PositionView], bool] = _always
    """Whether the viewer still has a turn before the end: what follows the last one is told at the chosen speed."""
    covered_choices: frozenset[str] = frozenset()
    """The kinds of decisions for which nobody has to see the own hand: no curtain comes before them. The table tells
    by the kind alone, so that a missing curtain says nothing of what is held."""
    paragraph_of: Callable[[Widget], str] = _no_paragraph
    """The number of the rule that governs a widget, such as `3-4`, or nothing."""
    city_built: DrawCity | None = None
    """Draws what a seat of a position has built, in that colour, on the foot of a rectangle: for the finale."""
