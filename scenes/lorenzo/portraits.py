"""The pieces of Lorenzo's table drawn large: whole cards, leaders, excommunications and bonus tiles."""

from game.lorenzo.card import Card
from game.lorenzo.leaders import Leader
from game.lorenzo.tiles import TILES
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.text import Catalog
from scenes.core.widgets import Widget
from scenes.kit.portrait import Portrait
from scenes.lorenzo.geometry import CARD_RATIO
from scenes.lorenzo.leader_art import LeaderCard, draw_leader_card
from scenes.lorenzo.painting import ART, draw_whole_card
from scenes.lorenzo.pieces import FloorPiece, LeaderPiece, RoundelPiece, SlotPiece
from scenes.lorenzo.purse import BonusTile
from scenes.lorenzo.tracks import ExcommunicationTile

TILE_RATIO = 600 / 390
BONUS_RATIO = 300 / 600


def portrait_of(widget: Widget, catalog: Catalog) -> Portrait | None:
    match widget:
        case FloorPiece(card=Card() as card) | SlotPiece(card=Card() as card) | RoundelPiece(card=Card() as card):
            return Portrait(lambda canvas, rect: draw_whole_card(canvas, catalog, card, rect), CARD_RATIO)
        case LeaderPiece(leader=Leader() as leader) | LeaderCard(leader=Leader() as leader):
            text = widget.text()
            return Portrait(lambda canvas, rect: draw_leader_card(canvas, leader, text, rect), CARD_RATIO)
        case ExcommunicationTile():
            return _picture(f"tile_{TILES[widget.index].id}", TILE_RATIO)
        case BonusTile():
            return _picture(f"bonus_{widget.tile}", BONUS_RATIO)
    return None


def _picture(name: str, aspect: float) -> Portrait:
    def draw(canvas: Canvas, rect: Rect) -> None:
        canvas.image(ART + name, rect)

    return Portrait(draw, aspect)
