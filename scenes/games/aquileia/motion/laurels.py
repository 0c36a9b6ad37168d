"""The motion of laurels: they are looked at, won, discarded, auctioned, and revealed at the end."""

from functools import partial

from game.aquileia import events as e
from game.aquileia.board import THEATRUM
from game.aquileia.laurels import THEATRE, UNKNOWN_STADIUM, UNKNOWN_THEATRE, kind_of
from game.aquileia.state import turn_order
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import InTurn, Wait, ease_out, linear
from scenes.games.aquileia.choices.auction_dialog import line_rects
from scenes.games.aquileia.contest.prizes import lying_rect, prize_rect, send_prize
from scenes.games.aquileia.drawing.painting import draw_laurel, laurel_name, paint_laurel
from scenes.games.aquileia.drawing.signs import coin_name, paint_coin
from scenes.games.aquileia.layout import legend_rect
from scenes.games.aquileia.motion.gains import pay, travel, travels
from scenes.games.aquileia.motion.laurel_reveal import SECONDS, unveiling
from scenes.games.aquileia.motion.places import (
    BREATH,
    FLY,
    GLANCE,
    LOOK,
    acting,
    as_coin,
    draw_from,
    last_laurel,
    laurels,
    panel,
    purse_id,
)
from scenes.games.aquileia.position import AquileiaPosition
from scenes.games.aquileia.widgets.rival_panel import holdings_name
from scenes.kit.motion.motion import Leg, Movement, Pose, Step, Trip, change, fly, put_away, turn_from
from scenes.kit.motion.movements import fading
from scenes.kit.motion.plan import Plan
from scenes.kit.motion.stage import COIN_STEP, FLIGHT

_SOLD, _MARKED, _AWARDED = 0.5, 0.8, 0.6
"""Seconds of a laurel's flight, slow because it decides about villas; `_MARKED` is the pause before one is sold."""
_TURN = 0.35
_LIFTED = (64.0, 90.0)
_FALL = 70.0


def _back_of(kind: int) -> int:
    return UNKNOWN_THEATRE if kind in THEATRE or kind == UNKNOWN_THEATRE else UNKNOWN_STADIUM


def _is_hidden(event: e.LaurelSeen | e.LaurelTaken | e.LaurelDiscarded, position: AquileiaPosition) -> bool:
    """Return whether the event is hidden from anyone who looks at this screen."""
    lookers = range(len(position.people)) if position.hands_covered else (position.viewer,)
    return any(event.masked(seat).is_masked() for seat in lookers)


def _see(plan: Plan) -> None:
    """Lift and turn the deck's laurel for the winner; others see its back."""
    event = plan.event
    assert isinstance(event, e.LaurelSeen)
    line = prize_rect(plan.before, event.seat).centered(*_LIFTED)
    face = UNKNOWN_STADIUM if _is_hidden(event, plan.after) else event.laurel
    turning = partial(_draw_turning, UNKNOWN_STADIUM, face, line, line.moved(dy=-_FALL))
    plan.beside.append(plan.stage.playing(turning, _TURN))
    plan.stage.goal = line


def _draw_turning(back: int, face: int, start: Rect, end: Rect, canvas: Canvas, share: float) -> None:
    """Draw a laurel that turns: it is narrow halfway, where the other side appears."""
    rect = start.lerp(end, share)
    draw_laurel(canvas, face if share > 0.5 else back, rect.centered(max(0.04, abs(1 - 2 * share)) * rect.w, rect.h))


def _take(plan: Plan) -> None:
    """Let a won laurel fly to its owner, face down for those who may not see it.

    The viewer's own would land below the dialog; it lies in the line until that closes.
    """
    event, position = plan.event, plan.after
    assert isinstance(event, e.LaurelTaken)
    draw_from(plan, "stadium")
    for trip in plan.of("laurel"):
        plan.drop(trip)
    if event.seat == position.viewer and not position.hands_covered:
        lying = lying_rect(plan.before, event.seat)
        plan.fly(partial(paint_laurel, event.laurel), lying, lying, BREATH)
        return
    kind = _back_of(event.laurel) if _is_hidden(event, position) else event.laurel
    send_prize(plan, (), partial(paint_laurel, kind), laurels(position, event.seat), _AWARDED)
    _show_held(plan, event.seat, BREATH + _AWARDED)


def _show_held(plan: Plan, seat: int, seconds: float) -> None:
    """Show what a rival holds after the event once its laurel has arrived."""
    for trip in plan.picture:
        if trip.item.name == holdings_name(seat):
            plan.move(trip, change(seconds))


def _discard(plan: Plan) -> None:
    """Fade out the discarded laurel, face down if it was hidden before."""
    event = plan.event
    assert isinstance(event, e.LaurelDiscarded)
    if _is_hidden(event, plan.after):
        back = _back_of(event.laurel)
        deck = legend_rect("theatre_deck" if back == UNKNOWN_THEATRE else "stadium_deck")
        plan.beside.append(fading(plan.stage, partial(paint_laurel, back), deck, _FALL))
        draw_from(plan, "theatre" if back == UNKNOWN_THEATRE else "stadium")


def _falling(trip: Trip, share: float) -> Pose:
    return Pose(trip.start.moved(dy=_FALL * share), 0.0, 1 - share)


# The auction


def _reveal(plan: Plan) -> None:
    """Turn the laurel over while it flies into the dialog, which opens (AQ 4.4.1)."""
    assert isinstance(plan.event, e.LaurelRevealed)
    for trip in plan.of("laurel"):
        if trip.item.name == laurel_name(plan.event.laurel):
            plan.move(trip, turn_from(legend_rect("theatre_deck"), partial(paint_laurel, UNKNOWN_THEATRE)))


def _bid(plan: Plan) -> None:
    """Let a coin fly to the bidder's line; it is not paid yet, so the purse keeps it until the laurel is sold."""
    event, position = plan.event, plan.after
    assert isinstance(event, e.BidMade)
    seats = len(position.people)
    line = line_rects(seats)[(event.seat - position.view.spaces[THEATRUM]) % seats]
    coin, purse = coin_name(event.metal), purse_id(position, event.seat)
    for trip in plan.picture:
        if trip.item.name == coin and trip.owners[1] == purse:
            plan.fly(partial(paint_coin, event.metal), trip.start, as_coin(line), FLIGHT)
            return


def _sell(plan: Plan) -> None:
    """Show the winner's line, then let coins go to owner or bank and the laurel to the winner (AQ 4.4.2)."""
    event = plan.event
    assert isinstance(event, e.AuctionWon)
    pay(plan, acting(plan), _MARKED)
    for step, trip in enumerate(trip for trip in plan.of("coin") if trip.after):
        plan.move(trip, FLY, _MARKED + COIN_STEP * step)
    kind = kind_of(plan.after.view.laurels[event.seat][-1])
    for trip in plan.of("laurel"):
        if trip.item.name != laurel_name(kind):
            continue
        if trip.owners[1] == last_laurel(plan.after):
            plan.move(trip, fly(_SOLD), _MARKED)
        elif trip.after is None:
            plan.move(trip, put_away(laurels(plan.after, event.seat), _SOLD), _MARKED)
    _show_held(plan, event.seat, _MARKED + _SOLD)


# The end


def _turn_all_up(plan: Plan) -> None:
    """Reveal the laurels seat by seat; points of numbers and villas are shown unless the finale counts them (AQ 5)."""
    position, begins = plan.after, 0.0
    for seat in turn_order(plan.before.view):
        held, known = plan.before.view.laurels[seat], position.view.laurels[seat]
        if held:
            sides = list(zip(map(kind_of, held), map(kind_of, known), strict=True))
            shown = unveiling(position, seat, laurels(position, seat), sides)
            plan.beside.append(InTurn([Wait(begins), plan.stage.playing(shown, SECONDS, ease=linear)]))
            begins += SECONDS
        _show_held(plan, seat, begins)
        begins += _count(plan, seat, begins)


def _count(plan: Plan, seat: int, begins: float) -> float:
    """Let the points of laurels and villas travel to a seat, and return how long that takes."""
    if plan.after.awaits_count:
        return 0.0
    found = [points for name in ("laurels", "villas") if (points := plan.after.score.of(seat, name))]
    for points in found:
        travel(plan, seat, points, panel(plan.after, seat), begins)
        begins += travels(points)
    return sum(map(travels, found))


SEEN = Step(plan=_see, rest=GLANCE)
TAKEN = Step(plan=_take, rest=LOOK, rival=Step(plan=_take, rest=GLANCE))
DISCARDED = Step(leaves={"laurel": Movement((Leg(_falling, 0.35, ease_out),))}, plan=_discard)
REVEALED = Step(plan=_reveal, rest=LOOK)
BID = Step(plan=_bid, rest=GLANCE)
SOLD = Step(plan=_sell, rest=BREATH)
ALL_TURNED_UP = Step(plan=_turn_all_up, rest=LOOK)
