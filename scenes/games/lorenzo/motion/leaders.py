"""Leaders and bonus tiles: chosen in the draft, played, used and given away."""

from dataclasses import replace
from math import pi, sin

from game.lorenzo import events as e
from game.lorenzo.leaders import LEADER_OF
from game.lorenzo.state import BONUS_TILES
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.motion.tween import ease_out
from scenes.games.lorenzo import layout
from scenes.games.lorenzo.choices.draft_panels import bonus_name, plate_name
from scenes.games.lorenzo.drawing.painting import ART
from scenes.games.lorenzo.motion.places import board_of, leader_place
from scenes.games.lorenzo.motion.rounds import REST
from scenes.kit.motion.motion import FLYING, Leg, Movement, Pose, Step, Trip, fly, glide, put_away
from scenes.kit.motion.plan import Plan

_KEPT, _TURNING = 0.45, 0.35
_BACK, _FACE = (62, 72), (62, 96)
"""Sizes of a leader that a rival keeps, where it reaches the panel: its back or its face."""
_SHOWN, _MEDAL = 0.5, 60.0
_RISES, _HEIGHT, _GIVEN_AWAY = 0.3, 120.0, 82.0


# The draft (LM 2.5)


def _choose_tile(plan: Plan) -> None:
    """Fly the tile from the others to its family in turn order, as the page shows it until then."""
    event, order = plan.event, plan.before.view.order
    assert isinstance(event, e.BonusTileChosen)
    cell = layout.passing_tile(layout.passing_cells(len(order))[order.index(event.seat)])
    plate = next(trip for trip in plan.shown if trip.item.name == plate_name(event.tile))
    come = next(trip for trip in plan.of("bonus") if trip.item.name == bonus_name(event.seat))
    if plan.after.view.stage != BONUS_TILES:
        plan.clear()
    plan.move(replace(come, before=replace(plate.item), start=plate.start, end=cell), fly(_KEPT))


def _put_aside(trip: Trip, share: float) -> Pose:
    """Return the pose of a leader whose face is turned away at full size; then its back gets smaller."""
    place = trip.start.lerp(trip.end, max(0.0, 2 * share - 1))
    return Pose(place, float(share >= 0.5), width=abs(1 - 2 * share))


_ASIDE = Movement((Leg(_put_aside, _TURNING),))


def _keep(plan: Plan) -> None:
    """Fly a kept leader to its owner, and turn the others face down; nobody else sees what a rival keeps."""
    event = plan.event
    assert isinstance(event, e.LeaderKept)
    board = board_of(plan.after, event.seat)
    faces = [trip for trip in plan.of("leader") if trip.after is None]
    kept = [trip for trip in faces if trip.item.name == ("leader", event.leader)]
    for trip in kept:
        plan.move(trip, put_away(board.centered(*_FACE), _KEPT))
    others, backs = ([trip for trip in each if trip not in kept] for each in (faces, plan.of("back")))
    for face, back in zip(others, (trip for trip in backs if trip.before is None), strict=False):
        plan.turn_into(face, back, _ASIDE)
    for trip in backs:
        if trip.after is None:
            plan.move(trip, put_away(board.centered(*_BACK), _KEPT))


# Leaders in play (LM 3.4)


def _show(plan: Plan) -> None:
    """Light up the medal in its place, or in front of a rival's panel."""
    event = plan.event
    assert isinstance(event, e.LeaderPlayed | e.LeaderCopied | e.LeaderUsed)
    leader = LEADER_OF[event.leader]
    place, medal = leader_place(plan.after, event.seat, leader), f"{ART}medal_{leader + 1}"

    def draw(canvas: Canvas, share: float) -> None:
        side = _MEDAL * (1 + sin(pi * share))
        canvas.skin("glow", place.outset(10 * share))
        canvas.image(medal, place.centered(side, side))

    plan.beside.append(plan.stage.playing(draw, _SHOWN, ease=ease_out))


def _rising(trip: Trip, share: float) -> Pose:
    return Pose(trip.start.moved(dy=-_HEIGHT * share), 0.0, min(1.0, 2 - 2 * share))


def _give_away(plan: Plan) -> None:
    """Let the leader that a rival gives away rise from its panel."""
    assert isinstance(plan.event, e.LeaderDiscarded)
    leader = LEADER_OF[plan.event.leader]
    start = leader_place(plan.after, plan.event.seat, leader).centered(_GIVEN_AWAY, _GIVEN_AWAY)
    medal = f"{ART}medal_{leader + 1}"
    plan.fly(lambda canvas, rect: canvas.image(medal, rect), start, start.moved(dy=-_HEIGHT), _RISES)


TILE_CHOSEN = Step(plan=_choose_tile, rival_rest=REST)
KEPT = Step(flies=fly(_KEPT), plan=_keep)
SHOWN = Step(plan=_show, rival_rest=REST)
GIVEN_AWAY = Step(
    leaves={"leader": Movement((Leg(_rising, _RISES),), layer=FLYING)},
    flies=glide().waiting(),
    rival=Step(plan=_give_away, rival_rest=REST),
)
