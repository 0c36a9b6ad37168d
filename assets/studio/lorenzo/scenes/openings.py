"""Doors, gates and windows of the scenes."""

from assets.studio.kit.colour import lighten, mix
from assets.studio.kit.geometry import Box, arch, circle, polar
from assets.studio.kit.light import glow
from assets.studio.kit.masonry import voussoirs
from assets.studio.lorenzo.scenes.stage import Scene
from assets.studio.lorenzo.scenes.stones import DARK

_LAMP = ((0, "#fff0b0"), (0.6, "#ffc864"), (1, "#d9822e"))
_GLASS = ((0, "#2b3a4c"), (0.5, "#1a222e"), (1, "#3c4a58"))


def _pane(scene: Scene, d: str, box: Box) -> None:
    """Dark glass, or lamplight after dusk."""
    lamp = scene.rng.random() < scene.light.lit
    scene.sketch.path(d, scene.sketch.vertical(box.y, box.bottom, _LAMP if lamp else _GLASS))
    if lamp:
        glow(scene.sketch, box.centre, box.h * 1.1, "#ffb858", 0.5)


def window(scene: Scene, x: float, foot: float, width: float, height: float, frame: str = "#f0dcb0") -> None:
    """A round-headed window with a frame and a sill."""
    scene.sketch.path(arch(x, foot, width + 4, height + 2.5), mix(frame, "#8a6a40", 0.2))
    _pane(scene, arch(x, foot, width, height), Box(x - width / 2, foot - height, width, height))
    scene.sketch.rect(Box(x - width / 2 - 3.5, foot, width + 7, 2.4), lighten(frame, 0.3))
    scene.sketch.rect(Box(x - width / 2 - 3, foot + 2.4, width + 6, 1.6), DARK, fill_opacity=0.35)


def bifora(scene: Scene, x: float, foot: float, width: float, height: float, frame: str = "#f0dcb0") -> None:
    """Two lights under one arch, a column between them."""
    scene.sketch.path(arch(x, foot, width + 7, height + 5), mix(frame, "#7a5a34", 0.3))
    scene.sketch.path(arch(x, foot, width + 3, height + 3), frame)
    light = width * 0.42
    for side in (-1, 1):
        middle = x + side * width * 0.26
        tall = height * 0.78
        _pane(scene, arch(middle, foot, light, tall), Box(middle - light / 2, foot - tall, light, tall))
    scene.sketch.circle((x, foot - height * 0.84), width * 0.11, DARK)
    scene.sketch.rect(Box(x - 1.2, foot - height * 0.6, 2.4, height * 0.6), lighten(frame, 0.4))
    scene.sketch.rect(Box(x - width / 2 - 4, foot, width + 8, 2.6), lighten(frame, 0.35))
    scene.sketch.rect(Box(x - width / 2 - 3, foot + 2.6, width + 6, 2), DARK, fill_opacity=0.35)


def square_window(scene: Scene, box: Box, frame: str = "#f0dcb0", barred: bool = False) -> None:
    scene.sketch.rect(box.inset(-2), frame)
    _pane(scene, f"M{box.x} {box.y} h{box.w} v{box.h} h{-box.w} Z", box)
    if barred:
        bars(scene, box, 4, 4)
    scene.sketch.rect(Box(box.x - 3.5, box.bottom + 1, box.w + 7, 2.4), lighten(frame, 0.3))


def bars(scene: Scene, box: Box, across: int, down: int, iron: str = "#8a8078") -> None:
    for i in range(1, across):
        x = box.x + box.w * i / across
        scene.sketch.line((x, box.y), (x, box.bottom), iron, 1.8)
    for i in range(1, down):
        y = box.y + box.h * i / down
        scene.sketch.line((box.x, y), (box.right, y), iron, 1.5)


def door(scene: Scene, x: float, foot: float, width: float, height: float, stone: str = "#dcbc8a") -> None:
    """A double door of panelled oak under an arch."""
    voussoirs(scene.sketch, x, foot, width, height, width * 0.2, stone, scene.rng, 11)
    opening = arch(x, foot, width, height)
    oak = ((0, "#3e2412"), (0.48, "#86552a"), (0.5, "#241208"), (0.52, "#8f5c2e"), (1, "#3e2412"))
    scene.sketch.path(opening, scene.sketch.horizontal(x - width / 2, x + width / 2, oak))
    for side in (-1, 1):
        for row in range(3):
            panel = Box(
                x + side * width * 0.24 - width * 0.17, foot - height * (0.23 * row + 0.21), width * 0.34, height * 0.17
            )
            scene.sketch.rect(panel, "none", stroke="#1e0f06", stroke_width=1.2, stroke_opacity=0.8)
    scene.sketch.path(opening, stroke=DARK, stroke_width=1.4, stroke_opacity=0.7)


def gate(scene: Scene, x: float, foot: float, width: float, height: float, stone: str = "#dcbc8a") -> None:
    """A dark gateway behind a portcullis."""
    voussoirs(scene.sketch, x, foot, width, height, width * 0.2, stone, scene.rng, 11)
    opening = arch(x, foot, width, height)
    scene.sketch.path(opening, scene.sketch.vertical(foot - height, foot, ((0, "#0e0806"), (1, "#4a3220"))))
    with scene.sketch.group(clip_path=scene.sketch.clip(opening)):
        bars(scene, Box(x - width / 2, foot - height, width, height * 0.62), 6, 5, "#77706a")


def open_arch(scene: Scene, x: float, foot: float, width: float, height: float, stone: str, glowing: bool) -> None:
    """An arch one looks into; a workshop glows with its own light."""
    voussoirs(scene.sketch, x, foot, width, height, width * 0.11, stone, scene.rng, 13)
    opening = arch(x, foot, width, height)
    depth = ((0, "#20120a"), (0.55, "#54351c"), (1, "#8c6136"))
    scene.sketch.path(opening, scene.sketch.vertical(foot - height, foot, depth))
    if glowing:
        warm = ((0, "#ffd890", 0.75), (1, "#ffb050", 0))
        centre, reach = (x, foot - height * 0.32), (width * 0.48, height * 0.4)
        scene.sketch.ellipse(centre, reach, scene.sketch.radial(centre, reach, warm))
    inner = ((0, DARK, 0.55), (0.3, DARK, 0), (1, DARK, 0))
    scene.sketch.path(opening, scene.sketch.horizontal(x - width / 2, x + width / 2, inner))


def rose_window(scene: Scene, x: float, y: float, radius: float) -> None:
    sketch = scene.sketch
    sketch.circle((x, y), radius * 1.3, "#efe0bc", stroke="#6b5a40", stroke_width=1.2)
    glass = ((0, "#f4c46a"), (0.45, "#8a3a5c"), (1, "#1d2f66"))
    sketch.path(circle((x, y), radius), sketch.radial((x, y), radius, glass))
    for i in range(8):
        sketch.line((x, y), polar((x, y), radius, 45 * i), "#f2e4c4", radius * 0.13)
    sketch.circle((x, y), radius * 0.26, "#f2e4c4")
