"""Rounds: dice fall and cards come down their towers, members are placed and go home, cards are taken and used."""

from dataclasses import replace
from functools import partial
from math import pi, sin

from game.lorenzo import events as e
from game.lorenzo.board import MEMBERS
from game.lorenzo.cards import CARD_OF
from game.lorenzo.effects import PRODUCTION, TARGET_NAMES
from game.lorenzo.limits import member_value
from game.lorenzo.powers import powers_of
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import linear
from scenes.games.lorenzo import layout, piece_ids
from scenes.games.lorenzo.drawing.painting import ART, member_name, paint_member
from scenes.games.lorenzo.motion.goods import SWELLS
from scenes.games.lorenzo.motion.places import board_of, glow, slot_of
from scenes.games.lorenzo.widgets.rival_panel import paint_die
from scenes.games.lorenzo.widgets.tracks import DICE_COLOURS
from scenes.kit.motion.dice_roll import ROLL, Throw, rolled_at
from scenes.kit.motion.motion import (
    FLYING,
    Leg,
    Movement,
    Pose,
    Step,
    Trip,
    appear,
    at_end,
    come_from,
    fade_in,
    fade_out,
    fly,
    glide,
    put_away,
)
from scenes.kit.motion.plan import Plan
from scenes.kit.motion.stage import FLIGHT

REST = 0.3
"""Seconds after a rival's action in which it can be read."""
_CARD, _RIVALS, _GOES_OUT = 0.45, 0.62, 0.15
"""Seconds in which an own card is taken, a rival's member or card flies, and its card fades out on the panel."""
_COMING_DOWN, _GOING_HOME, _SPREAD = 0.075, 0.75, 0.5
_DIP, _SETTLES = 9.0, 0.08
"""Height above its space in which a member arrives, and the seconds in which it is put down."""
_USED, _TURN, _DIE = 0.12, 0.4, 40.0
_THROW = Throw(190.0, 70.0)
_CHANGED = 0.25
"""Share of a die's path on which the old dice disappear and the new one becomes opaque."""


# The beginning of a round


def _begin(plan: Plan) -> None:
    """Roll the dice and let the cards come down their towers one after the other; values wait for their dice."""
    trips = [trip for trip in plan.trips if trip.kind in ("die", "card")]
    plan.clear()
    for trip in trips:
        if trip.kind == "die":
            _roll(plan, trip)
    falling = [trip for trip in trips if trip.kind == "card" and trip.after]
    for step, trip in enumerate(falling):
        top = Rect(trip.end.x, layout.tower_rect(0).y + 48, trip.end.w, trip.end.h)
        plan.move(trip, come_from(top), _COMING_DOWN * step)
    if falling:
        _hide_values(plan)


def _roll(plan: Plan, trip: Trip) -> None:
    """Let a new die fall to its place, or one of the round before disappear."""
    if trip.after is None:
        plan.move(trip, fade_out(ROLL * _CHANGED))
        return
    assert isinstance(trip.item.name, tuple)
    index = int(trip.item.name[-1])
    colour, die = DICE_COLOURS[index], plan.after.view.dice[index]
    plan.move(trip, appear(ROLL))
    rolling = partial(_draw_rolling, index, f"{ART}die_{colour}_", die)
    plan.beside.append(plan.stage.playing(rolling, ROLL, ease=linear))


def _draw_rolling(index: int, faces: str, die: int, canvas: Canvas, share: float) -> None:
    """Draw a die falling from the sky, fading in."""
    thrown = _THROW.at(share, index, layout.die_rect(index))
    if thrown is None:
        return
    place, angle, faces_left = thrown
    with canvas.layer(place, angle=angle, alpha=min(1.0, rolled_at(share, index) / _CHANGED)):
        canvas.image(f"{faces}{(die - 1 + faces_left) % 6 + 1}", place)


def _hide_values(plan: Plan) -> None:
    """Show the members whose dice fall without their values until these lie."""
    for person in plan.after.people:
        names = [member_name(person.colour, member) for member in range(len(DICE_COLOURS))]
        for trip in [each for each in plan.picture if each.item.name in names]:
            member, is_on_panel = names.index(trip.item.name), trip.owners[1] == piece_ids.rival(person.seat)
            die, whole = partial(paint_die, member, None, 1.0), partial(paint_member, person.colour, member, None)
            waits = Movement((Leg(_bare, ROLL), Leg(at_end, 0.0)), back=die if is_on_panel else whole)
            plan.move(replace(trip, before=None), waits)


def _bare(trip: Trip, share: float) -> Pose:
    return Pose(trip.end, 0.0)


# Members


def _arrive(trip: Trip, share: float) -> Pose:
    return Pose(trip.start.lerp(trip.end.moved(dy=-_DIP), share), 1.0)


def _arrive_from_panel(trip: Trip, share: float) -> Pose:
    """Return the pose of a rival's member, which grows out of the die on its panel and is larger on its way."""
    place = _fitted(trip.start, trip.end).lerp(trip.end.moved(dy=-_DIP), share)
    size = 1 + SWELLS * sin(pi * share)
    return Pose(place.centered(place.w * size, place.h * size), 1.0)


def _settle(trip: Trip, share: float) -> Pose:
    return Pose(trip.end.moved(dy=-_DIP * (1 - share)), 1.0)


def _go_to_panel(trip: Trip, share: float) -> Pose:
    return Pose(trip.start.lerp(_fitted(trip.end, trip.start), share), 0.0)


def _fitted(place: Rect, shape: Rect) -> Rect:
    """Return the largest rectangle of a shape within a place."""
    return place.fitted(shape.w / shape.h)


_PLACED = Movement((Leg(_arrive, FLIGHT), Leg(_settle, _SETTLES)), layer=FLYING)
_PLACED_BY_RIVAL = Movement((Leg(_arrive_from_panel, _RIVALS), Leg(_settle, _SETTLES)), layer=FLYING)
_HOME_TO_PANEL = Movement((Leg(_go_to_panel, _GOING_HOME),), layer=FLYING)


def _go_home(plan: Plan) -> None:
    """Let the members of rivals fly to the dice on their panels."""
    panels = {piece_ids.rival(person.seat) for person in plan.after.people}
    for trip in plan.of("member"):
        if trip.crosses and trip.owners[1] in panels:
            plan.move(trip, _HOME_TO_PANEL)


# Cards


def _take(plan: Plan) -> None:
    """Let a card that a rival takes shrink onto its panel."""
    assert isinstance(plan.event, e.CardTaken)
    panel = slot_of(plan.after, plan.event.seat, CARD_OF[plan.event.card])
    for trip in plan.of("card"):
        if trip.after is None:
            plan.move(trip, put_away(panel, _RIVALS, _GOES_OUT))


def _work(plan: Plan) -> None:
    """Light up the used cards one after the other; of a rival, its panel."""
    event = plan.event
    assert isinstance(event, e.WorkDone)
    if not plan.is_own:
        glow(plan, board_of(plan.after, event.seat), _SPREAD)
        return
    tile = layout.bonus_rect(event.work == TARGET_NAMES[PRODUCTION])
    cards = (CARD_OF.get(name) for name in event.cards)
    used = [tile if card is None else slot_of(plan.after, event.seat, card) for card in cards]
    for step, place in enumerate(used or [tile]):
        glow(plan, place, _USED, _USED * step)


def _raise(plan: Plan) -> None:
    """Turn the member's die to its new value; of a rival, only its panel glows."""
    event = plan.event
    assert isinstance(event, e.MemberRaised)
    if not plan.is_own:
        glow(plan, board_of(plan.after, event.seat), _TURN)
        return
    view, member = plan.after.view, MEMBERS.index(event.member)
    piece, player = layout.member_rect(member), view.players[event.seat]
    now, die = member_value(view, player, powers_of(player), member), view.dice[member]
    back, face = (partial(paint_die, member, value, 1.0) for value in (die, now))
    foot = Rect(piece.x, piece.bottom - piece.w * 0.6, piece.w, piece.w * 0.6).centered(_DIE, _DIE)
    plan.beside.append(plan.stage.turning_over(back, face, foot))
    glow(plan, piece, _TURN)


BEGUN = Step(upon="after", plan=_begin)
DEALT = Step(enters=dict.fromkeys(("card", "die"), fade_in()), deals=True, plan=_begin)
PLACED = Step(flies=_PLACED, rival=Step(flies=_PLACED_BY_RIVAL, rival_rest=REST))
RENEWED = Step(
    flies=fly(_GOING_HOME),
    glides=glide(_SPREAD),
    leaves=dict.fromkeys(("card", "mark"), fade_out(_GOING_HOME)),
    plan=_go_home,
    pause=_SPREAD,
)
TAKEN = Step(flies=fly(_CARD), rival=Step(flies=fly(_RIVALS), plan=_take, rival_rest=REST))
WORKED = Step(plan=_work, rival_rest=REST)
RAISED = Step(plan=_raise, rival_rest=REST)
