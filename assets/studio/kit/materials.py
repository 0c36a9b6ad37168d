"""Parchment, walnut and gold: the materials every table is furnished with."""

import random

from assets.studio.kit.colour import darken, lighten, mix
from assets.studio.kit.geometry import Box, Point, circle, polar, rectangle, trace
from assets.studio.kit.light import drop_shadow
from assets.studio.kit.palette import GOLD, UMBER, WALNUT
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import FIBRE_RELIEF, PAPER_RELIEF, WOOD_RELIEF, emboss, stain


def gold_paint(sketch: Sketch, box: Box) -> str:
    """Gold leaf: bands of light crossing the box at some thirty degrees."""
    return sketch.linear((box.x, box.y), (box.right, box.bottom), GOLD)


def gold_line(sketch: Sketch, d: str, box: Box, width: float) -> None:
    """A gold moulding along a path: dark edge, gold, a thread of light."""
    sketch.path(d, stroke=UMBER, stroke_width=width * 1.3 + 0.8)
    sketch.path(d, stroke=gold_paint(sketch, box), stroke_width=width)
    sketch.path(d, stroke="#fff6cf", stroke_width=width * 0.14, stroke_opacity=0.7, transform="translate(-.6 -.8)")


def gold_shape(sketch: Sketch, d: str, box: Box, outline: float = 1.2) -> None:
    sketch.path(d, gold_paint(sketch, box), stroke=UMBER, stroke_width=outline)


def enamel(sketch: Sketch, box: Box, colour: str, dark: str | None = None) -> str:
    """Coloured glass on metal: lighter above, deep below."""
    deep = dark or darken(colour, 0.45)
    return sketch.vertical(box.y, box.bottom, ((0, lighten(colour, 0.16)), (0.5, colour), (1, deep)))


def parchment(sketch: Sketch, d: str, box: Box, hole: str = "", edge: float = 0.42, seed: int = 31) -> None:
    """A sheet in the shape of `d`; `hole` is cut out of it."""
    shape = f"{d} {hole}".strip()
    clip = sketch.clip(shape, even_odd=True)
    tone = sketch.vertical(box.y, box.bottom, ((0, "#f7ecd0"), (0.5, "#f0dfb6"), (1, "#dfc794")))
    sketch.path(shape, tone, fill_rule="evenodd")
    with sketch.group(clip_path=clip):
        stain(sketch, rectangle(box), "#7a4d1a", 0.35, seed=seed)
    emboss(sketch, box, FIBRE_RELIEF, 0.22, clip, seed=21)
    emboss(sketch, box, PAPER_RELIEF, 0.5, clip, seed=5)
    with sketch.group(blend="multiply", clip_path=clip):
        sketch.path(d, stroke="#6b3c08", stroke_width=30, stroke_opacity=edge, filter=sketch.blur(8))


def walnut(sketch: Sketch, box: Box, planks: int, rng: random.Random, colour: str = WALNUT) -> None:
    """A table top of boards running across."""
    height = box.h / planks
    for i in range(planks):
        board = Box(box.x, box.y + i * height, box.w, height)
        tone = mix(colour, rng.choice(("#6b4526", "#241308", "#4d2f18")), rng.uniform(0.05, 0.3))
        ends = ((0, lighten(tone, 0.07)), (0.5, tone), (1, darken(tone, 0.25)))
        sketch.rect(board, sketch.vertical(board.y, board.bottom, ends))
        stain(sketch, rectangle(board), "#0c0502", 0.5, frequency=".0035 .09", seed=40 + i, bias=-0.9)
        sketch.line((board.x, board.y), (board.right, board.y), "#0a0401", 2.2, opacity=0.8)
        sketch.line((board.x, board.y + 1.8), (board.right, board.y + 1.8), "#c99a62", 0.8, opacity=0.3)
    emboss(sketch, box, WOOD_RELIEF, 0.55)


def medallion(sketch: Sketch, centre: Point, radius: float, colour: str, dark: str) -> None:
    """An enamelled roundel in a gold rim; the emblem is drawn on it by the caller."""
    cx, cy = centre
    rim = Box(cx - radius, cy - radius, 2 * radius, 2 * radius)
    glass = ((0, lighten(colour, 0.22)), (0.6, colour), (1, dark))
    drop_shadow(sketch, circle(centre, radius), blur=radius * 0.09, offset=(radius * 0.07, radius * 0.13))
    sketch.circle(centre, radius, gold_paint(sketch, rim), stroke=UMBER, stroke_width=radius * 0.045)
    sketch.circle(
        centre,
        radius * 0.85,
        sketch.radial((cx - radius * 0.28, cy - radius * 0.34), radius * 1.25, glass),
        stroke=UMBER,
        stroke_width=radius * 0.04,
    )
    arc = radius * 0.74
    start, end = polar(centre, arc, 205), polar(centre, arc, 310)
    gleam = trace("M", *start, "A", arc, arc, 0, 0, 1, *end)
    sketch.path(gleam, stroke="#fff", stroke_width=radius * 0.05, stroke_opacity=0.35, stroke_linecap="round")
