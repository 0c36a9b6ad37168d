"""The stage: it draws what moves over the table, and fades the pieces that are dragged."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Generic, TypeVar

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point, Rect
from scenes.engine.motion.tween import Animation, Call, Ease, InTurn, Together, Tween, Wait, ease_in_out
from scenes.engine.scene import Scene
from scenes.kit.pieces import Piece
from scenes.kit.position_view import P

FLIGHT = 0.36
GLIDE = 0.3
TURN = 0.3
_COIN = 38.0
COIN_FLIGHT = 0.45
COIN_STEP = 0.06
MOST_COINS = 6
_COIN_DWINDLES, _LEAST_COIN = 4.0, 0.35

Paint = Callable[[Canvas, Rect], None]
PaintAt = Callable[[Canvas, float], None]
"""Draws a picture by the share of its time that has passed."""
EventAnimation = Callable[[Any, P], Animation | None]
"""Returns the animation of an event, given the position right after it, or None."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """Mark the dealing of cards at the start of a match; no event of the rules."""


@dataclass(slots=True)
class Flyer:
    """Hold something that is drawn over the table while it moves."""

    draw: Paint
    rect: Rect
    share: float = 0.0
    waits: bool = True
    """False if it also draws what stays, and so is seen while the scene before is."""


S = TypeVar("S", bound="Stage[Any]")


def nothing() -> None:
    """Do nothing: the event has landed already."""


@dataclass(frozen=True, slots=True)
class Brought:
    """Hold where a dragged piece was let go: its own place, and the distance from there."""

    home: Rect
    way: Point
    held: tuple[tuple[Rect, Rect], ...]
    """Own place and place in the hand, for the piece and each that was dragged with it."""


class Stage(Generic[P]):
    """Draw what moves over the table, and show which pieces are dragged; the board calls `dress` after each build."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.flyers: list[Flyer] = []
        self.is_veiled = False
        """True while the scene before is still seen, so that nothing may fly yet."""
        self.position: P | None = None
        self.goal: Rect | None = None
        """End of the flight made last; the event's sound is heard from there."""
        self.in_hand = frozenset[str]()
        """Pieces that are dragged, or on their way back."""
        self.brought: Brought | None = None
        """The piece let go of last; its flight begins there. None once it has been used."""
        self.carried: frozenset[Any] = frozenset()
        """Actions for which the dragged piece may be dropped."""
        self.words: Callable[[], None] = nothing
        """Marks the event that is being animated as landed; called at its end at the latest."""

    def follow(self, position: P) -> None:
        """Store the position that is shown."""
        self.position = position

    def dress(self) -> None:
        """Show the pieces that are in the hand faded at the place where they were taken up."""
        for widget in self.scene.widgets:
            if isinstance(widget, Piece):
                widget.mount.set_state(widget.id in self.in_hand)

    def draw(self, canvas: Canvas) -> None:
        """Draw everything that moves; what waits to fly is left out while the scene before is still seen."""
        for flyer in self.flyers:
            if not (self.is_veiled and flyer.waits):
                flyer.draw(canvas, flyer.rect)

    def raise_flyer(self, flyer: Flyer) -> None:
        """Draw something over the table from now on."""
        self.flyers.append(flyer)

    def drop_flyer(self, flyer: Flyer) -> None:
        """Stop drawing it."""
        if flyer in self.flyers:
            self.flyers.remove(flyer)

    def let_go_at(self, start: Rect) -> Rect:
        """Return where the dragged piece from `start` was let go; else `start`.

        Each place is returned once.
        """
        brought = self.brought
        held = brought.held if brought else ()
        found = next((each for each in held if start.contains(each[0].center)), None)
        if brought is None or found is None:
            return start
        rest = tuple(each for each in held if each is not found)
        self.brought = replace(brought, held=rest) if rest else None
        home, there = found
        return there.centered(start.w * there.w / home.w, start.h * there.h / home.h)

    def part_let_go_at(self, place: Rect) -> Rect:
        """Return where something at this place, or on the dragged piece there, was let go; else its place."""
        for home, there in self.brought.held if self.brought else ():
            if home.contains(place.center):
                factor = there.w / home.w
                x, y = there.x + (place.x - home.x) * factor, there.y + (place.y - home.y) * factor
                return Rect(x, y, place.w * factor, place.h * factor)
        return place

    def attend(self, words: Callable[[], None]) -> None:
        """Prepare for the animation of the next event; `words` marks it as landed."""
        self.goal, self.words = None, words

    def playing(self, draw: PaintAt, seconds: float, ease: Ease = ease_in_out) -> Animation:
        """Return an animation that draws by its share of time."""
        flyer = Flyer(lambda canvas, _: draw(canvas, flyer.share), Rect(0, 0, 0, 0))

        def move(share: float) -> None:
            flyer.share = share

        begin, end = partial(self.raise_flyer, flyer), partial(self.drop_flyer, flyer)
        return InTurn([Call(begin), Tween(seconds, move, ease), Call(end)])

    def turning_over(self, back: Paint, face: Paint, place: Rect) -> Animation:
        """Return an animation of a card that turns over where it lies."""
        return self.playing(lambda canvas, share: draw_turning(canvas, back, face, place, share), TURN)

    def flying_coins(self, points: int, start: Rect, end: Rect, delay: float = 0.0) -> Animation:
        """Return an animation of coins that carry points from one place to another."""
        return Together([
            InTurn([Wait(delay + COIN_STEP * step), self._carried(start, end)])
            for step in range(len(in_shares(points, MOST_COINS)))
        ])  # fmt: skip

    def _carried(self, start: Rect, end: Rect) -> Animation:
        first, last = start.centered(_COIN, _COIN), end.centered(_COIN, _COIN)
        return self.playing(lambda canvas, share: _draw_coin(canvas, first.lerp(last, share), share), COIN_FLIGHT)


def in_shares(points: int, most: int) -> list[int]:
    """Return the points split evenly among coins, at most `most` of them."""
    count = min(abs(points), most)
    return [points * (coin + 1) // count - points * coin // count for coin in range(count)]


def draw_turning(canvas: Canvas, back: Paint, face: Paint, place: Rect, share: float) -> None:
    """Draw a card that gets narrower until half of the time, then wider with its other side."""
    with canvas.layer(place, width=max(0.02, abs(1 - 2 * share))):
        (back if share < 0.5 else face)(canvas, place)


def _draw_coin(canvas: Canvas, rect: Rect, share: float) -> None:
    """Draw a coin that shrinks near its end, so that the number there can be read while it grows."""
    size = rect.w * max(_LEAST_COIN, min(1.0, _COIN_DWINDLES * (1 - share)))
    canvas.image("common/art/coin", rect.centered(size, size))
