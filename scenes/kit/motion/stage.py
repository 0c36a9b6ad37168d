"""What running animations hold back from the table or draw above it."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point, Rect
from scenes.engine.motion.tween import Animation, Call, Ease, InTurn, Together, Tween, Wait, ease_in_out
from scenes.engine.scene import Scene
from scenes.kit.motion.pending_points import Counting, PendingPoints, in_shares
from scenes.kit.pieces import HOME, CardPile, Piece
from scenes.kit.position_view import PositionView

FLIGHT = 0.36
GLIDE = 0.3
TURN = 0.3
_LEFT = 0.25
"""So much is still seen of a piece where the hand has taken it up."""
_COIN = 38.0
_COIN_FLIGHT = 0.45
_COIN_STEP = 0.06
_MOST_COINS = 6
_COIN_DWINDLES, _LEAST_COIN = 4.0, 0.35

Paint = Callable[[Canvas, Rect], None]
PaintAt = Callable[[Canvas, float], None]
"""By the share of its time that has passed."""
EventAnimation = Callable[[Any, PositionView], Animation | None]
"""Made from an event and the position right after it."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """No event of the rules: a match begins, and its cards are dealt before the first deed."""


@dataclass(slots=True)
class Flyer:
    """Something drawn above the table while it moves."""

    draw: Paint
    rect: Rect
    share: float = 0.0


S = TypeVar("S", bound="Stage")


def nothing() -> None:
    """What there is to tell is told already."""


def bound(
    stage: S, makers: Mapping[type, Callable[[S, Any, PositionView], Animation | None]]
) -> Mapping[type, EventAnimation]:
    """A game's makers of animations, each with its stage in hand."""
    return {event: partial(make, stage) for event, make in makers.items()}


@dataclass(frozen=True, slots=True)
class Brought:
    """A piece that was dragged to where its deed is done: its place, and how far from it the hand let go."""

    home: Rect
    way: Point
    held: tuple[tuple[Rect, Rect], ...]
    """Its place and where it was held, likewise of each that came along."""


class Stage:
    """The board dresses its pieces with it after each build."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.flyers: list[Flyer] = []
        self.is_veiled = False
        """The scene before is still seen: what is about to fly is not."""
        self.hidden: set[str] = set()
        self.offsets: dict[str, Point] = {}
        self.arrivals = PendingPoints()
        self.leaving: Counter[Rect] = Counter()
        """Flights that have not taken off yet, by where they begin."""
        self.position: PositionView | None = None
        self.goal: Rect | None = None
        """Where the flight made last leads: its sound is heard from there."""
        self.in_hand = frozenset[str]()
        """The pieces that are in the hand, or on their way back from there."""
        self.brought: Brought | None = None
        """What the hand has just let go; its flight goes on from there."""
        self.carried: frozenset[Any] = frozenset()
        """What the piece in the hand may be dropped for."""
        self.words: Callable[[], None] = nothing
        """The event that is being animated has landed and counts; its end says so at the latest."""

    def follow(self, position: PositionView) -> None:
        self.position = position

    def dress(self) -> None:
        for widget in self.scene.widgets:
            if isinstance(widget, Piece):
                widget.is_hidden = widget.id in self.hidden
                widget.displaced = self.offsets.get(widget.id, HOME)
                widget.strength = _LEFT if widget.id in self.in_hand else 1.0
                if isinstance(widget, CardPile):
                    widget.leaving = self.leaving[widget.mouth]
            elif isinstance(widget, Counting):
                widget.coming = self.arrivals.of

    def draw(self, canvas: Canvas) -> None:
        for flyer in () if self.is_veiled else self.flyers:
            flyer.draw(canvas, flyer.rect)

    def is_own(self, seat: int) -> bool:
        return self.position is not None and self.position.viewer == seat

    def hide(self, piece: str) -> None:
        """Also while its flight still waits for its turn."""
        if piece:
            self.hidden.add(piece)
        self.dress()

    def raise_flyer(self, flyer: Flyer) -> None:
        self.flyers.append(flyer)

    def drop_flyer(self, flyer: Flyer) -> None:
        if flyer in self.flyers:
            self.flyers.remove(flyer)

    def flight(
        self, draw: Paint, start: Rect, end: Rect, hides: str = "", seconds: float = FLIGHT, after: float = 0.0
    ) -> Animation:
        """Moves a picture; the piece it becomes stays hidden until it has landed."""
        self.goal = end
        self.leaving[start] += 1
        begun = self.let_go_at(start)
        moving = self.playing(lambda canvas, share: draw(canvas, begun.lerp(end, share)), seconds, hides, after=after)
        return InTurn([Call(partial(self._take_off, start)), moving])

    def let_go_at(self, start: Rect, among: Rect | None = None) -> Rect:
        """Where the hand left what lay there, or somewhere `among` its like; else where it lay."""
        brought, area = self.brought, among or start
        held = brought.held if brought else ()
        found = next((each for each in held if area.contains(each[0].center)), None)
        if brought is None or found is None:
            return start
        rest = tuple(each for each in held if each is not found)
        self.brought = replace(brought, held=rest) if rest else None
        home, there = found
        return there.centered(start.w * there.w / home.w, start.h * there.h / home.h)

    def _take_off(self, start: Rect) -> None:
        self.leaving[start] -= 1
        self.dress()

    def attend(self, words: Callable[[], None]) -> None:
        """An event is about to be animated; all that was told before has been."""
        self.goal, self.words = None, words
        self.leaving.clear()

    def playing(
        self, draw: PaintAt, seconds: float, hides: str = "", ease: Ease = ease_in_out, after: float = 0.0
    ) -> Animation:
        """A picture that changes with its time, and waits as it begins; what it becomes stays hidden until then."""
        flyer = Flyer(lambda canvas, _: draw(canvas, flyer.share), Rect(0, 0, 0, 0))
        self.hide(hides)

        def begin() -> None:
            self.raise_flyer(flyer)
            self.hide(hides)

        def move(share: float) -> None:
            flyer.share = share

        def land() -> None:
            self.drop_flyer(flyer)
            self.hidden.discard(hides)
            self.dress()

        return InTurn([Call(begin), Wait(after), Tween(seconds, move, ease), Call(land)])

    def resting(self, animation: Animation | None, seconds: float) -> Animation:
        """What has landed, or does not move, stands for a moment before the next."""
        return InTurn([*([animation] if animation else []), Call(self.words), Wait(seconds)])

    def turning_over(self, back: Paint, face: Paint, place: Rect, hides: str = "") -> Animation:
        """A card turns over where it lies."""
        return self.playing(lambda canvas, share: draw_turning(canvas, back, face, place, share), TURN, hides)

    def homing(
        self, displaced: Mapping[str, Point], first: Animation | None = None, seconds: float = GLIDE
    ) -> Animation:
        """Pieces that stood elsewhere glide to their new places, after what happens where they stood."""

        def move(share: float) -> None:
            for piece, (dx, dy) in displaced.items():
                self.offsets[piece] = dx * (1 - share), dy * (1 - share)
            self.dress()

        def rest() -> None:
            for piece in displaced:
                self.offsets.pop(piece, None)
            self.dress()

        steps: list[Animation] = [Call(lambda: move(0.0)), *([first] if first else [])]
        return InTurn([*steps, Tween(seconds if displaced else 0.0, move), Call(rest)])

    def carrying(self, seat: int, points: int, source: Rect, medal: Rect) -> Animation:
        """Points expected before travel to the medal, which counts them; what is lost goes the other way."""
        start, end = (source, medal) if points > 0 else (medal, source)
        return Together([
            InTurn([Wait(_COIN_STEP * step), self._carried(start, end), Call(partial(self._take, seat, share))])
            for step, share in enumerate(in_shares(points, _MOST_COINS))
        ])  # fmt: skip

    def _carried(self, start: Rect, end: Rect) -> Animation:
        first, last = start.centered(_COIN, _COIN), end.centered(_COIN, _COIN)
        return self.playing(lambda canvas, share: _draw_coin(canvas, first.lerp(last, share), share), _COIN_FLIGHT)

    def _take(self, seat: int, points: int) -> None:
        self.arrivals.come(seat, points)
        self.dress()


def draw_turning(canvas: Canvas, back: Paint, face: Paint, place: Rect, share: float) -> None:
    """Narrower until it stands on its edge, then its other side."""
    with canvas.layer(place, width=max(0.02, abs(1 - 2 * share))):
        (back if share < 0.5 else face)(canvas, place)


def _draw_coin(canvas: Canvas, rect: Rect, share: float) -> None:
    """Bright to the end; it dwindles where it arrives, so that the number there can be read while it grows."""
    size = rect.w * max(_LEAST_COIN, min(1.0, _COIN_DWINDLES * (1 - share)))
    canvas.image("common/art/coin", rect.centered(size, size))
