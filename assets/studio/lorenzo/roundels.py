"""Small round pictures in gold rings, for characters and ventures that a player has taken."""

from PIL import Image

from assets.studio.kit.geometry import Box, circle
from assets.studio.kit.materials import gold_line
from assets.studio.kit.raster import render, scaled
from assets.studio.kit.svg import Sketch
from assets.studio.lorenzo.busts import SIDE, on_blue
from assets.studio.manifest import ASSETS

SIZE = (128, 128)
_SCENE = Box(90, 40, 300, 300)
"""What of a venture's card is cut out."""


def paint_character(number: int) -> Image.Image:
    """Head and collar fill the ring."""
    return _ringed(on_blue(number).crop((30, 20, SIDE - 30, SIDE - 40)))


def paint_venture(number: int) -> Image.Image:
    """Cut from the card as it was painted: pictures are painted by name, so the card comes first."""
    with Image.open(ASSETS / f"lorenzo/art/card_{number}.webp") as card:
        x, y, right, bottom = (round(edge) for edge in (_SCENE.x, _SCENE.y, _SCENE.right, _SCENE.bottom))
        return _ringed(card.convert("RGBA").crop((x, y, right, bottom)))


def _ringed(picture: Image.Image) -> Image.Image:
    window = Sketch(64, 64)
    window.circle((32, 32), 29, "#fff")
    cut = scaled(picture, *SIZE)
    cut.putalpha(render(window, *SIZE).getchannel("A"))
    rim = Sketch(64, 64)
    gold_line(rim, circle((32, 32), 29.4), rim.box, 2.6)
    cut.alpha_composite(render(rim, *SIZE))
    return cut
