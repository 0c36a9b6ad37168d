"""The pieces of Aquileia's table drawn large: cards, laurels, sites, spaces."""

from game.aquileia.laurels import kind_of
from scenes.aquileia.geometry import CARD_RATIO
from scenes.aquileia.painting import draw_card, draw_laurel
from scenes.aquileia.pieces import Deck, HandCard, LaurelCard
from scenes.aquileia.rival_panel import RivalPanel
from scenes.aquileia.sites import SitePiece, draw_site
from scenes.aquileia.spaces import Space
from scenes.core.widgets import Widget
from scenes.kit.portrait import Portrait, standing


def portrait_of(widget: Widget) -> Portrait | None:
    match widget:
        case HandCard():
            return Portrait(lambda canvas, rect: draw_card(canvas, widget.kind, rect), CARD_RATIO)
        case LaurelCard():
            return Portrait(lambda canvas, rect: draw_laurel(canvas, kind_of(widget.code), rect), CARD_RATIO)
        case Deck():
            draw = draw_laurel if widget.is_laurel else draw_card
            return Portrait(lambda canvas, rect: draw(canvas, widget.kind, rect), CARD_RATIO)
        case SitePiece():
            aspect = widget.rect.w / widget.rect.h
            return Portrait(
                lambda canvas, rect: draw_site(canvas, widget.catalog, widget.site, rect, widget.owner), aspect
            )
        case RivalPanel():
            return standing(widget, widget.rect, widget.coins)
        case Space():
            return standing(widget, widget.rect.outset(14, 16))
    return None
