"""The gonfalon, emblem and arms of San Gimignano."""

from assets.studio.kit.geometry import Box, arch, rectangle
from assets.studio.kit.light import drop_shadow
from assets.studio.kit.palette import UMBER
from assets.studio.kit.svg import Sketch
from assets.studio.san_gimignano.emblem import skyline
from assets.studio.title.arms import FIELD
from assets.studio.title.civics import Civic
from assets.studio.title.velvet import Dye


def two_white_towers(sketch: Sketch) -> None:
    """On a gold hill, the taller tower on the right."""
    hill = f"M{FIELD.x} 146 Q80 100 {FIELD.right} 146 V190 H{FIELD.x} Z"
    for x, foot, tall in ((54, 136, 74), (104, 136, 96)):
        _white_tower(sketch, Box(x - 15, foot - tall, 30, tall))
    gold = sketch.vertical(112, 170, ((0, "#fff0b0"), (0.4, "#e6b94a"), (1, "#9a6818")))
    sketch.path(hill, gold, stroke=UMBER, stroke_width=3)


def _white_tower(sketch: Sketch, box: Box) -> None:
    x, y, w, h = box
    crown = f"M{x - 5} {y + 13} V{y - 5} h9 v8 h7 v-8 h8 v8 h7 v-8 h9 V{y + 13} Z"
    stone = sketch.horizontal(x, box.right, ((0, "#ffffff"), (0.5, "#f3e8d0"), (1, "#b8a184")))
    drop_shadow(sketch, rectangle(box), 3, (3, 4), 0.5)
    sketch.rect(Box(x, y + 10, w, h), stone, stroke=UMBER, stroke_width=3)
    sketch.path(crown, stone, stroke=UMBER, stroke_width=3, stroke_linejoin="round")
    sketch.path(arch(x + w / 2, y + 38, 10, 18), "#3a1410")


CIVIC = Civic(Dye("#3a0a14", "#7b1e2b", "#c4525c"), skyline, "#a81f2a", two_white_towers)
