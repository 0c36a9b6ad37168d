"""Pictures of the rule book beside its paragraphs, by names such as `card-servi_1`, `coin-gold`, `piece-house`."""

from game.aquileia import cards, laurels
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.games.aquileia.drawing.painting import draw_card, draw_laurel, draw_piece
from scenes.games.aquileia.drawing.signs import ART
from scenes.games.aquileia.layout import CARD_RATIO

ASPECT = CARD_RATIO
_FAMILY = "L"
_PIECES = {"henchman": 92 / 136, "tiebreaker": 92 / 136, "house": 60 / 52}
"""Width divided by height."""


def draw_picture(canvas: Canvas, catalog: Catalog, name: str, rect: Rect) -> None:
    """Draw the picture with this name in the rectangle."""
    kind, _, what = name.partition("-")
    if kind == "card":
        draw_card(canvas, cards.KIND_OF[what], rect)
    elif kind == "laurel":
        draw_laurel(canvas, laurels.KIND_OF[what], rect)
    elif kind == "piece":
        draw_piece(canvas, what, _FAMILY, rect.fitted(_PIECES[what]))
    else:
        canvas.image_fitted(f"{ART}{kind}_{what}", rect)
