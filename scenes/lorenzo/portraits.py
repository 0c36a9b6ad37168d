"""The pieces of Lorenzo's table drawn large: whole cards and leaders."""

from game.lorenzo.card import Card
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.text import Catalog
from scenes.core.widgets import Widget
from scenes.kit.portrait import Portrait
from scenes.lorenzo.geometry import CARD_RATIO
from scenes.lorenzo.painting import ART, draw_whole_card
from scenes.lorenzo.pieces import FloorPiece, LeaderPiece, RoundelPiece, SlotPiece


def portrait_of(widget: Widget, catalog: Catalog) -> Portrait | None:
    match widget:
        case FloorPiece(card=Card() as card) | SlotPiece(card=Card() as card) | RoundelPiece(card=Card() as card):
            return Portrait(lambda canvas, rect: draw_whole_card(canvas, catalog, card, rect), CARD_RATIO)
        case LeaderPiece() if widget.leader is not None:
            number = widget.number
            return Portrait(lambda canvas, rect: _draw_leader(canvas, number, rect), CARD_RATIO)
    return None


def _draw_leader(canvas: Canvas, number: int, rect: Rect) -> None:
    canvas.image(ART + "leader_frame", rect)
    canvas.image(f"{ART}medal_{number}", rect.centered(rect.w * 0.66, rect.w * 0.66).moved(0, -rect.h * 0.06))
