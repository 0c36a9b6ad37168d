"""Towers: cards become storeys, cranes rise, roofs come down, towers fall, the tower piece moves."""

from functools import partial

from game.san_gimignano import events as e
from game.san_gimignano.cards import stones_of
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import ease_out
from scenes.games.san_gimignano import piece_ids
from scenes.games.san_gimignano.drawing.painting import ART, cap_rect, draw_piece, face_of, storey_rect
from scenes.games.san_gimignano.layout import (
    CARD_RATIO,
    hand_middle,
    opened_rects,
    piece_rect,
    skyline_of,
)
from scenes.games.san_gimignano.motion.cards import LATER, back_of, count_hand, part_cards, pay_scores, take
from scenes.games.san_gimignano.widgets.pieces import tag_item
from scenes.kit.motion.motion import (
    FLYING,
    Leg,
    Movement,
    Pose,
    PoseAt,
    Step,
    Trip,
    at_end,
    fade_in,
    fade_out,
    glide,
    turning,
)
from scenes.kit.motion.plan import Plan

_OPENING = 0.4
_STONE, _NEXT_STONE = 0.5, 0.22
_FLOWN, _HALF_TURN = 0.6 * _STONE, 0.2 * _STONE
"""Seconds in which a card flies, then gets narrower until it is seen no more, then a storey as much wider."""
_SCAFFOLD, _ROOF, _FALL = 0.25, 0.45, 120.0
_CLEAR = 0.15
"""Seconds after its last card has left until a hand closes up, so that no card moves below another."""
_STANDS = 0.25
_COLLAPSE = 0.7
_PAID = 0.1
"""Seconds after which a completed tower is paid, while its roof comes down."""
_MISSED = 1.0
_SITE = ("scaffold", "scaffold_foot", "crane")


class _Work:
    """Hold the times and places of the work on one tower: one card after the other becomes a storey."""

    def __init__(self, plan: Plan, event: e.TowerBuilt | e.TowerExtended) -> None:
        self.plan, self.event = plan, event
        self.name = piece_ids.tower(event.seat, event.tower)
        self.cards = stones_of(event.numbers, event.fine)
        skyline = skyline_of(plan.after.view, event.seat, plan.after.viewer)
        tower = skyline.towers[event.tower]
        self.body, shown = skyline.body(event.tower, tower), len(skyline.shown_levels(tower))
        is_new = isinstance(event, e.TowerBuilt)
        self.before = 0 if is_new else max(0, shown - len(self.cards))
        self.levels = range(self.before, shown)
        self.opened = [] if plan.is_own else opened_rects(len(self.cards))
        """Places where a rival's cards are shown face up, side by side, before they are built."""
        self.begins = 0.0 if plan.is_own else _OPENING + LATER * (len(self.cards) - 1) + _STANDS
        self.rise = _STONE + _NEXT_STONE * (len(self.cards) - 1)
        self.ends = self.begins + _SCAFFOLD + self.rise

    def sets_off(self, step: int) -> float:
        """Return the second in which a card flies to the tower."""
        return self.begins + _SCAFFOLD + _NEXT_STONE * step

    def leaves(self, step: int) -> float:
        """Return the second in which a card leaves the hand."""
        return self.sets_off(step) if self.plan.is_own else LATER * step

    def lands(self, step: int) -> float:
        """Return the second in which a card has become a storey."""
        return self.sets_off(step) + _STONE

    def lay(self) -> None:
        """Let the cards fly and the tower grow."""
        left, entered = part_cards(self.plan)
        left.reverse()  # Of equal cards the last lies uppermost in a fan.
        for step, (card, level) in enumerate(zip(self.cards, self.levels, strict=False)):
            self._fly(take(left, card), card, step, storey_rect(self.body, level))
            if storey := take(entered, card):
                widen = Leg(lambda trip, share: Pose(trip.end, 1.0, width=share), _HALF_TURN)
                self.plan.move(storey, Movement((widen,)), self.lands(step) - _HALF_TURN)

    def _fly(self, lying: Trip | None, card: int, step: int, storey: Rect) -> None:
        """Fly a card over its place in the tower; of one that was laid before, only its picture comes (SG 8.3)."""
        over, plan = storey.centered(storey.w, storey.w / CARD_RATIO), self.plan
        if lying is None:
            start = hand_middle(is_own=plan.is_own)
            plan.fly(face_of(plan.after.wording.catalog, card), start, over, _FLOWN, self.sets_off(step))
            return
        legs, begin, back = list[Leg](), lying.start, back_of(plan, lying, card)
        if self.opened:
            begin = self.opened[step]
            waits = self.sets_off(step) - self.leaves(step) - _OPENING
            legs = [Leg(_opening(begin, is_turned=back is not None), _OPENING), _resting(begin, waits)]
        legs += [
            Leg(lambda trip, share: Pose(begin.lerp(over, share), 1.0), _FLOWN),
            Leg(lambda trip, share: Pose(over, 1.0, width=1 - share), _HALF_TURN),
        ]
        plan.move(lying, Movement(tuple(legs), layer=FLYING, back=back), self.leaves(step))

    def raise_site(self) -> None:
        """Let scaffold and crane appear, and the crane rise with the storeys."""
        standing = iter(range(len(self.cards)))
        for trip in [each for each in self.plan.trips if each.owners[1] == self.name]:
            if trip.kind == "crane":
                self.plan.move(trip, self._crane(is_new=trip.before is None), self.begins if not trip.before else 0.0)
            elif trip.kind == "scaffold" and not trip.before:
                self.plan.move(trip, Movement((Leg(at_end, 0.0),)), self.lands(next(standing)))
            elif trip.kind in ("foot", "scaffold_foot") and not trip.before:
                self.plan.move(trip, fade_in(_SCAFFOLD), self.begins)
        self.plan.count_steps(tag_item(self.name), [(self.lands(step), 1) for step in range(len(self.cards))])

    def _crane(self, *, is_new: bool) -> Movement:
        low = cap_rect(self.body, self.before)
        rise = Leg(lambda trip, share: Pose(low.lerp(trip.end, share), 1.0), self.rise)
        if is_new:
            return Movement((Leg(lambda trip, share: Pose(low, 1.0, share), _SCAFFOLD), rise))
        shrink = Leg(lambda trip, share: Pose(trip.start.lerp(low, share), 1.0), self.begins + _SCAFFOLD)
        return Movement((shrink, rise))

    def close_up(self) -> None:
        """Let the hand close up once its last card has left."""
        leaves = [self.leaves(step) for step in range(len(self.cards))]
        count_hand(self.plan, self.event.seat, [(second, -1) for second in leaves])
        for trip in self.plan.of("card"):
            if trip.before and trip.after and piece_ids.is_of_hand(trip.owners[1], is_own=self.plan.is_own):
                self.plan.move(trip, glide(), max(leaves) + _CLEAR)


def _opening(place: Rect, *, is_turned: bool) -> PoseAt:
    """Return the pose of a card that comes out of a hand while it turns face up."""

    def pose(trip: Trip, share: float) -> Pose:
        there = trip.start.lerp(place, share)
        return turning(there, share) if is_turned else Pose(there, 1.0)

    return pose


def _resting(place: Rect, seconds: float) -> Leg:
    return Leg(lambda trip, share: Pose(place, 1.0), seconds)


def _lay(plan: Plan) -> None:
    """Turn one card after the other into a storey while the crane rises; the hand closes up last (SG 3.3, SG 3.4)."""
    event = plan.event
    assert isinstance(event, e.TowerBuilt | e.TowerExtended)
    work = _Work(plan, event)
    work.lay()
    work.raise_site()
    work.close_up()
    pay_scores(plan, work.body, work.ends)


# Completing (SG 3.5)


def _come_down(trip: Trip, share: float) -> Pose:
    return Pose(trip.end.moved(dy=-_FALL * (1 - share)), 1.0, share)


def _complete(plan: Plan) -> None:
    event = plan.event
    assert isinstance(event, e.TowerCompleted)
    skyline = skyline_of(plan.after.view, event.seat, plan.after.viewer)
    pay_scores(plan, skyline.body(event.tower, skyline.towers[event.tower]), _PAID)


# Tearing down (SG 5.7)


def _tear_down(plan: Plan) -> None:
    """Sink the tower into dust, then let the others close up; its cards lie on the deck."""
    event = plan.event
    assert isinstance(event, e.TowerTornDown)
    for trip in plan.trips:
        if trip.before and trip.after:
            plan.move(trip, glide(), _COLLAPSE)
    skyline = skyline_of(plan.before.view, event.owner, plan.after.viewer)
    body = skyline.body(event.tower, skyline.towers[event.tower])
    for index in range(len(skyline.towers)):
        before, after = (piece_ids.tower(event.owner, at) for at in (index, index - (index > event.tower)))
        if index == event.tower:
            _sink(plan, before, body)
        else:
            _close_up(plan, before, after)
    plan.beside.append(plan.stage.playing(partial(_draw_dust, body), _COLLAPSE))
    pay_scores(plan, body)


def _close_up(plan: Plan, before: str, after: str) -> None:
    """Let a tower glide to its new place; its parts are as many as before, in the same order."""
    for was, now in zip(*plan.parts_of(before, after), strict=True):
        if was.start != now.end:
            trip = Trip(was.before, now.after, was.start, now.end, (before, after))
            plan.move(trip, glide(), _COLLAPSE)


def _sink(plan: Plan, tower: str, body: Rect) -> None:
    def sinking(trip: Trip, share: float) -> Pose:
        place, ground = trip.start.moved(dy=body.h * share), max(body.bottom, trip.start.bottom)
        return Pose(place, 0.0, part=max(0.0, min(1.0, (ground - place.y) / place.h)))

    for part in plan.parts_of(tower, "")[0]:
        is_sign = part.kind in ("tag", "threat")
        gone = Trip(part.before, None, part.start, part.start, part.owners)
        plan.move(gone, fade_out() if is_sign else Movement((Leg(sinking, _COLLAPSE),)))


def _draw_dust(body: Rect, canvas: Canvas, share: float) -> None:
    puff = body.split_bottom(min(body.h, 90))[1].outset(body.w * (0.2 + 0.5 * share), 20)
    canvas.image(ART + "dust", puff, alpha=1 - abs(2 * share - 1))


# The tower piece (SG 6)


def _move_piece(plan: Plan) -> None:
    """Leave a faded piece at the old place for a moment; then points are paid."""
    start, end = (piece_rect(position.view.piece, position.viewer) for position in (plan.before, plan.after))
    plan.beside.append(plan.stage.playing(partial(_draw_missed, start), _MISSED, ease=ease_out))
    pay_scores(plan, end, _MISSED)


def _draw_missed(place: Rect, canvas: Canvas, share: float) -> None:
    with canvas.faded(0.5 * (1 - share)):
        draw_piece(canvas, place)


_DOWN = Movement((Leg(_come_down, _ROOF),)).after(_SCAFFOLD)
LAID = Step(plan=_lay)
COMPLETED = Step(enters={"cap": _DOWN, "flag": _DOWN}, leaves=dict.fromkeys(_SITE, fade_out(_SCAFFOLD)), plan=_complete)
TORN_DOWN = Step(plan=_tear_down)
PIECE_MOVED = Step(
    glides=Movement((Leg(lambda trip, share: Pose(trip.start.lerp(trip.end, share), share), _MISSED),), layer=FLYING),
    plan=_move_piece,
    rest=_STANDS,
)
