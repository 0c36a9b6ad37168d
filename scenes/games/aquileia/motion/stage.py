"""The stage of Aquileia: what running animations hold back on the table, and what they fly over it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from game.aquileia.board import METALS
from game.aquileia.state import NOBODY
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Point, Rect
from scenes.engine.motion.tween import Animation, Call, InTurn, Together, Wait, linear
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import signed
from scenes.engine.theme import BURGUNDY, TextStyle
from scenes.games.aquileia import piece_ids
from scenes.games.aquileia.choices.dialog_sheet import DialogSheet, MovingDialogSheet
from scenes.games.aquileia.contest.animation_state import ContestAnimationState
from scenes.games.aquileia.drawing.newcomers import LANDING, draw_landing
from scenes.games.aquileia.drawing.painting import draw_laurel
from scenes.games.aquileia.drawing.signs import Sign, draw_sign
from scenes.games.aquileia.motion.in_flight import PiecesInFlight, Thing
from scenes.games.aquileia.position import AquileiaPosition
from scenes.games.aquileia.widgets.spaces import SpacePlacing
from scenes.kit.motion.dice_roll import ROLL, Throw
from scenes.kit.motion.pending_points import in_shares
from scenes.kit.motion.stage import Flyer, Paint, Stage
from scenes.kit.pieces import Piece, Placing

BANK = NOBODY
"""Takes and gives coins like a seat, but no number on the table shows them."""
TURN = 0.35
_COIN = 44.0
_COIN_STEP = 0.07
_COIN_FLIGHT = 0.4
_POINTS_READ, _MOST_SHARES = 0.18, 4
_POINTS_PLATE = (124.0, 64.0)
_DWINDLES, _LEAST = 3.0, 0.4
"""Speed at which a landing coin shrinks, and its smallest size; the number below it stays readable."""
_DIE = 56.0
_THROW = Throw(-190.0, 60.0)
_OPENING = 0.3
_POINTS = TextStyle(face="title", size=36, colour=BURGUNDY, align="center", smallest=0.5)


@dataclass(frozen=True, slots=True)
class CoinPurse:
    """Hold the places of a purse's coins, one for each metal, copper first."""

    places: tuple[Rect, ...]


class CityStage(Stage[AquileiaPosition]):
    """Run the animations of one table, as long as its scene lives."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.underway = PiecesInFlight()
        self.fray = ContestAnimationState()
        self.unturned: Mapping[int, Sequence[int]] = {}
        """At the end of the match: laurels of the seats that have not revealed theirs yet."""
        self.is_opening = False
        """True while a dialog opens."""
        self.keeps_dialog = False
        """True while a dialog stays open because a prize won there is flying or has just landed."""
        self.sheet: DialogSheet | None = None
        """The dialog that was shown last."""

    def placing_of(self, piece: Piece) -> Placing:
        placing = super().placing_of(piece)
        if isinstance(placing, SpacePlacing):
            return placing.but(is_coin_coming=piece_ids.coin(piece.id) in self.hidden)
        return placing

    def held_back(self, piece: str, until: Animation) -> Animation:
        """Hide the piece until the animation has ended."""
        self.hide(piece)
        return InTurn([Call(partial(self.hide, piece)), until, Call(partial(self.show, piece))])

    def show(self, piece: str) -> None:
        """Show a hidden piece again."""
        self.hidden.discard(piece)
        self.dress()

    def coins(
        self,
        counts: Sequence[int],
        start: Rect | CoinPurse,
        end: Rect | CoinPurse,
        *,
        payer: int = BANK,
        taker: int = BANK,
    ) -> Animation:
        """Fly coins one after the other; each leaves its purse as it takes off and counts in the other as it lands."""
        metals = [metal for metal, count in enumerate(counts) for _ in range(count)]
        return Together([
            InTurn([Wait(_COIN_STEP * step), self._coin(metal, _of(start, metal), _of(end, metal), payer, taker)])
            for step, metal in enumerate(metals)
        ])  # fmt: skip

    def _coin(self, metal: int, start: Rect, end: Rect, payer: int, taker: int) -> Animation:
        add, paint = self.underway.add_coin, partial(_paint_sign, Sign(f"coin_{METALS[metal]}"))
        add(payer, metal, -1)
        add(taker, metal, 1)
        return InTurn([
            Call(partial(add, payer, metal, 1)),
            self.flight(paint, start, end, seconds=_COIN_FLIGHT),
            Call(partial(add, taker, metal, -1)),
        ])  # fmt: skip

    def from_where_it_stood(self, paint: Paint, start: Rect, end: Rect, seconds: float, hides: str = "") -> Animation:
        """Show the piece at its start until it flies, also while a banner is shown before."""
        standing = Flyer(paint, start)
        self.raise_flyer(standing)
        return InTurn([Call(partial(self.drop_flyer, standing)), self.flight(paint, start, end, hides, seconds)])

    def landing(self, flight: Animation, place: Rect) -> Animation:
        """Play the flight and then a spreading ring, for which nothing waits."""

        def ring() -> None:
            self.scene.animate(self.playing(partial(draw_landing, place), LANDING))

        return InTurn([flight, Call(ring)])

    def arriving(self, flight: Animation, seat: int, thing: Thing) -> Animation:
        """Play the flight; the seat's number counts the piece once it has landed."""
        self.underway.add(seat, thing)
        return InTurn([flight, Call(partial(self.underway.add, seat, thing, -1))])

    def travelling(self, points: int, place: Rect, medal: Rect, seat: int) -> Animation:
        """Show `+4` on a plate and let coins carry the points to the seat's disc, which counts them as they land."""
        self.underway.add_points(seat, points)
        plate = place.centered(*_POINTS_PLATE).kept_inside(SCREEN)
        shares = in_shares(points, _MOST_SHARES)
        coming = [InTurn([self._carried_point(_POINTS_READ + _COIN_STEP * step, plate, medal),
                          Call(partial(self.underway.add_points, seat, -share))])
                  for step, share in enumerate(shares)]  # fmt: skip
        stands = _POINTS_READ + _COIN_STEP * (len(shares) - 1) + _COIN_FLIGHT
        return Together([self.flight(partial(draw_points, points), plate, plate, seconds=stands), *coming])

    def _carried_point(self, after: float, plate: Rect, medal: Rect) -> Animation:
        """Fly a point after a delay, during which it is invisible."""
        start, end = plate.centered(_COIN, _COIN), medal.centered(_COIN, _COIN)
        return InTurn([Wait(after), self.playing(partial(_draw_point, start, end), _COIN_FLIGHT)])

    def tumbling(self, faces: Sequence[int], colour: str, places: Sequence[Rect]) -> Animation:
        """Roll the dice in from the left; each comes to rest on its face in its place."""
        return Together([
            self.playing(partial(_draw_rolling, face, colour, index, end), ROLL, ease=linear)
            for index, (face, end) in enumerate(zip(faces, places, strict=True))
        ])  # fmt: skip

    def lying(self, faces: Sequence[int], colour: str, places: Sequence[Rect], seconds: float) -> Animation:
        """Show the dice lying in their places for so many seconds."""
        signs = [Sign(f"die_{colour}_{METALS[face]}") for face in faces]
        return Together([
            self.flight(partial(_paint_sign, sign), place, place, seconds=seconds)
            for sign, place in zip(signs, places, strict=True)
        ])  # fmt: skip

    def turning(self, back: int, face: int, start: Rect, end: Rect, hides: str = "") -> Animation:
        """Turn a laurel over while it flies."""
        return self.flight(_TurningLaurel(back, face, start, end), start, end, hides, TURN)

    def opening(self, area: Rect) -> Animation:
        """Open a dialog out of an area of the board."""
        self.is_opening = True

        def stand() -> None:
            self.is_opening = False
            self.scene.invalidate()

        return InTurn([self.playing(MovingDialogSheet(area, lambda: self.sheet), _OPENING), Call(stand)])

    def keeping_dialog(self, until: Animation) -> Animation:
        """Keep the dialog open until the animation has ended."""
        self.keeps_dialog = True

        def let_go() -> None:
            self.keeps_dialog = False
            self.scene.invalidate()

        return InTurn([until, Call(let_go)])

    def closing(self, area: Rect) -> Animation:
        """Close the dialog into an area of the board, as it was shown last."""
        leaving: list[DialogSheet] = []

        def leave() -> None:
            leaving.extend([self.sheet] if self.sheet else [])
            self.sheet = None

        moving = MovingDialogSheet(area, lambda: leaving[0] if leaving else None, is_closing=True)
        return InTurn([Call(leave), self.playing(moving, _OPENING)])


def draw_points(points: int, canvas: Canvas, rect: Rect) -> None:
    """Draw the plate with the points."""
    canvas.skin("shadow", rect)
    canvas.skin("plate_gold", rect)
    left, number = rect.inset(10, 6).split_left(44, 4)
    draw_sign(canvas, Sign("sign_laurel"), left.centered(44, 44))
    canvas.text(signed(points), number, _POINTS)


def _draw_point(start: Rect, end: Rect, canvas: Canvas, share: float) -> None:
    size = _COIN * max(_LEAST, min(1.0, _DWINDLES * (1 - share)))
    canvas.image("common/art/coin", start.lerp(end, share).centered(size, size))


def dice_around(place: Rect, count: int) -> list[Rect]:
    """Return places for so many dice side by side, around the middle of a place."""
    x, y = place.center
    left = x - (count - 1) * _DIE * 0.65
    return [_around((left + index * _DIE * 1.3, y), _DIE) for index in range(count)]


def _draw_rolling(face: int, colour: str, index: int, end: Rect, canvas: Canvas, share: float) -> None:
    thrown = _THROW.at(share, index, end)
    if thrown is None:
        return
    place, angle, faces_left = thrown
    with canvas.layer(place, angle=angle):
        draw_sign(canvas, Sign(f"die_{colour}_{METALS[(face + faces_left) % len(METALS)]}"), place)


class _TurningLaurel:
    """Draw a laurel that turns: it is narrow halfway, where the other side appears."""

    def __init__(self, back: int, face: int, start: Rect, end: Rect) -> None:
        self.back, self.face, self.start, self.end = back, face, start, end

    def __call__(self, canvas: Canvas, rect: Rect) -> None:
        way = abs(self.end.x - self.start.x) + abs(self.end.y - self.start.y)
        share = (abs(rect.x - self.start.x) + abs(rect.y - self.start.y)) / way if way else 1.0
        width = max(0.04, abs(1 - 2 * share)) * rect.w
        draw_laurel(canvas, self.face if share > 0.5 else self.back, rect.centered(width, rect.h))


def _of(where: Rect | CoinPurse, metal: int) -> Rect:
    """Return the place of a coin; in a purse it has the size there, so that no number beside it is covered."""
    return where.places[metal] if isinstance(where, CoinPurse) else where.centered(_COIN, _COIN)


def _around(point: Point, size: float) -> Rect:
    return Rect(point[0] - size / 2, point[1] - size / 2, size, size)


def _paint_sign(sign: Sign, canvas: Canvas, rect: Rect) -> None:
    draw_sign(canvas, sign, rect)
