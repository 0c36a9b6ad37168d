"""Rings around the pieces that rivals have placed since the viewer's last turn."""

from collections.abc import Iterable, Iterator

from game.aquileia import events as e
from game.core.events import Event
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import CREAM, Colour
from scenes.games.aquileia import piece_ids

LANDING = 0.35
_BEYOND, _WIDTH, _LINE = 6.0, 7.0, 3.0
_SPREAD = 26.0
"""Distance by which the ring of a landing piece spreads."""


def newcomers(latest: Iterable[Event], viewer: int) -> Iterator[str]:
    """Yield the ids of spaces that rivals have taken since the viewer's last turn of this round."""
    for event in latest:
        match event:
            case e.RoundBegun():
                return
            case e.HenchmanPlaced() | e.TiebreakerPlaced() | e.Passed() if event.seat == viewer:
                return
            case e.HenchmanPlaced():
                yield piece_ids.space(event.space)
            case e.TiebreakerPlaced():
                yield f"space-track_{event.place - 1}"


def draw_newcomer(canvas: Canvas, place: Rect, ink: Colour) -> None:
    """Draw a ring in the family's colour on a light line, which is visible on every ground."""
    radius = place.w / 2 + _BEYOND
    canvas.circle(place.center, radius, CREAM, _WIDTH)
    canvas.circle(place.center, radius - (_WIDTH - _LINE) / 2, ink, _LINE)


def draw_landing(place: Rect, canvas: Canvas, share: float) -> None:
    """Draw a ring that spreads from where a piece has landed."""
    with canvas.faded(1 - share):
        canvas.circle(place.center, place.w / 2 + _BEYOND + _SPREAD * share, CREAM, 2 + 4 * (1 - share))
