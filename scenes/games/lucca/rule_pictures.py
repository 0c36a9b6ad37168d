"""Pictures of the rule book and of the page at a glance, by name.

Names are such as `card-45`, `palace-31-57-96`, `tower`, `wall`, and `addresses` for what these bring; palaces as
they are on a street have names such as `site-15-22`, `completed-...`, `opened-...`.
"""

from collections.abc import Sequence

from game.lucca.cards import TOWER
from game.lucca.quarters import Quarter, palace_of
from game.lucca.scoring import LARGEST_POINTS, SMALLEST_POINTS
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.games.lucca.drawing.painting import WALL, draw_banners, draw_card, draw_face, draw_palace, is_small
from scenes.games.lucca.layout import CARD_RATIO
from scenes.games.lucca.street_layout import AREAS, OPENED, Street, Style
from scenes.games.lucca.widgets.pieces import paint_bonus

ASPECT = 2 / 3
"""Width divided by height; narrower than a card, so that a column of three is large enough to read."""

_GOAL = 4
_FAMILY = "L"
_ALONE = Style(ground=1.0, gap=0, area_gap=0, margin=0)
_SINGLE = {"tower": TOWER, "wall": WALL}


def draw_picture(canvas: Canvas, catalog: Catalog, name: str, rect: Rect) -> None:
    """Draw the picture with this name in the rectangle."""
    kind, *numbers = name.split("-")
    cards = [int(number) for number in numbers]
    if kind == "palace":
        _draw_column(canvas, catalog, cards, rect)
        return
    if kind == "addresses":
        _draw_bonuses(canvas, rect)
        return
    if kind in AREAS:
        _draw_house(canvas, catalog, kind, cards, rect)
        return
    card = cards[0] if cards else _SINGLE[kind]
    draw_card(canvas, catalog, card, Rect(rect.x, rect.y, rect.w, rect.w / CARD_RATIO))


def _draw_column(canvas: Canvas, catalog: Catalog, cards: Sequence[int], rect: Rect) -> None:
    """Draw a column of cards, each covering half of the one above, with the newest at the foot (LC 2.4)."""
    storey = rect.h / (len(cards) + 1)
    width = min(rect.w, 2 * storey * CARD_RATIO)
    height = width / CARD_RATIO
    left = rect.center[0] - width / 2
    for level, card in enumerate(cards):
        draw_face(canvas, catalog, card, Rect(left, rect.y + level * height / 2, width, height))


def _draw_bonuses(canvas: Canvas, rect: Rect) -> None:
    for points, row in zip((LARGEST_POINTS, SMALLEST_POINTS), rect.inset(2, 8).rows(2, 8), strict=True):
        paint_bonus(points, canvas, row)


def _draw_house(canvas: Canvas, catalog: Catalog, area: str, cards: Sequence[int], rect: Rect) -> None:
    palace = palace_of(tuple(cards))
    street = Street(Quarter(site=(palace,)), _GOAL, rect, _ALONE)
    aside = rect.center[0] - street.house(palace).center[0]
    with canvas.shifted(aside):
        draw_palace(canvas, catalog, street, palace, area, is_small(canvas, street.card_width))
        if area == OPENED:
            draw_banners(canvas, street.house(palace), _FAMILY)
