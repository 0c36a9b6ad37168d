"""Where the goods, cards and leaders of a seat lie, on the own board or a rival's panel, and places that light up."""

from bisect import bisect_left

from game.lorenzo.cards import CARDS
from game.lorenzo.effects import BUILDING, TERRITORY, VENTURE
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import InTurn, Wait, ease_out
from scenes.games.lorenzo import layout
from scenes.games.lorenzo.drawing.leaders import leaders_of
from scenes.games.lorenzo.position import LorenzoPosition
from scenes.kit.motion.highlight import draw_highlight, pulse
from scenes.kit.motion.plan import Plan


def board_of(position: LorenzoPosition, seat: int) -> Rect:
    """Return the own board, or the panel of a rival."""
    own, seats = position.viewer, len(position.people)
    return layout.place("own") if seat == own else layout.rival_rect(own, seats, seat)


def purse_of(position: LorenzoPosition, seat: int, resource: int) -> Rect:
    """Return the place of a seat's number of a resource."""
    if seat == position.viewer:
        return layout.good_rect(resource)
    return layout.rival_good_rect(board_of(position, seat), resource)


def slot_of(position: LorenzoPosition, seat: int, card: int) -> Rect:
    """Return the place of a card on the own board, or on a rival's panel."""
    if seat != position.viewer:
        return board_of(position, seat).centered(88, 69)
    kind = CARDS[card].card_type
    slot = position.view.players[seat].cards[kind].index(card)
    if kind in (TERRITORY, BUILDING):
        return layout.slot_rect(kind == BUILDING, slot)
    return layout.roundel_rect(kind == VENTURE, slot)


def leader_place(position: LorenzoPosition, seat: int, leader: int) -> Rect:
    """Return the place of a leader on the own board, or on a rival's panel."""
    if seat == position.viewer:
        return layout.leader_rect(bisect_left(leaders_of(position.view.players[seat]), leader))
    return board_of(position, seat).centered(82, 96)


def glow(plan: Plan, place: Rect, seconds: float, delay: float = 0.0) -> None:
    """Let a place light up, after a delay."""

    def draw(canvas: Canvas, share: float) -> None:
        draw_highlight(canvas, place, pulse(share))

    plan.beside.append(InTurn([Wait(delay), plan.stage.playing(draw, seconds, ease=ease_out)]))
