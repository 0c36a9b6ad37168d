"""Pictures of the rule book and of the page at a glance, by name.

Names are such as `card-t03`, `leader-1`, `tile-x11`, `bonus-1`; `member-5` is a member of that value,
`value-7` the value that a space asks for.
"""

from game.lorenzo.cards import CARD_OF, CARDS
from game.lorenzo.tiles import TILE_OF
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.games.lorenzo.drawing.painting import ART, draw_member
from scenes.games.lorenzo.drawing.signs import draw_value
from scenes.games.lorenzo.drawing.whole_card import draw_whole_card
from scenes.games.lorenzo.drawing.whole_tiles import BONUS_RATIO, TILE_RATIO, draw_whole_bonus, draw_whole_tile
from scenes.games.lorenzo.layout import CARD_RATIO

ASPECT = CARD_RATIO
_FAMILY, _BLACK = "L", 0
_MEMBER_RATIO = 128 / 176


def draw_picture(canvas: Canvas, catalog: Catalog, name: str, rect: Rect) -> None:
    """Draw the picture with this name in the rectangle."""
    kind, what = name.split("-", 1)
    match kind:
        case "card":
            draw_whole_card(canvas, catalog, CARDS[CARD_OF[what]], rect)
        case "member":
            draw_member(canvas, _FAMILY, _BLACK, rect.fitted(_MEMBER_RATIO), int(what))
        case "value":
            draw_value(canvas, int(what), rect.fitted(1))
        case "tile":
            draw_whole_tile(canvas, catalog, TILE_OF[what], "", rect.fitted(TILE_RATIO))
        case "bonus":
            draw_whole_bonus(canvas, int(what), rect.fitted(BONUS_RATIO))
        case _:
            canvas.image(f"{ART}medal_{what}", rect.fitted(1))
