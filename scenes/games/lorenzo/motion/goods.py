"""Goods on their way: they fly from what gives them to the numbers, which count them, and back to what is paid."""

from collections.abc import Sequence
from functools import partial

from game.lorenzo import events as e
from game.lorenzo.board import SPACE_NAMES
from game.lorenzo.cards import CARD_OF
from game.lorenzo.goods import FAITH, RESOURCE_OF, RESOURCES, SERVANTS, single
from game.lorenzo.leaders import LEADER_OF
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import linear
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.drawing.goods import goods_name
from scenes.games.lorenzo.layout import space_rect
from scenes.games.lorenzo.motion.places import leader_place, purse_of, slot_of
from scenes.games.lorenzo.placements import spot_of
from scenes.kit.motion.motion import glide
from scenes.kit.motion.movements import fading
from scenes.kit.motion.plan import Plan

_SIGN = 40.0
_PLATE = (110.0, _SIGN)
_FLIGHT, _RIVALS_FLIGHT, _COUNT, _LOSES = 0.32, 0.5, 0.16, 0.35
SWELLS = 0.9
"""Share by which a rival's piece is larger halfway."""
_RISES, _CHIP = 0.5, 0.3
_HEIGHT, _FALL = 46.0, 60.0


def paid(plan: Plan) -> None:
    """Count the numbers down while the goods fly to where they are spent."""
    event = plan.event
    assert isinstance(event, e.GoodsPaid | e.ServantsPaid)
    amounts = event.amounts if isinstance(event, e.GoodsPaid) else single(SERVANTS, event.servants)
    seconds, spent = _FLIGHT if plan.is_own else _RIVALS_FLIGHT, spot_of(plan.after).centered(*_PLATE)
    for good, number in enumerate(amounts):
        if number:
            _fly(plan, signs.amount(good, number), purse_of(plan.after, event.seat, good), spent, seconds)
    count(plan, event.seat, seconds)


def gained(plan: Plan) -> None:
    """Fly goods to their numbers, which then count up; or say that all of it is lost."""
    event = plan.event
    assert isinstance(event, e.GoodsGained)
    if any(event.amounts):
        gain(plan, event.seat, event.amounts, _source(plan, event))
    else:
        rise(plan, [signs.Number("0"), signs.Sign(RESOURCES[FAITH])], _source(plan, event), _RISES)


def gain(plan: Plan, seat: int, amounts: Sequence[int], source: Rect, more: float = 0.0, delay: float = 0.0) -> None:
    """Fly each good from its source to its number, which then counts up; `more` adds seconds to a solemn gain."""
    seconds, plate = more + (_FLIGHT if plan.is_own else _RIVALS_FLIGHT), source.centered(*_PLATE)
    for good, number in enumerate(amounts):
        if number:
            _fly(plan, signs.amount(good, number), plate, purse_of(plan.after, seat, good), seconds, more, delay)
    count(plan, seat, _COUNT + more / 2, delay + seconds, [good for good, number in enumerate(amounts) if number])


def _fly(
    plan: Plan, row: signs.Row, start: Rect, end: Rect, seconds: float, more: float = 0.0, delay: float = 0.0
) -> None:
    swells = 0.0 if plan.is_own and not more else SWELLS
    plan.fly(partial(_draw_plate, row), start, end, seconds, delay, swells=swells)


def count(
    plan: Plan, seat: int, seconds: float, delay: float = 0.0, goods: Sequence[int] = range(len(RESOURCES))
) -> None:
    """Change a seat's numbers gradually, and move the tokens of these goods on their tracks."""
    for good in goods:
        plan.count(goods_name(seat, good), seconds, delay)
        for trip in plan.of(RESOURCES[good]):
            plan.move(trip, glide(seconds, linear), delay)


def _source(plan: Plan, event: e.GoodsGained) -> Rect:
    """Return the card, leader or space that gives goods, or else where the running action takes place."""
    card = CARD_OF.get(event.source)
    if card is not None and any(card in cards for cards in plan.after.view.players[event.seat].cards):
        return slot_of(plan.after, event.seat, card)
    if event.source in LEADER_OF:
        return leader_place(plan.after, event.seat, LEADER_OF[event.source])
    return space_rect(SPACE_NAMES.index(event.source)) if event.source in SPACE_NAMES else spot_of(plan.after)


def lost(plan: Plan) -> None:
    """Let a good fall from its number and fade (LM R27)."""
    event = plan.event
    assert isinstance(event, e.GoodsLost)
    good = RESOURCE_OF[event.resource]
    start = purse_of(plan.after, event.seat, good)
    plan.beside.append(fading(plan.stage, partial(_draw_plate, signs.change(good, -1)), start, _FALL))
    count(plan, event.seat, _LOSES)


def privilege(plan: Plan) -> None:
    """Let the sign of a privilege rise where it is chosen."""
    rise(plan, [signs.Sign("privilege")], spot_of(plan.after), _CHIP)


def rise(plan: Plan, row: signs.Row, above: Rect, seconds: float) -> None:
    """Let a row of signs rise above a place."""
    box = above.centered(2 * _PLATE[0], _SIGN)
    plan.fly(partial(_draw_plate, row), box, box.moved(dy=-_HEIGHT), seconds)


def _draw_plate(row: signs.Row, canvas: Canvas, rect: Rect) -> None:
    signs.draw_plate(canvas, row, rect, _SIGN - 8)
