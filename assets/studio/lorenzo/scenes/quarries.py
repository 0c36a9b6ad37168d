"""Pits and mines: benches of cut stone, gravel slopes, and the timbered mouth of a mine."""

from assets.studio.kit.colour import darken, lighten, mix, vary
from assets.studio.kit.geometry import Box, Point, arch, polygon
from assets.studio.kit.light import glow
from assets.studio.kit.masonry import Coursing, lay_courses
from assets.studio.kit.timber import beam
from assets.studio.lorenzo.scenes.stage import Scene
from assets.studio.lorenzo.scenes.stones import DARK, DUSK
from assets.studio.lorenzo.scenes.terrain import crag, heap

WHITE_MARBLE, GREY_ROCK, SANDY = "#f0eef0", "#b0a496", "#d4b684"
_ORE = ("#f8d667", "#e6b23c", "#fff0b0")


def benches(scene: Scene, top: float, foot: float, colour: str, steps: int = 4) -> None:
    """Terraces of sawn stone, stepping up to both sides round the floor of the quarry."""
    rise = (foot - top) / steps
    for i in range(steps):
        y, inset = top + i * rise, 34 * (steps - 1 - i)
        for left, right, share in ((-10, 250 - inset * 0.6, 0.0), (230 + inset * 0.5, 490, 0.34)):
            if left == -10 and i < steps - 3:
                right *= 0.7
            _bench(scene, Box(left, y, right - left, rise + 3), mix(colour, DUSK, share * 0.5))


def _bench(scene: Scene, box: Box, colour: str) -> None:
    cut = Coursing(
        colour,
        46,
        box.h / 2,
        bevel=1.4,
        spread=9,
        light="#ffffff",
        dark="#5c5870",
        light_strength=0.5,
        dark_strength=0.35,
    )
    lay_courses(scene.sketch, box, cut, scene.rng)
    ledge = [(box.x, box.y), (box.x + 16, box.y - 9), (box.right - 10, box.y - 9), (box.right, box.y)]
    scene.sketch.path(polygon(ledge), lighten(colour, 0.6))
    shade = ((0, DARK, 0), (1, DARK, 0.3))
    scene.sketch.rect(Box(box.x, box.bottom - 14, box.w, 14), scene.sketch.vertical(box.bottom - 14, box.bottom, shade))


def quarry_floor(scene: Scene, top: float, colour: str) -> None:
    tone = ((0, lighten(colour, 0.25)), (0.5, colour), (1, darken(colour, 0.4)))
    scene.sketch.rect(Box(0, top, 480, 360 - top), scene.sketch.vertical(top, 360, tone))
    for _ in range(90):
        spot = scene.rng.uniform(0, 480), scene.rng.uniform(top + 4, 360)
        scene.sketch.ellipse(spot, (scene.rng.uniform(2, 7), 1.6), vary(colour, scene.rng, 26), fill_opacity=0.7)


def cliff(scene: Scene, colour: str = GREY_ROCK) -> None:
    """A wall of living rock across the picture, with two working ledges."""
    crag(
        scene,
        [
            (-20, 290),
            (-20, 96),
            (40, 74),
            (96, 92),
            (150, 66),
            (214, 84),
            (250, 120),
            (300, 108),
            (344, 70),
            (410, 84),
            (452, 62),
            (500, 78),
            (500, 290),
        ],
        colour,
    )
    for left, right, y in ((-10, 206, 176), (270, 490, 164), (60, 420, 238)):
        ledge = [(left, y), (left + 14, y - 10), (right - 14, y - 10), (right, y)]
        scene.sketch.path(polygon(ledge), lighten(colour, 0.5))
        shade = ((0, DARK, 0.5), (1, DARK, 0))
        scene.sketch.rect(Box(left, y, right - left, 18), scene.sketch.vertical(y, y + 18, shade))


def gravel_pit(scene: Scene) -> None:
    """Slipping banks of sand round a floor with tipped heaps."""
    for i, (y, reach) in enumerate(((150, 470), (186, 410), (222, 330))):
        tone = mix("#e6cc9a", "#b08e5e", i / 3)
        left = [(0, y), (reach * 0.28, y + 6), (reach * 0.42, y + 52), (0, y + 70)]
        right = [(480, y - 12), (480 - reach * 0.3, y), (480 - reach * 0.44, y + 52), (480, y + 70)]
        scene.sketch.path(polygon(left), tone)
        scene.sketch.path(polygon(right), mix(tone, DUSK, 0.24))
        for _ in range(130):
            side = scene.rng.random() < 0.5
            x = scene.rng.uniform(0, reach * 0.4) if side else 480 - scene.rng.uniform(0, reach * 0.42)
            scene.sketch.ellipse((x, y + scene.rng.uniform(10, 60)), (2, 1.4), vary(tone, scene.rng, 30))
    for spot, width, height, tone in (
        ((150, 284), 150, 84, "#d9bd8c"),
        ((318, 272), 130, 70, "#c9b49a"),
        ((236, 310), 120, 58, "#e2c896"),
    ):
        heap(scene, spot, width, height, tone)


def mine_mouth(scene: Scene, foot: Point, width: float, height: float, golden: bool) -> None:
    """A gallery propped with beams; a gold mine glows from within."""
    (x, y), sketch = foot, scene.sketch
    opening = arch(x, y, width, height)
    sketch.path(opening, "#140b07")
    if golden:
        glow(sketch, (x, y - height * 0.35), width * 0.7, "#ffb83a", 0.9)
    for side in (-1, 1):
        beam(sketch, (x + side * width * 0.52, y + 2), (x + side * width * 0.48, y - height * 0.9), 9)
    beam(sketch, (x - width * 0.66, y - height * 0.92), (x + width * 0.66, y - height * 0.92), 11)
    beam(sketch, (x - width * 0.5, y - height * 0.6), (x - width * 0.26, y - height * 0.88), 5)
    beam(sketch, (x + width * 0.5, y - height * 0.6), (x + width * 0.26, y - height * 0.88), 5)


def veins(scene: Scene, box: Box, count: int) -> None:
    """Gold showing in the rock."""
    for _ in range(count):
        x, y = scene.rng.uniform(box.x, box.right), scene.rng.uniform(box.y, box.bottom)
        points = [(x, y)]
        for _ in range(4):
            points.append((points[-1][0] + scene.rng.uniform(4, 14), points[-1][1] + scene.rng.uniform(-7, 9)))
        line = polygon(points)[:-2]
        scene.sketch.path(line, stroke="#7a4f12", stroke_width=5, stroke_linejoin="round")
        scene.sketch.path(line, stroke=scene.rng.choice(_ORE), stroke_width=3, stroke_linejoin="round")


def ore_wagon(scene: Scene, foot: Point, size: float, ore: tuple[str, ...] = _ORE) -> None:
    """A mine wagon heaped with ore, on its rails."""
    sketch = scene.sketch
    sketch.ellipse((foot[0] + 4, foot[1]), (50 * size, 7 * size), "#170c06", fill_opacity=0.5)
    with sketch.at(*foot, size):
        for i in range(26):
            spot = -34 + (i * 11.7) % 68, -44 - (i * 5.1) % 16 * (1 - abs(-34 + (i * 11.7) % 68) / 46)
            sketch.circle(spot, 6.4, ore[i % len(ore)], stroke="#6a430e", stroke_width=0.9)
        wood = sketch.linear((0, -44), (0, -12), ((0, "#b07a42"), (1, "#54301a")))
        sketch.path("M-44 -44 H44 L36 -12 H-36 Z", wood, stroke="#24120c", stroke_width=1.8)
        for x in (-30, 0, 30):
            sketch.line((x * 1.2, -44), (x, -12), "#4a4440", 4)
        for x in (-22, 22):
            sketch.circle((x, -8), 9, "#3a322e", stroke="#8a827c", stroke_width=2.6)


def headframe(scene: Scene, foot: Point, height: float) -> None:
    """The winding gear over a shaft: a wheel on a trestle."""
    (x, y), sketch = foot, scene.sketch
    top = y - height
    for dx in (-34, 34):
        beam(sketch, (x + dx, y), (x + dx * 0.3, top), 6)
    beam(sketch, (x + 76, y), (x + 8, top + 4), 5)
    for share in (0.3, 0.62):
        beam(sketch, (x - 34 + 24 * share, y - height * share), (x + 34 - 24 * share, y - height * share), 4)
    hub = (x, top - 4)
    sketch.circle(hub, 21, "none", stroke="#2a1810", stroke_width=7)
    sketch.circle(hub, 21, "none", stroke="#b9834a", stroke_width=4)
    for i in range(3):
        with sketch.at(*hub, 1, turn=60 * i + 12):
            sketch.line((-20, 0), (20, 0), "#9a6c38", 3)
    sketch.line((x - 20, top), (x - 20, y - 8), "#2a1a10", 1.6)
