"""Joust: helm, parted shield and crossed lances before two pavilions."""

import random

from assets.studio.interface.figures import FIGURES
from assets.studio.interface.heraldry import figure
from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Box, heater_shield, polygon, trace
from assets.studio.kit.light import drop_shadow
from assets.studio.kit.materials import gold_paint
from assets.studio.kit.palette import BRIGHT_GOLD, UMBER
from assets.studio.kit.svg import Sketch
from assets.studio.kit.timber import beam
from assets.studio.san_gimignano.dusk import evening_hills, evening_sky, ground, towers_behind

_RED, _BLUE, _CREAM = "#a81f22", "#27408b", "#f0e0c0"
_SHIELD = Box(138, 240, 164, 190)
_PARTING = 220
_GORES, _EAVES = 6, -91.0


def draw(sketch: Sketch, rng: random.Random) -> None:
    evening_sky(sketch, (220, 380), rng)
    evening_hills(sketch, rng, (398, 428))
    towers_behind(sketch, ((176, 16, 86), (198, 14, 60), (222, 18, 106), (246, 15, 70)), 452, rng)
    ground(sketch, 452, "#4a2c30", "#a8784a", rng)
    _pavilion(sketch, 82, _RED)
    _pavilion(sketch, 358, _BLUE)
    _barrier(sketch)
    _lance(sketch, _RED, mirror=False)
    _lance(sketch, _BLUE, mirror=True)
    _shield(sketch)
    _helm(sketch)


def _pavilion(sketch: Sketch, x: float, colour: str) -> None:
    """A round tent in stripes, 128 wide and 190 high; the shaded side is the right one."""
    with sketch.at(x, 500):
        for gore in range(_GORES):
            shade = 0.45 * max(0.0, (gore - 2) / 4)
            wall, roof = (colour, _CREAM) if gore % 2 else (_CREAM, colour)
            _tent_gore(sketch, gore, mix(wall, "#2a1430", shade), mix(roof, "#2a1430", shade))
        _tent_trim(sketch)
        sketch.path("M-11 0 Q0 -65 0 -84 Q0 -65 13 0 Z", "#1a0c18")
        beam(sketch, (0, -190), (0, -216), 3)
        sketch.path("M0 -217 q16 -6 32 3 q-12 5 -32 10 Z", colour, stroke="#2a0a0a", stroke_width=0.8)


def _tent_gore(sketch: Sketch, gore: int, wall: str, roof: str) -> None:
    left, right = (-64 + side * 128 / _GORES for side in (gore, gore + 1))
    panel = [(left * 0.88, _EAVES), (right * 0.88, _EAVES), (right, 0.0), (left, 0.0)]
    sketch.path(polygon(panel), wall)
    fall, rise = (left * 0.35, -114, left * 1.04, _EAVES), (right * 0.35, -114, 0, -190)
    slope = trace("M", 0, -190, "Q", *fall, "H", right * 1.04, "Q", *rise, "Z")
    sketch.path(slope, roof, stroke="#3a1420", stroke_width=0.6)


def _tent_trim(sketch: Sketch) -> None:
    """A row of golden points along the eaves."""
    step = 133 / 9
    for i in range(9):
        left = -66.5 + i * step
        point = [(left, _EAVES), (left + step, _EAVES), (left + step / 2, _EAVES + 16)]
        gold = mix("#f3d77c", "#6a4040", 0.5 * max(0, (i - 3) / 5))
        sketch.path(polygon(point), gold, stroke="#3a2008", stroke_width=0.8)


def _barrier(sketch: Sketch) -> None:
    for i in range(12):
        board = Box(22 + i * 34, 482, 34, 42)
        sketch.rect(board, _RED if i % 2 else _CREAM, stroke="#2a1010", stroke_width=1)
    turning = ((0, "#fff", 0.2), (0.4, "#fff", 0), (1, "#1a0a10", 0.5))
    sketch.rect(Box(22, 482, 396, 42), sketch.vertical(482, 524, turning))
    beam(sketch, (18, 479), (422, 479), 8, "#8a5a32")


def _lance(sketch: Sketch, colour: str, mirror: bool) -> None:
    shaft = "M-6 200 L-5 -176 L0 -210 L5 -176 L6 200 Z"
    with sketch.at(220, 290, mirror=mirror), sketch.at(0, 0, turn=35):
        drop_shadow(sketch, shaft, 4, (4, 5))
        sketch.path(shaft, "#f4e8cc", stroke="#2a1608", stroke_width=2)
        with sketch.group(clip_path=sketch.clip(shaft)):
            for turn in range(13):
                y = 190 - turn * 30
                sketch.path(polygon([(-7, y), (7, y - 20), (7, y - 4), (-7, y + 16)]), colour)
            rounding = ((0, "#ffffff", 0.35), (0.4, "#ffffff", 0), (1, "#1a0a20", 0.5))
            sketch.rect(Box(-6, -210, 12, 410), sketch.horizontal(-6, 6, rounding))
        sketch.path("M-5 -176 L0 -212 L5 -176 Z", "#d0d8e4", stroke="#1a1a24", stroke_width=1.4)
        guard = sketch.linear((-18, 130), (18, 160), BRIGHT_GOLD)
        sketch.path("M-18 134 Q0 120 18 134 L7 160 H-7 Z", guard, stroke="#2a1608", stroke_width=1.6)


def _shield(sketch: Sketch) -> None:
    outline, field = heater_shield(_SHIELD), _SHIELD.inset(9)
    drop_shadow(sketch, outline, 8, (5, 9), 0.65)
    sketch.path(outline, gold_paint(sketch, _SHIELD), stroke=UMBER, stroke_width=2.6)
    with sketch.group(clip_path=sketch.clip(heater_shield(field))):
        halves = (
            (Box(field.x, field.y, field.w / 2, field.h), "#d8483e", "#6d1218"),
            (Box(_PARTING, field.y, field.w / 2, field.h), "#4a72d0", "#14235a"),
        )
        for half, bright, deep in halves:
            sketch.rect(half, sketch.linear((half.x, half.y), (half.right, half.bottom), ((0, bright), (1, deep))))
        gleam = trace(
            "M", field.x, field.y, "H", field.right, "v", 40, "Q", 240, field.y + 66, field.x, field.y + 60, "Z"
        )
        sketch.path(gleam, "#fff", fill_opacity=0.12)
        sketch.rect(Box(_PARTING - 2, field.y, 4, field.h), gold_paint(sketch, _SHIELD))
    sketch.path(heater_shield(field), stroke=UMBER, stroke_width=2)
    for x, owner in ((182, "L"), (258, "F")):
        with sketch.at(x, 318, 0.42):
            figure(sketch, FIGURES[owner]())


def _helm(sketch: Sketch) -> None:
    """A tilting helm facing right, with a red plume."""
    edge = {"stroke": "#12141c"}
    steel = sketch.linear(
        (-30, -30), (36, 30), ((0, "#f4f7fb"), (0.35, "#b6c0cf"), (0.6, "#6d788c"), (0.85, "#aab4c4"), (1, "#4a5264"))
    )
    plume = sketch.linear((-64, -50), (-10, -10), ((0, "#e0483c"), (1, "#7a1219")))
    skull = "M-28 34 C-34 6 -34 -26 -6 -38 C18 -42 32 -26 38 -6 L26 0 L30 14 C26 28 18 34 12 36 Z"
    with sketch.at(216, 192, 1.42):
        feathers = (
            "M-6 -38 C-26 -66 -58 -54 -66 -24 C-56 -36 -46 -36 -40 -30 C-52 -28 -58 -14 -56 2 "
            "C-46 -16 -36 -20 -26 -20 Z"
        )
        drop_shadow(sketch, skull, 4)
        sketch.path(feathers, plume, stroke="#2a0608", stroke_width=1.6)
        for i in range(6):
            barb = trace("M", -13 - i * 7, -40 + i * i * 0.9, "q", -9, 6, -11, 16)
            sketch.path(barb, stroke="#ff9a80", stroke_width=1.3, stroke_opacity=0.7)
        sketch.path(skull, steel, stroke_width=1.8, **edge)
        sketch.path("M38 -6 L2 -4 L26 0 Z", "#0a0a10")
        sketch.path("M4 -8 L36 -10", stroke="#e8eef6", stroke_width=2)
        for i in range(8):
            sketch.circle((8 + (i % 4) * 5.6, 12 + (i // 4) * 8 + (i % 2) * 2), 1.7, "#12141c")
        sketch.path("M-28 34 Q-6 42 14 36 L16 46 Q-8 54 -34 46 Z", steel, stroke_width=1.8, **edge)
        sketch.path("M-31 10 C-22 6 -14 6 -6 10", stroke="#f0c95c", stroke_width=2.6)
        sketch.path("M-24 -14 C-20 -26 -12 -32 -2 -33", stroke="#ffffff", stroke_width=2.4, stroke_opacity=0.6)
