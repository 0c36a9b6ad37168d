"""Walls painted on plaster, paper and parchment: fresco, ruled paper, ink lilies."""

import random

from assets.studio.kit.colour import darken, lighten, mix
from assets.studio.kit.geometry import Box, rectangle, trace
from assets.studio.kit.heraldry import LILY
from assets.studio.kit.svg import Sketch
from assets.studio.kit.texture import PAPER_RELIEF, STUCCO_RELIEF, Relief, emboss, stain
from assets.studio.lucca.layout import BETWEEN_BAYS, CARD, HEIGHT, LOWER, STOREY, WIDTH
from assets.studio.lucca.looks import LOOKS

_GRISAILLE = "#f6dfae"
_OCHRE = "#eebf57"
_INK = "#3c3c48"
_HIDE = Relief(".045", 5, 1.5)
_LOZENGE = WIDTH / 8
_RULES_PER_STOREY = 12


def fresco(sketch: Sketch, rng: random.Random) -> None:
    wall = LOOKS["red"].wall
    sketch.rect(CARD, wall)
    stain(sketch, rectangle(CARD), "#6d150e", 0.75, ".02 .024", seed=3, bias=-0.85)
    stain(sketch, rectangle(CARD), "#ffc9a0", 0.3, ".014 .018", seed=31, blend="screen")
    for x in BETWEEN_BAYS:
        _candelabrum(sketch, x, 204)
    _scroll_frieze(sketch, 206)
    _painted_panel(sketch, wall)
    emboss(sketch, CARD, STUCCO_RELIEF, 0.6, seed=11)


def _candelabrum(sketch: Sketch, x: float, foot: float) -> None:
    """A painted stem of curling leaves, as grotesques have."""
    sketch.line((x, 44), (x, foot), _GRISAILLE, 2, opacity=0.85)
    for step in range(4):
        y = foot - 6 - step * 38
        for side in (-1, 1):
            curl = ("c", side * 12, -2, side * 14, -15, side * 5, -17, "c", -side * 4, 0, -side * 4, 6, 0, 6)
            sketch.path(trace("M", x, y, *curl), stroke=_GRISAILLE, stroke_width=2.4, stroke_linecap="round")
        sketch.circle((x, y - 21), 3.4, _OCHRE, stroke="#6d2a12", stroke_width=0.8)
        sketch.ellipse((x, y - 29), (2.2, 5), _GRISAILLE)


def _scroll_frieze(sketch: Sketch, top: float) -> None:
    """A running vine on a dark band; its period divides the width, so neighbours join."""
    band = Box(0, top, WIDTH, STOREY - top)
    sketch.rect(band, "#74190f")
    middle, period = band.centre[1], WIDTH / 6
    for edge in (band.y + 1.5, band.bottom - 1.5):
        sketch.line((0, edge), (WIDTH, edge), _GRISAILLE, 1.8, opacity=0.9)
    for i in range(7):
        side = -1 if i % 2 else 1
        x = (i - 0.5) * period
        stem = ("q", period * 0.25, side * 12, period / 2, 0, "t", period / 2, 0)
        leaf = (
            "M",
            x + period / 2,
            middle,
            "c",
            10,
            -side * 11,
            24,
            -side * 8,
            22,
            0,
            "c",
            -2,
            side * 6,
            -11,
            side * 4,
        )
        d = trace("M", x, middle, *stem) + trace(*leaf, -8, -side * 1)
        sketch.path(d, stroke=_GRISAILLE, stroke_width=2.2, stroke_linecap="round")
        sketch.circle((x + period * 0.5, middle + side * 5), 2.6, _OCHRE)


def _painted_panel(sketch: Sketch, wall: str) -> None:
    panel = Box(88, LOWER.y + 28, 192, 172)
    sketch.rect(panel, darken(wall, 0.18), fill_opacity=0.55)
    sketch.path(rectangle(panel), stroke=_GRISAILLE, stroke_width=2, stroke_opacity=0.75)
    sketch.path(rectangle(panel.inset(5)), stroke=_OCHRE, stroke_width=1, stroke_opacity=0.75)


def ruled_paper(sketch: Sketch, rng: random.Random) -> None:
    wall = LOOKS["yellow"].wall
    sketch.rect(CARD, wall)
    stain(sketch, rectangle(CARD), "#b07a1c", 0.3, ".012 .016", seed=8, bias=-0.8)
    pitch = STOREY / _RULES_PER_STOREY
    for i in range(2 * _RULES_PER_STOREY):
        y = (i + 0.5) * pitch
        sketch.line((0, y), (WIDTH, y), "#3f6cb0", 1.9, opacity=0.78)
    for x in (14.5, 18.5):
        sketch.line((x, 0), (x, HEIGHT), "#c4402e", 1.5, opacity=0.8)
    _pen_masonry(sketch, rng)
    emboss(sketch, CARD, PAPER_RELIEF, 0.5, seed=25)


def _pen_masonry(sketch: Sketch, rng: random.Random) -> None:
    """The ground floor as an architect's pen has begun to draw it: courses, joints, hatched shade."""
    rows, height = 5, 37.6
    for row in range(rows):
        y = LOWER.y + 20 + row * height
        sway = rng.uniform(-1.6, 1.6)
        course = trace("M", 0, y, "C", 120, y - sway, 250, y + sway, WIDTH, y)
        sketch.path(course, stroke=_INK, stroke_width=1.8, stroke_opacity=0.7)
        for column in range(7):
            joint = column * 62.0 + (31 if row % 2 else 0) - 4
            sketch.line((joint, y), (joint + rng.uniform(-1.5, 1.5), y + height), _INK, 1.5, opacity=0.6)
            for stroke in range(6 if rng.random() < 0.45 else 0):
                left = joint + 5 + stroke * 6
                sketch.line((left, y + height - 3), (left + 11, y + height - 15), _INK, 0.9, opacity=0.42)
    for x in BETWEEN_BAYS[1:3]:
        sketch.line((x - 2, 44), (x - 2.6, STOREY), _INK, 1.2, opacity=0.55)
        sketch.line((x + 2, 46), (x + 2.2, STOREY), _INK, 0.9, opacity=0.5)


def ink_lilies(sketch: Sketch, rng: random.Random) -> None:
    wall = LOOKS["violet"].wall
    sketch.rect(CARD, wall)
    stain(sketch, rectangle(CARD), "#33154f", 0.6, ".013 .015", seed=17, bias=-0.85)
    stain(sketch, rectangle(CARD), "#ffe6c0", 0.32, ".016 .014", seed=5, blend="screen")
    _lozenges(sketch)
    for row in range(2 * HEIGHT * 8 // WIDTH + 1):
        for column in range(9):
            x = column * _LOZENGE + (_LOZENGE / 2 if row % 2 else 0)
            _lily_or_stud(sketch, x, row * _LOZENGE / 2)
    emboss(sketch, CARD, _HIDE, 0.55, seed=35)
    emboss(sketch, CARD, PAPER_RELIEF, 0.3, seed=5)


def _lozenges(sketch: Sketch) -> None:
    lines = [trace("M", k * _LOZENGE, 0, "l", side * HEIGHT, HEIGHT) for k in range(-11, 20) for side in (-1, 1)]
    d = " ".join(lines)
    sketch.path(d, stroke="#321753", stroke_width=3.2, stroke_opacity=0.8)
    sketch.path(d, stroke="#e6d3f2", stroke_width=1, stroke_opacity=0.7, transform="translate(-1.2 -2)")


def _lily_or_stud(sketch: Sketch, x: float, y: float) -> None:
    sketch.circle((x, y), 4, mix(_OCHRE, "#fff0b0", 0.3), stroke="#4a2a0c", stroke_width=1)
    with sketch.at(x, y + _LOZENGE / 2, 0.74):
        sketch.path(LILY, "#2b1248", transform="translate(1.2 1.6)", fill_opacity=0.7)
        sketch.path(LILY, lighten("#d9c4ea", 0.35))
