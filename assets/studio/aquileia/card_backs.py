"""The backs of the four decks: a gold-rimmed roundel with the deck's sign on a plain braided field."""

from collections.abc import Callable

from PIL import Image

from assets.studio.aquileia.arms import draw_gladius
from assets.studio.aquileia.card_cuts import LARGE, Cut, Ground, paint_card
from assets.studio.aquileia.horses import draw_horse
from assets.studio.aquileia.masks import draw_masks
from assets.studio.aquileia.servants import draw_head
from assets.studio.aquileia.wreaths import draw_wreath
from assets.studio.kit.geometry import star
from assets.studio.kit.materials import medallion
from assets.studio.kit.palette import BRIGHT_GOLD, UMBER
from assets.studio.kit.svg import Sketch


def _draw_gear(sketch: Sketch) -> None:
    draw_gladius(sketch, (34, 6), 0.74, 24)
    draw_horse(sketch, "gold", (-12, 0), 0.76)


def _draw_star(sketch: Sketch) -> None:
    draw_wreath(sketch, (0, -4), 52, 1)
    gold = sketch.linear((-26, -30), (26, 24), BRIGHT_GOLD)
    sketch.path(star((0, -4), 5, 30, 12), gold, stroke=UMBER, stroke_width=3, stroke_linejoin="round")


def _draw_play(sketch: Sketch) -> None:
    draw_wreath(sketch, (0, -4), 56, 1)
    draw_masks(sketch, (0, -6), 0.92)


def _draw_servus(sketch: Sketch) -> None:
    draw_head(sketch, (0, -2), 1.25)


_BACKS: dict[str, tuple[Ground, Callable[[Sketch], None]]] = {
    "unknown_servi": (Ground("#946a38", "#4d3014", ("#d9a956", "#8a4a2a"), has_rays=False), _draw_servus),
    "unknown_gear": (Ground("#a03833", "#4d0f16", ("#d9a956", "#8a1f26"), has_rays=False), _draw_gear),
    "unknown_stadium": (Ground("#5f8a4a", "#24451e", ("#d9a956", "#3f6b35"), has_rays=False), _draw_star),
    "unknown_theatre": (Ground("#7a559c", "#331a50", ("#d9a956", "#5b3a78"), has_rays=False), _draw_play),
}
BACKS = tuple(_BACKS)


def paint_back(name: str, cut: Cut) -> Image.Image:
    ground, draw = _BACKS[name]

    def roundel(sketch: Sketch, shown: Cut) -> None:
        with sketch.at(150, 210, 1 if shown is LARGE else shown.figure * 1.08):
            medallion(sketch, (0, 0), 98, ground.field, ground.shade)
            draw(sketch)

    return paint_card(ground, _no_figure, roundel, cut)


def _no_figure(_: Sketch, __: Cut) -> None:
    return
