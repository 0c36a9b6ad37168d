"""What makes each palace a house of its own: the small belongings it shows, never what counts in play."""

import random
from collections.abc import Callable, Sequence

from assets.studio.kit.geometry import rectangle
from assets.studio.kit.svg import Sketch
from assets.studio.lucca.animals import COATS, pigeon, sitting_cat, sleeping_cat, sleeping_dog
from assets.studio.lucca.furnishings import (
    barrel,
    basket,
    bench,
    hung_cloth,
    pennants,
    shutters,
    swallows_nest,
    tassels,
    wall_lantern,
    washing,
)
from assets.studio.lucca.greenery import BLOSSOMS, flower_box, ivy, lemon_tub, pot, swag, wreath_under
from assets.studio.lucca.layout import BAYS, BETWEEN_BAYS, CORNICE, HEIGHT, SHIELD_HEIGHT, SILL, STOREY, UPPER
from assets.studio.lucca.looks import LOOKS, Look
from assets.studio.lucca.wall_marks import MARKS

Charm = Callable[[Sketch, list[float], Look, random.Random], None]
_SHUTTER_PAINTS = ("#3f6b4a", "#2f5a80", "#7a4a2a", "#8a9a7a")
_DYES = ("#a3242a", "#27408b", "#3f6b35", "#5b3a78")
_GAPS = BETWEEN_BAYS[1:3]
_GROUND = HEIGHT - 4.0


def add_charms(sketch: Sketch, colour: str, windows: int, variant: int, rng: random.Random) -> None:
    """`variant` counts the cards that are otherwise alike; each pool is entered where the kind of card says."""
    look, kind = LOOKS[colour], 4 * list(LOOKS).index(colour) + windows
    glazed, armed = list(BAYS[:windows]), list(BAYS[windows:])
    with sketch.group(clip_path=sketch.clip(rectangle(UPPER))):
        if glazed:
            _pick(_SILL, variant + kind)(sketch, glazed, look, rng)
        if len(armed) > 1:
            _pick(_NICHE, variant + 2 * kind)(sketch, armed, look, rng)
        _pick(_WALL, variant + 3 * kind)(sketch, glazed, look, rng)
    _pick((*_OVER_PLATE, _mark(colour)), variant + 2 * kind)(sketch, [], look, rng)
    _pick(_DOORSTEP, variant + kind // 2)(sketch, [], look, rng)


def _pick(pool: Sequence[Charm], turn: int) -> Charm:
    return pool[turn % len(pool)]


def _shutters(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    paint = rng.choice(_SHUTTER_PAINTS)
    for x in bays:
        shutters(sketch, x, SILL, paint)


def _flower_boxes(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    colour = rng.choice(BLOSSOMS)
    for x in bays:
        flower_box(sketch, (x, SILL + 3), colour, rng)


def _cat_on_sill(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    x = rng.choice(bays)
    sitting_cat(sketch, (x + 34, SILL + 2), rng.choice(COATS))
    for other in bays:
        pot(sketch, (other - 36, SILL + 2), rng.choice(BLOSSOMS), rng, 0.9)


def _pigeons_on_sill(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    x = rng.choice(bays)
    pigeon(sketch, (x - 34, SILL + 1), mirror=True)
    pigeon(sketch, (x + 35, SILL + 1), feathers="#d8d4cc")


def _cloths(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    dye = rng.choice(_DYES)
    for x in bays:
        hung_cloth(sketch, x, SILL + 3, dye)


def _pots_on_sill(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    for x in bays:
        for side in (-1, 1):
            pot(sketch, (x + side * 36, SILL + 2), rng.choice(BLOSSOMS), rng, 0.95)


def _wreaths(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    for x in bays:
        wreath_under(sketch, (x, SHIELD_HEIGHT + 6), 58)


def _tassels(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    for x in bays:
        tassels(sketch, x, SHIELD_HEIGHT - 54, 49)


def _cat_in_niche(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    sitting_cat(sketch, (rng.choice(bays) + 33, SILL + 2), rng.choice(COATS), mirror=rng.random() < 0.5)


def _pigeons_in_niche(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    x = rng.choice(bays)
    pigeon(sketch, (x - 30, SILL + 1), mirror=True)
    pigeon(sketch, (x + 31, SILL + 1))


def _pots_in_niche(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    for x in bays:
        pot(sketch, (x + 32, SILL + 2), rng.choice(BLOSSOMS), rng)


def _ivy(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    ivy(sketch, (rng.choice(_GAPS), STOREY), rng.uniform(110, 150), 13, rng)


def _lantern(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    wall_lantern(sketch, (rng.choice(_GAPS), 96))


def _nest(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    swallows_nest(sketch, (rng.choice(_GAPS), CORNICE.bottom))


def _washing(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    first = rng.choice((0, 1))
    washing(sketch, (BAYS[first] - 34, SILL + 8), (BAYS[first + 1] + 34, SILL + 8), rng)


def _garland_over_plate(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    swag(sketch, (112, 268), (184, 268), 15, rng)
    swag(sketch, (184, 268), (256, 268), 15, rng)


def _lanterns_over_plate(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    for x in (112, 256):
        wall_lantern(sketch, (x, 260), 0.95)


def _pennants_over_plate(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    pennants(sketch, (92, 258), (276, 258))


def _lantern_over_plate(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    wall_lantern(sketch, (184, 256), 1.15)


def _mark(colour: str) -> Charm:
    def charm(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
        with sketch.at(rng.choice((106, 262)), 275, 0.74):
            MARKS[colour](sketch, (0, 0), rng)

    return charm


def _dog(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    sleeping_dog(sketch, (184 + rng.uniform(-50, 50), _GROUND), mirror=rng.random() < 0.5)


def _bench_with_cat(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    bench(sketch, (184, _GROUND + 1), look.stone)
    sleeping_cat(sketch, (184 + rng.uniform(-24, 24), _GROUND - 18), rng.choice(COATS), mirror=rng.random() < 0.5)


def _lemons(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    for x in (96, 272):
        lemon_tub(sketch, (x, _GROUND), rng)


def _market(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    for x, fruit in ((118, "#d8402c"), (156, "#f0a63a"), (250, "#8aa63c")):
        basket(sketch, (x, _GROUND + rng.uniform(-2, 2)), fruit, rng)


def _cellar(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    barrel(sketch, (262, _GROUND))
    pot(sketch, (106, _GROUND), rng.choice(BLOSSOMS), rng, 1.1)


def _pots_by_the_wall(sketch: Sketch, bays: list[float], look: Look, rng: random.Random) -> None:
    for x in (102, 124, 246, 268):
        pot(sketch, (x, _GROUND), rng.choice(BLOSSOMS), rng, rng.uniform(0.95, 1.15))


_SILL: tuple[Charm, ...] = (_shutters, _flower_boxes, _cat_on_sill, _cloths, _pots_on_sill, _pigeons_on_sill)
_NICHE: tuple[Charm, ...] = (_wreaths, _pigeons_in_niche, _tassels, _cat_in_niche, _pots_in_niche)
_WALL: tuple[Charm, ...] = (_lantern, _nest, _ivy, _washing)
_OVER_PLATE: tuple[Charm, ...] = (_garland_over_plate, _lanterns_over_plate, _pennants_over_plate, _lantern_over_plate)
_DOORSTEP: tuple[Charm, ...] = (_dog, _lemons, _bench_with_cat, _market, _pots_by_the_wall, _cellar)
