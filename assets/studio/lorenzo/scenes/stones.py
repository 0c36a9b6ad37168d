"""Walls and towers of stone: courses, battlements, corbels, square and round towers."""

from collections.abc import Sequence

from assets.studio.kit.colour import darken, lighten, mix
from assets.studio.kit.geometry import Box, arch, number, polygon, trace
from assets.studio.kit.masonry import Coursing, lay_courses
from assets.studio.lorenzo.scenes.stage import Scene

SANDSTONE = "#d8b685"
PALE_STONE = "#e6cea2"
GREY_STONE = "#bfb3a2"
BROWN_STONE = "#b9925f"
MARBLE = "#f2ead8"
DUSK = "#3a2440"
DARK = "#22150e"


def wall(scene: Scene, box: Box, colour: str, block: tuple[float, float] = (20, 9), relief: float = 1) -> None:
    """Courses of blocks, brighter to the left."""
    cut = Coursing(
        colour,
        *block,
        bevel=0.8 * relief,
        spread=8,
        light_strength=0.3 * min(1.6, relief),
        dark_strength=0.28 * min(1.8, relief),
    )
    lay_courses(scene.sketch, box, cut, scene.rng)
    rounding(scene, box, 0.26)


def rounding(scene: Scene, box: Box, strength: float) -> None:
    """Light from the left and shade to the right over what fills `box`."""
    shade = ((0, "#fff1c8", strength * 0.8), (0.45, "#fff1c8", 0), (1, DUSK, strength * 1.3))
    scene.sketch.rect(box, scene.sketch.horizontal(box.x, box.right, shade))


def side_face(scene: Scene, front: Box, depth: float, colour: str) -> None:
    """The shaded right flank of a block, drawn back a little in perspective."""
    rise = depth * 0.22
    corners = [
        (front.right, front.y),
        (front.right + depth, front.y + rise),
        (front.right + depth, front.bottom - rise),
        (front.right, front.bottom),
    ]
    tone = ((0, mix(colour, DUSK, 0.55)), (1, mix(colour, DUSK, 0.42)))
    scene.sketch.path(polygon(corners), scene.sketch.horizontal(front.right, front.right + depth, tone))


def merlons(scene: Scene, left: float, right: float, y: float, size: float, colour: str, swallow: bool = False) -> None:
    """Battlements standing on `y`; swallow-tailed ones are those of the Ghibellines."""
    count = max(2, round((right - left) / (size * 1.7)))
    step = (right - left - size) / (count - 1)
    tall = size * 1.25
    for i in range(count):
        x = left + i * step
        tone = mix(lighten(colour, 0.16), mix(colour, DUSK, 0.3), i / count)
        notch = size * 0.42 if swallow else 0
        top = ("L", x, y - tall, "L", x + size / 2, y - tall + notch, "L", x + size, y - tall)
        scene.sketch.path(
            trace("M", x, y, *top, "L", x + size, y, "Z"), tone, stroke=darken(colour, 0.6), stroke_width=0.6
        )
        scene.sketch.rect(
            Box(x + size * 0.72, y - tall + notch * 0.5, size * 0.28, tall - notch * 0.5), DUSK, fill_opacity=0.3
        )


def corbels(scene: Scene, left: float, right: float, y: float, size: float, colour: str) -> None:
    """The little arches that carry a projecting gallery, hanging below `y`."""
    scene.sketch.rect(Box(left, y - size * 0.5, right - left, size * 0.6), lighten(colour, 0.15))
    count = max(2, round((right - left) / size))
    step = (right - left) / count
    for i in range(count):
        d = arch(left + (i + 0.5) * step, y + size, step * 0.7, size * 0.9)
        scene.sketch.path(d, mix(colour, DARK, 0.7))
    shade = ((0, DARK, 0.4), (1, DARK, 0))
    drop = Box(left, y + size, right - left, size)
    scene.sketch.rect(drop, scene.sketch.vertical(drop.y, drop.bottom, shade))


def gallery(scene: Scene, box: Box, colour: str, swallow: bool = False) -> None:
    """Corbels, parapet and battlements that crown whatever ends at the top of `box`."""
    size = max(5.0, min(12.0, box.w / 7))
    left, right, y = box.x - size * 0.4, box.right + size * 0.4, box.y
    parapet = Box(left, y - size * 1.2, right - left, size * 1.25)
    scene.sketch.rect(parapet, lighten(colour, 0.08))
    rounding(scene, parapet, 0.26)
    corbels(scene, left, right, y, size * 0.7, colour)
    merlons(scene, left, right, parapet.y + 0.5, size, colour, swallow)


def ground_shadow(scene: Scene, left: float, right: float, foot: float, depth: float = 10) -> None:
    middle, reach = (left + right) / 2 + depth * 0.8, (right - left) / 2 + depth * 1.2
    scene.sketch.ellipse((middle, foot), (reach, depth), "#20140a", fill_opacity=0.34, filter=scene.sketch.blur(3))


def square_tower(
    scene: Scene, box: Box, colour: str, slits: int = 2, swallow: bool = False, depth: float = 0.28
) -> None:
    """A keep or wall tower with its gallery; `depth` is the flank's share of the front."""
    ground_shadow(scene, box.x, box.right, box.bottom, box.w * 0.12)
    side_face(scene, box, box.w * depth, colour)
    wall(scene, box, colour, (max(9, box.w / 3.2), max(5, box.w / 7)))
    for i in range(slits):
        y = box.y + box.h * (0.26 + 0.56 * i / max(1, slits))
        slit(scene, box.x + box.w * 0.5, y + box.w * 0.2, box.w * 0.13, box.w * 0.34)
    flank = Box(box.right, box.y, box.w * depth, 1)
    merlons(scene, flank.x, flank.right, box.y + 1, max(4, box.w / 9), mix(colour, DUSK, 0.45), swallow)
    gallery(scene, box, colour, swallow)


def round_tower(scene: Scene, box: Box, colour: str, crown: str = "merlons") -> None:
    """`crown` is merlons or cone."""
    sketch = scene.sketch
    ground_shadow(scene, box.x, box.right, box.bottom, box.w * 0.12)
    lay_courses(sketch, box, Coursing(colour, box.w / 4, max(5, box.w / 7), bevel=0.7, spread=8), scene.rng)
    body = ((0, "#fff3d0", 0.1), (0.25, "#fff3d0", 0.42), (0.5, "#fff3d0", 0), (1, DUSK, 0.68))
    sketch.rect(box, sketch.horizontal(box.x, box.right, body))
    slit(scene, box.x + box.w * 0.42, box.y + box.h * 0.45, box.w * 0.1, box.w * 0.3)
    gallery(scene, box, colour)
    if crown == "cone":
        cone(scene, Box(box.x - 3, box.y - box.w * 1.25, box.w + 6, box.w * 1.1))


def cone(scene: Scene, box: Box, colour: str = "#b5562f") -> None:
    slate = ((0, lighten(colour, 0.25)), (0.35, colour), (1, mix(colour, DUSK, 0.7)))
    tip = (box.x + box.w / 2, box.y)
    base = ("L", box.right, box.bottom, "Q", tip[0], box.bottom + box.w * 0.14, box.x, box.bottom, "Z")
    scene.sketch.path(trace("M", *tip, *base), scene.sketch.horizontal(box.x, box.right, slate))


def slit(scene: Scene, x: float, foot: float, width: float, height: float) -> None:
    scene.sketch.path(arch(x, foot, width, height), DARK)
    scene.sketch.path(arch(x, foot, width, height), stroke="#fff0cc", stroke_width=0.7, stroke_opacity=0.5)


def curtain_wall(scene: Scene, box: Box, colour: str, swallow: bool = False) -> None:
    """A stretch of town wall with battlements."""
    ground_shadow(scene, box.x, box.right, box.bottom, 8)
    wall(scene, box, colour, (16, 8))
    merlons(scene, box.x, box.right, box.y + 0.5, max(6, box.h * 0.13), colour, swallow)
    for i in range(int(box.w / 40)):
        slit(scene, box.x + 22 + i * 40, box.y + box.h * 0.5, 3, 9)


def striped(scene: Scene, box: Box, courses: int, light: str = "#f6efde", dark: str = "#7f9884") -> None:
    """White and green marble by turns, as Florence builds."""
    height = box.h / courses
    for i in range(courses):
        course = Box(box.x, box.y + i * height, box.w, height + 0.3)
        scene.sketch.rect(course, dark if i % 2 else light)
    wall_joints(scene, box, courses)
    rounding(scene, box, 0.3)


def wall_joints(scene: Scene, box: Box, courses: int) -> None:
    height = box.h / courses
    joints: Sequence[str] = [
        f"M{number(scene.rng.uniform(box.x, box.right))} {number(box.y + row * height)} v{number(height)}"
        for row in range(courses)
        for _ in range(int(box.w / 30))
    ]
    scene.sketch.path(" ".join(joints) or "M0 0", stroke="#6b5a40", stroke_width=0.6, stroke_opacity=0.4)
