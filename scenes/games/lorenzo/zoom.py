"""The pieces of Lorenzo's table drawn large: cards, leaders, excommunication and bonus tiles."""

from functools import partial

from game.lorenzo.card import Card
from game.lorenzo.leaders import Leader
from scenes.engine.widgets import Widget
from scenes.games.lorenzo.choices.draft import BonusPlate
from scenes.games.lorenzo.choices.leader_deal import LeaderCard
from scenes.games.lorenzo.drawing.leaders import draw_leader_card
from scenes.games.lorenzo.drawing.whole_card import draw_whole_card
from scenes.games.lorenzo.drawing.whole_tiles import BONUS_RATIO, TILE_RATIO, draw_whole_bonus, draw_whole_tile
from scenes.games.lorenzo.layout import CARD_RATIO
from scenes.games.lorenzo.widgets.pieces import FloorPiece, LeaderPiece, RoundelPiece, SlotPiece
from scenes.games.lorenzo.widgets.player_head import BonusTilePiece
from scenes.games.lorenzo.widgets.tracks import ExcommunicationTile
from scenes.games.lorenzo.wording import LorenzoWording
from scenes.kit.zoom import ZoomedPiece


def _nothing() -> str:
    return ""


def portrait_of(widget: Widget, wording: LorenzoWording) -> ZoomedPiece | None:
    """Return the piece that a widget shows, drawn large; None if it has no larger picture."""
    catalog = wording.catalog
    beside = widget.beside if isinstance(widget, FloorPiece | LeaderPiece | ExcommunicationTile) else _nothing
    zoomed = partial(ZoomedPiece, beside=beside)
    match widget:
        case FloorPiece(card=Card() as card) | SlotPiece(card=Card() as card) | RoundelPiece(card=Card() as card):
            return zoomed(lambda canvas, rect: draw_whole_card(canvas, catalog, card, rect, wording), CARD_RATIO)
        case LeaderPiece(leader=Leader() as leader) | LeaderCard(leader=Leader() as leader):
            text = widget.text()
            return zoomed(lambda canvas, rect: draw_leader_card(canvas, leader, text, rect), CARD_RATIO)
        case ExcommunicationTile(index=index):
            words = wording.tile_text(index)
            return zoomed(lambda canvas, rect: draw_whole_tile(canvas, catalog, index, words, rect), TILE_RATIO)
        case BonusTilePiece(tile=tile) | BonusPlate(tile=tile):
            return zoomed(lambda canvas, rect: draw_whole_bonus(canvas, tile, rect), BONUS_RATIO, is_wordless=True)
    return None
