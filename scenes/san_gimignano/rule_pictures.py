"""What the rule book shows of San Gimignano beside a paragraph: a card by its name."""

from game.san_gimignano.cards import KIND_OF
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.text import Catalog
from scenes.san_gimignano.painting import draw_card

ASPECT = 440 / 660


def draw_picture(canvas: Canvas, catalog: Catalog, name: str, rect: Rect) -> None:
    draw_card(canvas, catalog, KIND_OF[name], rect)
