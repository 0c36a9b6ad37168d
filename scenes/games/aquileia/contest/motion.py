"""The motion of fight and race: dice land and are counted, lines move to their ranks, laurels are won."""

from functools import partial
from math import pi, sin

from game.aquileia import events as e
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import linear
from scenes.games.aquileia import piece_ids
from scenes.games.aquileia.contest.fighter_line import (
    LinePicture,
    card_rects,
    columns_of,
    die_rects,
    has_blue,
    line_name,
    parts_of,
    strength_name,
)
from scenes.games.aquileia.contest.log import efforts
from scenes.games.aquileia.contest.prizes import line_rect
from scenes.games.aquileia.drawing.painting import paint_card
from scenes.games.aquileia.motion.dice import tumble
from scenes.games.aquileia.motion.places import BREATH, GLANCE, LOOK, hand
from scenes.games.aquileia.position import AquileiaPosition
from scenes.kit.motion.motion import Leg, Movement, Pose, Step, Trip, glide, put_away
from scenes.kit.motion.plan import Plan

_CARD, _COUNT, _ORDER, _GLORY = 0.45, 0.2, 0.36, 0.65
_RED, _CARDS, _BLUE = range(3)


def _column(position: AquileiaPosition, seat: int, number: int) -> Rect:
    """Return a column of a seat's line: that of the red dice, the cards or the blue dice."""
    return columns_of(parts_of(line_rect(position, seat))[2], with_blue=has_blue(position.view))[number]


def _roll(plan: Plan) -> None:
    """Roll the dice to their places in the fighter's line, then count them (AQ 4.2.2, AQ 4.2.4)."""
    event = plan.event
    assert isinstance(event, e.StrengthRolled)
    column = _column(plan.before, event.seat, _BLUE if event.is_blue else _RED)
    places = die_rects(column, len(event.faces))
    plan.beside += tumble(plan.stage, event.faces, "blue" if event.is_blue else "red", places)
    _count(plan, event.seat)


def _play(plan: Plan) -> None:
    """Let the card fly into its fighter's line, and count it there (AQ 4.2.3)."""
    event = plan.event
    assert isinstance(event, e.CardPlayed)
    played = len(efforts(plan.after)[event.seat].cards)
    end = card_rects(_column(plan.before, event.seat, _CARDS), played)[-1]
    laid = [trip for trip in plan.of("card") if trip.owners[0] == piece_ids.contest_card(event.card)]
    for trip in laid:
        plan.move(trip, put_away(end, _CARD))
    if not laid:
        plan.fly(partial(paint_card, event.card), hand(plan.before, event.seat), end, _CARD)
    _count(plan, event.seat)


def _count(plan: Plan, seat: int) -> None:
    """Let the strength grow and the arms move along the scale once dice or card lie in the line."""
    for trip in plan.of("arms"):
        plan.postpone(trip, glide(_COUNT))
    plan.count_later(strength_name(seat), _COUNT)


def _decide(plan: Plan) -> None:
    """Let the winner's line shine in its place before the prizes come (AQ 4.2.5)."""
    assert isinstance(plan.event, e.ContestDecided)
    winner = line_name(plan.event.fighters[0])
    for trip in plan.picture:
        if trip.item.name == winner:
            plan.hold(trip, Movement((Leg(_shining, _GLORY, linear),), draw=_draw_shining))


def _shining(trip: Trip, share: float) -> Pose:
    return Pose(trip.end, 1.0, sin(pi * share))


def _draw_shining(canvas: Canvas, trip: Trip, pose: Pose) -> None:
    assert isinstance(trip.item.paint, LinePicture)
    trip.item.paint.shine(canvas, pose.place, pose.alpha)


ROLLED = Step(plan=_roll, rest=LOOK, rival=Step(plan=_roll, rest=GLANCE))
PLAYED = Step(plan=_play, rest=BREATH)
STOOD = Step(pause=LOOK, rival=Step(pause=BREATH))
"""Longer after the viewer stands, which may happen automatically if no card can be played."""
DECIDED = Step(glides=glide(_ORDER).after(BREATH), plan=_decide, rest=LOOK)
