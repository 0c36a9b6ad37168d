"""Money and arms before the doors: tables, counters, coins, racks and targets."""

from collections.abc import Sequence

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, Point, polygon, trace
from assets.studio.kit.timber import beam
from assets.studio.lorenzo.scenes import people
from assets.studio.lorenzo.scenes.people import Look, person
from assets.studio.lorenzo.scenes.stage import Scene

_INK = "#24120c"
_STEEL = "#d4dae2"


def tax_table(scene: Scene, foot: Point) -> None:
    """The collector's table with ledger, scales and money bags."""
    (x, y), sketch = foot, scene.sketch
    sketch.rect(
        Box(x - 76, y - 44, 152, 44),
        sketch.vertical(y - 44, y, ((0, "#3f7a4a"), (0.3, "#2f6038"), (1, "#173420"))),
        stroke=_INK,
        stroke_width=1.2,
    )
    sketch.rect(Box(x - 80, y - 48, 160, 7), "#8a5a2c", stroke=_INK, stroke_width=1)
    sketch.line((x - 74, y - 8), (x + 74, y - 8), "#e6c163", 3)
    sketch.path(
        trace("M", x - 30, y - 48, "q", 14, -12, 28, -2, "q", 14, -10, 28, 2, "Z"),
        "#fff8e2",
        stroke=_INK,
        stroke_width=1,
    )
    sketch.line((x + 52, y - 48), (x + 52, y - 96), "#b98a2e", 4)
    sketch.path(trace("M", x + 30, y - 90, "L", x + 74, y - 90), stroke="#e6c163", stroke_width=4)
    for dx in (-22, 22):
        sketch.path(trace("M", x + 52 + dx, y - 90, "l", -9, 20, "h", 18, "Z"), stroke="#caa04a", stroke_width=1)
        sketch.path(trace("M", x + 41 + dx, y - 70, "q", 11, 13, 22, 0, "Z"), "#e6c163", stroke=_INK, stroke_width=0.9)


def bank_counter(scene: Scene, foot: Point, width: float) -> None:
    """The green bench that gave the bank its name, with coin and scales."""
    (x, y), sketch = foot, scene.sketch
    cloth = sketch.vertical(y - 42, y, ((0, "#3f8a52"), (1, "#173a22")))
    sketch.rect(Box(x - width / 2, y - 42, width, 42), cloth, stroke=_INK, stroke_width=1.2)
    sketch.line((x - width / 2, y - 8), (x + width / 2, y - 8), "#e6c163", 3)
    sketch.rect(
        Box(x - width / 2 - 5, y - 47, width + 10, 7), mix("#8a5a2c", "#ffffff", 0.1), stroke=_INK, stroke_width=1
    )


def florins(scene: Scene, spots: Sequence[tuple[float, float, int]]) -> None:
    """Stacks of gold; each spot is (x, foot, how many coins)."""
    for x, y, count in spots:
        for k in range(count):
            scene.sketch.ellipse((x, y - k * 3), (6, 2.8), "#f6d05c", stroke="#7a5212", stroke_width=0.8)
        scene.sketch.ellipse((x - 1, y - count * 3 + 2.6), (3.4, 1.3), "#fff4c0")


def practice(scene: Scene, foot: float) -> None:
    """Cadets fencing, and a straw dummy with a target."""
    for x, mirror, colour in ((196, False, people.BLUE), (262, True, people.RED)):
        person(scene, (x, foot), 92, Look(colour, False, "", people.RED, "work", people.GREY), mirror=mirror)
        tip = x + (62 if not mirror else -62)
        scene.sketch.line((x + (26 if not mirror else -26), foot - 56), (tip, foot - 84), "#eef2f6", 3.4)
        scene.sketch.line(
            (x + (24 if not mirror else -24), foot - 62), (x + (32 if not mirror else -32), foot - 50), "#c9923a", 3
        )
    target(scene, (384, foot), 1.1)
    for x in (84, 118):
        person(scene, (x, foot + 8), 88, Look(people.GREY, False, "cap", people.BLUE, "idle", people.BROWN))


def target(scene: Scene, foot: Point, size: float) -> None:
    with scene.sketch.at(*foot, size):
        beam(scene.sketch, (-16, 0), (-4, -60), 4)
        beam(scene.sketch, (16, 0), (4, -60), 4)
        for reach, tone in ((30, "#f4ecd8"), (23, "#b3262c"), (15, "#f4ecd8"), (7, "#b3262c")):
            scene.sketch.circle((0, -54), reach, tone, stroke=_INK, stroke_width=1)
        scene.sketch.line((4, -52), (34, -76), "#5a3a1c", 2.4)
        scene.sketch.path("M30 -78 L40 -82 L36 -72 Z", "#f2c04a")


def weapon_rack(scene: Scene, foot: Point, count: int = 6) -> None:
    """Halberds leaning in a rack."""
    x, y = foot
    for i in range(count):
        at = x + i * 13
        scene.sketch.line((at, y), (at, y - 78), "#7a4f26", 3)
        scene.sketch.path(
            polygon([(at - 3, y - 76), (at, y - 96), (at + 3, y - 76)]), _STEEL, stroke=_INK, stroke_width=0.7
        )
        scene.sketch.path(trace("M", at + 2, y - 78, "q", 12, 4, 2, 16, "Z"), _STEEL, stroke=_INK, stroke_width=0.7)
    beam(scene.sketch, (x - 10, y - 34), (x + count * 13, y - 34), 4)
