"""The pieces that rivals have placed since one's own last turn bear a ring, so that the eye finds them."""

from collections.abc import Iterable, Iterator

from game.aquileia import events as e
from game.aquileia.board import SPACE_NAMES
from game.core.events import Event
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import CREAM, Colour

LANDING = 0.35
_BEYOND, _WIDTH, _LINE = 6.0, 7.0, 3.0
_SPREAD = 26.0
"""So far a landing is felt."""


def newcomers(latest: Iterable[Event], viewer: int) -> Iterator[str]:
    """The spaces where they stand, while pieces are placed."""
    for event in latest:
        match event:
            case e.RoundBegun():
                return
            case e.HenchmanPlaced() | e.TiebreakerPlaced() | e.Passed() if event.seat == viewer:
                return
            case e.HenchmanPlaced():
                yield f"space-{SPACE_NAMES[event.space]}"
            case e.TiebreakerPlaced():
                yield f"space-track_{event.place - 1}"


def draw_newcomer(canvas: Canvas, place: Rect, ink: Colour) -> None:
    """In the colour of its family, on a light line that is seen on every ground."""
    radius = place.w / 2 + _BEYOND
    canvas.circle(place.center, radius, CREAM, _WIDTH)
    canvas.circle(place.center, radius - (_WIDTH - _LINE) / 2, ink, _LINE)


def draw_landing(place: Rect, canvas: Canvas, share: float) -> None:
    """A ring that spreads from where a piece was set down."""
    with canvas.faded(1 - share):
        canvas.circle(place.center, place.w / 2 + _BEYOND + _SPREAD * share, CREAM, 2 + 4 * (1 - share))
