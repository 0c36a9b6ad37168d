"""The land around the town at dusk: blue hills behind it, vineyards and olive groves before it, and the road."""

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, Point, number, polygon, polyline
from assets.studio.kit.land import Building, Foliage, cypress, grass, house, round_tree
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import STUCCO_RELIEF, emboss
from assets.studio.title.dusk import RIM, SHADE
from assets.studio.title.town import MIDDLE, ground

Crest = Callable[[float], float]

_WIDTH, _HEIGHT = 1920, 1080
_OLIVE = Foliage("#201f1c", "#9a9156")
_CYPRESS = Foliage("#1d1a20", "#6a5238")


@dataclass(frozen=True, slots=True)
class Slope:
    """One fold of the land: its crest, the colours from crest to foot and how fast fields widen downhill."""

    crest: Crest
    bright: str
    deep: str
    reach: float
    spread: float

    def at(self, x: float, down: float) -> Point:
        """A point `down` below the crest on the line that starts at `x` and fans out from the middle."""
        wide = MIDDLE + (x - MIDDLE) * (1 + down * self.spread)
        return wide, self.crest(wide) + down


def _waves(base: float, *waves: tuple[float, float, float]) -> Crest:
    """A crest as a sum of (height, waves across the picture, phase)."""
    return lambda x: base + sum(h * math.sin(2 * math.pi * n * x / _WIDTH + p) for h, n, p in waves)


def _beside(base: float, rise: float) -> Crest:
    """Shoulders that climb towards both edges of the picture and leave the middle open."""
    roll = _waves(0, (5, 2.3, 0.4), (3, 5.1, 2.0))
    return lambda x: base - rise * (abs(x - MIDDLE) / MIDDLE) ** 1.7 + roll(x)


_TOWN_HILL = Slope(lambda x: ground(x) + 91 + 2.5 * math.sin(x / 41), "#a9805a", "#4d4232", 150, 0.0035)
_VINEYARDS = Slope(_beside(868, 92), "#7d6a44", "#332e26", 190, 0.0022)
_FOREGROUND = Slope(_beside(968, 66), "#4c4430", "#1c1a1a", 190, 0.0016)


def far_hills() -> Sketch:
    """Three ridges lost in the evening air, drawn before the town."""
    sketch = Sketch(_WIDTH, _HEIGHT)
    for crest, bright, deep in (
        (_waves(664, (20, 1.3, 0.2), (9, 3.4, 1.1), (3, 9.0, 0.0)), "#d98a86", "#c0747c"),
        (_waves(694, (18, 1.0, 2.2), (8, 2.9, 0.5), (3, 8.0, 1.0)), "#b8707c", "#8f5a70"),
        (_waves(732, (15, 1.5, 4.4), (7, 3.7, 0.9), (2, 11.0, 0.4)), "#8f5c6a", "#6a4a58"),
    ):
        _fold(sketch, crest, bright, deep, 110, 0.28)
    return sketch


def night_hills() -> Sketch:
    """Two bare folds in the dark, for backdrops on which panels lie."""
    sketch = Sketch(_WIDTH, _HEIGHT)
    _fold(sketch, _waves(792, (24, 1.1, 0.8), (9, 2.7, 2.0)), "#5c3f52", "#2c2030", 150, 0.12)
    _fold(sketch, _waves(888, (30, 0.9, 3.6), (10, 2.3, 0.4)), "#34263a", "#151020", 170, 0.08)
    return sketch


def near_land() -> Sketch:
    """Everything before the town wall, from the town's own hill to the dark foreground."""
    rng = random.Random(31)
    sketch = Sketch(_WIDTH, _HEIGHT)
    _slope(sketch, _TOWN_HILL, 11, rng)
    for x, down, size in ((842, 12, 44), (796, 26, 58), (1010, 10, 44), (1064, 22, 56), (1104, 40, 72)):
        _shaded_cypress(sketch, _TOWN_HILL.at(x, down), size, rng)
    _slope(sketch, _VINEYARDS, 10, rng)
    _road(sketch, rng)
    for x, down, size in ((752, 26, 84), (716, 44, 98), (1130, 30, 92), (1172, 52, 110)):
        _shaded_cypress(sketch, _VINEYARDS.at(x, down), size, rng)
    _farm(sketch, _VINEYARDS.at(1236, 12), rng)
    _slope(sketch, _FOREGROUND, 8, rng)
    for x, foot, size in ((18, 1096, 430), (88, 1104, 320), (1898, 1096, 450), (1828, 1106, 330), (338, 1100, 250)):
        cypress(sketch, x, foot, size, Foliage("#0d0c14", "#2b2528"), rng)
    return sketch


def _fold(sketch: Sketch, crest: Crest, bright: str, deep: str, reach: float, rim: float) -> str:
    line = [(float(x), crest(x)) for x in range(-20, _WIDTH + 41, 20)]
    top = min(y for _, y in line)
    shape = f"{polyline(line)} V{_HEIGHT} H-20 Z"
    tones = ((0, mix(bright, "#ffc890", 0.25)), (0.18, bright), (1, deep))
    sketch.path(shape, sketch.vertical(top, top + reach, tones))
    sketch.path(polyline(line), stroke=RIM, stroke_width=1.2, stroke_opacity=rim)
    return shape


def _slope(sketch: Sketch, slope: Slope, columns: int, rng: random.Random) -> None:
    """A fold of farmed land: a loose grid of fields, raking light, relief, and trees along it."""
    shape = _fold(sketch, slope.crest, slope.bright, slope.deep, slope.reach, 0.16)
    clip = sketch.clip(shape)
    with sketch.group(clip_path=clip):
        for column in range(columns):
            for row in range(3):
                if rng.random() < 0.62:
                    _field(sketch, slope, (column + rng.uniform(0, 0.2)) * _WIDTH / columns, row, _WIDTH / columns, rng)
        _light(sketch, slope)
    top = min(slope.crest(x) for x in range(0, _WIDTH, 40))
    emboss(sketch, Box(0, top, _WIDTH, _HEIGHT - top), STUCCO_RELIEF, 0.42, clip, seed=int(top))
    trees = [(rng.uniform(-20, _WIDTH + 20), slope.reach * rng.random() ** 1.6 * 0.8 + 6) for _ in range(columns * 12)]
    for x, down in sorted(trees, key=lambda tree: tree[1]):
        _olive(sketch, slope.at(x, down), 7 + down * 0.13, rng)


def _field(sketch: Sketch, slope: Slope, left: float, row: int, pitch: float, rng: random.Random) -> None:
    """A vineyard or a ploughed strip between two lines running downhill."""
    down = slope.reach * (0.05 + row * 0.25)
    width, depth = pitch * rng.uniform(0.6, 0.95), slope.reach * rng.uniform(0.16, 0.22)
    lean = rng.uniform(-50, 50)
    tint = mix(rng.choice(("#6f7040", "#a57e4c", "#8a6a48", "#5c6238", "#b58a58")), slope.deep, 0.4)

    def edge(share: float) -> list[Point]:
        steps = 8
        start = left + share * width
        return [slope.at(start + lean * i / steps, down + depth * i / steps) for i in range(steps + 1)]

    soil = polygon(edge(0) + edge(1)[::-1])
    sketch.path(soil, tint, fill_opacity=0.5, filter=sketch.blur(1.5))
    thick = 1.0 + down * 0.014
    rows = int(width / (thick * rng.uniform(3.4, 4.6)))
    for line in (polyline(edge(i / rows)) for i in range(rows + 1)):
        vines = f"0.1 {number(thick * 1.5)}"
        _vines(sketch, line, thick * 1.5, mix(tint, "#14121c", 0.72), vines, 0.0)
        _vines(sketch, line, thick * 0.8, mix(tint, "#b8a860", 0.45), vines, -0.32 * thick)


def _vines(sketch: Sketch, line: str, width: float, colour: str, dashes: str, shift: float) -> None:
    """Round dots along a row; the lit side of each vine is a smaller dot shifted towards the light."""
    sketch.path(
        line, stroke=colour, stroke_opacity=0.78, stroke_width=width, stroke_dasharray=dashes,
        stroke_linecap="round", transform=f"translate({number(shift)} {number(shift)})",
    )  # fmt: skip


def _light(sketch: Sketch, slope: Slope) -> None:
    """Warm light rakes the left flanks, violet shade gathers in the hollows."""
    top = slope.crest(MIDDLE)
    for x, reach, colour, strength in (
        (700, 260, "#ffb868", 0.34), (960, 200, "#ffb060", 0.22), (1280, 300, SHADE, 0.4), (420, 260, SHADE, 0.3),
        (1640, 320, SHADE, 0.35), (150, 260, "#ffb060", 0.14),
    ):
        place, size = (float(x), top + slope.reach * 0.2), (float(reach), slope.reach * 0.55)
        sketch.ellipse(place, size, sketch.radial(place, size, ((0, colour, strength), (1, colour, 0))))


def _olive(sketch: Sketch, foot: Point, size: float, rng: random.Random) -> None:
    x, y = foot
    sketch.ellipse((x + size * 0.6, y), (size * 0.8, size * 0.15), "#160f1e", fill_opacity=0.4)
    round_tree(sketch, x, y, size, _OLIVE, rng)


def _shaded_cypress(sketch: Sketch, foot: Point, height: float, rng: random.Random) -> None:
    x, y = foot
    tip, length = (x + height * 1.15, y + height * 0.16), height * 0.02
    long = polygon([(x - 3, y - 1), (tip[0], tip[1] + length), (tip[0] + 4, tip[1]), (x + 4, y - 4)])
    sketch.path(long, "#140a1c", fill_opacity=0.4, filter=sketch.blur(1.4))
    cypress(sketch, x, y, height, _CYPRESS, rng)


def _farm(sketch: Sketch, foot: Point, rng: random.Random) -> None:
    x, y = foot
    walls = Building("#a87a60", "#8f4434", "#ffbd7c", "#2a1638", lit=0.7)
    for dx, width, height in ((0, 44, 24), (-24, 26, 18), (34, 18, 34)):
        house(sketch, Box(x + dx, y - height, width, height), walls, rng)


_ROAD = (
    (932, 757, 5.0), (936, 766, 5.6), (962, 780, 7.5), (1000, 794, 10), (1004, 808, 13), (960, 822, 17),
    (890, 838, 22), (838, 858, 29), (846, 886, 38), (908, 918, 48), (980, 958, 62), (1010, 1010, 84), (980, 1100, 120),
)  # fmt: skip


def _along_road(steps: int = 12) -> list[tuple[float, float, float]]:
    """Centre and half width of the road, smoothed through its stations."""
    stations = (_ROAD[0], *_ROAD, _ROAD[-1])
    smooth: list[tuple[float, float, float]] = []
    for a, b, c, d in zip(stations, stations[1:], stations[2:], stations[3:], strict=False):
        for i in range(steps):
            t = i / steps
            x, y, half = (_spline(p, q, r, s, t) for p, q, r, s in zip(a, b, c, d, strict=True))
            smooth.append((x, y, half))
    return smooth


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def _road(sketch: Sketch, rng: random.Random) -> None:
    way = _along_road()

    def side(share: float) -> list[Point]:
        return [(x + half * share, y + abs(share) * half * 0.02) for x, y, half in way]

    body = polygon(side(-1) + side(1)[::-1])
    tones = ((0, "#ffd7a0"), (0.2, "#e8ae7c"), (0.5, "#a87858"), (1, "#3a2a2c"))
    sketch.path(polygon(side(-1.14) + side(1.14)[::-1]), "#2c1e22", fill_opacity=0.5)
    sketch.path(body, sketch.vertical(755, 1010, tones))
    with sketch.group(clip_path=sketch.clip(body)):
        for share, width, colour in ((-0.42, 0.16, SHADE), (0.38, 0.16, SHADE), (-0.02, 0.3, RIM)):
            sketch.path(polygon(side(share - width / 2) + side(share + width / 2)[::-1]), colour, fill_opacity=0.16)
        for x, y, half in way:
            for _ in range(4):
                place = (x + rng.uniform(-half, half), y + rng.uniform(-4, 4))
                pebble = (0.4 + half * 0.022, 0.2 + half * 0.01)
                sketch.ellipse(place, pebble, rng.choice((RIM, SHADE)), fill_opacity=0.4)
        sketch.path(polygon(side(0.72) + side(1.2)[::-1]), SHADE, fill_opacity=0.3, filter=sketch.blur(2))
    for x, y, half in way[10:]:
        for edge in (-1, 1):
            tuft = Box(x + edge * half - half * 0.08, y - 1, half * 0.16, 2)
            grass(sketch, tuft, 3, ("#3c3a26", "#6a5e38", "#4c4228"), rng, 2 + half * 0.09)
