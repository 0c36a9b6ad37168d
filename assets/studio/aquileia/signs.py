"""Signs of 40 units that speak of cards, buildings and laurels in a line, and the laurels of the panels.

What is blank (a house's number, points, the question mark of an unseen laurel) is lettered at run time.
"""

from collections.abc import Callable
from functools import partial

from PIL import Image

from assets.studio.aquileia.arms import draw_gladius
from assets.studio.aquileia.edges import edge
from assets.studio.aquileia.emblems import TINTS, draw_disc, draw_seal_disc
from assets.studio.aquileia.horses import draw_horse
from assets.studio.aquileia.laurel_cards import WAX
from assets.studio.aquileia.servants import draw_head
from assets.studio.aquileia.wreaths import draw_wreath
from assets.studio.kit.geometry import Box, polygon
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from game.aquileia.laurels import COLOURS, COLOURS_OF, NAMES, THEATRE

SIZE = (128, 128)
LAUREL_SIZE = (176, 176)
_UNITS = 100.0
_ASHEN = ("#a39a8c", "#6d655a", "#37322b")


def _workshop(sketch: Sketch) -> None:
    """A potter's kiln: dome, chimney and fire."""
    clay = sketch.vertical(20, 92, ((0, "#e0906a"), (1, "#96452a")))
    sketch.path("M38 30 V6 H62 V30 Z", "#8a3f26", **edge(5))
    sketch.path("M7 92 V66 C7 36 26 22 50 22 C74 22 93 36 93 66 V92 Z", clay, **edge(5.5))
    bricks = "M14 54 H28 M72 54 H86 M10 72 H22 M78 72 H90 M32 36 H46 M54 36 H68"
    sketch.path(bricks, stroke="#6e2f1a", stroke_width=4, stroke_linecap="round")
    sketch.path("M28 92 V72 A22 22 0 0 1 72 72 V92 Z", "#2c1206", **edge(4.5))
    sketch.path("M36 92 C32 78 46 76 46 60 C58 68 55 76 60 72 C68 82 64 90 62 92 Z", "#ee8a2c")
    sketch.path("M43 92 C41 84 50 82 50 74 C58 82 58 88 56 92 Z", "#fff0a0")


def _bank(sketch: Sketch) -> None:
    marble = sketch.vertical(8, 94, ((0, "#fffaea"), (1, "#d3bf92")))
    sketch.path(polygon([(4, 38), (50, 8), (96, 38)]), marble, **edge(5))
    sketch.circle((50, 27), 5.5, "#8a6a34")
    sketch.rect(Box(10, 38, 80, 9), marble, **edge(4))
    for x in (16, 43, 70):
        sketch.rect(Box(x, 47, 14, 34), marble, **edge(4))
    sketch.rect(Box(6, 81, 88, 11), marble, **edge(4.5))


def _house(sketch: Sketch) -> None:
    sketch.path("M17 92 V48 H83 V92 Z", "#f8ebca", **edge(5.5))
    sketch.path(polygon([(4, 51), (50, 9), (96, 51)]), "#bd6540", **edge(5.5))
    sketch.path("M22 47 L50 22 L78 47", stroke="#f0b088", stroke_width=4)
    sketch.path("M40 92 V68 H60 V92 Z", "#55300f")


def _house_number(sketch: Sketch) -> None:
    sketch.path(polygon([(10, 95), (10, 38), (50, 5), (90, 38), (90, 95)]), "#fff8e2", **edge(7))


def _laurel(sketch: Sketch) -> None:
    draw_wreath(sketch, (50, 46), 34, 0.86)


def _weapon(sketch: Sketch) -> None:
    draw_gladius(sketch, (47, 50), 0.62, 40)


SIGNS: dict[str, Callable[[Sketch], None]] = {
    "servi": partial(draw_head, at=(50, 52), scale=1.02),
    "weapon": _weapon,
    "horse_gold": partial(draw_horse, metal="gold", at=(50, 51), scale=0.6),
    "horse_silver": partial(draw_horse, metal="silver", at=(50, 51), scale=0.6),
    "workshop": _workshop,
    "bank": _bank,
    "house": _house,
    "house_number": _house_number,
    "laurel": _laurel,
    **{f"villa_{colour}": partial(draw_disc, colour=colour, at=(50, 50), radius=47) for colour in TINTS},
}
PANEL_LAURELS = (*(name for name in NAMES if not name.startswith(("points", "unknown"))), "points", "unknown")


def paint_sign(name: str) -> Image.Image:
    sketch = Sketch(_UNITS, _UNITS)
    SIGNS[name](sketch)
    return render(sketch, *SIZE)


def paint_panel_laurel(name: str) -> Image.Image:
    """A wreath with its colour, with two discs for two colours, or with a blank seal."""
    sketch = Sketch(_UNITS, _UNITS)
    draw_wreath(sketch, (50, 44), 34, 0.72)
    kind = NAMES.index(name) if name in NAMES else -1
    if kind in THEATRE:
        first, second = COLOURS_OF[kind]
        draw_disc(sketch, COLOURS[first], (32, 33), 32)
        draw_disc(sketch, COLOURS[second], (68, 60), 32)
    elif kind >= 0:
        draw_disc(sketch, name, (50, 43), 32)
    else:
        draw_seal_disc(sketch, (50, 43), 32, WAX if name == "points" else _ASHEN)
    return render(sketch, *LAUREL_SIZE)
