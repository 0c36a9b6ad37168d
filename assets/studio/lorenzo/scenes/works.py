"""Building sites: scaffolds, hoists, treadwheel cranes and centring."""

from collections.abc import Sequence

from assets.studio.kit.colour import lighten, mix
from assets.studio.kit.geometry import Box, Point, polar, polygon, trace
from assets.studio.kit.timber import beam, rope
from assets.studio.lorenzo.scenes.stage import Scene
from assets.studio.lorenzo.scenes.stones import DARK, MARBLE, wall

_POLE = "#b9834a"


def scaffold(scene: Scene, box: Box, bays: int, lifts: int) -> None:
    """Poles, planks and braces before a wall."""
    sketch = scene.sketch
    for i in range(lifts):
        y = box.y + box.h * i / lifts
        sketch.rect(Box(box.x - 6, y + 5, box.w + 12, 6), DARK, fill_opacity=0.3)
    for bay in range(bays):
        left, right = box.x + box.w * bay / bays, box.x + box.w * (bay + 1) / bays
        for lift in range(lifts):
            top, low = box.y + box.h * lift / lifts, box.y + box.h * (lift + 1) / lifts
            if (bay + lift) % 2 == 0:
                beam(sketch, (left, low), (right, top), 2, "#8f6234")
    for i in range(bays + 1):
        x = box.x + box.w * i / bays
        beam(sketch, (x, box.bottom), (x, box.y - 14), 3, _POLE)
    for i in range(lifts):
        y = box.y + box.h * i / lifts
        plank = ((0, "#f0cc92"), (0.5, "#c08a4c"), (1, "#6b3f1c"))
        sketch.rect(
            Box(box.x - 8, y, box.w + 16, 5), sketch.vertical(y, y + 5, plank), stroke="#3a2010", stroke_width=0.7
        )


def ladder(scene: Scene, foot: Point, top: Point, width: float = 9) -> None:
    for side in (0, width):
        beam(scene.sketch, (foot[0] + side, foot[1]), (top[0] + side, top[1]), 2, _POLE)
    rungs = max(3, int(abs(foot[1] - top[1]) / 8))
    for i in range(1, rungs):
        x, y = (a + (b - a) * i / rungs for a, b in zip(foot, top, strict=True))
        scene.sketch.line((x, y), (x + width, y), "#7a4f26", 2)


def hoist(scene: Scene, foot: Point, height: float, reach: float, load: float = 22) -> None:
    """A mast with a jib, and a block of marble on its rope; a negative `reach` points to the left."""
    (x, y), sketch = foot, scene.sketch
    top = y - height
    beam(sketch, (x, y), (x, top), 6)
    beam(sketch, (x, y - height * 0.55), (x + reach * 0.8, top - 8), 4)
    beam(sketch, (x - reach * 0.25, top), (x + reach, top - 14), 5)
    tip = (x + reach, top - 12)
    hang = tip[1] + height * 0.42
    rope(sketch, tip, (tip[0], hang), 1.4)
    hung_block(scene, (tip[0], hang), load)


def hung_block(scene: Scene, at: Point, size: float) -> None:
    (x, y), sketch = at, scene.sketch
    rope(sketch, (x, y), (x - size * 0.45, y + size * 0.5), 1)
    rope(sketch, (x, y), (x + size * 0.45, y + size * 0.5), 1)
    box = Box(x - size / 2, y + size * 0.5, size, size * 0.66)
    sketch.rect(
        box,
        sketch.horizontal(box.x, box.right, ((0, "#ffffff"), (0.6, MARBLE), (1, "#9a8f9c"))),
        stroke="#5a4c50",
        stroke_width=0.8,
    )
    flap = [
        (box.x, box.y),
        (box.x + size * 0.2, box.y - size * 0.14),
        (box.right + size * 0.2, box.y - size * 0.14),
        (box.right, box.y),
    ]
    sketch.path(polygon(flap), "#ffffff")


def derrick(scene: Scene, foot: Point, size: float = 1, mirror: bool = False) -> None:
    """A quarry's crane on three legs."""
    with scene.sketch.at(*foot, size, mirror=mirror):
        for start, end, width in (
            ((-34, 0), (0, -118), 7),
            ((34, 0), (0, -118), 7),
            ((0, -110), (92, -140), 6),
            ((0, -74), (54, -128), 5),
            ((-26, -28), (26, -28), 5),
        ):
            beam(scene.sketch, start, end, width)
        rope(scene.sketch, (90, -139), (90, -76), 1.6)
        hung_block(scene, (90, -76), 32)


def treadwheel(scene: Scene, hub: Point, radius: float) -> None:
    """The great wheel men walk in to lift the stones of the dome."""
    sketch = scene.sketch
    sketch.circle(hub, radius, "#3a2414", fill_opacity=0.35)
    for reach, width in ((radius, 6), (radius * 0.86, 2.4)):
        sketch.circle(hub, reach, "none", stroke="#3a2010", stroke_width=width + 1.6)
        sketch.circle(hub, reach, "none", stroke=_POLE, stroke_width=width)
    for i in range(8):
        beam(sketch, hub, polar(hub, radius, 45 * i + 12), 2.4, "#9a6c38")
    sketch.circle(hub, radius * 0.12, "#3a2010")


def centring(scene: Scene, x: float, foot: float, width: float, height: float) -> None:
    """The timber form an arch is laid on, its stones half set."""
    sketch, radius = scene.sketch, width / 2
    spring = foot - height + radius
    for turn in (180, 216, 252, 288, 324, 360):
        beam(sketch, (x, spring), polar((x, spring), radius - 4, turn), 3)
    beam(sketch, (x - radius, spring), (x + radius, spring), 4)
    for side in (-1, 1):
        beam(sketch, (x + side * radius * 0.8, foot), (x + side * radius * 0.8, spring), 4)
    for i in range(11):
        if i in (5, 6):
            continue
        start, end = 180 + 180 * i / 11, 180 + 180 * (i + 0.9) / 11
        corners = [
            polar((x, spring), r, a)
            for r, a in ((radius, start), (radius + 15, start), (radius + 15, end), (radius, end))
        ]
        sketch.path(polygon(corners), lighten("#d8bc8c", scene.rng.uniform(0, 0.3)), stroke="#6a4a28", stroke_width=1)


def unfinished_wall(scene: Scene, box: Box, colour: str, steps: int = 5) -> None:
    """A wall that ends in toothed courses towards the right."""
    for i in range(steps):
        width = box.w * (1 - 0.13 * i)
        height = box.h / steps
        wall(
            scene,
            Box(box.x, box.bottom - (i + 1) * height, width, height + 0.4),
            mix(colour, "#ffffff", 0.03 * i),
            (18, 9),
        )


def tripod(scene: Scene, foot: Point, height: float, spread: float) -> None:
    """Three tall poles lashed at the top."""
    (x, y), sketch = foot, scene.sketch
    apex = (x, y - height)
    for dx, dy in ((-spread, 6), (spread, 6), (spread * 0.3, -10)):
        beam(sketch, (x + dx, y + dy), (x - dx * 0.06, apex[1] - 10), 5)
    sketch.path(
        trace("M", x - 8, apex[1] + 4, "h", 16, "v", 7, "h", -16, "Z"), "#c9a06a", stroke="#3a2010", stroke_width=1.2
    )


def tackle(scene: Scene, ropes: Sequence[tuple[Point, Point]]) -> None:
    """Taut ropes, each from where it is made fast to the hands that pull it."""
    for start, end in ropes:
        rope(scene.sketch, start, end, 2)
