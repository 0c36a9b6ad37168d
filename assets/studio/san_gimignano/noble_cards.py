"""The noble cards: violet, a coronet on the shield, a scene at dusk; each card's scene is a module of its own."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module

from PIL import Image

from assets.studio.kit.heraldry import coronet
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.paint import Picture
from assets.studio.san_gimignano.card_frame import (
    HEIGHT,
    SHIELD,
    WIDTH,
    frame,
    name_plate,
    new_card,
    picture_window,
    settle_picture,
    shield_plate,
)
from assets.studio.san_gimignano.hours import NOBLE_LOOK
from game.san_gimignano.cards import NAMES, NOBLES

_SCENES = "assets.studio.san_gimignano.noble_"


def pictures() -> Iterator[Picture]:
    """Each from the module of its scene, so that a new card makes no other stale."""
    for name in (NAMES[noble] for noble in NOBLES):
        scene = import_module(_SCENES + name)
        paint, sources = partial(paint_noble, name, scene.draw), (__file__, str(scene.__file__))
        yield Picture(f"san_gimignano/art/noble_{name}", (WIDTH, HEIGHT), paint, sources)


def paint_noble(name: str, draw: Callable[[Sketch, random.Random], None]) -> Image.Image:
    sketch = new_card()
    with sketch.group(clip_path=sketch.clip(picture_window())):
        draw(sketch, random.Random(name))
    settle_picture(sketch, NOBLE_LOOK)
    frame(sketch, NOBLE_LOOK)
    name_plate(sketch, NOBLE_LOOK)
    shield_plate(sketch, NOBLE_LOOK)
    coronet(sketch, SHIELD.centre[0], SHIELD.centre[1] - 8, 1.2)
    return render(sketch, WIDTH, HEIGHT)
