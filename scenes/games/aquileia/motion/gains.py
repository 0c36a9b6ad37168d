"""Coins, points and cards that are paid and gained."""

from functools import partial

from game.aquileia import events as e
from game.aquileia.board import EQUI, FORUM, LATRO, LEFT_SIDE, METALS, SITES
from game.aquileia.cards import SERVI_1, SERVI_2, UNKNOWN_GEAR, UNKNOWN_SERVI
from game.aquileia.limits import owned
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.motion.tween import Wait
from scenes.engine.text.catalog import signed
from scenes.engine.theme import BURGUNDY, TextStyle
from scenes.games.aquileia.contest.prizes import is_prize, prize_rect, send_prize
from scenes.games.aquileia.drawing.first_player import FORECAST, points_name
from scenes.games.aquileia.drawing.painting import paint_card, piece_name
from scenes.games.aquileia.drawing.signs import Sign, coin_name, draw_sign
from scenes.games.aquileia.layout import legend_rect, site_rect, space_rect
from scenes.games.aquileia.motion.dice import lie, lying_around, sign_of, tumble
from scenes.games.aquileia.motion.places import FLY, GLANCE, LOOK, acting, as_coin, draw_from, hand
from scenes.kit.motion.dice_roll import ROLL
from scenes.kit.motion.motion import Leg, Movement, Pose, Trip, come_from, put_away
from scenes.kit.motion.plan import Plan
from scenes.kit.motion.stage import COIN_FLIGHT, COIN_STEP, FLIGHT, MOST_COINS, in_shares

_LIGHT = 0.12
_POINTS_READ, _COUNTED = 0.12, 0.4
"""Seconds after which points leave their plate, and in which the forecast follows."""
_PLATE = (124.0, 64.0)
_SLAVE, _HOUSE, _FALLS = (46.0, 64.0), 0.4, 150.0
_BESIDE, _ABOVE = 70.0, -50.0
"""Offsets of points: over the house beside a forum space, whose number stays free, and above a piece."""
_GATHERED = ((-70.0, -40.0), (80.0, -50.0), (-60.0, 50.0))
"""Offsets from the deck at which discarded cards start."""
_BLUE_FACES = (0, 1, 2, 0)
"""Faces of the blue dice when they are taken, which is no roll."""
_POINTS = TextStyle(face="title", size=36, colour=BURGUNDY, align="center", smallest=0.5)


# Coins


def pay(plan: Plan, place: Rect, delay: float = 0.0) -> float:
    """Let the coins that the bank gets go to a place one after the other, and return when the last has arrived."""
    coins = [trip for trip in plan.of("coin") if trip.after is None]
    tracks = [plan.move(trip, put_away(as_coin(place)), delay + COIN_STEP * step) for step, trip in enumerate(coins)]
    return max((track.end for track in tracks), default=0.0)


def take(plan: Plan, place: Rect, delay: float = 0.0) -> None:
    """Let coins of the bank come from a place one after the other."""
    for step, trip in enumerate(trip for trip in plan.of("coin") if trip.before is None):
        plan.move(trip, come_from(as_coin(place)), delay + COIN_STEP * step)


def coins_taken(plan: Plan) -> None:
    """Let coins come from the space that acts, or out of the line of a contest."""
    assert isinstance(plan.event, e.CoinsTaken)
    take(plan, prize_rect(plan.before, plan.event.seat) if is_prize(plan.event, plan.after) else acting(plan))


def coins_exchanged(plan: Plan) -> None:
    """Let the coins that are given go before those that are taken come."""
    take(plan, acting(plan), delay=pay(plan, acting(plan)))


def coins_stolen(plan: Plan) -> None:
    """Let the coins of the port fly one after the other."""
    for step, trip in enumerate(plan.of("coin")):
        plan.move(trip, FLY, COIN_STEP * step)


def port_paid(plan: Plan) -> None:
    """Let the coin go to the bank of the port."""
    pay(plan, space_rect(LATRO).moved(dy=-20))


# Points


def travel(plan: Plan, seat: int, points: int, place: Rect, delay: float = 0.0) -> None:
    """Show `+4` on a plate and let coins carry the points to the seat's disc, which counts them as they land."""
    plate = place.centered(*_PLATE).kept_inside(SCREEN)
    plan.fly(partial(draw_points, points), plate, plate, travels(points), delay)
    plan.pay(points_name(seat), points, plate, delay + _POINTS_READ)
    if seat == plan.after.viewer:
        plan.count(FORECAST, _COUNTED, delay + _POINTS_READ)


def travels(points: int) -> float:
    """Return for how many seconds a plate is seen while coins carry its points away."""
    return _POINTS_READ + COIN_STEP * (len(in_shares(points, MOST_COINS)) - 1) + COIN_FLIGHT


def draw_points(points: int, canvas: Canvas, rect: Rect) -> None:
    """Draw the plate with the points."""
    canvas.skin("shadow", rect)
    canvas.skin("plate_gold", rect)
    left, number = rect.inset(10, 6).split_left(44, 4)
    draw_sign(canvas, Sign("sign_laurel"), left.centered(44, 44))
    canvas.text(signed(points), number, _POINTS)


def points_scored(plan: Plan) -> None:
    """Let points travel from the space that acts, or out of the line of a contest."""
    assert isinstance(plan.event, e.PointsScored)
    space, seat = acting(plan), plan.event.seat
    in_forum = space in map(space_rect, FORUM)
    place = space.moved(dx=_BESIDE if in_forum else 0, dy=_ABOVE)
    travel(plan, seat, plan.event.points, prize_rect(plan.before, seat) if is_prize(plan.event, plan.after) else place)


def buildings_activated(plan: Plan) -> None:
    """Let the seat's sites yield one after the other, with time to read the viewer's gains (AQ 4.6.3)."""
    assert isinstance(plan.event, e.BuildingsActivated)
    seat, coins = plan.event.seat, plan.of("coin")
    if plan.is_own and (plan.event.points or any(plan.event.coins)):
        plan.afterwards.append(Wait(LOOK))
    for index, site in enumerate(owned(plan.after.view, seat, LEFT_SIDE)):
        facts, rect = SITES[site], site_rect(site)
        if facts.yields:
            travel(plan, seat, facts.yields, rect, _LIGHT * index)
        paid = [metal for metal in range(len(METALS)) for _ in range(facts.coins[metal])]
        for step, metal in enumerate(paid):
            for trip in [trip for trip in coins if trip.item.name == coin_name(metal)][:1]:
                coins.remove(trip)
                plan.move(trip, come_from(as_coin(rect)), _LIGHT * index + COIN_STEP * step)


# Cards


def card_bought(plan: Plan) -> None:
    """Let the coin go to the space, and the card to its owner."""
    event = plan.event
    assert isinstance(event, e.CardBought)
    pay(plan, space_rect(EQUI[event.place]))
    for trip in plan.of("card"):
        if trip.after is None:
            plan.move(trip, put_away(hand(plan.after, event.seat)))


def servi_bought(plan: Plan) -> None:
    """Let the coins go to the space that acts; the cards come with events of their own."""
    pay(plan, acting(plan))


def card_drawn(plan: Plan) -> None:
    """Let a drawn card fly to its owner, face down unless the viewer may know it."""
    event = plan.event
    assert isinstance(event, e.CardDrawn)
    position, back = plan.after, UNKNOWN_SERVI if event.is_servi else UNKNOWN_GEAR
    kind = back if event.masked(position.viewer).is_masked() or position.hands_covered else event.card
    deck = "servi" if event.is_servi else "gear"
    start = legend_rect(f"{deck}_deck")
    drawn = [trip for trip in plan.of("card") if trip.before is None]
    draw_from(plan, deck)
    if is_prize(event, position):
        send_prize(plan, drawn, partial(paint_card, kind), hand(position, event.seat, kind))
        return
    for trip in drawn:
        plan.move(trip, come_from(start))
    if not drawn:
        plan.fly(partial(paint_card, kind), start, hand(position, event.seat, kind), FLIGHT)


def deck_reshuffled(plan: Plan) -> None:
    """Let discarded cards fly onto the deck."""
    assert isinstance(plan.event, e.DeckReshuffled)
    deck = legend_rect("servi_deck" if plan.event.is_servi else "gear_deck")
    back = UNKNOWN_SERVI if plan.event.is_servi else UNKNOWN_GEAR
    for index, (dx, dy) in enumerate(_GATHERED):
        start = deck.moved(dx, dy)
        plan.fly(partial(paint_card, back), start, deck, GLANCE, _LIGHT * index)


# Dice


def dice_rolled(plan: Plan) -> None:
    """Roll the dice, then show them lying while the status line names the result."""
    assert isinstance(plan.event, e.DiceRolled)
    places = lying_around(acting(plan).moved(dx=110), len(plan.event.faces))
    plan.beside += tumble(plan.stage, plan.event.faces, "red", places)
    plan.afterwards += lie(plan.stage, plan.event.faces, "red", places, LOOK)


def potentia_taken(plan: Plan) -> None:
    """Roll the blue dice out of the stall, and let them fly to their holder."""
    assert isinstance(plan.event, e.PotentiaTaken)
    places = lying_around(acting(plan).moved(dx=60), len(_BLUE_FACES))
    home = hand(plan.before, plan.event.seat)
    plan.beside += tumble(plan.stage, _BLUE_FACES, "blue", places)
    for face, place in zip(_BLUE_FACES, places, strict=True):
        plan.fly(sign_of(face, "blue"), place, home.centered(place.w, place.h), FLIGHT, ROLL)


# Building


def building_built(plan: Plan) -> None:
    """Let coins and slaves go to the site, then drop the house there."""
    event = plan.event
    assert isinstance(event, e.BuildingBuilt)
    site = site_rect(event.site)
    pay(plan, site)
    slaves = [SERVI_1] * event.ones + [SERVI_2] * event.twos
    end, known = site.centered(*_SLAVE), [trip for trip in plan.of("card") if trip.after is None]
    for step, kind in enumerate(slaves):
        if step < len(known):
            plan.move(known[step], put_away(end), _LIGHT * step)
        else:
            plan.fly(partial(paint_card, kind), hand(plan.before, event.seat), end, FLIGHT, _LIGHT * step)
    paid = max([_LIGHT * (len(slaves) - 1) + FLIGHT if slaves else 0.0, *(track.end for track in plan.flights)])
    for trip in plan.trips:
        if trip.item.name == piece_name("house", plan.after.people[event.seat].colour) and trip.before is None:
            plan.move(trip, _FALLING, paid)


def _falling(trip: Trip, share: float) -> Pose:
    return Pose(trip.end.moved(dy=-_FALLS * (1 - share)), 1.0)


_FALLING = Movement((Leg(_falling, _HOUSE),))
