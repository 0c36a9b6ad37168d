"""The six noble cards: violet, a coronet on the shield, a scene at dusk."""

import random
from collections.abc import Callable

from PIL import Image

from assets.studio.kit.heraldry import coronet
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.san_gimignano import (
    noble_city_wall,
    noble_fine_stone,
    noble_joust,
    noble_pilgrimage,
    noble_rognosa,
    noble_santa_fina,
)
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

SCENES: dict[str, Callable[[Sketch, random.Random], None]] = {
    "fine_stone": noble_fine_stone.draw,
    "pilgrimage": noble_pilgrimage.draw,
    "joust": noble_joust.draw,
    "rognosa": noble_rognosa.draw,
    "santa_fina": noble_santa_fina.draw,
    "city_wall": noble_city_wall.draw,
}


def paint_noble(name: str) -> Image.Image:
    sketch = new_card()
    with sketch.group(clip_path=sketch.clip(picture_window())):
        SCENES[name](sketch, random.Random(name))
    settle_picture(sketch, NOBLE_LOOK)
    frame(sketch, NOBLE_LOOK)
    name_plate(sketch, NOBLE_LOOK)
    shield_plate(sketch, NOBLE_LOOK)
    coronet(sketch, SHIELD.centre[0], SHIELD.centre[1] - 8, 1.2)
    return render(sketch, WIDTH, HEIGHT)
