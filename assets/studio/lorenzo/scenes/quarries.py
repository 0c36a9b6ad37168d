"""Pits and mines: benches of cut stone, gravel slopes, and the timbered mouth of a mine."""

from collections.abc import Sequence
from itertools import pairwise

from assets.studio.kit.colour import darken, lighten, mix, vary
from assets.studio.kit.geometry import Box, Point, arch, polygon
from assets.studio.kit.light import glow
from assets.studio.kit.masonry import Coursing, lay_courses
from assets.studio.kit.timber import beam
from assets.studio.lorenzo.scenes.stage import Scene
from assets.studio.lorenzo.scenes.stones import DARK, DUSK
from assets.studio.lorenzo.scenes.terrain import crag, heap

WHITE_MARBLE, GREY_ROCK = "#d9d8e0", "#b0a496"
_FACES = (0, 0.06, 0.14, 0.34, 0.42)
_ORE = ("#f8d667", "#e6b23c", "#fff0b0")


def terraces(scene: Scene, top: float, foot: float, colour: str, tiers: int = 4) -> None:
    """Steps of sawn stone round three sides of the floor, the lower ones nearer."""
    rise = (foot - top) / tiers
    for i in range(tiers):
        y, left, right = top + i * rise, 70 + 34 * i, 410 - 34 * i
        edge: list[Point] = [(-10, y + 26), (left - 44, y + 16), (left, y)]
        edge += [(right, y), (right + 44, y + 14), (490, y + 24)]
        _ledge(scene, edge, colour)
        for ((ax, ay), (bx, by)), shade in zip(pairwise(edge), _FACES, strict=True):
            _sawn_face(scene, Box(ax, min(ay, by), bx - ax, rise + 30), (ay, by), mix(colour, DUSK, shade))


def _ledge(scene: Scene, edge: list[Point], colour: str) -> None:
    back = [(x, y - 11) for x, y in reversed(edge)]
    scene.sketch.path(polygon(edge + back), lighten(colour, 0.55))
    for _ in range(14):
        spot = scene.rng.uniform(0, 480), min(y for _, y in edge) - scene.rng.uniform(1, 8)
        scene.sketch.ellipse(spot, (4, 1.4), darken(colour, 0.25), fill_opacity=0.5)


def _sawn_face(scene: Scene, box: Box, tops: tuple[float, float], colour: str) -> None:
    cut = Coursing(
        colour, 44, 17, bevel=1.3, spread=8, light="#ffffff", dark="#5c5870", light_strength=0.45, dark_strength=0.3
    )
    face = polygon([(box.x, tops[0]), (box.right + 0.5, tops[1]), (box.right + 0.5, box.bottom), (box.x, box.bottom)])
    with scene.sketch.group(clip_path=scene.sketch.clip(face)):
        lay_courses(scene.sketch, box, cut, scene.rng)
        shade = ((0, DARK, 0), (0.5, DARK, 0.05), (1, DARK, 0.42))
        scene.sketch.rect(box, scene.sketch.vertical(box.y, box.bottom, shade))
    scene.sketch.line((box.x, tops[0]), (box.right, tops[1]), lighten(colour, 0.7), 2)


def quarry_floor(scene: Scene, top: float, colour: str) -> None:
    tone = ((0, lighten(colour, 0.25)), (0.5, colour), (1, darken(colour, 0.4)))
    scene.sketch.rect(Box(0, top, 480, 360 - top), scene.sketch.vertical(top, 360, tone))
    for _ in range(90):
        spot = scene.rng.uniform(0, 480), scene.rng.uniform(top + 4, 360)
        scene.sketch.ellipse(spot, (scene.rng.uniform(2, 7), 1.6), vary(colour, scene.rng, 26), fill_opacity=0.7)


def cliff(scene: Scene, colour: str = GREY_ROCK) -> None:
    """A wall of living rock behind the quarry."""
    outline = [(-20, 250), (-20, 84), (40, 58), (96, 76), (150, 48), (214, 70), (262, 92)]
    outline += [(300, 84), (344, 50), (410, 66), (452, 44), (500, 60), (500, 250)]
    crag(scene, outline, colour)


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
        ((118, 290), 196, 122, "#c9bca2"),
        ((340, 284), 188, 116, "#aaa49c"),
        ((232, 322), 134, 70, "#dccba6"),
    ):
        heap(scene, spot, width, height, tone)


def sieve(scene: Scene, foot: Point, size: float) -> None:
    """A leaning screen that parts gravel from sand."""
    with scene.sketch.at(*foot, size):
        for x in (-22, 22):
            beam(scene.sketch, (x + 20, 0), (x + 8, -58), 4)
        frame = [(-34, 0), (34, 0), (24, -64), (-24, -64)]
        scene.sketch.path(polygon(frame), "#6b5238", fill_opacity=0.55)
        for i in range(8):
            across, up = -30 + i * 8.6, -8 * i - 4
            scene.sketch.line((across, 0), (across * 0.72, -64), "#d8c8a8", 1.2)
            scene.sketch.line((-33 + i, up), (33 - i, up), "#d8c8a8", 1.2)
        for start, end in (((-34, 0), (-24, -64)), ((34, 0), (24, -64)), ((-24, -64), (24, -64)), ((-34, 0), (34, 0))):
            beam(scene.sketch, start, end, 4.5)


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


def veins(scene: Scene, seams: Sequence[tuple[Point, Point]]) -> None:
    """Gold glinting in the rock along each seam."""
    for start, end in seams:
        for i in range(16):
            t = i / 15
            x = start[0] + (end[0] - start[0]) * t + scene.rng.uniform(-7, 7)
            y = start[1] + (end[1] - start[1]) * t + scene.rng.uniform(-6, 6)
            size = scene.rng.uniform(2, 5.5)
            corners = [(x - size, y), (x - size * 0.2, y - size), (x + size, y - size * 0.2), (x, y + size * 0.8)]
            scene.sketch.path(polygon(corners), scene.rng.choice(_ORE), stroke="#6a430e", stroke_width=1)


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
