"""Castles, citadels, walled towns and star forts."""

from collections.abc import Sequence
from itertools import pairwise

from assets.studio.kit.colour import lighten, mix
from assets.studio.kit.geometry import Box, Point, polygon, polyline, trace
from assets.studio.lorenzo.scenes.openings import gate, window
from assets.studio.lorenzo.scenes.roofs import pyramid
from assets.studio.lorenzo.scenes.soldiers import flag
from assets.studio.lorenzo.scenes.stage import Scene
from assets.studio.lorenzo.scenes.stones import (
    DUSK,
    GREY_STONE,
    PALE_STONE,
    SANDSTONE,
    curtain_wall,
    merlons,
    round_tower,
    rounding,
    slit,
    square_tower,
    wall,
)


def citadel(scene: Scene, foot: Point) -> None:
    """A fortress of the state: four square corner towers about a massive keep."""
    x, y = foot
    for left in (x - 96, x + 52):
        square_tower(scene, Box(left, y - 108, 36, 92), mix(GREY_STONE, SANDSTONE, 0.4), 2)
    square_tower(scene, Box(x - 42, y - 158, 78, 150), SANDSTONE, 3)
    curtain_wall(scene, Box(x - 128, y - 60, 256, 60), PALE_STONE)
    for left in (x - 152, x + 102):
        square_tower(scene, Box(left, y - 102, 48, 106), PALE_STONE, 2)
    gate(scene, x - 2, y, 34, 44)
    flag(scene, (x - 4, y - 172), 34)


def castle(scene: Scene, foot: Point) -> None:
    """A lord's castle: a tall keep, round towers with swallow-tails about it, and a bridge."""
    x, y = foot
    square_tower(scene, Box(x - 4, y - 190, 56, 170), PALE_STONE, 4, swallow=True)
    square_tower(scene, Box(x - 82, y - 138, 40, 120), SANDSTONE, 2, swallow=True)
    curtain_wall(scene, Box(x - 104, y - 62, 216, 62), SANDSTONE, swallow=True)
    round_tower(scene, Box(x - 134, y - 104, 46, 108), PALE_STONE)
    round_tower(scene, Box(x + 94, y - 112, 46, 116), SANDSTONE)
    gate(scene, x - 22, y, 32, 42)
    flag(scene, (x + 24, y - 206), 40)


def stronghold(scene: Scene, foot: Point) -> None:
    """Two drum towers squeezing a gate, and a keep behind them."""
    x, y = foot
    square_tower(scene, Box(x - 40, y - 196, 80, 150), SANDSTONE, 2)
    curtain_wall(scene, Box(x - 200, y - 78, 400, 78), GREY_STONE)
    for left in (x - 118, x + 44):
        round_tower(scene, Box(left, y - 150, 74, 156), PALE_STONE)
    wall(scene, Box(x - 46, y - 96, 92, 96), SANDSTONE, (18, 9))
    merlons(scene, x - 46, x + 46, y - 96, 9, SANDSTONE)
    gate(scene, x, y, 46, 66)
    flag(scene, (x, y - 212), 42)


def colonial_fort(scene: Scene, foot: Point) -> None:
    """A stone fort on the shore of a colony, with a lighthouse tower."""
    x, y = foot
    square_tower(scene, Box(x + 6, y - 142, 42, 120), PALE_STONE, 2)
    curtain_wall(scene, Box(x - 78, y - 58, 156, 58), SANDSTONE)
    for left in (x - 96, x + 64):
        round_tower(scene, Box(left, y - 84, 40, 88), PALE_STONE)
    gate(scene, x - 14, y, 28, 38)
    flag(scene, (x + 27, y - 156), 44)


def walled_front(scene: Scene, foot: float, height: float = 52, towers: int = 5) -> None:
    """The near wall of a fortified town from edge to edge, its gate in the middle."""
    curtain_wall(scene, Box(14, foot - height, 452, height), SANDSTONE)
    step = 404 / (towers - 1)
    for i in range(towers):
        if i != towers // 2:
            square_tower(scene, Box(20 + i * step, foot - height * 1.75, 36, height * 1.75 + 3), PALE_STONE, 2)
    square_tower(scene, Box(212, foot - height * 2.1, 56, height * 2.1 + 3), PALE_STONE, 1)
    gate(scene, 240, foot + 3, 30, height * 0.9)


def bastion(scene: Scene, cordon: Sequence[Point], foot: float, colour: str, batter: float = 16) -> None:
    """An angular rampart with sloping faces; the lower a corner of its cordon, the nearer it stands."""
    far = min(y for _, y in cordon)
    base = [(x + batter * (2 * i / (len(cordon) - 1) - 1), foot + (y - far) * 0.9) for i, (x, y) in enumerate(cordon)]
    for (a, b), (c, d) in zip(pairwise(cordon), pairwise(base), strict=True):
        tone = lighten(colour, 0.2) if b[1] >= a[1] else mix(colour, DUSK, 0.4)
        face = Box(min(a[0], c[0]), far, max(b[0], d[0]) - min(a[0], c[0]), foot + 30 - far)
        with scene.sketch.group(clip_path=scene.sketch.clip(polygon([a, b, d, c]))):
            wall(scene, face, tone, (24, 10))
        scene.sketch.line(b, d, "#4a3420", 1.4, 0.6)
    line = polyline(cordon)
    for width, tone in ((9, "#6b4f2c"), (5.5, "#fbeccb")):
        scene.sketch.path(line, stroke=tone, stroke_width=width, stroke_linejoin="round")


def star_fort(scene: Scene, foot: Point) -> None:
    """A modern fortress against cannon: two bastions like arrowheads before a low keep."""
    x, y = foot
    square_tower(scene, Box(x - 48, y - 176, 96, 110), SANDSTONE, 2)
    for left in (x - 128, x + 90):
        round_tower(scene, Box(left, y - 128, 40, 60), SANDSTONE)
    wall(scene, Box(x - 96, y - 84, 192, 88), PALE_STONE, (20, 10))
    scene.sketch.rect(Box(x - 98, y - 90, 196, 8), "#fbeccb", stroke="#6b4f2c", stroke_width=1.2)
    gate(scene, x, y + 4, 42, 58)
    for side in (-1, 1):
        for reach in (74, 214):
            cannon(scene, (x + side * (reach - 4), y - 84), 0.72, mirror=side < 0)
    bastion(scene, [(x - 244, y - 84), (x - 150, y - 60), (x - 62, y - 84)], y, PALE_STONE)
    bastion(scene, [(x + 62, y - 84), (x + 150, y - 60), (x + 244, y - 84)], y, PALE_STONE)
    flag(scene, (x, y - 192), 40)


def cannon(scene: Scene, foot: Point, size: float = 1, mirror: bool = False) -> None:
    sketch = scene.sketch
    with sketch.at(*foot, size, mirror=mirror):
        bronze = sketch.linear((0, -32), (0, -10), ((0, "#e8c070"), (0.5, "#8f6a2e"), (1, "#3a2810")))
        sketch.path(
            "M-34 -18 L-28 -10 L40 -22 L42 -34 L-30 -32 Q-38 -26 -34 -18 Z", bronze, stroke="#24120c", stroke_width=1.4
        )
        sketch.path("M-46 0 L-8 -16 L14 -14 L-30 0 Z", "#7a4a22", stroke="#24120c", stroke_width=1.2)
        sketch.circle((0, -11), 12, "#8a5a2c", stroke="#24120c", stroke_width=4)
        sketch.circle((0, -11), 3, "#24120c")


def ducal_palace(scene: Scene, foot: Point) -> None:
    """The duke's palace on its height: two slender turrets about a stack of loggias."""
    x, y = foot
    wall(scene, Box(x - 120, y - 76, 240, 76), SANDSTONE, (18, 9))
    merlons(scene, x - 120, x + 120, y - 76, 8, SANDSTONE)
    for i in range(8):
        window(scene, x - 106 + i * 30, y - 34, 9, 16)
    body = Box(x - 34, y - 148, 68, 148)
    wall(scene, body, PALE_STONE, (17, 9))
    for row in range(3):
        loggia = Box(x - 20, body.y + 16 + row * 40, 40, 32)
        scene.sketch.path(
            trace("M", loggia.x, loggia.bottom, "v", -14, "a", 20, 17, 0, 0, 1, 40, 0, "v", 14, "Z"), "#3a2618"
        )
        for side in (0.33, 0.66):
            scene.sketch.rect(Box(loggia.x + loggia.w * side - 1.5, loggia.y + 4, 3, 28), "#f6e8c8")
        scene.sketch.rect(Box(loggia.x - 4, loggia.bottom, 48, 4), "#fbf0d4")
    for left in (x - 58, x + 34):
        turret = Box(left, y - 164, 24, 164)
        wall(scene, turret, PALE_STONE, (10, 7))
        rounding(scene, turret, 0.4)
        for i in range(3):
            slit(scene, left + 12, turret.y + 36 + i * 40, 4, 11)
        scene.sketch.rect(Box(left - 3, turret.y + 8, 30, 4), "#fbf0d4")
        pyramid(scene, Box(left - 4, turret.y - 38, 32, 40), "#a8623e")
    flag(scene, (x, y - 150), 40)
