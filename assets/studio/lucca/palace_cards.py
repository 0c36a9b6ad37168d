"""A palace card by its address: the facade of its colour, its windows and shields, doors and plate."""

import random
from typing import NamedTuple

from PIL import Image

from assets.studio.kit.raster import render, stack
from assets.studio.kit.svg import Sketch
from assets.studio.lucca.charms import add_charms
from assets.studio.lucca.doors import door
from assets.studio.lucca.facade import paint_facade
from assets.studio.lucca.layout import BAYS, DOORS, HEIGHT, WIDTH
from assets.studio.lucca.looks import LOOKS
from assets.studio.lucca.plates import address_plate
from assets.studio.lucca.shields import shield_in_niche
from assets.studio.lucca.windows import window
from game.lucca.cards import COLOUR_OF, COLOURS, WINDOWS_OF, all_palaces


class Palace(NamedTuple):
    """`variant` counts the four cards that show the same colour, windows and shields."""

    colour: str
    windows: int
    variant: int


def palace_of(address: int) -> Palace:
    kind = (COLOUR_OF[address], WINDOWS_OF[address])
    alike = [other for other in all_palaces() if (COLOUR_OF[other], WINDOWS_OF[other]) == kind]
    return Palace(COLOURS[kind[0]], kind[1], alike.index(address))


def paint_palace(address: int) -> Image.Image:
    palace = palace_of(address)
    look, rng = LOOKS[palace.colour], random.Random(address)
    sketch = Sketch(WIDTH, HEIGHT)
    for bay, x in enumerate(BAYS):
        if bay < palace.windows:
            window(sketch, x, look.stone, rng)
        else:
            shield_in_niche(sketch, bay, look)
    for x in DOORS:
        door(sketch, x, look, palace.variant + palace.windows, rng)
    address_plate(sketch, palace.colour)
    add_charms(sketch, palace.colour, palace.windows, palace.variant, rng)
    return stack(paint_facade(palace.colour), render(sketch, WIDTH, HEIGHT))
