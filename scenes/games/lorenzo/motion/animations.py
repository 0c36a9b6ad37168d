"""Animations by event: members, cards, goods and leaders fly, dice fall, tokens move.

Each is made from an event and the position after it.
"""

import math
from bisect import bisect_left
from collections.abc import Mapping
from functools import partial

from game.core.events import Event
from game.lorenzo import events as e
from game.lorenzo.board import MEMBERS, ROUNDS, SPACE_NAMES, TOWER_SPACES
from game.lorenzo.cards import CARD_OF, EMPTY, UNKNOWN
from game.lorenzo.effects import PRODUCTION, TARGET_NAMES
from game.lorenzo.goods import FAITH, POINTS, RESOURCE_OF, RESOURCES, SERVANTS, plus, single
from game.lorenzo.leaders import LEADER_OF
from game.lorenzo.limits import member_value
from game.lorenzo.powers import powers_of
from game.lorenzo.state import member_of, seat_of
from game.lorenzo.tiles import ADVANCED
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Animation, Call, InTurn, Together, Wait, linear
from scenes.games.lorenzo import layout, piece_ids
from scenes.games.lorenzo.church_results import struck, supporters
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.drawing.leaders import draw_leader_back, leaders_of
from scenes.games.lorenzo.drawing.painting import ART, draw_member, draw_token
from scenes.games.lorenzo.drawing.whole_tiles import draw_bonus_plate
from scenes.games.lorenzo.motion.stage import SIGN, FlorenceStage
from scenes.games.lorenzo.position import LorenzoPosition
from scenes.games.lorenzo.widgets.tracks import DICE_COLOURS
from scenes.kit.motion.dice_roll import ROLL, Throw, rolled_at
from scenes.kit.motion.movements import looked_at
from scenes.kit.motion.stage import Dealt, EventAnimation, bound

_MEMBER, _CARD, _SIGNS, _CHIP, _KEPT = 0.36, 0.45, 0.35, 0.3, 0.45
_RIVALS_MEMBER, _RIVALS_CARD = 0.62, 0.62
_COMING_DOWN = 0.075
_THROW = Throw(190.0, 70.0)
_USED, _SPREAD, _SEAL, _TURN = 0.12, 0.5, 0.7, 0.4
_GOING_HOME = 0.75
_REST = 0.3
"""Seconds after a rival's action in which it can be read."""
_SHIELD, _PROCESSION, _SOLEMN, _PAGE_GONE = 64.0, 0.8, 0.4, 0.35
_DIP, _SETTLING = 9.0, 0.08
_DIE = 40.0
_CHANGED = 0.25
"""Share of a die's path on which the old dice disappear and the new one becomes opaque."""


def animations(stage: FlorenceStage) -> Mapping[type, EventAnimation[LorenzoPosition]]:
    return bound(
        stage,
        {
            Dealt: _dealt,
            e.BonusTileChosen: looked_at(_bonus_tile_chosen, _REST),
            e.LeaderKept: _leader_kept,
            e.RoundBegun: _round_begun,
            e.MemberPlaced: looked_at(_member_placed, _REST),
            e.ServantsPaid: _servants_paid,
            e.GoodsPaid: _goods_paid,
            e.GoodsGained: _goods_gained,
            e.GoodsLost: _goods_lost,
            e.CardTaken: looked_at(_card_taken, _REST),
            e.WorkDone: looked_at(_work_done, _REST),
            e.ActionOffered: _pause,
            e.ActionLost: _pause,
            e.PrivilegeChosen: _privilege_chosen,
            e.LeaderPlayed: looked_at(_leader_shown, _REST),
            e.LeaderCopied: looked_at(_leader_shown, _REST),
            e.LeaderUsed: looked_at(_leader_shown, _REST),
            e.LeaderDiscarded: looked_at(_leader_discarded, _REST),
            e.MemberRaised: looked_at(_member_raised, _REST),
            e.Passed: _pause,
            e.TurnSkipped: _pause,
            e.ChurchSupported: looked_at(_church_supported, _REST),
            e.Excommunicated: looked_at(_excommunicated, _REST),
            e.OrderRenewed: _order_renewed,
            e.GameEnded: _pause,
        },
    )


def _pause(stage: FlorenceStage, event: Event, position: LorenzoPosition) -> Animation:
    return stage.resting(None, _REST)


# Rounds


def _dealt(stage: FlorenceStage, event: Dealt, position: LorenzoPosition) -> Animation | None:
    """Begin the first round of a basic game like every other; the advanced game begins with its draft."""
    if not any(position.view.dice):
        return None
    return _round_begun(stage, event, position)


def _round_begun(stage: FlorenceStage, event: e.RoundBegun | Dealt, position: LorenzoPosition) -> Animation:
    """Roll the dice and let the cards come down their towers one after the other."""
    dealt = [space for space in TOWER_SPACES if position.view.floors[space] != EMPTY]
    cards = [InTurn([Wait(_COMING_DOWN * step), _falling(stage, space, position)]) for step, space in enumerate(dealt)]
    return Together([*_tumbling(stage, position), *_awaiting_dice(stage, position), *cards])


def _falling(stage: FlorenceStage, space: int, position: LorenzoPosition) -> Animation:
    end, top = layout.card_rect(space), layout.tower_rect(0).y + 48
    return stage.coming_card(
        position.view.floors[space], Rect(end.x, top, end.w, end.h), end, piece_ids.space(space), _MEMBER
    )


def _tumbling(stage: FlorenceStage, position: LorenzoPosition) -> list[Animation]:
    """Roll each die to its place, where it replaces the one of the round before."""
    before = stage.dice_before(position.view.round)
    return [
        stage.playing(partial(draw_rolling, index, f"{ART}die_{colour}_", die, old), ROLL, "dice", linear)
        for index, (colour, die, old) in enumerate(zip(DICE_COLOURS, position.view.dice, before, strict=True))
        if die
    ]


def _awaiting_dice(stage: FlorenceStage, position: LorenzoPosition) -> list[Animation]:
    """Hide the values of the own members until their dice lie."""
    members = (member for member, die in enumerate(position.view.dice) if die)
    return [stage.playing(lambda canvas, share: None, ROLL, piece_ids.member(member)) for member in members]


def draw_rolling(index: int, faces: str, die: int, old: int, canvas: Canvas, share: float) -> None:
    """Draw a die falling from the sky, fading in; the old dice fade out together."""
    come = min(1.0, rolled_at(share, index) / _CHANGED)
    if old and share < _CHANGED:
        canvas.image(f"{faces}{old}", layout.die_rect(index), 1 - share / _CHANGED)
    thrown = _THROW.at(share, index, layout.die_rect(index))
    if thrown is None:
        return
    place, angle, faces_left = thrown
    with canvas.layer(place, angle=angle, alpha=come):
        canvas.image(f"{faces}{(die - 1 + faces_left) % 6 + 1}", place)


def _order_renewed(stage: FlorenceStage, event: e.OrderRenewed, position: LorenzoPosition) -> Animation:
    """Fly members home, empty the towers and reorder the crests; after the last round the board stays as it is."""
    if position.view.round == ROUNDS:
        return _changing_places(stage, event, position)
    leaving = [*_going_home(stage, position), *_laid_away(stage, position), stage.fading_marks(_GOING_HOME)]
    return Together([_changing_places(stage, event, position), stage.clearing(leaving)])


def _going_home(stage: FlorenceStage, position: LorenzoPosition) -> list[Animation]:
    standing = ((space, code, at) for space, codes in enumerate(position.view.spaces) for at, code in enumerate(codes))
    return [
        stage.flight(
            partial(_draw_member, colour=position.people[seat_of(code)].colour, member=member_of(code)),
            layout.standing_rects(space, len(position.view.spaces[space]) + 1)[at],
            _home_of(stage, position, code), "", _GOING_HOME,
        )
        for space, code, at in standing
    ]  # fmt: skip


def _home_of(stage: FlorenceStage, position: LorenzoPosition, code: int) -> Rect:
    if seat_of(code) == position.viewer:
        return layout.member_rect(member_of(code))
    return stage.board_of(position, seat_of(code)).centered(48, 66)


def _laid_away(stage: FlorenceStage, position: LorenzoPosition) -> list[Animation]:
    left = [space for space in TOWER_SPACES if position.view.floors[space] != EMPTY]
    return [
        stage.vanishing(position.view.floors[space], layout.card_rect(space), piece_ids.space(space), _GOING_HOME)
        for space in left
    ]


def _changing_places(stage: FlorenceStage, event: e.OrderRenewed, position: LorenzoPosition) -> Animation:
    if sorted(stage.order) != sorted(event.order):
        return Wait(_SPREAD)
    count = len(event.order)

    def crest(seat: int) -> Animation:
        picture = position.people[seat].crest
        start, end = (layout.order_cell(order.index(seat), count) for order in (list(stage.order), list(event.order)))
        return stage.flight(lambda canvas, rect: _draw_crest(canvas, picture, rect), start, end, "order", _SPREAD)

    return Together([crest(seat) for seat in event.order])


def _draw_crest(canvas: Canvas, picture: str, rect: Rect) -> None:
    canvas.image_fitted(picture, rect)


# Members and cards


def _member_placed(stage: FlorenceStage, event: e.MemberPlaced, position: LorenzoPosition) -> Animation:
    space, member = SPACE_NAMES.index(event.space), MEMBERS.index(event.member)
    stage.spot = layout.space_rect(space)
    end = layout.standing_rects(space, len(position.view.spaces[space]) + 1)[-2]
    board = stage.board_of(position, event.seat)
    start = layout.member_rect(member) if event.seat == position.viewer else board.centered(48, 66)
    colour = position.people[event.seat].colour
    paint = partial(_draw_member, colour=colour, member=member)
    above = end.moved(dy=-_DIP)
    if event.seat == position.viewer:
        flight = stage.flight(paint, start, above, "", _MEMBER)
    else:
        flight = stage.borne(paint, start, above, _RIVALS_MEMBER)
    settling = stage.flight(paint, above, end, "", _SETTLING)
    own = piece_ids.member(member) if event.seat == position.viewer else ""
    return stage.arrival(event.space, own, InTurn([flight, settling]))


def _draw_member(canvas: Canvas, rect: Rect, colour: str, member: int) -> None:
    draw_member(canvas, colour, member, rect, None)


def _card_taken(stage: FlorenceStage, event: e.CardTaken, position: LorenzoPosition) -> Animation:
    card, space = CARD_OF[event.card], SPACE_NAMES.index(event.space)
    stage.spot = layout.space_rect(space)
    end, piece = stage.slot_of(position, event.seat, card)
    seconds = _CARD if event.seat == position.viewer else _RIVALS_CARD
    return stage.taken_card(card, layout.card_rect(space), end, piece, seconds)


def _work_done(stage: FlorenceStage, event: e.WorkDone, position: LorenzoPosition) -> Animation:
    """Light up the used cards one after the other."""
    if event.seat != position.viewer:
        return stage.glowing([stage.board_of(position, event.seat)], _SPREAD)
    tile = layout.bonus_rect(event.work == TARGET_NAMES[PRODUCTION])
    cards = (CARD_OF.get(name) for name in event.cards)
    used = [tile if card is None else stage.slot_of(position, event.seat, card)[0] for card in cards]
    return stage.glowing(used or [tile], _USED)


def _member_raised(stage: FlorenceStage, event: e.MemberRaised, position: LorenzoPosition) -> Animation:
    """Turn the member's die to its new value; for a rival only the board glows."""
    if event.seat != position.viewer:
        return stage.glowing([stage.board_of(position, event.seat)], _TURN)
    member = MEMBERS.index(event.member)
    piece, player = layout.member_rect(member), position.view.players[event.seat]
    now, die = member_value(position.view, player, powers_of(player), member), position.view.dice[member]
    back, face = (partial(_draw_value, value=value, colour=event.member) for value in (die, now))
    foot = Rect(piece.x, piece.bottom - piece.w * 0.6, piece.w, piece.w * 0.6).centered(_DIE, _DIE)
    return Together([stage.turning_over(back, face, foot), stage.glowing([piece], _TURN)])


def _draw_value(canvas: Canvas, rect: Rect, value: int, colour: str) -> None:
    signs.draw_value(canvas, value, rect, colour)


# Goods


def _servants_paid(stage: FlorenceStage, event: e.ServantsPaid, position: LorenzoPosition) -> Animation:
    return stage.paying(position, event.seat, single(SERVANTS, event.servants))


def _goods_paid(stage: FlorenceStage, event: e.GoodsPaid, position: LorenzoPosition) -> Animation:
    return stage.paying(position, event.seat, event.amounts)


def _goods_gained(stage: FlorenceStage, event: e.GoodsGained, position: LorenzoPosition) -> Animation:
    source = _source(stage, event, position)
    if not any(event.amounts):
        return stage.rising([signs.Number("0"), signs.Sign(RESOURCES[FAITH])], source)
    return stage.gaining(position, event.seat, event.amounts, source)


def _source(stage: FlorenceStage, event: e.GoodsGained, position: LorenzoPosition) -> Rect:
    card = CARD_OF.get(event.source)
    if card is not None and any(card in cards for cards in position.view.players[event.seat].cards):
        return stage.slot_of(position, event.seat, card)[0]
    if event.source in LEADER_OF:
        return stage.leader_of(position, event.seat, LEADER_OF[event.source])
    return layout.space_rect(SPACE_NAMES.index(event.source)) if event.source in SPACE_NAMES else stage.spot


def _goods_lost(stage: FlorenceStage, event: e.GoodsLost, position: LorenzoPosition) -> Animation:
    good = RESOURCE_OF[event.resource]
    start = stage.purse_of(position, event.seat, good)
    row, end = signs.change(good, -1), start.moved(dy=60)

    def fading(canvas: Canvas, share: float) -> None:
        with canvas.faded(1 - share):
            signs.draw_plate(canvas, row, start.lerp(end, share), SIGN - 8)

    fall = stage.playing(fading, _SIGNS)
    return Together([fall, stage.changing(event.seat, single(good, -1), _SIGNS)])


def _privilege_chosen(stage: FlorenceStage, event: e.PrivilegeChosen, position: LorenzoPosition) -> Animation:
    return stage.rising([signs.Sign("privilege")], stage.spot, _CHIP)


# Leaders and tiles


def _leader_shown(
    stage: FlorenceStage, event: e.LeaderPlayed | e.LeaderCopied | e.LeaderUsed, position: LorenzoPosition
) -> Animation:
    """Light up the medal in its place, or in front of a rival's panel."""
    leader = LEADER_OF[event.leader]
    rect = stage.leader_of(position, event.seat, leader)

    def paint(canvas: Canvas, where: Rect, share: float) -> None:
        side = 60 + 60 * math.sin(math.pi * share)
        canvas.skin("glow", where.outset(10 * share))
        canvas.image(f"{ART}medal_{leader + 1}", where.centered(side, side))

    return stage.fading(paint, rect, _SPREAD)


def _leader_discarded(stage: FlorenceStage, event: e.LeaderDiscarded, position: LorenzoPosition) -> Animation:
    """Let the leader rise from its place, while the others close the gap."""
    leader = LEADER_OF[event.leader]
    start = stage.leader_of(position, event.seat, leader).centered(82, 82)
    medal = f"{ART}medal_{leader + 1}"
    flight = stage.flight(lambda canvas, rect: canvas.image(medal, rect), start, start.moved(0, -120), "", _CHIP)
    if event.seat != position.viewer:
        return flight
    left = leaders_of(position.view.players[event.seat])
    closing = {
        piece_ids.leader(index): (layout.MEMBER_PITCH, 0.0) for index in range(bisect_left(left, leader), len(left))
    }
    return stage.homing(closing, flight)


def _leader_kept(stage: FlorenceStage, event: e.LeaderKept, position: LorenzoPosition) -> Animation:
    """Fly a kept leader to its owner: face up if the viewer may see it, else its back."""
    leader = LEADER_OF.get(event.leader, UNKNOWN)
    if leader not in stage.open_pack:
        left = len(position.view.players[event.seat].pack)
        start, end = (
            layout.draft_row(left + 1, layout.LARGE_CHIP)[-1],
            stage.board_of(position, event.seat).centered(62, 72),
        )
        return stage.flight(draw_leader_back, start, end, "", _KEPT)
    face, start, rest = stage.leader_face(leader), stage.open_place(leader), stage.put_aside(leader)
    if event.seat == position.viewer:
        end = layout.kept_rect(len(position.view.players[event.seat].hand) - 1)
        return Together([*rest, stage.put_away(face, start, end, stage.underway.leaders, leader)])
    end = stage.board_of(position, event.seat).centered(62, 96)
    return Together([*rest, stage.shrinking(face, start, end, start.size, "", _KEPT)])


def _bonus_tile_chosen(stage: FlorenceStage, event: e.BonusTileChosen, position: LorenzoPosition) -> Animation:
    """Fly the tile from the others to its family in the row of turn order."""
    tile, order = position.view.players[event.seat].bonus_tile, position.view.order
    start = layout.draft_row(len(ADVANCED), layout.BONUS_PLATE)[ADVANCED.index(tile)]
    end = layout.passing_tile(layout.passing_cells(len(order))[order.index(event.seat)])
    return stage.put_away(partial(_draw_bonus, tile=tile), start, end, stage.underway.tiles, event.seat)


def _draw_bonus(canvas: Canvas, rect: Rect, tile: int) -> None:
    draw_bonus_plate(canvas, tile, rect)


# The church


def _church_supported(stage: FlorenceStage, event: e.ChurchSupported, position: LorenzoPosition) -> Animation:
    """Move the token back along the track while points come, and add the family's token to the tile.

    A viewer who decided sees it after the page has closed.
    """
    points, faith, step = single(POINTS, event.points), single(FAITH, -event.faith), layout.faith_cell(event.faith)
    back = stage.changing(event.seat, faith, _PROCESSION)
    shield = _onto_tile(stage, event.seat, position, step.centered(_SHIELD, _SHIELD), _PROCESSION)
    scored = Together([back, shield, stage.gaining(position, event.seat, points, step, _SOLEMN)])
    if event.seat != position.viewer:
        return scored
    return stage.put_off(event.seat, plus(points, faith), _PAGE_GONE, scored)


def _onto_tile(stage: FlorenceStage, seat: int, position: LorenzoPosition, start: Rect, seconds: float) -> Animation:
    """Fly the family's token to its place on the tile of the period, which lights up."""
    period, colour = position.view.period, position.people[seat].colour
    is_struck = seat in struck(position.view, period)
    heard = struck(position.view, period) if is_struck else supporters(position.view, period)
    end, seal = layout.verdict_place(period, 1 + heard.index(seat), is_struck), (position.view.tiles[period - 1], seat)
    flight = stage.flight(lambda canvas, rect: draw_token(canvas, colour, rect), start, end, "", seconds)
    seals = stage.underway.seals
    landed = stage.glowing([layout.tile_rect(period)], _CHIP)
    return InTurn([Call(lambda: seals.add(seal)), flight, Call(lambda: seals.discard(seal)), landed])


def _excommunicated(stage: FlorenceStage, event: e.Excommunicated, position: LorenzoPosition) -> Animation:
    """Drop the token onto the tile, which shakes."""
    period = position.view.period
    above = layout.tile_rect(period).centered(190, 190).moved(0, -40)
    fall = _onto_tile(stage, event.seat, position, above, _SEAL)
    shaken = InTurn([Wait(_SEAL), stage.shaking(piece_ids.tile(period), _CHIP)])
    return Together([fall, shaken])
