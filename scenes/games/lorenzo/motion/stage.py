"""The stage of Lorenzo: members, cards and goods fly; their pieces stay hidden until these have landed."""

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import pi, sin, tau

from game.lorenzo.board import COUNCIL, LEADERS_EACH, SPACE_NAMES
from game.lorenzo.cards import CARDS
from game.lorenzo.effects import BUILDING, CHARACTER, TERRITORY, VENTURE
from game.lorenzo.leaders import LEADERS
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Animation, Call, InTurn, Together, Tween, Wait, ease_out
from scenes.engine.scene import Scene
from scenes.games.lorenzo import piece_ids
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.drawing.leaders import draw_leader_back, draw_leader_card, leaders_of
from scenes.games.lorenzo.drawing.painting import draw_floor_card
from scenes.games.lorenzo.layout import (
    LARGE_CHIP,
    LEADER_CARD,
    draft_row,
    good_rect,
    leader_rect,
    place,
    rival_good_rect,
    rival_rect,
    roundel_rect,
    slot_rect,
    space_rect,
)
from scenes.games.lorenzo.motion.in_flight import Amount, GoodsInFlight
from scenes.games.lorenzo.position import LorenzoPosition
from scenes.games.lorenzo.widgets.pieces import FloorPiece, MemberPlacing, SpacePlacing
from scenes.kit.motion.highlight import draw_highlight, pulse
from scenes.kit.motion.stage import Flyer, Paint, Stage, draw_turning
from scenes.kit.pieces import Piece, Placing

SIGN = 40.0
_PLATE = (110.0, SIGN)
_FLIGHT, _RIVALS_FLIGHT, _COUNT = 0.32, 0.5, 0.16
_NEARER = 0.9
"""Share by which a rival's piece is larger halfway."""
_REACH, _SWINGS = 8.0, 3
_TURNING, _DEALING, _LAYING = 0.35, 0.09, 0.3
_PUT_AWAY, _GOING_OUT = 0.45, 0.15
BACKS = "draft-backs"
NO_DICE = (0, 0, 0)
_KIND_NAMES = {TERRITORY: "territory", BUILDING: "building", CHARACTER: "character", VENTURE: "venture"}


class FlorenceStage(Stage[LorenzoPosition]):
    """Run the animations of one table; know where the running action takes place and the last turn order."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.spot = space_rect(COUNCIL)
        """Place of the running action."""
        self.order: Sequence[int] = ()
        """Turn order before the event that is shown."""
        self._present_order: Sequence[int] = ()
        self._dice: dict[int, Sequence[int]] = {}
        """Dice by round, of the rounds that were shown."""
        self._coming: set[str] = set()
        self._is_clearing = False
        self.underway = GoodsInFlight()
        self._pack: list[int] = []
        """Leaders that were dealt last."""
        self.open_pack: Sequence[int] = ()
        """Leaders that lie face up, one of which is chosen next."""

    def goods(self, seat: int) -> Amount:
        """Return a seat's goods without those that are still flying."""
        assert self.position is not None
        return self.underway.goods(seat, self.position.view.players[seat].goods)

    def follow(self, position: LorenzoPosition) -> None:
        super().follow(position)
        view = position.view
        if tuple(view.order) != self._present_order:
            self.order, self._present_order = self._present_order, tuple(view.order)
        self._dice[view.round] = tuple(view.dice)

    def dice_before(self, number: int) -> Sequence[int]:
        """Return the dice of the round before, if it was shown."""
        return self._dice.get(number - 1, NO_DICE)

    def placing_of(self, piece: Piece) -> Placing:
        placing = super().placing_of(piece)
        if isinstance(placing, SpacePlacing):
            coming, is_aimed_at = piece.id in self._coming, bool(self.in_hand)
            return placing.but(is_awaiting=coming, is_left=self._is_clearing, is_aimed_at=is_aimed_at)
        if isinstance(placing, MemberPlacing):
            return placing.but(is_underway=piece.id in self._coming)
        return placing

    def arrival(self, space: str, member: str, flight: Animation) -> Animation:
        """Hide the member at its space until it has landed, and mark the own one as flying."""
        names = {piece_ids.space(SPACE_NAMES.index(space)), member}

        def hold() -> None:
            self._coming |= names
            self.dress()

        def release() -> None:
            self._coming -= names
            self.dress()

        return InTurn([Call(hold), flight, Call(release)])

    def clearing(self, flights: Sequence[Animation]) -> Animation:
        """Show nobody on the spaces while all members fly home."""

        def clear(is_clearing: bool) -> None:
            self._is_clearing = is_clearing
            self.dress()

        return InTurn([Call(partial(clear, True)), Together(flights), Call(partial(clear, False))])

    def fading_marks(self, seconds: float) -> Animation:
        """Fade out the marks of the families that took cards."""

        def draw(canvas: Canvas, share: float) -> None:
            with canvas.faded(1 - share):
                for piece in self.scene.widgets:
                    if isinstance(piece, FloorPiece):
                        piece.draw_mark(canvas)

        return self.playing(draw, seconds)

    # Where things are

    def board_of(self, position: LorenzoPosition, seat: int) -> Rect:
        """Return the own board, or the panel of a rival."""
        return place("own") if seat == position.viewer else rival_rect(position.viewer, len(position.people), seat)

    def purse_of(self, position: LorenzoPosition, seat: int, resource: int) -> Rect:
        """Return the place of a seat's number of this resource."""
        if seat == position.viewer:
            return good_rect(resource)
        return rival_good_rect(self.board_of(position, seat), resource)

    def slot_of(self, position: LorenzoPosition, seat: int, card: int) -> tuple[Rect, str]:
        """Return place and id of a card on the own board; a rival's card has only a place on the panel."""
        if seat != position.viewer:
            return self.board_of(position, seat).centered(88, 69), ""
        kind = CARDS[card].card_type
        slot = position.view.players[seat].cards[kind].index(card)
        name = f"{_KIND_NAMES[kind]}-{slot}"
        if kind in (TERRITORY, BUILDING):
            return slot_rect(kind == BUILDING, slot), name
        return roundel_rect(kind == VENTURE, slot), name

    def leader_of(self, position: LorenzoPosition, seat: int, leader: int) -> Rect:
        """Return the place of a leader on the own board, or of one that has just been given away."""
        if seat == position.viewer:
            return leader_rect(bisect_left(leaders_of(position.view.players[seat]), leader))
        return self.board_of(position, seat).centered(82, 96)

    # What moves

    def coming_card(self, card: int, start: Rect, end: Rect, hides: str, seconds: float) -> Animation:
        """Fly a card to its floor at the size that it has there."""
        return self.shrinking(self._card_face(card), start, end, start.size, hides, seconds)

    def taken_card(self, card: int, start: Rect, end: Rect, hides: str, seconds: float) -> Animation:
        """Shrink a card onto a board, where it fades out over the piece that shows it there."""
        return InTurn(self._shrinking_into(self._card_face(card), start, end, hides, seconds))

    def vanishing(self, card: int, place: Rect, hides: str, seconds: float) -> Animation:
        """Fade out a card where it lies."""
        face = self._card_face(card)

        def draw(canvas: Canvas, share: float) -> None:
            with canvas.faded(1 - share):
                face(canvas, place)

        return self.playing(draw, seconds, hides)

    def _card_face(self, card: int) -> Paint:
        catalog = self.scene.app.catalog
        return lambda canvas, rect: draw_floor_card(canvas, catalog, CARDS[card], rect, CARDS[card].costs)

    def shrinking(
        self, draw: Paint, start: Rect, end: Rect, size: tuple[float, float], hides: str, seconds: float
    ) -> Animation:
        """Fly a picture that is drawn at one size and scaled down during the flight."""

        def shown(canvas: Canvas, rect: Rect) -> None:
            middle = Rect(*rect.center, 0, 0)
            with canvas.zoomed(rect.w / size[0], rect.center):
                draw(canvas, middle.centered(*size))

        return self.flight(shown, start, end, hides, seconds)

    def borne(self, draw: Paint, start: Rect, end: Rect, seconds: float) -> Animation:
        """Fly a rival's piece, enlarged halfway so that it is noticed."""

        def shown(canvas: Canvas, share: float) -> None:
            place = start.lerp(end, share)
            with canvas.zoomed(1 + _NEARER * sin(pi * share), place.center):
                draw(canvas, place)

        return self.playing(shown, seconds)

    def awaited(self, coming: set[int], what: int, flight: Animation) -> Animation:
        """Play the flight; until it has landed, `coming` holds back what flies."""
        return InTurn([Call(lambda: coming.add(what)), flight, Call(lambda: coming.discard(what))])

    def put_away(self, draw: Paint, start: Rect, end: Rect, coming: set[int], what: int) -> Animation:
        """Shrink a whole card into its place, where it fades out over the piece that shows it there."""
        flight, going_out = self._shrinking_into(draw, start, end, "", _PUT_AWAY)
        return InTurn([self.awaited(coming, what, flight), going_out])

    def _shrinking_into(
        self, draw: Paint, start: Rect, end: Rect, hides: str, seconds: float
    ) -> tuple[Animation, Animation]:
        """Return the flight and the fading out at its end."""
        scale = min(end.w / start.w, end.h / start.h)
        last = end.centered(start.w * scale, start.h * scale)

        def going_out(canvas: Canvas, share: float) -> None:
            with canvas.faded(1 - share), canvas.zoomed(scale, last.center):
                draw(canvas, last.centered(*start.size))

        return self.shrinking(draw, start, last, start.size, hides, seconds), self.playing(going_out, _GOING_OUT)

    def deal_leaders(self, pack: Mapping[str, int]) -> None:
        """Lay out a new pack and turn its leaders face up one after the other; `pack` maps pieces to leaders."""
        if list(pack.values()) == self._pack:
            return
        self._pack = list(pack.values())
        starts = draft_row(1, LARGE_CHIP) * len(pack) if len(pack) == LEADERS_EACH else draft_row(len(pack), LARGE_CHIP)
        ways = zip(starts, draft_row(len(pack), LEADER_CARD), strict=True)
        dealt = enumerate(zip(pack.items(), ways, strict=True))
        self.scene.animate(Together([self._dealt(leader, way, piece, at) for at, ((piece, leader), way) in dealt]))

    def _dealt(self, leader: int, way: tuple[Rect, Rect], piece: str, number: int) -> Animation:
        """Move one leader from the pack, or from where its back lay, to its place and turn it over there."""
        face, (start, end) = self.leader_face(leader), way

        def draw(canvas: Canvas, share: float) -> None:
            passed = share * (_LAYING + _TURNING)
            place = start.lerp(end, min(1.0, passed / _LAYING))
            draw_turning(canvas, draw_leader_back, face, place, max(0.0, (passed - _LAYING) / _TURNING))

        return self.playing(draw, _LAYING + _TURNING, piece, after=_DEALING * number)

    def leader_face(self, leader: int) -> Paint:
        assert self.position is not None
        text = self.position.wording.leader_text(leader)
        return lambda canvas, rect: draw_leader_card(canvas, LEADERS[leader], text, rect)

    def open_place(self, leader: int) -> Rect:
        """Return the place where the leader lies face up."""
        return draft_row(len(self.open_pack), LEADER_CARD)[self.open_pack.index(leader)]

    def put_aside(self, picked: int) -> list[Animation]:
        """Turn the leaders that were not chosen face down and gather them to be passed on."""
        left = [leader for leader in self.open_pack if leader != picked]
        ends = draft_row(max(1, len(left)), LARGE_CHIP)
        turning = [
            partial(_draw_put_aside, self.leader_face(leader), self.open_place(leader), end)
            for leader, end in zip(left, ends, strict=False)
        ]
        return [self.playing(draw, _TURNING, BACKS) for draw in turning]

    def gaining(
        self, position: LorenzoPosition, seat: int, amounts: Sequence[int], source: Rect, more: float = 0.0
    ) -> Animation:
        """Fly each good from its source to its number, which then counts up; `more` adds seconds."""
        plate = source.centered(*_PLATE)
        flights = [
            self._goods(seat, signs.amount(each, number), plate, self.purse_of(position, seat, each), more)
            for each, number in enumerate(amounts)
            if number
        ]
        count = self.underway.counting(seat, amounts, _COUNT + more / 2)
        return InTurn([Call(partial(self.underway.add, seat, amounts)), Together(flights), count])

    def paying(self, position: LorenzoPosition, seat: int, amounts: Sequence[int]) -> Animation:
        """Count the numbers down while the goods fly to where they are spent."""
        flights = [
            self._goods(
                seat, signs.amount(each, number), self.purse_of(position, seat, each), self.spot.centered(*_PLATE)
            )
            for each, number in enumerate(amounts)
            if number
        ]
        kept = [-number for number in amounts]
        count = self.underway.counting(seat, kept, _FLIGHT if seat == position.viewer else _RIVALS_FLIGHT)
        return InTurn([Call(partial(self.underway.add, seat, kept)), Together([*flights, count])])

    def _goods(self, seat: int, row: signs.Row, start: Rect, end: Rect, more: float = 0.0) -> Animation:
        if self.is_own(seat) and not more:
            return self.row(row, start, end, _FLIGHT)
        seconds = _FLIGHT if self.is_own(seat) else _RIVALS_FLIGHT
        return self.borne(partial(_draw_plate, row), start, end, seconds + more)

    def put_off(self, seat: int, change: Sequence[int], seconds: float, animation: Animation) -> Animation:
        """Play the animation after a delay, during which its change is not shown."""
        hold, release = (partial(self.underway.add, seat, [sign * each for each in change]) for sign in (1, -1))
        return InTurn([Call(hold), Wait(seconds), Call(release), animation])

    def changing(self, seat: int, change: Sequence[int], seconds: float) -> Animation:
        """Change the numbers and tokens gradually to those of the position."""
        count = self.underway.counting(seat, change, seconds)
        return InTurn([Call(partial(self.underway.add, seat, change)), count])

    def row(self, row: signs.Row, start: Rect, end: Rect, seconds: float) -> Animation:
        return self.flight(partial(_draw_plate, row), start, end, "", seconds)

    def rising(self, row: signs.Row, above: Rect, seconds: float = 0.5) -> Animation:
        """Let a row of signs rise above a place."""
        box = above.centered(220, SIGN)
        return self.row(row, box, box.moved(dy=-46), seconds)

    def fading(self, paint: Callable[[Canvas, Rect, float], None], rect: Rect, seconds: float) -> Animation:
        """Draw something that stays in its place; `paint` gets the share of time that has passed."""
        shown = {"share": 0.0}

        def draw(canvas: Canvas, place: Rect) -> None:
            paint(canvas, place, shown["share"])

        def pass_on(share: float) -> None:
            shown["share"] = share

        return self._raised(draw, rect, Tween(seconds, pass_on, ease_out))

    def shaking(self, piece: str, seconds: float) -> Animation:
        """Shake a piece less and less."""

        def move(share: float) -> None:
            self.offsets[piece] = _REACH * (1 - share) * sin(share * _SWINGS * tau), 0.0
            self.dress()

        def rest() -> None:
            self.offsets.pop(piece, None)
            self.dress()

        return InTurn([Tween(seconds, move, ease_out), Call(rest)])

    def glowing(self, rects: Sequence[Rect], each: float) -> Animation:
        """Light up places one after the other."""
        return InTurn([self.fading(_paint_glow, rect, each) for rect in rects])

    def _raised(self, draw: Paint, rect: Rect, run: Animation) -> Animation:
        flyer = Flyer(draw, rect)
        return InTurn([Call(lambda: self.raise_flyer(flyer)), run, Call(lambda: self.drop_flyer(flyer))])


def _draw_plate(row: signs.Row, canvas: Canvas, rect: Rect) -> None:
    signs.draw_plate(canvas, row, rect, SIGN - 8)


def _draw_put_aside(face: Paint, start: Rect, end: Rect, canvas: Canvas, share: float) -> None:
    """Draw a leader whose face is turned away at full size; then its back gets smaller."""
    draw_turning(canvas, face, draw_leader_back, start.lerp(end, max(0.0, 2 * share - 1)), share)


def _paint_glow(canvas: Canvas, rect: Rect, share: float) -> None:
    draw_highlight(canvas, rect, pulse(share))
