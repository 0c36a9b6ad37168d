"""What the rule book shows of Lorenzo beside a paragraph: `card-t03`, `leader-1`, `tile-x11` or `bonus-1`."""

from game.lorenzo.cards import CARD_OF, CARDS
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.text import Catalog
from scenes.lorenzo.geometry import CARD_RATIO
from scenes.lorenzo.painting import ART, draw_whole_card
from scenes.lorenzo.portraits import BONUS_RATIO, TILE_RATIO

ASPECT = CARD_RATIO


def draw_picture(canvas: Canvas, catalog: Catalog, name: str, rect: Rect) -> None:
    kind, what = name.split("-", 1)
    match kind:
        case "card":
            draw_whole_card(canvas, catalog, CARDS[CARD_OF[what]], rect)
        case "tile":
            canvas.image(f"{ART}tile_{what}", rect.fitted(TILE_RATIO))
        case "bonus":
            canvas.image(f"{ART}bonus_{what}", rect.fitted(BONUS_RATIO))
        case _:
            canvas.image(f"{ART}medal_{what}", rect.fitted(1))
