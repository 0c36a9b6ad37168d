"""Inside: halls with a chequered floor, long tables, an altarpiece, a pulpit."""

from collections.abc import Sequence
from itertools import pairwise

from assets.studio.kit.colour import lighten, mix
from assets.studio.kit.geometry import Box, Point, arch, polygon, trace
from assets.studio.kit.heraldry import lily
from assets.studio.kit.land import cypress
from assets.studio.kit.light import glow
from assets.studio.kit.masonry import voussoirs
from assets.studio.kit.materials import gold_paint
from assets.studio.lorenzo.scenes.craftsmen import madonna
from assets.studio.lorenzo.scenes.greenery import CYPRESS
from assets.studio.lorenzo.scenes.people import Look, person
from assets.studio.lorenzo.scenes.stage import Scene
from assets.studio.lorenzo.scenes.stones import wall

_INK = "#24120c"
FLOOR = 236.0


def hall(scene: Scene, walls: str = "#d9b684", tiles: str = "#a8503a", arches: int = 5) -> None:
    """A loggia open to the garden over a floor of two colours."""
    sketch = scene.sketch
    wall(scene, Box(0, 0, 480, FLOOR), walls, (44, 20))
    span = 480 / arches
    for i in range(arches):
        x = span * (i + 0.5)
        voussoirs(sketch, x, FLOOR, span * 0.72, 176, 10, lighten(walls, 0.3), scene.rng, 13)
        sky = (
            (0, scene.light.sky[0][1]),
            (0.5, scene.light.sky[2][1]),
            (0.72, scene.light.haze),
            (0.74, "#9aa860"),
            (1, "#6f8442"),
        )
        sketch.path(arch(x, FLOOR, span * 0.72, 176), sketch.vertical(60, FLOOR, sky))
        cypress(sketch, x + span * 0.14, FLOOR - 2, 84, CYPRESS, scene.rng)
        sketch.path(
            arch(x, FLOOR, span * 0.72, 176),
            sketch.horizontal(x - span * 0.36, x + span * 0.36, ((0, _INK, 0.45), (0.16, _INK, 0), (1, _INK, 0))),
        )
    sketch.rect(Box(0, 40, 480, 7), lighten(walls, 0.45))
    sketch.rect(Box(0, 47, 480, 4), _INK, fill_opacity=0.3)
    chequered_floor(scene, FLOOR, tiles)
    dim = ((0, "#2a120c", 0), (0.55, "#2a120c", 0.1), (1, "#1a0a06", 0.6))
    sketch.rect(sketch.box, sketch.radial((240, 170), (320, 260), dim))


def chequered_floor(scene: Scene, top: float, tiles: str, light: str = "#ecd9b0") -> None:
    sketch = scene.sketch
    sketch.rect(Box(0, top, 480, 360 - top), light)
    lines = [top + 124 * (i / 6) ** 1.6 for i in range(7)]
    for row, (upper, lower) in enumerate(pairwise(lines)):
        near, far = ((y - top + 40) * 0.42 for y in (lower, upper))
        for i in range(-16, 17):
            if (i + row) % 2:
                tile = [
                    (240 + i * far, upper),
                    (240 + (i + 1) * far, upper),
                    (240 + (i + 1) * near, lower),
                    (240 + i * near, lower),
                ]
                sketch.path(polygon(tile), tiles)
    sketch.rect(
        Box(0, top, 480, 360 - top), sketch.vertical(top, 360, ((0, _INK, 0.35), (0.3, _INK, 0), (1, _INK, 0.3)))
    )


def long_table(scene: Scene, top: float, cloth: str = "#fbf3e0") -> None:
    """A board from edge to edge, its cloth falling in folds towards the viewer."""
    sketch = scene.sketch
    sketch.path(polygon([(34, top), (446, top), (476, top + 34), (4, top + 34)]), lighten(cloth, 0.3))
    fall = sketch.vertical(top + 34, top + 76, ((0, cloth), (1, mix(cloth, "#7a5a48", 0.5))))
    sketch.rect(Box(4, top + 34, 472, 46), fall)
    for i in range(19):
        sketch.path(
            trace("M", 14 + i * 25, top + 34, "q", 5, 22, -2, 45), stroke="#8a6a54", stroke_width=2, stroke_opacity=0.4
        )
    sketch.line((4, top + 35), (476, top + 35), mix(cloth, "#8a6a48", 0.4), 1.6)


def rich_dishes(scene: Scene, top: float) -> None:
    """Roasts, fruit, gilt cups and candles."""
    for i, x in enumerate((66, 152, 240, 328, 414)):
        scene.sketch.ellipse((x, top + 20), (27, 7), "#e8c25c" if i % 2 else "#dfe2e6", stroke=_INK, stroke_width=0.9)
        if i % 2 == 0:
            scene.sketch.path(
                trace("M", x - 20, top + 18, "q", 4, -22, 22, -20, "q", 18, 0, 18, 20, "Z"),
                "#a8602c",
                stroke=_INK,
                stroke_width=0.9,
            )
            scene.sketch.path(
                trace("M", x - 12, top + 8, "q", 8, -8, 18, -4),
                stroke="#e8a860",
                stroke_width=3,
                stroke_linecap="round",
            )
        else:
            for k, tone in enumerate(("#d03a34", "#e8a83a", "#7fa844", "#6a3468", "#d03a34")):
                scene.sketch.circle((x - 15 + k * 7.6, top + 13 - (k % 2) * 6), 6, tone, stroke=_INK, stroke_width=0.7)
    for x in (108, 196, 284, 372):
        _cup(scene, (x, top + 26))
    for x in (30, 450):
        _candle(scene, (x, top + 16))


def _cup(scene: Scene, foot: Point) -> None:
    gold = scene.sketch.horizontal(-8, 8, ((0, "#fff3b8"), (0.5, "#e2b64c"), (1, "#8a5f1c")))
    with scene.sketch.at(*foot):
        cup = "M-8 -24 h16 q0 12 -6 14 v7 l5 4 h-14 l5 -4 v-7 q-6 -2 -6 -14 Z"
        scene.sketch.path(cup, gold, stroke=_INK, stroke_width=0.9)


def _candle(scene: Scene, foot: Point) -> None:
    x, y = foot
    glow(scene.sketch, (x, y - 40), 34, "#ffd27a", 0.8)
    scene.sketch.rect(Box(x - 3, y - 32, 6, 32), "#fbf3dc", stroke=_INK, stroke_width=0.7)
    scene.sketch.path(trace("M", x, y - 46, "q", 6, 10, 0, 14, "q", -6, -4, 0, -14, "Z"), "#ffd23f")


def poor_dishes(scene: Scene, top: float) -> None:
    """Bread, bowls of soup and a steaming cauldron."""
    for i, x in enumerate((60, 132, 348, 420)):
        scene.sketch.ellipse((x, top + 22), (22, 7), "#8a5a30", stroke=_INK, stroke_width=0.9)
        scene.sketch.ellipse((x, top + 20), (18, 5), "#d9a650")
        loaf = trace("M", x + 28 - 14, top + 24, "q", 2, -15, 15, -15, "q", 13, 0, 15, 15, "Z")
        if i % 2 == 0:
            scene.sketch.path(loaf, "#c98a42", stroke=_INK, stroke_width=0.9)
            for k in range(3):
                scene.sketch.line((x + 21 + k * 7, top + 13), (x + 25 + k * 7, top + 20), "#f0cf94", 2)
    iron = scene.sketch.horizontal(196, 284, ((0, "#8a8480"), (0.4, "#4c4846"), (1, "#1c1a1a")))
    scene.sketch.path(
        trace("M", 196, top - 18, "h", 88, "q", 4, 44, -44, 46, "q", -48, -2, -44, -46, "Z"),
        iron,
        stroke=_INK,
        stroke_width=1.4,
    )
    scene.sketch.ellipse((240, top - 18), (44, 8), "#d9a650", stroke=_INK, stroke_width=1.4)
    for i, x in enumerate((222, 240, 258)):
        scene.sketch.path(
            trace("M", x, top - 28, "q", -10, -14, 0, -28, "q", 10, -14, 0, -28),
            stroke="#fff8ec",
            stroke_width=5 - i % 2,
            stroke_opacity=0.4,
            stroke_linecap="round",
        )


def diners(scene: Scene, foot: float, looks: Sequence[Look], height: float = 122) -> None:
    """Guests behind the table, evenly spaced."""
    for i, look in enumerate(looks):
        person(
            scene,
            (480 * (i + 0.5) / len(looks), foot + (i % 2) * 4),
            height * (0.96 + 0.04 * (i % 3)),
            look,
            mirror=i % 2 == 1,
        )


def altarpiece(scene: Scene, foot: Point, size: float) -> None:
    """A gilded triptych on its altar, with candles."""
    sketch = scene.sketch
    with sketch.at(*foot, size):
        gold = gold_paint(sketch, Box(-130, -190, 260, 190))
        sketch.path(
            "M-92 -30 V-112 Q-66 -160 -40 -112 V-30 Z M40 -30 V-112 Q66 -160 92 -112 V-30 Z",
            gold,
            stroke=_INK,
            stroke_width=2,
        )
        sketch.path("M-46 -30 V-136 Q0 -222 46 -136 V-30 Z", gold, stroke=_INK, stroke_width=2)
        for x, tone in ((-66, "#b3262c"), (66, "#3f7a3c")):
            sketch.path(
                f"M{x - 19} -36 V-110 Q{x} -144 {x + 19} -110 V-36 Z", "#f4d984", stroke="#7a5212", stroke_width=1
            )
            sketch.circle((x, -98), 11, "#fff0b8", stroke="#a8741c", stroke_width=1.2)
            sketch.path(
                f"M{x - 14} -38 L{x - 9} -84 Q{x} -92 {x + 9} -84 L{x + 14} -38 Z", tone, stroke=_INK, stroke_width=1
            )
            sketch.circle((x, -97), 6.4, "#e6b98e", stroke=_INK, stroke_width=0.7)
        madonna(scene, Box(-36, -134, 72, 96))
        for x, y in ((-92, -116), (-46, -146), (0, -190), (46, -146), (92, -116)):
            sketch.path(f"M{x - 7} {y + 6} L{x} {y - 24} L{x + 7} {y + 6} Z", gold, stroke=_INK, stroke_width=1.2)
        cloth = sketch.vertical(-32, 10, ((0, "#ffffff"), (0.3, "#f4ead4"), (1, "#b09a80")))
        sketch.path("M-118 -32 H118 V12 H-118 Z", cloth, stroke=_INK, stroke_width=1.2)
        sketch.line((-118, 4), (118, 4), "#c9a24a", 4)
        for i in range(5):
            lily(sketch, -88 + i * 44, -12, 0.7, "#c9a24a")


def altar_candles(scene: Scene, foot: Point, size: float) -> None:
    for x in (-106, 106):
        _candle(scene, (foot[0] + x * size, foot[1] - 30 * size))


def pulpit(scene: Scene, foot: Point) -> None:
    """A marble pulpit on a column, a friar thundering from it."""
    (x, y), sketch = foot, scene.sketch
    stone = sketch.horizontal(x - 50, x + 50, ((0, "#fffaf0"), (0.5, "#e8dac0"), (1, "#8f8078")))
    person(scene, (x, y - 76), 150, Look("#2c2628", True, "hood", "#2c2628", "raise"))
    sketch.ellipse((x + 6, y), (50, 9), "#170c06", fill_opacity=0.45)
    sketch.rect(Box(x - 12, y - 60, 24, 60), stone, stroke=_INK, stroke_width=1)
    sketch.path(trace("M", x - 20, y - 60, "h", 40, "l", 28, -30, "h", -96, "Z"), stone, stroke=_INK, stroke_width=1)
    sketch.rect(Box(x - 48, y - 144, 96, 58), stone, stroke=_INK, stroke_width=1.4)
    for i in range(3):
        sketch.rect(Box(x - 40 + i * 28, y - 136, 24, 42), "#c9bba4", stroke="#a3242c", stroke_width=1.6)
        sketch.path(trace("M", x - 34 + i * 28, y - 96, "q", 6, -44, 12, 0, "Z"), "#f6eeda")
        sketch.circle((x - 28 + i * 28, y - 122), 4, "#f6eeda")
    sketch.rect(Box(x - 54, y - 150, 108, 9), "#fffaf0", stroke=_INK, stroke_width=1)


def bonfire_of_books(scene: Scene, foot: Point) -> None:
    """Condemned books heaped for burning."""
    (x, y), sketch = foot, scene.sketch
    for i in range(16):
        spot = x - 56 + (i * 23) % 112, y - 4 - (i * 9) % 26
        tone = ("#8a2a22", "#2f4a80", "#5a3a1c", "#3f6a3a", "#7a5a2c")[i % 5]
        with sketch.at(*spot, 1, turn=(i * 47) % 60 - 30):
            sketch.path("M-14 -9 H14 V9 H-14 Z", tone, stroke=_INK, stroke_width=1)
            sketch.path("M14 -7 L18 -5 V11 H-10 L-14 9 H14 Z", "#f4ead0", stroke=_INK, stroke_width=0.7)


def great_cross(scene: Scene, x: float, top: float, foot: float) -> None:
    gold = gold_paint(scene.sketch, Box(x - 40, top, 80, foot - top))
    arm = top + (foot - top) * 0.3
    for start, end in (((x, top), (x, foot)), ((x - (foot - top) * 0.26, arm), (x + (foot - top) * 0.26, arm))):
        scene.sketch.line(start, end, _INK, 13)
        scene.sketch.path(
            trace("M", *start, "L", end[0] + 0.1, end[1] + 0.1), stroke=gold, stroke_width=10, stroke_linecap="round"
        )
