"""The street a quarter is built on: sky and hills, the ramparts with their trees, sand and paving before them.

The picture stays pale above the ground, because columns of cards, plates and notes lie upon it.
"""

import random
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from assets.studio.kit.colour import mix, vary
from assets.studio.kit.geometry import Box, Point, number, polygon, rectangle
from assets.studio.kit.land import Building, Foliage, city_tower, grass, house, round_tree
from assets.studio.kit.light import fade_down
from assets.studio.kit.raster import render
from assets.studio.kit.sky import clouds, sky
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import PAPER_RELIEF, emboss, stain
from assets.studio.lucca.daylight import BRICK, COPING, EARTH_SHADE, NOON_SKY, PAVING, PLANE_TREES, SAND
from assets.studio.lucca.horizon import mountains

_HAZE = "#f2e2be"
_IVY = ("#7d8f4c", "#95a25c", "#6c8044", "#a9ae68")
_FAR_TOWN = Building("#dccba8", "#cfa482", light="#fff2d4", dark="#b3a596")


@dataclass(frozen=True, slots=True)
class Street:
    """`ground` is where houses stand; `unit` scales trees, bricks and flags; `site` ends the sandy part."""

    width: int
    height: int
    ground: float
    unit: float
    site: float
    seed: int

    @property
    def kerb(self) -> float:
        """Where the ground meets the foot of the wall."""
        return self.ground - 12 * self.unit

    @property
    def coping(self) -> float:
        return self.ground - 84 * self.unit

    @property
    def ground_box(self) -> Box:
        return Box(0, self.kerb, self.width, self.height - self.kerb)


OWN = Street(1352, 350, 308, 1.0, 452, 3)
RIVAL = Street(800, 200, 172, 0.56, 268, 8)


def size(street: Street) -> tuple[int, int]:
    return 2 * street.width, 2 * street.height


def paint_street(street: Street) -> Image.Image:
    sketch = Sketch(street.width, street.height)
    rng = random.Random(street.seed)
    _heavens(sketch, street)
    _hills(sketch, street)
    _far_town(sketch, street, rng)
    _trees(sketch, street, rng)
    _wall(sketch, street, rng)
    _ground(sketch, street, rng)
    _plants(sketch, street, rng)
    _calm_light(sketch, street)
    return render(sketch, *size(street))


def _heavens(sketch: Sketch, street: Street) -> None:
    sky(sketch, Box(0, 0, street.width, street.ground), NOON_SKY)
    band = Box(0, -10 * street.unit, street.width, street.ground * 0.62)
    clouds(sketch, band, "#fffdf4", 0.75, seed=street.seed + 5, cover=-1.4)


def _hills(sketch: Sketch, street: Street) -> None:
    """Mountains, foothills and olive slopes, paler towards their feet."""
    for share, rise, grain, colour in (
        (0.62, 70, 170, "#adc0cf"),
        (0.67, 48, 210, "#b5c5b8"),
        (0.71, 30, 300, "#bfc899"),
    ):
        stops = ((0, colour), (1, mix(colour, _HAZE, 0.85)))
        foot, unit = street.ground * share, street.unit
        mountains(sketch, foot, rise * unit, grain * unit, stops, street.seed + int(grain))


def _far_town(sketch: Sketch, street: Street, rng: random.Random) -> None:
    """Towers and roofs far behind the wall, almost lost in the light."""
    u, foot = street.unit, street.coping + 4
    with sketch.group(opacity=0.62):
        for share, height, top in ((0.09, 78, "belfry"), (0.36, 60, "flat"), (0.72, 86, "belfry"), (0.9, 64, "flat")):
            x = street.width * share
            for dx in (-52, -26, 16, 40, 62):
                wide, tall = rng.uniform(24, 34) * u, rng.uniform(26, 40) * u
                house(sketch, Box(x + dx * u, foot - tall, wide, tall), _FAR_TOWN, rng)
            city_tower(sketch, Box(x, foot - height * u, 13 * u, height * u), _FAR_TOWN, rng, top)
            if top == "flat":
                crown = Foliage("#8f9c78", "#c6c898")
                round_tree(sketch, x + 6 * u, foot - (height - 3) * u, 18 * u, crown, rng)


def _trees(sketch: Sketch, street: Street, rng: random.Random) -> None:
    pale = Foliage(mix(PLANE_TREES.dark, _HAZE, 0.3), mix(PLANE_TREES.light, _HAZE, 0.25))
    for near in (False, True):
        x = -10.0
        while x < street.width + 20:
            height = rng.uniform(32, 40) * street.unit * (1 if near else 0.9)
            leaves = pale if near else Foliage(mix(pale.dark, _HAZE, 0.35), mix(pale.light, _HAZE, 0.35))
            lift = 2 if near else -3 * street.unit
            round_tree(sketch, x + (0 if near else 14 * street.unit), street.coping + lift, height, leaves, rng)
            x += 31 * street.unit * rng.uniform(0.85, 1.15)


def _wall(sketch: Sketch, street: Street, rng: random.Random) -> None:
    u, top, foot = street.unit, street.coping, street.kerb
    brick = mix(BRICK, _HAZE, 0.38)
    face = Box(0, top, street.width, foot - top)
    tones = ((0, mix(brick, "#fff0d0", 0.25)), (0.6, brick), (1, mix(brick, EARTH_SHADE, 0.2)))
    sketch.rect(face, sketch.vertical(top, foot, tones))
    _bricks(sketch, face, brick, u, rng)
    stain(sketch, rectangle(face), "#8a5a42", 0.3, frequency=".006 .03", seed=street.seed)
    rail = Box(0, top - 1.5 * u, street.width, 6.5 * u)
    sketch.rect(rail, sketch.vertical(rail.y, rail.bottom, ((0, "#fffaea"), (0.6, COPING), (1, "#cda983"))))
    fade_down(sketch, Box(0, rail.bottom, street.width, 7 * u), 0.32, "#5a2a1c")
    grass_line = Box(0, foot - 5 * u, street.width, 5 * u)
    sketch.rect(grass_line, sketch.vertical(grass_line.y, foot, ((0, "#a0a55c", 0), (1, "#8f9550", 0.85))))


def _bricks(sketch: Sketch, face: Box, brick: str, unit: float, rng: random.Random) -> None:
    """Courses as fine lines, and here and there a darker or lighter brick: a wall, not a pattern."""
    height, length = 6 * unit, 17 * unit
    rows = int(face.h / height)
    lines = " ".join(f"M{number(face.x)} {number(face.y + i * height)} h{number(face.w)}" for i in range(1, rows + 1))
    sketch.path(lines, stroke="#8f4f38", stroke_width=0.8 * unit, stroke_opacity=0.42)
    for _ in range(int(face.w * rows / length * 0.4)):
        row, column = rng.randrange(rows), rng.randrange(int(face.w / length) + 1)
        x = face.x + column * length + (row % 2) * length / 2
        one = Box(x, face.y + row * height + 0.4, length * 0.96, height * 0.88)
        sketch.rect(one, vary(brick, rng, 18), fill_opacity=0.5)


def _ground(sketch: Sketch, street: Street, rng: random.Random) -> None:
    box = street.ground_box
    stops = ((0, mix(PAVING, "#fff4d8", 0.3)), (0.35, PAVING), (1, mix(PAVING, "#7a5834", 0.45)))
    sketch.rect(box, sketch.vertical(box.y, box.bottom, stops))
    _flags(sketch, street, rng)
    _sand(sketch, street, rng)
    fade_down(sketch, Box(0, box.y, street.width, 5 * street.unit), 0.35, EARTH_SHADE)


def _rows(street: Street) -> list[float]:
    """Courses of flagstones, deeper towards the viewer."""
    y, depth, rows = street.kerb, 4.6 * street.unit, [street.kerb]
    while y < street.height:
        y += depth
        depth *= 1.32
        rows.append(y)
    return rows


def _flags(sketch: Sketch, street: Street, rng: random.Random) -> None:
    middle, rows = street.width / 2, _rows(street)

    def at(x: float, y: float) -> Point:
        spread = 1 + (y - street.kerb) / street.height * 2.6
        return middle + (x - middle) * spread, y

    pitch = 46 * street.unit
    for index, (top, bottom) in enumerate(pairwise(rows)):
        x = -pitch * (0.5 if index % 2 else 1.0)
        while x < street.width + pitch:
            wide = pitch * rng.uniform(0.8, 1.2)
            flag = [at(x, top), at(x + wide, top), at(x + wide, bottom), at(x, bottom)]
            sketch.path(polygon(flag), vary(PAVING, rng, 13), fill_opacity=0.55, stroke="#8a6a44", stroke_width=0.7)
            sketch.line(flag[0], flag[1], "#fff6dc", 0.7 * street.unit, opacity=0.5)
            x += wide


def _sand(sketch: Sketch, street: Street, rng: random.Random) -> None:
    box, end, u = street.ground_box, street.site, street.unit
    edge = [(end + rng.uniform(-10, 10) * u, box.y + box.h * i / 6) for i in range(7)]
    heap = polygon([(0, box.y), *edge, (0, box.bottom)])
    tones = ((0, mix(SAND, "#fff0d0", 0.35)), (0.4, SAND), (1, mix(SAND, "#7a4c22", 0.5)))
    with sketch.group(filter=sketch.blur(2.5 * u)):
        sketch.path(heap, sketch.vertical(box.y, box.bottom, tones))
    for _ in range(int(end * 1.5)):
        x, y = rng.uniform(0, end + 14 * u), box.y + 3 * u + rng.random() * box.h
        nearness = 0.5 + (y - box.y) / box.h
        grain = rng.uniform(0.4, 1.3) * u * nearness
        sketch.ellipse((x, y), (grain * 1.5, grain), rng.choice(("#8a6234", "#fff0cc", "#b98f56")), fill_opacity=0.5)
    for _ in range(9):
        x, y = rng.uniform(10, end - 60 * u), rng.uniform(street.ground, street.height)
        rut = f"M{number(x)} {number(y)} q{number(40 * u)} -3 {number(rng.uniform(60, 120) * u)} 1"
        sketch.path(rut, stroke="#8a6234", stroke_width=1.6 * u, stroke_opacity=0.28)


def _plants(sketch: Sketch, street: Street, rng: random.Random) -> None:
    """Ivy here and there on the wall, low bushes and grass along its foot."""
    u, foot = street.unit, street.kerb + 1
    for _ in range(int(street.width / (210 * u))):
        x, reach = rng.uniform(0, street.width), rng.uniform(7, 17) * u
        for _ in range(int(18 * reach / u)):
            up = rng.random() ** 1.8
            leaf = x + rng.gauss(0, reach * (1 - 0.7 * up)), foot - up * 3.4 * reach
            size = rng.uniform(1.2, 2.4) * u
            sketch.ellipse(leaf, (size * 1.2, size), rng.choice(_IVY), fill_opacity=0.75)
    for _ in range(int(street.width / (70 * u))):
        bush = Foliage("#66793f", "#b3bb72")
        round_tree(sketch, rng.uniform(0, street.width), foot + u, rng.uniform(7, 12) * u, bush, rng)
    grass(sketch, Box(0, foot - u, street.width, 3 * u), int(street.width / u * 0.9), _IVY, rng, 4 * u)


def _calm_light(sketch: Sketch, street: Street) -> None:
    """Sun from the upper left, a breath of haze over everything above the ground, quiet corners."""
    above = Box(0, 0, street.width, street.kerb)
    sketch.rect(above, "#fff3d6", fill_opacity=0.1)
    emboss(sketch, sketch.box, PAPER_RELIEF, 0.15)
    warm = ((0, "#fff2c4", 0.3), (0.5, "#fff2c4", 0.05), (1, "#2a1230", 0.12))
    sketch.rect(sketch.box, sketch.horizontal(0, street.width, warm))
    edge = ((0, "#2a1408", 0), (0.7, "#2a1408", 0), (1, "#2a1408", 0.24))
    reach = (street.width * 0.72, street.height * 1.05)
    sketch.rect(sketch.box, sketch.radial((street.width / 2, street.height * 0.45), reach, edge))
