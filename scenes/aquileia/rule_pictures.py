"""What the rule book shows of Aquileia beside a paragraph: `card-servi_1`, `coin-gold`, `piece-house`."""

from game.aquileia import cards, laurels
from scenes.aquileia.geometry import CARD_RATIO
from scenes.aquileia.painting import draw_card, draw_laurel, draw_piece
from scenes.aquileia.signs import ART
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.text import Catalog

ASPECT = CARD_RATIO
_FAMILY = "L"
_PIECES = {"henchman": 92 / 136, "tiebreaker": 92 / 136, "house": 60 / 52}
"""Width by height."""


def draw_picture(canvas: Canvas, catalog: Catalog, name: str, rect: Rect) -> None:
    kind, _, what = name.partition("-")
    if kind == "card":
        draw_card(canvas, cards.KIND_OF[what], rect)
    elif kind == "laurel":
        draw_laurel(canvas, laurels.KIND_OF[what], rect)
    elif kind == "piece":
        draw_piece(canvas, what, _FAMILY, rect.fitted(_PIECES[what]))
    else:
        canvas.image_fitted(f"{ART}{kind}_{what}", rect)
