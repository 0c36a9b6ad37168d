"""A rival's holdings in little: wreaths, and buildings as a sign with its number or coins at its foot."""

from collections.abc import Callable, Sequence

from game.aquileia.board import METALS, SITES
from game.aquileia.laurels import COLOURS
from scenes.aquileia.painting import draw_wreath
from scenes.aquileia.signs import Sign, draw_sign, figure_style, seal
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.theme import INK

CHIP, WREATH = 46.0, 36.0
_PLATE = (255, 246, 220)

Chip = tuple[float, Callable[[Canvas, Rect], None]]
"""Its width, and how it is drawn."""


def wreath(kind: int) -> Chip:
    return WREATH, lambda canvas, rect: draw_wreath(canvas, kind, rect.centered(WREATH, WREATH))


def building(site: int) -> Chip:
    return CHIP, lambda canvas, rect: _draw_building(canvas, site, rect)


def _draw_building(canvas: Canvas, site: int, rect: Rect) -> None:
    facts, side = SITES[site], min(30.0, rect.h)
    sign = Rect(rect.x, rect.center[1] - side / 2, side, side)
    foot = Rect(sign.x + side * 0.52, sign.bottom - 22, 25, 25)
    if facts.is_villa:
        draw_sign(canvas, Sign(f"sign_villa_{COLOURS[facts.colour]}"), sign)
        plate = Rect(foot.x, foot.y + 4, 26, 20)
        canvas.fill(plate, _PLATE, 1, 4)
        canvas.outline(plate, INK, 1.5, 4)
        canvas.text(str(facts.points), plate, figure_style(canvas, 17).but(align="center"))
    elif facts.yields:
        draw_sign(canvas, Sign("sign_workshop"), sign)
        draw_sign(canvas, seal(str(facts.yields), 1), foot.outset(2))
    else:
        draw_sign(canvas, Sign("sign_bank"), sign)
        metals = [metal for metal, count in enumerate(facts.coins) if count]
        for index, metal in enumerate(metals):
            draw_sign(canvas, Sign(f"coin_{METALS[metal]}"), Rect(foot.x - 8 + index * 15, foot.y + 4, 20, 20))


def draw_row(canvas: Canvas, row: Rect, chips: Sequence[Chip]) -> float:
    """Side by side, closed up where they would not fit; gives back where the row ends."""
    wide = sum(width for width, _ in chips)
    share = min(1.0, row.w / wide) if wide else 1.0
    x = row.x
    for width, draw in chips:
        draw(canvas, Rect(x, row.y, width, row.h))
        x += width * share
    return x
