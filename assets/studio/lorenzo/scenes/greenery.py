"""Trees, bushes, grass and crops."""

import math
import random
from collections.abc import Sequence

from assets.studio.kit.colour import mix, vary
from assets.studio.kit.geometry import Box, Point, trace
from assets.studio.kit.land import Foliage, cypress, grass
from assets.studio.lorenzo.scenes.stage import Scene

OAK = Foliage("#22421c", "#a9bb52")
FAR_WOOD = Foliage("#46684c", "#a8bc80")
MIDDLE_WOOD = Foliage("#2f5430", "#a3b65e")
CYPRESS = Foliage("#1c3a20", "#86a04e")
FIR = Foliage("#12322a", "#5f8c5c")
FAR_FIR = Foliage("#4a6f6c", "#93b29a")
HEDGE = Foliage("#1f4420", "#7fa048")
_BLADES = ("#6f8f36", "#a8b856", "#4c6e28", "#c4c66a")


def tree(scene: Scene, foot: Point, height: float, leaves: Foliage = OAK) -> None:
    """A broad crown of leaf clumps, lit from the upper left, on a trunk."""
    (x, y), sketch, rng = foot, scene.sketch, scene.rng
    sketch.ellipse((x + height * 0.1, y), (height * 0.34, height * 0.05), "#16200c", fill_opacity=0.4)
    trunk = (
        "C",
        x - height * 0.02,
        y - height * 0.3,
        x - height * 0.03,
        y - height * 0.4,
        x - height * 0.06,
        y - height * 0.55,
    )
    right = ("C", x + height * 0.02, y - height * 0.4, x + height * 0.03, y - height * 0.3, x + height * 0.05, y, "Z")
    bark = sketch.horizontal(x - height * 0.05, x + height * 0.05, ((0, "#8f6a40"), (1, "#2e1c10")))
    sketch.path(trace("M", x - height * 0.045, y, *trunk, "H", x + height * 0.06, *right), bark)
    _crown(scene, (x, y - height * 0.64), (height * 0.36, height * 0.34), leaves, rng)


def _crown(scene: Scene, centre: Point, reach: Point, leaves: Foliage, rng: random.Random) -> None:
    (cx, cy), (rx, ry) = centre, reach
    scene.sketch.ellipse(centre, (rx * 0.92, ry * 0.9), leaves.dark)
    clumps = []
    for _ in range(max(16, int(rx * 1.5))):
        turn, away = rng.uniform(0, math.tau), math.sqrt(rng.random())
        clumps.append((cx + math.cos(turn) * away * rx, cy + math.sin(turn) * away * ry, rng.uniform(0.12, 0.24) * rx))
    for x, y, size in sorted(clumps, key=lambda clump: clump[1], reverse=False):
        light = max(0.0, min(1.0, 0.5 - (x - cx) / rx * 0.34 - (y - cy) / ry * 0.5))
        scene.sketch.ellipse((x + size * 0.2, y + size * 0.3), (size * 1.1, size * 0.9), leaves.dark, fill_opacity=0.6)
        tone = vary(mix(leaves.dark, leaves.light, light), rng, 7)
        scene.sketch.ellipse((x, y), (size, size * 0.8), tone)


def trees(
    scene: Scene, left: float, right: float, foot: float, height: float, count: int, leaves: Foliage = OAK
) -> None:
    """A row of trees, none quite like its neighbour."""
    for i in range(count):
        x = left + (right - left) * (i + 0.5) / count + scene.rng.uniform(-0.25, 0.25) * (right - left) / count
        tree(scene, (x, foot + scene.rng.uniform(-3, 3)), height * scene.rng.uniform(0.82, 1.14), leaves)


def fir(scene: Scene, foot: Point, height: float, leaves: Foliage = FIR) -> None:
    """Tiers of drooping branches."""
    sketch, tiers = scene.sketch, 7
    needles = ((0, leaves.light), (0.45, mix(leaves.dark, leaves.light, 0.3)), (1, leaves.dark))
    with sketch.at(*foot, height / 100):
        sketch.rect(Box(-2.5, -14, 5, 14), "#4a3220")
        for i in range(tiers):
            low, half = -8 - 80 * i / tiers, 25 * (1 - i / tiers) ** 0.85 + 2
            right, left = ("Q", half * 0.5, low - 3, 0, low + 2), ("Q", -half * 0.5, low - 3, -half, low, "Z")
            branches = trace("M", 0, low - 26, "L", half, low, *right, *left)
            sketch.path(branches, sketch.horizontal(-half, half, needles))
            hem = trace("M", -half, low, "Q", 0, low - 5, half, low)
            sketch.path(hem, stroke=leaves.dark, stroke_width=1.2, stroke_opacity=0.5)


def firs(
    scene: Scene, left: float, right: float, foot: float, height: float, count: int, leaves: Foliage = FIR
) -> None:
    for i in range(count):
        x = left + (right - left) * (i + 0.5) / count + scene.rng.uniform(-6, 6)
        fir(scene, (x, foot + scene.rng.uniform(-4, 4)), height * scene.rng.uniform(0.75, 1.15), leaves)


def cypresses(scene: Scene, spots: Sequence[tuple[float, float, float]]) -> None:
    """Each spot is (x, foot, height)."""
    for x, foot, height in spots:
        scene.sketch.ellipse((x + height * 0.1, foot), (height * 0.17, height * 0.03), "#16200c", fill_opacity=0.4)
        cypress(scene.sketch, x, foot, height, CYPRESS, scene.rng)


def bushes(scene: Scene, box: Box, count: int, size: float, leaves: Foliage = HEDGE) -> None:
    """Low shrubs, the farther ones smaller."""
    spots = sorted((scene.rng.uniform(box.y, box.bottom), scene.rng.uniform(box.x, box.right)) for _ in range(count))
    for y, x in spots:
        reach = size * (0.6 + 0.5 * (y - box.y) / max(1, box.h))
        scene.sketch.ellipse((x + reach * 0.2, y), (reach * 1.1, reach * 0.2), "#16200c", fill_opacity=0.35)
        _crown(scene, (x, y - reach * 0.5), (reach, reach * 0.6), leaves, scene.rng)


def meadow_grass(scene: Scene, box: Box, count: int = 160, height: float = 8) -> None:
    grass(scene.sketch, box, count, _BLADES, scene.rng, height)


def corn(scene: Scene, box: Box, count: int = 700, height: float = 20) -> None:
    """Standing wheat, taller towards the viewer."""
    rows = sorted(scene.rng.random() for _ in range(count))
    for near in rows:
        x, y = scene.rng.uniform(box.x, box.right), box.y + near * box.h
        tall, lean = height * (0.35 + 0.65 * near), scene.rng.uniform(-3, 5) * near
        tone = scene.rng.choice(("#f4e08c", "#e4c35c", "#b58a34", "#f8ecb4", "#cfa648"))
        stalk = trace("M", x, y, "q", 0, -tall * 0.6, lean, -tall)
        scene.sketch.path(stalk, stroke=tone, stroke_width=0.8 + near * 1.3, stroke_linecap="round", stroke_opacity=0.9)
        scene.sketch.ellipse((x + lean, y - tall), (1 + near * 1.2, 2 + near * 2.6), tone)


def vineyard(scene: Scene, box: Box, vanishing: Point, rows: int = 11) -> None:
    """Rows of vines that run towards one point on the horizon, heavy with grapes in front."""
    sketch, rng = scene.sketch, scene.rng
    vx, vy = vanishing
    for step in range(17):
        near = (step / 16) ** 1.7
        y = box.y + near * box.h
        depth = (y - vy) / (box.bottom - vy)
        for row in range(rows):
            x = vx + (box.x + box.w * (row + 0.5) / rows - vx) * depth * 1.25
            if not box.x - 40 < x < box.right + 40:
                continue
            size = 3 + 17 * depth
            sketch.ellipse((x + size * 0.3, y + size * 0.5), (size * 0.9, size * 0.25), "#2a1c0c", fill_opacity=0.35)
            _vine(scene, (x, y), size, rng)


def _vine(scene: Scene, at: Point, size: float, rng: random.Random) -> None:
    x, y = at
    scene.sketch.line((x, y + size * 0.6), (x, y - size * 0.2), "#5a3c20", size * 0.1)
    for _ in range(7):
        spot = x + rng.uniform(-0.6, 0.6) * size, y + rng.uniform(-0.5, 0.2) * size
        light = max(0.0, min(1.0, 0.5 - (spot[0] - x) / size * 0.5 - (spot[1] - y) / size * 0.6))
        scene.sketch.ellipse(spot, (size * 0.34, size * 0.28), vary(mix("#2c4a1c", "#a4b84a", light), rng, 8))
    if size > 9:
        for i in range(6):
            grape = x + size * (0.1 + 0.09 * (i % 3)), y + size * (0.02 + 0.1 * (i // 3))
            scene.sketch.circle(grape, size * 0.075, "#6a2f6c" if i % 2 else "#4a2054")


def hedge(scene: Scene, box: Box, leaves: Foliage = HEDGE) -> None:
    """A clipped hedge: a green block with a lighter top."""
    sketch = scene.sketch
    tone = ((0, mix(leaves.dark, leaves.light, 0.75)), (0.3, mix(leaves.dark, leaves.light, 0.45)), (1, leaves.dark))
    sketch.rect(box, sketch.vertical(box.y, box.bottom, tone), rx=2.5)
    for _ in range(int(box.w * box.h / 14)):
        spot = scene.rng.uniform(box.x, box.right), scene.rng.uniform(box.y, box.bottom)
        sketch.circle(spot, 1.3, vary(mix(leaves.dark, leaves.light, 0.55), scene.rng, 16), fill_opacity=0.6)
