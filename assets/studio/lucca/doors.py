"""The two doors of a ground floor and the leaves that may hang in them."""

import random
from collections.abc import Callable

from assets.studio.kit.colour import darken, lighten, mix
from assets.studio.kit.geometry import Box, arch, polar, rectangle, trace
from assets.studio.kit.light import drop_shadow
from assets.studio.kit.masonry import voussoirs
from assets.studio.kit.palette import CREAM
from assets.studio.kit.svg import Sketch
from assets.studio.lucca.layout import DOOR, PLINTH
from assets.studio.lucca.looks import Look

_SURROUND = 10.0
FOOT = PLINTH.y
SPRING = FOOT - DOOR[1] + DOOR[0] / 2


def opening(x: float) -> str:
    return arch(x, FOOT, *DOOR)


def door(sketch: Sketch, x: float, look: Look, style: int, rng: random.Random) -> None:
    width, height = DOOR
    outer = arch(x, FOOT, width + 2 * _SURROUND, height + _SURROUND)
    drop_shadow(sketch, outer, 5, (4, 4), 0.5)
    sketch.path(outer, mix(look.stone, "#3a2410", 0.4))
    voussoirs(sketch, x, FOOT, width, height, _SURROUND, look.stone, rng, stones=9)
    wood = sketch.horizontal(x - width / 2, x + width / 2, _boards(look.door))
    sketch.path(opening(x), wood)
    _LEAVES[style % len(_LEAVES)](sketch, x, look.door)
    with sketch.group(clip_path=sketch.clip(opening(x))):
        shade = ((0, "#0a0504", 0.75), (0.35, "#0a0504", 0.2), (1, "#0a0504", 0))
        sketch.path(opening(x), sketch.vertical(FOOT - height, FOOT, shade))
        sketch.rect(Box(x - width / 2, FOOT - height, 4, height), "#0a0504", fill_opacity=0.5)
    sketch.path(opening(x), stroke="#120a06", stroke_width=1.8)
    _step(sketch, x, look.stone)


def _boards(wood: str) -> tuple[tuple[float, str], ...]:
    return (
        (0, darken(wood, 0.5)),
        (0.2, wood),
        (0.47, lighten(wood, 0.08)),
        (0.5, darken(wood, 0.75)),
        (0.53, lighten(wood, 0.14)),
        (0.85, wood),
        (1, darken(wood, 0.5)),
    )


def _step(sketch: Sketch, x: float, stone: str) -> None:
    slab = Box(x - 40, FOOT - 3, 80, 8)
    sketch.rect(Box(slab.x + 3, slab.bottom, slab.w, 5), "#140806", fill_opacity=0.4)
    tones = ((0, mix(stone, CREAM, 0.6)), (0.4, stone), (1, mix(stone, "#3a2410", 0.45)))
    sketch.rect(slab, sketch.vertical(slab.y, slab.bottom, tones), stroke="#4a2f12", stroke_width=0.6)


def fan_spokes(x: float) -> list[str]:
    """The bars of the half-round light over the leaves."""
    hub, reach = (x, SPRING + 2), DOOR[0] / 2
    return [trace("M", *hub, "L", *polar(hub, reach, -90 + turn)) for turn in (-72, -48, -24, 0, 24, 48, 72)]


def _fanlight(sketch: Sketch, x: float) -> None:
    width = DOOR[0]
    glass = arch(x, SPRING + 2, width, width / 2 + 2)
    sketch.path(glass, sketch.vertical(SPRING - width / 2, SPRING, ((0, "#0a0d14"), (1, "#2c3c4c"))))
    for spoke in fan_spokes(x):
        sketch.path(spoke, stroke="#a08a5c", stroke_width=1.8)
    rail = Box(x - width / 2, SPRING, width, 5)
    sketch.rect(rail, "#5a3c1e", stroke="#120a06", stroke_width=1)


def _panelled(sketch: Sketch, x: float, wood: str) -> None:
    for side in (-1, 1):
        for row in range(3):
            panel = Box(x + side * 14 - 9, SPRING + 11 + row * 26, 18, 20)
            sketch.path(rectangle(panel), darken(wood, 0.25), stroke=darken(wood, 0.65), stroke_width=1.6)
            corner = trace("M", panel.x + 1, panel.bottom, "V", panel.y + 1, "H", panel.right)
            sketch.path(corner, stroke=lighten(wood, 0.35), stroke_width=1, stroke_opacity=0.7)
    for side in (-1, 1):
        sketch.circle((x + side * 4.5, SPRING + 44), 2.2, "#e6c163", stroke="#3a2410", stroke_width=0.7)
    _fanlight(sketch, x)


def _studded(sketch: Sketch, x: float, wood: str) -> None:
    for board in (-18, -9, 9, 18):
        sketch.line((x + board, FOOT), (x + board, SPRING - 20), darken(wood, 0.6), 1.2, opacity=0.8)
    for y in (SPRING + 12, SPRING + 38, SPRING + 64):
        for side in (-1, 1):
            d = trace("M", x + side * 27, y, "h", -side * 18, "l", -side * 4, 3, "l", side * 4, 3, "h", side * 18, "Z")
            sketch.path(d, "#23201e")
            for stud in (11, 18, 25):
                sketch.circle((x + side * stud, y + 3), 1.5, "#8d8a84")
    for side in (-1, 1):
        ring = (x + side * 7, SPRING + 52)
        sketch.circle(ring, 3.6, "none", stroke="#c8a24a", stroke_width=1.6)


def _diamonds(sketch: Sketch, x: float, wood: str) -> None:
    for side in (-1, 1):
        for row in range(3):
            centre_x, y = x + side * 14, SPRING + 20 + row * 26
            d = trace("M", centre_x, y - 11, "l", 9, 11, "l", -9, 11, "l", -9, -11, "Z")
            sketch.path(d, lighten(wood, 0.22), stroke=darken(wood, 0.6), stroke_width=1.6)
            sketch.circle((centre_x, y), 1.8, "#d9ab46")
    _fanlight(sketch, x)


def _glazed(sketch: Sketch, x: float, wood: str) -> None:
    """A shop door: glass above, boards below."""
    for side in (-1, 1):
        glass = Box(x + side * 14 - 9, SPRING + 10, 18, 44)
        sketch.rect(glass, "#1d3244", stroke=darken(wood, 0.6), stroke_width=1.8)
        gleam = trace("M", glass.x, glass.y + 26, "l", 18, -18, "v", 10, "l", -18, 18, "Z")
        sketch.path(gleam, "#cfe6f4", fill_opacity=0.4)
        sketch.line((glass.x, glass.y + 22), (glass.right, glass.y + 22), darken(wood, 0.45), 1.8)
        sketch.rect(
            Box(glass.x, glass.bottom + 6, 18, 20), darken(wood, 0.3), stroke=darken(wood, 0.65), stroke_width=1.4
        )
    _fanlight(sketch, x)


_LEAVES: tuple[Callable[[Sketch, float, str], None], ...] = (_panelled, _studded, _diamonds, _glazed)
