"""`MOTION`: one row for each event whose motion is more than pieces that glide to their new places."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.lucca import events as e
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.motion.tracked import Number
from scenes.engine.motion.tween import linear
from scenes.games.lucca.layout import tray_rects
from scenes.games.lucca.motion import dealing, end_scoring, palaces
from scenes.games.lucca.widgets.side_panels import draw_change
from scenes.kit.motion.motion import (
    Leg,
    Motion,
    Movement,
    Pose,
    Step,
    Trip,
    fade_in,
    fly,
    glide,
    stay,
    sweep,
    turn_and_fly,
)
from scenes.kit.motion.plan import Plan
from scenes.kit.motion.stage import Dealt

_LOOK = 0.25
"""Seconds after a rival's action in which it can be read."""
_HOLD, _REACHES, _RAISED = 0.7, 0.25, 14.0
"""Seconds in which a rival holds up a triplet, the share of them until it is raised, and how far."""
_HOP, _SHRINKS = 9.0, 0.4
_GOES_OUT = 0.9
_CHANGE, _CHANGE_GOES = 2.2, 0.8
"""Seconds for which a change is shown beside its total, and the share of them after which it fades."""
_SCAFFOLD = 0.25


# Movements


def _hopping(trip: Trip, share: float) -> Pose:
    """Return the pose of a crest: those that advance pass above, the others below, smaller so that words stay clear."""
    side = _HOP if trip.start.x < trip.end.x else -_HOP if trip.start.x > trip.end.x else 0.0
    halfway = 4 * share * (1 - share) if side else 0.0
    place = trip.start.lerp(trip.end, share).moved(dy=side * halfway)
    size = 1 - _SHRINKS * halfway
    return Pose(place.centered(place.w * size, place.h * size), share)


def _ranking(trip: Trip, share: float) -> Pose:
    """Return the pose of a row: one that falls back fades out halfway, so that the passing one can be read."""
    falls = trip.start.y < trip.end.y
    alpha = 1 - 4 * share * (1 - share) * _GOES_OUT if falls else 1.0
    return Pose(trip.start.lerp(trip.end, share), share, alpha)


def _passing(trip: Trip, share: float) -> Pose:
    return Pose(trip.end, 1.0, min(1.0, (1 - share) / (1 - _CHANGE_GOES)))


def _draw_change(canvas: Canvas, trip: Trip, pose: Pose) -> None:
    """Draw by how much a total has changed, beside it."""
    before, after = (item.paint if item else None for item in (trip.before, trip.after))
    if isinstance(before, Number) and isinstance(after, Number) and before.value != after.value:
        with canvas.faded(pose.alpha):
            draw_change(canvas, trip.end, after.value - before.value)


def _squeezed(trip: Trip, share: float) -> Pose:
    """Return the pose of a scaffold's storey that makes room for the storey that rises below it."""
    top = trip.start.split_top(0)[0]
    return Pose(trip.start.lerp(top, share), 0.0)


def _held_up(trip: Trip, share: float) -> Pose:
    raised = min(1.0, share / _REACHES, (1 - share) / _REACHES)
    return Pose(trip.end.moved(dy=-_RAISED * raised), 1.0)


def _glowing(trip: Trip, share: float) -> Pose:
    return Pose(trip.end, 1.0, min(1.0, share / _REACHES, (1 - share) / _REACHES))


def _draw_glow(canvas: Canvas, trip: Trip, pose: Pose) -> None:
    with canvas.faded(pose.alpha):
        canvas.skin("glow", pose.place)
    trip.item.paint(canvas, pose.place)


_NOTE = Movement((Leg(_passing, _CHANGE, linear),), draw=_draw_change)
_FOLLOWS = {
    "rank": Movement((Leg(_ranking, 0.3),)),
    "next": glide(),
    "bonus": replace(glide(0.5), layer=1),
}
_COMING = ("ornament", "crest", "next", "progress", "plaque", "bonus")
"""Kinds that appear once an event has landed, but disappear with it."""


def _follows(trip: Trip) -> Sequence[Movement]:
    """Return the movements of what changes after an event: totals, the next order, badges with another palace."""
    is_both = trip.before is not None and trip.after is not None
    if trip.kind == "bonus" and is_both and not trip.crosses:
        return ()
    if trip.kind in _COMING and not is_both:
        return (fade_in(),) if trip.after else ()
    if trip.kind == "rank" and trip.start == trip.end:
        return (_NOTE,)
    found = _FOLLOWS.get(trip.kind)
    return (found, *([_NOTE] if trip.kind == "rank" else [])) if found else ()


# Plans


def _hold_up(plan: Plan) -> None:
    """Hold up the triplet that a rival has taken over its tray for a moment."""
    assert isinstance(plan.event, e.TripletTaken)
    tray = tray_rects(len(plan.after.view.triplets))[plan.event.triplet]
    for trip in plan.lying_in(tray):
        if trip.kind == "card":
            plan.hold(trip, Movement((Leg(_held_up, _HOLD, linear),)))
        elif trip.kind == "tray":
            plan.hold(trip, Movement((Leg(_glowing, _HOLD, linear),), draw=_draw_glow))


_SCAFFOLDS = ("posts", "scaffold", "foot")
_RISING: Mapping[str, Movement] = dict.fromkeys(_SCAFFOLDS, fade_in(_SCAFFOLD))
_BUILT = {"card": stay()}
"""For a card of a pile, which is seen until the next one lies on it."""

MOTION = Motion(
    follows=_follows,
    events={
        Dealt: dealing.DEALT,
        e.CardsKept: dealing.KEPT,
        e.StartRevealed: dealing.REVEALED,
        e.TripletsLaid: dealing.LAID,
        e.OrderSet: Step(glides=Movement((Leg(_hopping, 0.7),)), pause=0.3),
        e.TripletTaken: Step(upon="after", rival=Step(upon="after", plan=_hold_up)),
        e.PalaceStarted: Step(flies=fly().after(_SCAFFOLD), enters=_RISING, rival_rest=_LOOK),
        e.PalaceExtended: Step(leaves={"scaffold": Movement((Leg(_squeezed, 0.3),))}, rival_rest=_LOOK),
        e.PalaceCompleted: palaces.COMPLETED,
        e.PalaceOpened: palaces.OPENED,
        e.WallBuilt: Step(flies=turn_and_fly(dealing.draw_back), leaves=_BUILT, rival_rest=_LOOK),
        e.TowerRaised: Step(leaves=_BUILT, rival_rest=_LOOK),
        e.CardDiscarded: Step(rival_rest=_LOOK),
        e.TripletDiscarded: Step(leaves={"card": sweep(-340, 0.5)}),
        e.LastOpeningsBegun: Step(glides=Movement((Leg(_hopping, 0.7),)), pause=0.7),
        e.WallsScored: Step(plan=end_scoring.walls_scored),
        e.WallsUnsupported: Step(plan=end_scoring.walls_unsupported),
        e.LargestAddressScored: Step(plan=end_scoring.address_scored),
        e.SmallestAddressScored: Step(plan=end_scoring.address_scored),
    },
)
