"""The church report: who supports the church is paid for its faith, the others get the tile (LM 5.1)."""

from dataclasses import replace
from math import sin, tau

from game.lorenzo import events as e
from game.lorenzo.goods import FAITH, POINTS, single
from scenes.engine.motion.tween import ease_out
from scenes.games.lorenzo import layout
from scenes.games.lorenzo.motion.goods import count, gain
from scenes.games.lorenzo.motion.places import glow
from scenes.games.lorenzo.motion.rounds import REST
from scenes.games.lorenzo.widgets.tracks import verdict_name
from scenes.kit.motion.motion import Leg, Movement, Pose, Step, Trip, come_from
from scenes.kit.motion.plan import Plan

_TOKEN, _PROCESSION, _SOLEMN, _PAGE_GONE = 64.0, 0.8, 0.4, 0.35
"""Size of a token where it sets out, the seconds of its way, those of a solemn gain, and those in which a page goes."""
_SEAL, _ABOVE, _LIT = 0.7, (190.0, 40.0), 0.3
"""Seconds in which an excommunication falls, its first size and height, and the seconds in which the tile is lit."""
_REACH, _SWINGS = 8.0, 3


def _support(plan: Plan) -> None:
    """Move the token back along the track while points come, and add the family's token to the tile.

    A viewer who decided sees it after the page has closed.
    """
    event = plan.event
    assert isinstance(event, e.ChurchSupported)
    delay, step = _PAGE_GONE if plan.is_own else 0.0, layout.faith_cell(event.faith)
    tile = layout.tile_rect(plan.after.view.period)
    for trip in _tokens(plan, event.seat):
        plan.move(trip, come_from(step.centered(_TOKEN, _TOKEN), _PROCESSION), delay)
    glow(plan, tile, _LIT, delay + _PROCESSION)
    count(plan, event.seat, _PROCESSION, delay, [FAITH])
    gain(plan, event.seat, single(POINTS, event.points), step, _SOLEMN, delay)


def _excommunicate(plan: Plan) -> None:
    """Drop the token onto the tile, which shakes with all that lies on it."""
    event = plan.event
    assert isinstance(event, e.Excommunicated)
    tile, (size, height) = layout.tile_rect(plan.after.view.period), _ABOVE
    for trip in plan.lying_in(tile):
        plan.move(trip, _SHAKING, _SEAL)
    for trip in _tokens(plan, event.seat):
        fall = come_from(tile.centered(size, size).moved(dy=-height), _SEAL)
        plan.move(trip, replace(fall, legs=(*fall.legs, *_SHAKING.legs)))
    glow(plan, tile, _LIT, _SEAL)


def _tokens(plan: Plan, seat: int) -> list[Trip]:
    """Return the family's token that comes to the tile of the period."""
    name = verdict_name(plan.after.view.period, seat)
    return [trip for trip in plan.of("verdict") if trip.item.name == name]


def _shaken(trip: Trip, share: float) -> Pose:
    """Return the pose of something that is shaken less and less."""
    return Pose(trip.end.moved(_REACH * (1 - share) * sin(share * _SWINGS * tau)), float(share > 0))


_SHAKING = Movement((Leg(_shaken, _LIT, ease_out),))
SUPPORTED = Step(plan=_support, rival_rest=REST)
EXCOMMUNICATED = Step(plan=_excommunicate, rival_rest=REST)
