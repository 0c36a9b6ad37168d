"""The pieces of Aquileia's table drawn large: cards, laurels, sites, spaces."""

from game.aquileia.laurels import kind_of
from scenes.engine.widgets import Widget
from scenes.games.aquileia.drawing.painting import draw_card, draw_laurel
from scenes.games.aquileia.layout import CARD_RATIO
from scenes.games.aquileia.widgets.pieces import AquileiaDeck, AquileiaHandCard, LaurelCard
from scenes.games.aquileia.widgets.rival_panel import AquileiaRivalPanel
from scenes.games.aquileia.widgets.sites import SitePiece, draw_site
from scenes.games.aquileia.widgets.spaces import Space
from scenes.kit.zoom import ZoomedPiece, standing


def portrait_of(widget: Widget) -> ZoomedPiece | None:
    """Return the piece that a widget shows, drawn large; None if it has no larger picture."""
    match widget:
        case AquileiaHandCard():
            return ZoomedPiece(lambda canvas, rect: draw_card(canvas, widget.kind, rect), CARD_RATIO)
        case LaurelCard():
            return ZoomedPiece(lambda canvas, rect: draw_laurel(canvas, kind_of(widget.code), rect), CARD_RATIO)
        case AquileiaDeck():
            draw = draw_laurel if widget.is_laurel else draw_card
            return ZoomedPiece(lambda canvas, rect: draw(canvas, widget.kind, rect), CARD_RATIO)
        case SitePiece():
            aspect = widget.rect.w / widget.rect.h
            return ZoomedPiece(
                lambda canvas, rect: draw_site(canvas, widget.catalog, widget.site, rect, widget.owner), aspect
            )
        case AquileiaRivalPanel():
            return standing(widget, widget.rect, widget.coins)
        case Space():
            return standing(widget, widget.rect.outset(14, 16))
    return None
