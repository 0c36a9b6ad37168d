"""Light and shade that lie behind or around a thing: halo, drop shadow and the ring of the keyboard's focus.

Their `pad` tells where the thing sits: draw the skin that much larger than the thing itself.
"""

from assets.studio.interface.skin import Skin, even
from assets.studio.kit.geometry import Box, rounded
from assets.studio.kit.palette import LAPIS
from assets.studio.kit.svg import Sketch

REACH = 64
HALO = ((22, "#ff9a1e", 0.55, 40), (11, "#ffc34d", 0.75, 20), (5, "#fff0b0", 0.9, 8))


def _halo(sketch: Sketch, box: Box) -> None:
    body = rounded(box.inset(REACH), 24)
    for spread, colour, strength, width in HALO:
        with sketch.group(opacity=strength, filter=sketch.blur(spread)):
            sketch.path(body, colour, stroke=colour, stroke_width=width, stroke_linejoin="round")


def _shadow(sketch: Sketch, box: Box) -> None:
    body = rounded(Box(box.x + REACH, box.y + REACH + 8, box.w - 2 * REACH, box.h - 2 * REACH), 18)
    sketch.path(body, "#0c0503", fill_opacity=0.55, filter=sketch.blur(20))
    sketch.path(body, "#0c0503", fill_opacity=0.5, filter=sketch.blur(7))


def _ring(sketch: Sketch, box: Box) -> None:
    """Blue within white: one of both stands out from any ground."""
    outline = rounded(box.inset(7), 14)
    sketch.path(outline, stroke="#fffdf4", stroke_width=12)
    sketch.path(outline, stroke=LAPIS, stroke_width=6)


def skins() -> list[Skin]:
    return [
        Skin("glow", (384, 384), even(96), even(REACH), _halo),
        Skin("shadow", (384, 384), even(96), even(REACH), _shadow),
        Skin("focus_ring", (128, 128), even(32), even(14), _ring),
    ]
