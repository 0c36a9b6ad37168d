"""What the rule book shows of Aquileia beside a paragraph: `card-servi_1`, `laurel-white`, `coin-gold`."""

from game.aquileia import cards, laurels
from scenes.aquileia.geometry import CARD_RATIO
from scenes.aquileia.painting import draw_card, draw_laurel
from scenes.aquileia.signs import ART
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.text import Catalog

ASPECT = CARD_RATIO


def draw_picture(canvas: Canvas, catalog: Catalog, name: str, rect: Rect) -> None:
    kind, _, what = name.partition("-")
    if kind == "card":
        draw_card(canvas, cards.KIND_OF[what], rect)
    elif kind == "laurel":
        draw_laurel(canvas, laurels.KIND_OF[what], rect)
    else:
        canvas.image_fitted(f"{ART}{kind}_{what}", rect)
