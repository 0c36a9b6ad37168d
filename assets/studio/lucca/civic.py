"""The gonfalon, emblem and arms of Lucca."""

import random

from assets.studio.kit.geometry import Box, arch
from assets.studio.kit.land import Foliage, round_tree
from assets.studio.kit.light import drop_shadow
from assets.studio.kit.palette import UMBER
from assets.studio.kit.svg import Sketch
from assets.studio.lucca.emblem import oak_tower
from assets.studio.title.arms import FIELD
from assets.studio.title.civics import Civic
from assets.studio.title.velvet import Dye


def tower_with_oak(sketch: Sketch) -> None:
    """White over green, the brick tower crowned by an oak."""
    sketch.rect(Box(FIELD.x, FIELD.y, FIELD.w, 62), "#f6ecd6", fill_opacity=0.94)
    sketch.rect(Box(FIELD.x, FIELD.y + 60, FIELD.w, 3.5), UMBER)
    rng = random.Random(6)
    round_tree(sketch, 80, 79, 56, Foliage("#0f220a", "#17330c"), rng)
    round_tree(sketch, 80, 76, 48, Foliage("#235018", "#9ccc58"), rng)
    brick = sketch.horizontal(60, 100, ((0, "#f0a878"), (0.4, "#d0683e"), (1, "#7a2f1e")))
    shaft, crown = "M63 168 V88 H97 V168 Z", "M54 92 V70 h10 v7 h8 v-7 h16 v7 h8 v-7 h10 V92 Z"
    drop_shadow(sketch, shaft, 3, (3, 4), 0.5)
    for part in (shaft, crown):
        sketch.path(part, brick, stroke=UMBER, stroke_width=3, stroke_linejoin="round")
    sketch.path(arch(80, 122, 11, 20), "#3a100a", stroke="#ffe2b4", stroke_width=2)


CIVIC = Civic(Dye("#16260f", "#456428", "#8fb05a"), oak_tower, "#4a7a38", tower_with_oak)
