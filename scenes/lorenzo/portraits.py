"""The pieces of Lorenzo's table drawn large: whole cards, leaders, excommunications and bonus tiles."""

from game.lorenzo.card import Card
from game.lorenzo.leaders import Leader
from scenes.core.widgets import Widget
from scenes.kit.portrait import Portrait
from scenes.lorenzo.draft import BonusPlate
from scenes.lorenzo.geometry import CARD_RATIO
from scenes.lorenzo.leader_art import LeaderCard, draw_leader_card
from scenes.lorenzo.pieces import FloorPiece, LeaderPiece, RoundelPiece, SlotPiece
from scenes.lorenzo.purse import BonusTile
from scenes.lorenzo.tracks import ExcommunicationTile
from scenes.lorenzo.whole_card import draw_whole_card
from scenes.lorenzo.whole_tiles import BONUS_RATIO, TILE_RATIO, draw_whole_bonus, draw_whole_tile
from scenes.lorenzo.wording import LorenzoWording


def told_beside(widget: Widget) -> str:
    """What the whole piece does not say itself."""
    return widget.beside() if isinstance(widget, FloorPiece | LeaderPiece | ExcommunicationTile) else ""


def portrait_of(widget: Widget, wording: LorenzoWording) -> Portrait | None:
    catalog = wording.catalog
    match widget:
        case FloorPiece(card=Card() as card) | SlotPiece(card=Card() as card) | RoundelPiece(card=Card() as card):
            return Portrait(lambda canvas, rect: draw_whole_card(canvas, catalog, card, rect, wording), CARD_RATIO)
        case LeaderPiece(leader=Leader() as leader) | LeaderCard(leader=Leader() as leader):
            text = widget.text()
            return Portrait(lambda canvas, rect: draw_leader_card(canvas, leader, text, rect), CARD_RATIO)
        case ExcommunicationTile(index=index):
            words = wording.tile_text(index)
            return Portrait(lambda canvas, rect: draw_whole_tile(canvas, catalog, index, words, rect), TILE_RATIO)
        case BonusTile(tile=tile) | BonusPlate(tile=tile):
            return Portrait(lambda canvas, rect: draw_whole_bonus(canvas, tile, rect), BONUS_RATIO, is_wordless=True)
    return None
