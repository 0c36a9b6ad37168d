"""Tuscan land on a sketch: hills, cypresses, olives, houses and slim towers, lit from the left."""

import random
from dataclasses import dataclass

from assets.studio.kit.colour import darken, mix
from assets.studio.kit.geometry import Box, Point, arch, flowing, number, polar, polygon, trace
from assets.studio.kit.light import glow
from assets.studio.kit.palette import SHADE, SUNLIT
from assets.studio.kit.svg import Sketch


@dataclass(frozen=True, slots=True)
class Foliage:
    dark: str
    light: str


@dataclass(frozen=True, slots=True)
class Building:
    """Colours of a small building; `lit` is the share of its windows with a lamp behind."""

    wall: str
    roof: str = "#a5512b"
    light: str = "#ffe0a0"
    dark: str = "#3a2448"
    lit: float = 0


def hill(sketch: Sketch, box: Box, low: str, high: str, swell: float, rng: random.Random, steps: int = 5) -> None:
    """A rolling crest along the top of `box`, filled down to its bottom, with a few furrows."""
    crest = [(box.x + box.w * i / steps, box.y + rng.uniform(-swell, swell)) for i in range(steps + 1)]
    d = f"{flowing(crest)} V{number(box.bottom)} H{number(box.x)} Z"
    stops = ((0, mix(high, SUNLIT, 0.25)), (0.25, high), (1, low))
    sketch.path(d, sketch.vertical(box.y - swell, box.y + 70, stops))
    with sketch.group(clip_path=sketch.clip(d)):
        for i in range(7):
            x, y = rng.uniform(box.x - 60, box.right), box.y + 10 + i * 6
            curve = trace("M", x, y, "q", 45, -9, rng.uniform(70, 140), rng.uniform(-6, 6))
            sketch.path(curve, stroke=mix(low, "#1a1020", 0.3), stroke_width=1.2, stroke_opacity=0.3)


def cypress(sketch: Sketch, x: float, base: float, height: float, leaves: Foliage, rng: random.Random) -> None:
    half = height * 0.11

    def at(*spots: Point) -> str:
        return " ".join(f"{number(x + dx * half)} {number(base - up * height)}" for dx, up in spots)

    falling = at((0.6, 0.8), (1.2, 0.42), (0.96, 0.12)) + " " + at((0.8, 0.02), (0.3, 0), (0, 0))
    rising = at((-0.3, 0), (-0.8, 0.02), (-0.96, 0.12)) + " " + at((-1.2, 0.42), (-0.6, 0.8), (0, 1))
    d = f"M{at((0, 1))} C{falling} {rising} Z"
    tones = ((0, leaves.light), (0.32, mix(leaves.dark, leaves.light, 0.45)), (1, leaves.dark))
    sketch.path(d, sketch.horizontal(x - half * 1.1, x + half * 1.1, tones))
    for _ in range(int(16 + height * 1.1)):
        up = rng.random()
        reach = half * (1 - up) ** 0.55 * min(1, 0.5 + up * 3)
        left, y = x + rng.uniform(-reach, reach * 0.9), base - height * (0.04 + 0.9 * up)
        length = min(16, height * rng.uniform(0.04, 0.09)) * (1 - 0.5 * up)
        side = max(0, min(1, 0.35 + 0.6 * (x - left) / half))
        tone = mix(leaves.dark, leaves.light, side) if rng.random() < 0.75 else darken(leaves.dark, 0.25)
        tuft = trace("M", left, y, "q", rng.uniform(-1, 1.5), -length / 2, rng.uniform(-0.6, 1.6), -length)
        width = max(0.7, height * 0.012)
        sketch.path(tuft, stroke=tone, stroke_width=width, stroke_opacity=0.55, stroke_linecap="round")


def round_tree(sketch: Sketch, x: float, base: float, size: float, leaves: Foliage, rng: random.Random) -> None:
    """An olive or a bush: a crown of leaf clumps on a bent trunk."""
    bark = ("q", size * 0.1, -size * 0.4, 0, -size * 0.7, "h", size * 0.16)
    root = ("q", -size * 0.03, size * 0.4, size * 0.08, size * 0.7, "Z")
    sketch.path(trace("M", x - size * 0.1, base, *bark, *root), "#4a3420")
    crown = base - size * 0.8
    for i in range(46):
        reach, turn = size * 0.5 * rng.random() ** 0.5, rng.uniform(0, 360)
        cx, cy = polar((x, crown), reach, turn)
        cy = crown + (cy - crown) * 0.72
        radius = rng.uniform(0.16, 0.26) * size * (1 if i < 18 else 0.42)
        light = 0.42 - ((cx - x) + (cy - crown)) / size * 0.8 + (0.15 if i >= 18 else 0)
        tone = mix(leaves.dark, leaves.light, max(0, min(1, light)))
        sketch.ellipse((cx, cy), (radius, radius * 0.8), tone, fill_opacity=0.92)


def grass(sketch: Sketch, box: Box, count: int, tones: tuple[str, ...], rng: random.Random, height: float = 10) -> None:
    """Single blades rooted anywhere in `box`."""
    for _ in range(count):
        tall, bend = height * rng.uniform(0.5, 1.1), rng.uniform(-2, 2)
        root = rng.uniform(box.x, box.right), rng.uniform(box.y, box.bottom)
        blade = trace("M", *root, "q", bend, -tall / 2, rng.uniform(-4, 4), -tall)
        width = max(0.8, height * 0.12)
        sketch.path(blade, stroke=rng.choice(tones), stroke_width=width, stroke_linecap="round")


def _lamp(sketch: Sketch, box: Box, look: Building, rng: random.Random) -> None:
    burning = rng.random() < look.lit
    if burning:
        glow(sketch, box.centre, box.h * 1.6, "#ffc05a", 0.6)
    sketch.rect(box, "#ffd985" if burning else mix(look.dark, "#120a10", 0.5))


def house(sketch: Sketch, box: Box, look: Building, rng: random.Random) -> None:
    """A gabled house filling `box` below its roof."""
    front, x, top, base = box.w * 0.66, box.x, box.y, box.bottom
    xf, rise = x + front, box.h * 0.26 + box.w * 0.06
    face = sketch.horizontal(x, xf, ((0, mix(look.wall, look.light, 0.4)), (1, look.wall)))
    sketch.rect(Box(x, top, front, box.h), face)
    sketch.rect(Box(xf, top, box.right - xf, box.h), mix(look.wall, look.dark, 0.5))
    ridge = xf + (box.right - xf) * 0.35
    tiles = sketch.vertical(top - rise, top, ((0, mix(look.roof, look.light, 0.35)), (1, look.roof)))
    sketch.path(polygon([(x - 2, top), (x + front * 0.12, top - rise), (ridge, top - rise), (xf, top)]), tiles)
    sketch.path(polygon([(xf, top), (ridge, top - rise), (box.right + 2, top)]), mix(look.roof, look.dark, 0.55))
    sketch.rect(Box(x, top, box.w, max(1.2, box.h * 0.05)), "#2a120a", fill_opacity=0.4)
    across, down = max(1, int(front / 9)), max(1, int(box.h / 13))
    for row in range(down):
        for column in range(across):
            wx, wy = x + front * (column + 0.5) / across - 1.7, top + 5 + row * (base - top - 5) / down
            _lamp(sketch, Box(wx, wy, 3.2, 4.8), look, rng)


def city_tower(sketch: Sketch, box: Box, look: Building, rng: random.Random, top: str = "battlements") -> None:
    """A slim tower of the town; `top` is battlements, flat, belfry or roof."""
    front = box.w * 0.66
    x, y, xf = box.x, box.y, box.x + front
    faces = ((0, mix(look.wall, look.light, 0.5)), (0.5, look.wall), (1, mix(look.wall, look.dark, 0.12)))
    sketch.rect(Box(x, y, front, box.h), sketch.horizontal(x, xf, faces))
    side = ((0, mix(look.wall, look.dark, 0.62)), (1, mix(look.wall, look.dark, 0.45)))
    sketch.rect(Box(xf, y, box.w - front, box.h), sketch.horizontal(xf, box.right, side))
    for _ in range(int(box.h * box.w / 26)):
        left, length = x + rng.random() * front * 0.9, rng.uniform(0.1, 0.3) * front
        tone = mix(look.wall, rng.choice((look.dark, look.light)), 0.35)
        sketch.rect(
            Box(left, y + rng.random() * box.h, min(length, xf - left), max(0.8, box.w * 0.05)),
            tone,
            fill_opacity=0.55,
        )
    for _ in range(max(2, int(box.h / 34))):
        wx, wy = x + front * rng.uniform(0.2, 0.65), y + box.h * rng.uniform(0.08, 0.8)
        _lamp(sketch, Box(wx, wy, box.w * 0.085 + 1, box.w * 0.16 + 2), look, rng)
    _TOPS[top](sketch, box, look)


def _pyramid(sketch: Sketch, box: Box, y: float, rise: float, look: Building) -> None:
    xf, peak = box.x + box.w * 0.66, (box.x + box.w * 0.48, y - rise)
    sketch.path(polygon([(box.x - 1.5, y), peak, (xf, y + 1)]), mix(look.roof, look.light, 0.3))
    sketch.path(polygon([(xf, y + 1), peak, (box.right + 1.5, y)]), mix(look.roof, look.dark, 0.55))


def _cornice(sketch: Sketch, box: Box, y: float, look: Building) -> None:
    front, out = box.w * 0.66, box.w * 0.05
    sketch.rect(Box(box.x - out, y, front + out, box.w * 0.12), mix(look.wall, look.light, 0.6))
    sketch.rect(Box(box.x + front, y, box.w - front + out, box.w * 0.12), mix(look.wall, look.dark, 0.5))


def _battlements(sketch: Sketch, box: Box, look: Building) -> None:
    step = box.w * 1.1 / 4
    for i in range(4):
        tone = mix(look.wall, look.light, 0.45) if i < 3 else mix(look.wall, look.dark, 0.5)
        sketch.rect(Box(box.x - box.w * 0.05 + i * step, box.y - box.w * 0.3, step * 0.58, box.w * 0.2), tone)
    _cornice(sketch, box, box.y - box.w * 0.12, look)


def _flat(sketch: Sketch, box: Box, look: Building) -> None:
    _cornice(sketch, box, box.y - box.w * 0.08, look)


def _roofed(sketch: Sketch, box: Box, look: Building) -> None:
    _pyramid(sketch, box, box.y, box.w * 0.42, look)


def _belfry(sketch: Sketch, box: Box, look: Building) -> None:
    front, tall = box.w * 0.66, box.w * 0.62
    sketch.rect(Box(box.x + 1, box.y - tall, front - 1, tall), mix(look.wall, look.light, 0.35))
    sketch.rect(Box(box.x + front, box.y - tall, box.w - front - 1, tall), mix(look.wall, look.dark, 0.55))
    sketch.path(arch(box.x + front * 0.52, box.y - 1, front * 0.42, tall * 0.78), mix(look.dark, SHADE, 0.6))
    _pyramid(sketch, box, box.y - tall, box.w * 0.5, look)


_TOPS = {"battlements": _battlements, "flat": _flat, "roof": _roofed, "belfry": _belfry}
