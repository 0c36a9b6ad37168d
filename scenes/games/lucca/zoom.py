"""The pieces of Lucca's table drawn large: single cards, triplets side by side, palaces on their ground."""

from collections.abc import Sequence

from game.lucca.cards import TOWER
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.engine.widgets import Widget
from scenes.games.lucca.drawing.painting import WALL, draw_card
from scenes.games.lucca.layout import CARD_RATIO, rival_street
from scenes.games.lucca.street_layout import WALLS
from scenes.games.lucca.widgets.family_plates import RivalPlate
from scenes.games.lucca.widgets.pieces import AreaSigns, CardChoice, House, Pile, Triplet
from scenes.kit.zoom import ZoomedPiece, standing

_GAP = 0.04
"""Gap between cards, as a share of a card's height."""
_BESIDE, _ABOVE, _BELOW = 0.4, 0.45, 0.1
"""Room for roof, banners and badge around a palace, in card widths."""


def portrait_of(widget: Widget, upon: Sequence[Widget]) -> ZoomedPiece | None:
    """Return the piece that a widget shows, drawn large; a rival's plate shows its whole street."""
    match widget:
        case RivalPlate():
            return standing(widget, widget.rect, *(each for each in upon if _stands_in(each, widget)))
        case CardChoice():
            return _cards(widget.catalog, [widget.card])
        case Triplet():
            return _cards(widget.catalog, [card for card in widget.cards if card is not None])
        case Pile():
            return _cards(widget.catalog, [WALL if widget.name == WALLS else TOWER])
        case House():
            return standing(widget, _ground(widget))
    return None


def _stands_in(widget: Widget, plate: RivalPlate) -> bool:
    return isinstance(widget, AreaSigns | House | Pile) and widget.street.area == rival_street(plate.rect)


def _cards(catalog: Catalog, cards: Sequence[int]) -> ZoomedPiece | None:
    if not cards:
        return None

    def draw(canvas: Canvas, rect: Rect) -> None:
        for card, place in zip(cards, rect.columns(len(cards), rect.h * _GAP), strict=True):
            draw_card(canvas, catalog, card, place)

    return ZoomedPiece(draw, CARD_RATIO * len(cards) + _GAP * (len(cards) - 1))


def _ground(house: House) -> Rect:
    width = house.rect.w
    return house.rect.outset(width * _BESIDE, 0).trimmed(top=-width * _ABOVE, bottom=-width * _BELOW)
