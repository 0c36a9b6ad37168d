"""Windows, gates and battlements of the towers."""

import random

from assets.studio.kit.colour import lighten, mix
from assets.studio.kit.geometry import Box, Point, arch, polygon, trace
from assets.studio.kit.light import glow
from assets.studio.kit.masonry import voussoirs
from assets.studio.kit.palette import CREAM, SHADE
from assets.studio.kit.svg import Sketch

NIGHT_PANE = ((0, "#0e1420"), (0.5, "#24384d"), (1, "#141c28"))
LAMP_PANE = ((0, "#ffb347"), (0.5, "#ffe59a"), (1, "#ff9d3c"))


def slit(sketch: Sketch, foot: Point, width: float, height: float, stone: str, lit: bool) -> None:
    """A small arched opening with a lit frame and sill."""
    x, y = foot
    frame = width * 0.26
    sketch.path(arch(x, y + frame, width + 2 * frame, height + 2 * frame), mix(stone, CREAM, 0.35))
    pane = sketch.vertical(y - height, y, LAMP_PANE if lit else ((0, "#120b10"), (1, "#3a2a2a")))
    sketch.path(arch(x, y, width, height), pane)
    if not lit:
        sketch.path(arch(x - width * 0.3, y, width * 0.4, height * 0.9), "#000", fill_opacity=0.4)
    sketch.rect(Box(x - width * 0.85, y, width * 1.7, frame * 1.4), mix(stone, CREAM, 0.5))


def twin_window(
    sketch: Sketch, foot: Point, width: float, height: float, stone: str, lit: bool, rng: random.Random
) -> None:
    """Two lights under one arch, parted by a colonnette."""
    x, y = foot
    voussoirs(sketch, x, y, width, height, width * 0.19, stone, rng, stones=7)
    sketch.path(arch(x, y, width, height), mix(stone, SHADE, 0.72))
    light, tall = width * 0.37, height * 0.74
    for side in (-1, 1):
        cx = x + side * width * 0.225
        sketch.path(arch(cx, y, light + 3, tall + 1.5), mix(stone, CREAM, 0.3))
        sketch.path(arch(cx, y, light, tall), sketch.vertical(y - tall, y, LAMP_PANE if lit else NIGHT_PANE))
        if not lit:
            gleam = [
                (cx - light / 2, y),
                (cx - light / 2, y - tall * 0.5),
                (cx + light * 0.3, y - tall * 0.8),
            ]
            sketch.path(polygon([*gleam, (cx + light * 0.4, y - tall * 0.5)]), "#cfe6ee", fill_opacity=0.2)
    sketch.circle((x, y - height + width * 0.34), width * 0.1, "#ffd98a" if lit else "#161a24")
    shaft = ((0, "#fff6e0"), (0.5, "#dcc59a"), (1, "#6b4d2a"))
    sketch.rect(
        Box(x - width * 0.05, y - tall * 0.78, width * 0.1, tall * 0.78),
        sketch.horizontal(x - 2, x + 2, shaft),
    )
    sketch.rect(Box(x - width * 0.1, y - tall * 0.84, width * 0.2, width * 0.09), "#efdcb4")
    sketch.rect(Box(x - width * 0.76, y, width * 1.52, width * 0.13), lighten(stone, 0.35))
    sketch.rect(Box(x - width * 0.7, y + width * 0.13, width * 1.4, width * 0.12), "#1a0c08", fill_opacity=0.4)
    if lit:
        glow(sketch, (x, y - height * 0.45), width * 1.6, "#ffb050", 0.6)


def gate(sketch: Sketch, foot: Point, width: float, height: float, stone: str, rng: random.Random) -> None:
    """A round-arched gate with a raised portcullis."""
    x, y = foot
    voussoirs(sketch, x, y, width, height, width * 0.2, stone, rng, stones=11)
    dark = sketch.vertical(y - height, y, ((0, "#0e0810"), (0.6, "#2a1812"), (1, "#5a3622")))
    sketch.path(arch(x, y, width, height), dark)
    with sketch.group(clip_path=sketch.clip(arch(x, y, width, height))):
        for i in range(-3, 4):
            bar = x + i * width / 7
            sketch.line((bar, y - height), (bar, y - height * 0.28), "#6a5446", width * 0.03)
            sketch.path(
                polygon([(bar - 2, y - height * 0.29), (bar + 2, y - height * 0.29), (bar, y - height * 0.23)]),
                "#6a5446",
            )
        for row in (0.45, 0.62, 0.79):
            sketch.line((x - width / 2, y - height * row), (x + width / 2, y - height * row), "#6a5446", width * 0.03)


def merlons(
    sketch: Sketch,
    left: float,
    right: float,
    foot: float,
    count: int,
    size: Point,
    paint: str,
    edge: str,
    split: bool,
) -> None:
    """A row of teeth from `left` to `right`; `split` gives the swallow tails of the Ghibellines."""
    w, h = size
    tail = ("l", w / 4, -h * 0.3, "l", w / 4, h * 0.34, "l", w / 4, -h * 0.34, "l", w / 4, h * 0.3)
    head: tuple[str | float, ...] = tail if split else ("h", w)
    step = (right - left - w) / (count - 1)
    for i in range(count):
        x = left + i * step
        sketch.path(trace("M", x, foot, "v", -h, *head, "V", foot, "Z"), paint, stroke=edge, stroke_width=0.9)
        sketch.line((x + 1, foot - h + 1), (x + 1, foot), "#fff6e0", 1.2, opacity=0.35)


def corbels(sketch: Sketch, left: float, right: float, top: float, count: int, depth: float, paint: str) -> None:
    """The little brackets that carry a parapet."""
    step = (right - left) / count
    for i in range(count):
        x, w = left + i * step, step * 0.66
        sketch.path(trace("M", x, top, "h", w, "v", depth * 0.4, "q", -w / 2, depth * 0.9, -w, 0, "Z"), paint)
